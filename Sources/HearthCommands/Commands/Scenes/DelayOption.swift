// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `--after`, where scenes and triggers set values.
enum DelayOption {
    static let after = OptionDefinition(
        "after", "SPAN",
        "How long after the start it is set: 90s, 5m, 1h; up to a day. A characteristic may be set several times, at different times."
    )
    static let which = OptionDefinition(
        "after", "SPAN", "Which one, where the characteristic is set several times: 5m for the one after five minutes.")

    /// In seconds; 0 if it was not given.
    static func delay(_ call: CommandCall) throws(CommandError) -> Double { try given(call, after) ?? 0 }

    /// The action that is meant: the one of `--after`; else the one that is done at once, or the first.
    static func action(
        on characteristic: CharacteristicReference, in actions: [Action], _ call: CommandCall
    ) throws(CommandError) -> Action? {
        let all = actions.filter { $0.characteristic == characteristic }.sorted { $0.delay < $1.delay }
        guard let delay = try given(call, which) else { return all.first }
        return all.first { $0.delay == delay }
    }

    /// ` after 5 minutes`, or nothing.
    static func suffix(_ delay: Double) -> String { delay == 0 ? "" : " after \(PlanText.span(delay))" }

    private static func given(_ call: CommandCall, _ option: OptionDefinition) throws(CommandError) -> Double? {
        guard let text = call.arguments[option] else { return nil }
        if text == "0" { return 0 }
        guard let seconds = SpanText.seconds(text), seconds <= Action.longestDelay else {
            throw call.usage(.invalidValue(what: "--after", expected: SpanText.expected + ", up to a day"))
        }
        return seconds
    }
}
