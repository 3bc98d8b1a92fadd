// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel

/// Finds the one thing that a person means by a name.
///
/// Tried in this order, each only if the one before found nothing: the identifier, the very name, the name as HomeKit
/// compares names, the name without anything but letters and digits. Part of a name is never taken, only suggested.
struct NameResolver<Value: Sendable> {
    struct Candidate: Sendable {
        let value: Value
        /// What it is called; the first is the one shown.
        let names: [String]
        /// What identifies it beyond doubt.
        let identifiers: [String]
        /// Where it is: `Kitchen, My Home`.
        let place: String

        init(_ value: Value, names: [String], identifiers: [String], place: String = "") {
            self.value = value
            self.names = names
            self.identifiers = identifiers
            self.place = place
        }

        var description: String {
            let head = names.first ?? ""
            return ([place.isEmpty ? head : "\(head) in \(place)"] + identifiers.prefix(1)).joined(separator: "  ")
        }
    }

    /// `room`, `accessory`: what messages call it.
    let kind: NamedKind
    let candidates: [Candidate]
    /// What to do about an ambiguous name.
    let advice: String

    init(kind: NamedKind, _ candidates: [Candidate], advice: String = "Give the identifier instead.") {
        self.kind = kind
        self.candidates = candidates
        self.advice = advice
    }

    /// - Throws: `CommandError.notFound` with the nearest names, `CommandError.ambiguous` with the candidates.
    func resolve(_ text: String) throws(CommandError) -> Value {
        let found = matches(text)
        guard let first = found.first else {
            let names = candidates.flatMap(\.names)
            throw .notFound(kind: kind, name: text, suggestions: Suggestion.nearest(to: text, among: names))
        }
        guard found.count == 1 else {
            throw .ambiguous(kind: kind, name: text, candidates: found.map(\.description), advice: advice)
        }
        return first.value
    }

    /// Those that `text` means; several if it is ambiguous.
    func matches(_ text: String) -> [Candidate] {
        let upper = text.uppercased()
        let byIdentifier = candidates.filter { $0.identifiers.contains { $0.uppercased() == upper } }
        if !byIdentifier.isEmpty { return byIdentifier }
        for tier in NameTier.allCases {
            guard let key = tier.key(text) else { continue }
            let found = candidates.filter { $0.names.contains { tier.key($0) == key } }
            if !found.isEmpty { return found }
        }
        return []
    }
}

/// How strictly names are compared.
enum NameTier: CaseIterable {
    case exact
    /// Without regard to case, spaces and apostrophes. Source: behaviour section 1.
    case homeKit
    /// Letters and digits only.
    case loose

    /// What is compared; nil if nothing of the text counts.
    func key(_ text: String) -> String? {
        let key =
            switch self {
            case .exact: text
            case .homeKit: LooseName(text).description
            case .loose: text.lowercased().filter { $0.isLetter || $0.isNumber }
            }
        return key.isEmpty ? nil : key
    }
}
