// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The pairing id of an accessory server, such as `7A:1C:3E:55:90:D2`.
///
/// Keeps the spelling it came with, because signatures cover those very bytes; equality and hash ignore case.
/// Source: HAP reference 1 and 4; quirk Q74.
package struct DeviceID: Sendable {
    /// As received.
    package let text: String

    private static let hexDigits = Array("0123456789ABCDEF")

    /// Six bytes in hex with colons, any case; nil for anything else.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 6, parts.allSatisfy({ Self.isHexPair(String($0)) }) else { return nil }
        self.text = String(text)
    }

    private static func isHexPair(_ part: String) -> Bool {
        part.utf8.count == 2 && part.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    }

    /// The Identifier item of a pairing message: any non-empty UTF-8 text of at most 64 bytes, since some device may
    /// not keep to the form.
    package init?(received bytes: [UInt8]) {
        guard (1...64).contains(bytes.count), let text = String(validating: bytes, as: UTF8.self) else { return nil }
        self.text = text
    }

    private init(unchecked text: String) {
        self.text = text
    }

    /// A fresh id in upper case, for a new accessory or after a factory reset.
    package static func generate(using random: RandomBytes) -> DeviceID {
        let pairs = random.draw(6).map { "\(hexDigits[Int($0 >> 4)])\(hexDigits[Int($0 & 0xF)])" }
        return DeviceID(unchecked: pairs.joined(separator: ":"))
    }

    /// The bytes that signatures cover and Identifier items carry.
    package var bytes: [UInt8] { Array(text.utf8) }
}

extension DeviceID: Hashable {
    package static func == (left: DeviceID, right: DeviceID) -> Bool {
        left.text == right.text || left.text.lowercased() == right.text.lowercased()
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text.lowercased())
    }
}

extension DeviceID: CustomStringConvertible {
    package var description: String { text }
}
