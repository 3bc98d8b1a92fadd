// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Which names an app may give. Names that accessories bring along are not measured by it.
///
/// Letters and digits of every script, spaces and apostrophes (`'` and `’`); the first and the last are a letter or a
/// digit. A combining mark counts as part of the letter it stands on, and so does an invisible joiner between two letters
/// (Persian and Indic spelling needs it). Source: behaviour section 1.
package enum NameRule {
    /// The longest name, in bytes of UTF-8: HAP's own limit for strings.
    package static let maximumBytes = 64

    /// Refuses names that may not be given, each reason with its own code: `stringShorterThanMinimum`,
    /// `stringLongerThanMaximum`, `nameContainsProhibitedCharacters`, `nameDoesNotStartWithValidCharacters`,
    /// `nameDoesNotEndWithValidCharacters`; checked in this order.
    package static func check(_ name: String) throws(HubError) {
        guard !name.isEmpty else {
            throw HubError(.stringShorterThanMinimum, "A name must not be empty.")
        }
        guard name.utf8.count <= maximumBytes else {
            throw HubError(.stringLongerThanMaximum, "A name may have at most \(maximumBytes) bytes of UTF-8.")
        }
        let parts = try parts(of: name)
        guard parts.first == .letter || parts.first == .digit else {
            throw HubError(.nameDoesNotStartWithValidCharacters, "A name must begin with a letter or a digit.")
        }
        guard let last = parts.last, [.letter, .digit, .mark].contains(last) else {
            throw HubError(.nameDoesNotEndWithValidCharacters, "A name must end with a letter or a digit.")
        }
    }

    /// Refuses a rename to the name an object has already; compared loosely, so a change of case alone is refused.
    static func checkDiffers(_ old: String, _ new: String) throws(HubError) {
        guard LooseName(old) != LooseName(new) else {
            throw HubError(
                .renameWithSimilarName,
                "It has this name already. Case, spaces and apostrophes do not make a difference.")
        }
    }

    fileprivate enum Part {
        case letter
        case digit
        /// Belongs to the letter before it.
        case mark
        case joiner
        case space
        case apostrophe
    }

    private static func parts(of name: String) throws(HubError) -> [Part] {
        var parts: [Part] = []
        for scalar in name.unicodeScalars {
            guard let part = part(scalar), part.mayFollow(parts.last) else {
                throw HubError(
                    .nameContainsProhibitedCharacters,
                    "A name may hold letters, digits, spaces and apostrophes only.")
            }
            parts.append(part)
        }
        return parts
    }

    private static func part(_ scalar: Unicode.Scalar) -> Part? {
        if scalar.isApostrophe, scalar != "\u{2BC}" { return .apostrophe }
        if scalar.isSpaceInNames { return .space }
        if scalar.isJoiner { return .joiner }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return .letter
        case .decimalNumber: return .digit
        case .nonspacingMark, .spacingMark: return .mark
        default: return nil
        }
    }
}

extension NameRule.Part {
    /// Marks and joiners need a letter before them.
    fileprivate func mayFollow(_ previous: Self?) -> Bool {
        switch self {
        case .letter, .digit, .space, .apostrophe: true
        case .mark: previous == .letter || previous == .mark || previous == .joiner
        case .joiner: previous == .letter || previous == .mark
        }
    }
}

extension Unicode.Scalar {
    /// `'`, its typographic form, and the letter that Ukrainian and others write for it.
    var isApostrophe: Bool { self == "'" || self == "\u{2019}" || self == "\u{2BC}" }

    /// A space of any script: keyboards for Japanese type U+3000.
    var isSpaceInNames: Bool { properties.generalCategory == .spaceSeparator }

    /// Zero-width joiner and non-joiner.
    var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }
}
