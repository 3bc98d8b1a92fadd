// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Bytes written as hexadecimal text in the vectors.
struct Hex: Decodable, Sendable, Equatable {
    let bytes: [UInt8]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let bytes = Self.bytes(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not hexadecimal")
        }
        self.bytes = bytes
    }

    static func bytes(_ text: String) -> [UInt8]? {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
