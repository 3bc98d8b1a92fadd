// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What may be done with a characteristic: HAP's `perms`.
package struct CharacteristicPermissions: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `pr`: paired controllers may read it.
    package static let read = Self(rawValue: 1 << 0)
    /// `pw`: paired controllers may write it.
    package static let write = Self(rawValue: 1 << 1)
    /// `ev`: it sends events.
    package static let notify = Self(rawValue: 1 << 2)
    /// `aa`: writes may carry authorization data.
    package static let additionalAuthorization = Self(rawValue: 1 << 3)
    /// `tw`: it must be written as a timed write.
    package static let timedWrite = Self(rawValue: 1 << 4)
    /// `wr`: a write may be answered with a value.
    package static let writeResponse = Self(rawValue: 1 << 5)
    /// `hd`: not for users' eyes.
    package static let hidden = Self(rawValue: 1 << 6)

    /// HAP's words in the order in which Apple's accessory code writes them.
    private static let words: [(String, CharacteristicPermissions)] = [
        ("pr", .read), ("pw", .write), ("ev", .notify), ("aa", .additionalAuthorization), ("tw", .timedWrite),
        ("wr", .writeResponse), ("hd", .hidden),
    ]

    /// Reads HAP's words; unknown ones are passed over.
    package init(words: some Sequence<String>) {
        self = words.reduce(into: []) { result, word in
            if let known = Self(word: word) { result.insert(known) }
        }
    }

    /// Reads one of HAP's words; nil if it is unknown.
    package init?(word: String) {
        guard let known = Self.words.first(where: { $0.0 == word }) else { return nil }
        self = known.1
    }

    package var words: [String] {
        Self.words.filter { contains($0.1) }.map(\.0)
    }
}
