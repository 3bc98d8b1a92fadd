// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// What becomes of a trigger's missed dates, as people write it and as it is printed.
enum CatchUpText {
    static let expected = "skip, all, or \"once within 30m\" (a minute to 7 days)"

    /// `skip`, `all`, `once within 30m`, `once within 30 minutes`; nil if it is none of these.
    static func rule(_ text: String) -> CatchUp? {
        let words = text.lowercased().split(separator: " ")
        switch words.first {
        case "skip"? where words.count == 1: return .skip
        case "all"? where words.count == 1: return .all
        case "once"? where words.count > 2 && words[1] == "within":
            return SpanText.seconds(words[2...].joined(separator: " ")).map { .once(within: $0) }
        default: return nil
        }
    }

    static func text(_ rule: CatchUp) -> String {
        switch rule {
        case .skip: "skip"
        case .all: "all"
        case .once(let reach): "once within \(PlanText.span(reach))"
        }
    }
}
