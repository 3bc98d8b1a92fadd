// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The words for the values of one kind of characteristic: "locked" for 1.
package struct ValueVocabulary: Sendable {
    private let shown: [Int: String]
    private let understood: [CatalogueWord: Int]

    /// The words for `type`, kept to the values that `metadata` allows. Empty if it is no enumeration.
    package init(type: TypeIdentifier?, metadata: CharacteristicMetadata) {
        var shown: [Int: String] = [:]
        var understood: [CatalogueWord: Int] = [:]
        for (value, words) in Self.words(for: type) where metadata.allows(value) {
            shown[value] = words.first
            for word in words { understood[CatalogueWord(word)] = value }
        }
        self.shown = shown
        self.understood = understood
    }

    /// The word to show for `value`; nil if it has none.
    package func word(for value: Int) -> String? { shown[value] }

    /// The value that a person's word means, compared loosely; nil if it means none.
    package func value(for word: String) -> Int? { understood[CatalogueWord(word)] }

    /// The shown words in the order of their values.
    package var words: [String] {
        shown.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Spoken words first, the catalogue's own after them.
    private static func words(for type: TypeIdentifier?) -> [Int: [String]] {
        guard let type, let definition = Catalogue.characteristic(type) else { return [:] }
        var words = SpokenValueNames.words(for: type)
        for name in definition.valueNames {
            words[name.value, default: []].append(name.words)
        }
        return words
    }
}

extension CharacteristicMetadata {
    /// Whether limits and allowed values leave room for `value`.
    fileprivate func allows(_ value: Int) -> Bool {
        if let validValues { return validValues.contains(value) }
        if let minimum = minimum?.number, Double(value) < minimum { return false }
        if let maximum = maximum?.number, Double(value) > maximum { return false }
        return true
    }
}
