// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What an event trigger waits for, and on which conditions it runs. Source: behaviour section 13.
package struct EventPlan: Hashable, Sendable, Codable {
    /// Any one of them makes the hub look at the conditions. At least one when it is made; accessories that leave take
    /// theirs along.
    package var events: [TriggerEvent]
    /// When one of them happens after a run, the values that the run has changed are put back.
    package var endEvents: [TriggerEvent]
    /// What has to hold for it to run; nil always does.
    package var predicate: TriggerPredicate?
    /// The days of the week on which it may run, 1 for Sunday to 7 for Saturday, in order; nil for all.
    package var weekdays: [Int]?
    /// Whether it is disabled after it has run once.
    package var executeOnce: Bool

    package init(
        events: [TriggerEvent], endEvents: [TriggerEvent] = [], predicate: TriggerPredicate? = nil,
        weekdays: [Int]? = nil, executeOnce: Bool = false
    ) {
        self.events = events
        self.endEvents = endEvents
        self.predicate = predicate
        self.weekdays = weekdays
        self.executeOnce = executeOnce
    }
}
