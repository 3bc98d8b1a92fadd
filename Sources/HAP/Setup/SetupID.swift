// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Four characters `0-9A-Z` that tell accessories apart in setup payloads; random per accessory and no secret.
///
/// Source: HAP reference 3.
package struct SetupID: Hashable, Sendable {
    package let text: String

    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// Nil unless `text` is four letters or digits; small letters become capitals.
    package init?(_ text: some StringProtocol) {
        let text = text.uppercased()
        guard text.count == 4, text.allSatisfy(Self.alphabet.contains) else { return nil }
        self.text = text
    }

    private init(unchecked text: String) {
        self.text = text
    }

    package static func generate(using random: RandomBytes) -> SetupID {
        SetupID(unchecked: String((0..<4).map { _ in alphabet[Int(random.number(below: 36))] }))
    }
}

extension SetupID: CustomStringConvertible {
    package var description: String { text }
}
