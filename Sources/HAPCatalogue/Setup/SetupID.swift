// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Four characters `0-9A-Z` that tell accessories apart in setup payloads; random per accessory and no secret.
///
/// Source: HAP reference 3.
package struct SetupID: Hashable, Sendable {
    package let text: String

    /// What it is made of.
    package static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// Nil unless `text` is four letters or digits; small letters become capitals.
    package init?(_ text: some StringProtocol) {
        let text = text.uppercased()
        guard text.count == 4, text.allSatisfy(Self.alphabet.contains) else { return nil }
        self.text = text
    }
}

extension SetupID: CustomStringConvertible {
    package var description: String { text }
}
