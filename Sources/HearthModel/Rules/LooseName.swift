// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A name as HomeKit compares it: case, spaces and apostrophes do not count, canonically equal spellings are equal.
///
/// "My Home", "myhome" and "my'home" are one name. Invisible joiners between letters do not count either. Use it for
/// looking things up as well as for uniqueness. Source: behaviour section 1.
package struct LooseName: Hashable, Sendable {
    private let key: String

    package init(_ name: some StringProtocol) {
        key = Self.asciiKey(name) ?? Self.unicodeKey(name)
    }

    /// Whether nothing is left to compare, as of a name made of spaces.
    package var isEmpty: Bool { key.isEmpty }

    /// The quick way for names in plain ASCII; nil for all others.
    private static func asciiKey(_ name: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        for byte in name.utf8 {
            guard byte < 0x80 else { return nil }
            guard byte != UInt8(ascii: " "), byte != UInt8(ascii: "'") else { continue }
            let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            bytes.append(isUpper ? byte | 0x20 : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func unicodeKey(_ name: some StringProtocol) -> String {
        var key = ""
        for scalar in name.unicodeScalars where !scalar.isSpaceInNames && !scalar.isApostrophe && !scalar.isJoiner {
            key.append(contentsOf: folded(scalar))
        }
        return key
    }

    /// Upper case and back: `ß` meets `ss`, and both small sigmas meet. The dotless i has no capital of its own and stays.
    private static func folded(_ scalar: Unicode.Scalar) -> String {
        if scalar == "\u{131}" { return String(scalar) }
        return scalar.properties.uppercaseMapping.unicodeScalars.reduce(into: "") {
            $0 += $1.properties.lowercaseMapping
        }
    }
}

extension LooseName: CustomStringConvertible {
    package var description: String { key }
}
