// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel

/// The options of `hearth trigger add` and `hearth trigger edit` that say when a trigger ends, and what becomes of dates that
/// it missed.
enum TriggerLifeOptions {
    static let ends = OptionDefinition(
        "ends", "DATE", "When it ends, and is disabled: 2027-03-01 (the last day), 2027-03-01T18:00.")
    static let missed = OptionDefinition(
        "missed", "RULE",
        "What becomes of dates missed while the hub was off: skip (else), all (it runs for each), \"once within 30m\" (once, if the last one is less than that ago)."
    )

    static let all = [ends, missed]

    /// What `--ends` says; nil if it was not given.
    static func endDate(_ call: CommandCall) throws(CommandError) -> Date? {
        guard let text = call.arguments[ends] else { return nil }
        let (now, calendar) = (call.environment.now(), call.environment.calendar)
        guard let date = EndText.date(text, now: now, calendar: calendar) else {
            throw call.usage(.invalidValue(what: "--ends", expected: EndText.expected))
        }
        return date
    }

    /// What `--missed` says; nil if it was not given.
    static func catchUp(_ call: CommandCall) throws(CommandError) -> CatchUp? {
        guard let text = call.arguments[missed] else { return nil }
        guard let rule = CatchUpText.rule(text) else {
            throw call.usage(.invalidValue(what: "--missed", expected: CatchUpText.expected))
        }
        return rule
    }
}
