// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The content of a DNS-SD TXT record: keys with or without values.
///
/// Keys are compared without regard to case; of equal keys the first counts (RFC 6763, section 6.4; quirk Q73).
package struct TXTRecord: Hashable, Sendable {
    /// The longest entry, `key=value` together, that the wire format has room for.
    package static let longestEntry = 255

    private var entries: [(key: String, value: [UInt8]?)] = []

    /// An empty record.
    package init() {}

    /// Reads the strings of a record as they arrive. An entry without a key, or whose key is not ASCII, is passed over.
    package init(strings: some Sequence<[UInt8]>) {
        for string in strings {
            let parts = string.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = parts.first, !key.isEmpty, key.allSatisfy({ $0 >= 0x20 && $0 <= 0x7E }) else { continue }
            let name = String(decoding: key, as: UTF8.self).lowercased()
            guard index(of: name) == nil else { continue }
            entries.append((name, parts.count > 1 ? Array(parts[1]) : nil))
        }
    }

    /// The value of a key as text; nil when the key is missing, has no value or an empty one: all three mean "missing"
    /// (HAP reference 4; quirk Q75). Bytes that are not UTF-8 become replacement characters.
    package subscript(key: String) -> String? {
        get {
            guard let index = index(of: key), let value = entries[index].value, !value.isEmpty else { return nil }
            return String(decoding: value, as: UTF8.self)
        }
        set {
            let value = newValue.map { Array($0.utf8) }
            if let index = index(of: key) {
                if value == nil { entries.remove(at: index) } else { entries[index].value = value }
            } else if value != nil {
                entries.append((key, value))
            }
        }
    }

    private func index(of key: String) -> Int? {
        entries.firstIndex { $0.key.lowercased() == key.lowercased() }
    }

    /// The strings to send, in the order in which they were set. A value too long for its entry is cut at a character.
    package var strings: [[UInt8]] {
        entries.map { key, value in
            guard let value else { return Array(key.utf8) }
            let room = Self.longestEntry - key.utf8.count - 1
            let text = String(decoding: value, as: UTF8.self)
            return Array(key.utf8) + [UInt8(ascii: "=")] + (value.count > room ? Array(text.fitted(room).utf8) : value)
        }
    }

    package static func == (one: TXTRecord, other: TXTRecord) -> Bool { one.strings == other.strings }

    package func hash(into hasher: inout Hasher) { hasher.combine(strings) }
}

extension String {
    /// The longest beginning of whole characters that has at most so many bytes of UTF-8.
    func fitted(_ bytes: Int) -> String {
        var text = self
        while text.utf8.count > bytes { text.removeLast() }
        return text
    }
}
