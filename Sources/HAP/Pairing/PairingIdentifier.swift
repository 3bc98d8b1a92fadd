// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The pairing id of a controller: a UUID in upper case by custom, opaque bytes by rule.
///
/// Source: HAP reference 1; quirk Q86 (returned exactly as received).
package struct PairingIdentifier: Hashable, Sendable {
    package let bytes: [UInt8]

    /// Longest identifier an accessory stores, in bytes.
    package static let maximumLength = 36

    /// - Parameter bytes: as received or stored.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// A fresh random UUID (version 4), upper case with dashes.
    package static func generate(using random: RandomBytes) -> PairingIdentifier {
        var uuid = random.draw(16)
        uuid[6] = uuid[6] & 0x0F | 0x40
        uuid[8] = uuid[8] & 0x3F | 0x80
        var text = ""
        for (index, byte) in uuid.enumerated() {
            if [4, 6, 8, 10].contains(index) { text.append("-") }
            text += byte < 16 ? "0" : ""
            text += String(byte, radix: 16, uppercase: true)
        }
        return PairingIdentifier(text)
    }

    /// Whether an accessory takes it: 1 to 36 bytes.
    package var isAcceptable: Bool { (1...Self.maximumLength).contains(bytes.count) }

    /// For logs and for people; bytes that are not UTF-8 are replaced.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension PairingIdentifier: CustomStringConvertible {
    package var description: String { text }
}
