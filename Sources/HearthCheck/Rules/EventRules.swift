// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// Judges what an accessory sent unasked. Source: HAP reference 14; quirk Q53.
struct EventRules {
    let events: [HTTPResponse]
    let database: AttributeDatabase

    var finding: Finding {
        let rule = Rule.eventForm
        guard !events.isEmpty else { return rule.notTested("No event came: nothing changed meanwhile.") }
        guard events.allSatisfy({ $0.status == 200 }) else { return rule.odd("An event does not say 200.") }
        let messages = events.compactMap { try? CharacteristicResponse(body: $0.body) }
        guard messages.count == events.count, messages.allSatisfy({ !$0.rows.isEmpty }) else {
            return rule.broken("An event has no rows that can be read.")
        }
        let unknown = messages.flatMap(\.rows).map(\.id).filter { database[$0] == nil }
        return unknown.isEmpty
            ? rule.works("Events have rows of known ids (\(events.count) came).")
            : rule.odd("Events name ids that are not in the database: \(Places(unknown).words).", quirk: 53)
    }
}
