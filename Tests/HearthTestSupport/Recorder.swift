// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// Collects what concurrent code tells a test, in the order of its arrival.
package final class Recorder<Element: Sendable>: Sendable {
    private let storage = Guarded<[Element]>([])

    package init() {}

    package func record(_ element: Element) {
        storage.withLock { $0.append(element) }
    }

    package var elements: [Element] { storage.withLock { $0 } }
}
