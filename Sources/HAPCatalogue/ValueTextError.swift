// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A person's text does not name a value of the characteristic.
package struct ValueTextError: Error, Hashable, Sendable {
    package let text: String
    /// What would have been understood, to show to the person.
    package let allowed: [String]

    package init(text: String, allowed: [String]) {
        self.text = text
        self.allowed = allowed
    }
}

extension ValueTextError: CustomStringConvertible {
    package var description: String {
        "\"\(text)\" is not understood here; possible: \(allowed.joined(separator: ", "))."
    }
}
