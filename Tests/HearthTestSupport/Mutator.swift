// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Spoils good input in ways that follow from a seed, so that a failure can be had again.
package struct Mutator {
    private var state: UInt64
    /// What breaks readers: numbers at the edge, halves of structures, bytes that are no text.
    private let tokens: [[UInt8]]

    package init(seed: UInt64, tokens: [String] = Mutator.texts) {
        state = seed
        self.tokens = tokens.map { Array($0.utf8) } + [[0xFF, 0xFE], [0xC3], [0], [0xED, 0xA0, 0x80], [13, 10]]
    }

    package static let texts = [
        "1e309", "-1e309", "1e38", "1.8e38", "-1.8e38", "170141183460469231731687303715884105727",
        "-9223372036854775808",
        "18446744073709551615", "18446744073709551616", "5e-324", "-0", "NaN", "null", "{}", "[]", "\"", "\\u",
        "\\uD800",
        "{\"", "[[[[[[[[[[[[[[[[", "true", ",", "\r\n\r\n", "\n\n", ":", "-", ".", "%2C", "chunked", "FFFFFFFFFFFFFFFF",
        "7fffffffffffffff", " ", "=",
    ]

    /// A number below `limit`, which is above 0.
    package mutating func number(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }

    /// `bytes` with one to four things done to them.
    package mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for _ in 0...number(below: 4) { change(&result) }
        return result
    }

    /// The bytes in pieces of odd lengths.
    package mutating func pieces(_ bytes: [UInt8]) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(1 + number(below: 40))
            pieces.append(Array(piece))
            rest = rest.dropFirst(piece.count)
        }
        return pieces
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let place = number(below: bytes.count + 1)
        let length = min(number(below: 24), bytes.count - place)
        switch number(below: 7) {
        case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(number(below: 8))
        case 1 where place < bytes.count: bytes[place] = UInt8(number(below: 256))
        case 2: bytes.removeSubrange(place..<place + length)
        case 3: bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: number(below: bytes.count + 1))
        case 4: bytes.removeSubrange(place...)
        case 5:
            let token = tokens[number(below: tokens.count)]
            bytes.replaceSubrange(place..<place + length, with: token)
        default: replaceNumber(in: &bytes, from: place)
        }
    }

    /// Puts a token in place of the next run of digits.
    private mutating func replaceNumber(in bytes: inout [UInt8], from place: Int) {
        let digits: ClosedRange<UInt8> = 0x30...0x39
        guard let start = bytes[place...].firstIndex(where: { digits.contains($0) }) else { return }
        let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.endIndex
        bytes.replaceSubrange(start..<end, with: tokens[number(below: tokens.count)])
    }
}
