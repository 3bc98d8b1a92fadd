// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// Sorts what the decoder of the attribute database mended or dropped. Source: HAP reference 11; quirks Q35 to Q43.
///
/// What costs an entry is a violation; what every controller has to mend, because devices do it, is an oddity.
struct OddityRules {
    private struct Verdict: Hashable {
        let rule: Rule
        let isViolation: Bool
        let quirk: Int?
        let sentence: String
    }

    let oddities: [Oddity]

    /// One finding for each kind of oddity, and one for each rule without any.
    var findings: [Finding] {
        var order: [Verdict] = []
        var places: [Verdict: Places] = [:]
        for oddity in oddities {
            let verdict = Self.verdict(oddity.kind)
            if places[verdict] == nil { order.append(verdict) }
            places[verdict, default: Places()].add(oddity.aid, oddity.iid)
        }
        let found = order.map { verdict in
            let sentence = "\(verdict.sentence): \(places[verdict, default: Places()].words)."
            return verdict.isViolation
                ? verdict.rule.broken(sentence) : verdict.rule.odd(sentence, quirk: verdict.quirk)
        }
        let touched = Set(order.map(\.rule))
        return found + Self.kept.filter { !touched.contains($0.0) }.map { $0.works($1) }
    }

    private static let kept: [(Rule, String)] = [
        (.databaseEntries, "Every entry has number and type."), (.databaseIDs, "No number is used twice."),
        (.databaseLinks, "All links lead to other services."), (.databaseFormats, "Every format is declared."),
        (.databaseLimits, "No limits contradict each other."), (.databaseValues, "All values fit their formats."),
    ]

    private static func verdict(_ kind: Oddity.Kind) -> Verdict {
        switch kind {
        case .unusableEntry(let what):
            Verdict(
                rule: .databaseEntries, isViolation: true, quirk: nil,
                sentence: "An entry (\(what)) has no usable number or content")
        case .unreadableType:
            Verdict(rule: .databaseEntries, isViolation: true, quirk: nil, sentence: "The type is no UUID")
        case .duplicate(let what):
            Verdict(
                rule: .databaseIDs, isViolation: true, quirk: nil, sentence: "The number of a \(what) is used twice")
        case .sharedInstanceID:
            Verdict(
                rule: .databaseIDs, isViolation: true, quirk: nil,
                sentence: "A service and a characteristic share an iid")
        case .formatGuessed:
            Verdict(rule: .databaseFormats, isViolation: false, quirk: 35, sentence: "The format is missing or unknown")
        case .permissionsGuessed:
            Verdict(rule: .databasePermissions, isViolation: false, quirk: 36, sentence: "The permissions are missing")
        case .unknownPermission:
            Verdict(
                rule: .databasePermissions, isViolation: false, quirk: nil, sentence: "A permission is not one of HAP's"
            )
        case .danglingLink:
            Verdict(rule: .databaseLinks, isViolation: false, quirk: 37, sentence: "A link leads to no other service")
        case .impossibleLimits:
            Verdict(rule: .databaseLimits, isViolation: false, quirk: 43, sentence: "The limits are impossible")
        case .valueNotOfFormat:
            Verdict(
                rule: .databaseValues, isViolation: true, quirk: nil,
                sentence: "The value is not of the declared format")
        case .valueOutsideFormat:
            Verdict(
                rule: .databaseValues, isViolation: false, quirk: 40, sentence: "The value is too large for the format")
        case .hexadecimalData:
            Verdict(rule: .databaseData, isViolation: true, quirk: nil, sentence: "Data is written in hexadecimal")
        }
    }
}
