// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Counts from 1.
package actor Counter {
    package private(set) var value = 0

    package init() {}

    package func next() -> Int {
        value += 1
        return value
    }
}
