// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Base64 with the standard alphabet and padding, as HAP writes data. Source: RFC 4648, section 4.
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// The value of each letter; 255 for bytes outside the alphabet.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
        return values
    }()

    package static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            bits <<= UInt32(3 - group.count) * 8
            for place in 0..<4 {
                let letter = alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)]
                text.append(place <= group.count ? letter : padding)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Nil if `text` is not base64. Missing padding is accepted only if `requiringPadding` is false.
    package static func decode(_ text: some StringProtocol, requiringPadding: Bool = true) -> [UInt8]? {
        var letters = Array(text.utf8)
        if requiringPadding, !letters.count.isMultiple(of: 4) { return nil }
        for _ in 0..<2 where letters.last == padding { letters.removeLast() }
        guard letters.count % 4 != 1 else { return nil }
        return bytes(of: letters)
    }

    private static func bytes(of letters: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(letters.count * 3 / 4)
        var bits: UInt32 = 0
        var count = 0
        for letter in letters {
            let value = values[Int(letter)]
            guard value != 255 else { return nil }
            bits = (bits << 6 | UInt32(value)) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return result
    }
}
