// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HAPCatalogue

/// What the hub has done about a trigger at one time, and why: kept for 30 days, the last 10,000 of all.
package struct Trace: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<Trace>

    /// How long traces are kept, in seconds.
    package static let lifetime: TimeInterval = 30 * 86_400
    /// How many traces are kept.
    package static let maximumCount = 10_000

    package let id: ID
    package let trigger: Trigger.ID
    package let home: Home.ID
    /// The trigger's name then.
    package let name: String
    /// When the hub looked at the trigger.
    package let date: Date
    /// What made it look.
    package let cause: Cause
    /// What its condition came to; nil if it has none or was not asked.
    package var condition: Judgement?
    package var outcome: Outcome
    /// What was written, or tried, or is to come.
    package var actions: [ActionTrace]
    /// When the last of the actions was over; nil while they last.
    package var finishedAt: Date?
    /// What else there is to say, in words for a person.
    package var note: String?

    package init(
        id: ID, trigger: Trigger.ID, home: Home.ID, name: String, date: Date, cause: Cause,
        condition: Judgement? = nil, outcome: Outcome, actions: [ActionTrace] = [], finishedAt: Date? = nil,
        note: String? = nil
    ) {
        self.id = id
        self.trigger = trigger
        self.home = home
        self.name = name
        self.date = date
        self.cause = cause
        self.condition = condition
        self.outcome = outcome
        self.actions = actions
        self.finishedAt = finishedAt
        self.note = note
    }
}

extension Trace {
    /// What made the hub look at a trigger.
    package enum Cause: Hashable, Sendable, Codable {
        /// A date of it has come: the one it was due at.
        case date(due: Date)
        /// Dates of it were missed, the first of them at `due`; the last one at `last`, if it is made up for.
        case missed(due: Date, last: Date?)
        /// A device has told something that is one of its events.
        case event(event: TriggerEvent, change: ValueChange)
        /// Anything else that is one of its events, such as people who come or leave, or a value that has lasted.
        case happened(event: TriggerEvent)
        /// An end event: what its run has changed is put back. Nil for time alone.
        case end(event: TriggerEvent?)
        /// Somebody tries it out.
        case test
    }

    /// How it went. Raw values travel and are stored.
    package enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
        /// Its action sets are running, or actions with a delay are to come.
        case running
        /// Every action succeeded.
        case ran
        /// Some actions failed.
        case partlyFailed
        /// No action succeeded.
        case failed
        /// Its condition did not hold.
        case conditionNotMet
        /// Whether its condition holds could not be told.
        case conditionUnknown
        /// The date was passed over: too late, and its catch-up rule skips.
        case missed
        /// It was changed, disabled or removed while its condition was being looked at.
        case changed
        /// The hub ended while it ran: which of the actions without a result were done is not known. They are not repeated.
        case interrupted
        /// It was only tried out: nothing was written.
        case rehearsed
    }
}

/// One write of a run.
package struct ActionTrace: Hashable, Sendable, Codable {
    /// The scene it belongs to; nil for the values that the trigger sets itself, and for what is put back.
    package let actionSet: ActionSet.ID?
    package let characteristic: CharacteristicReference
    package let value: CharacteristicValue
    /// Seconds after the start at which it is written; 0 is at once.
    package let delay: Double
    /// Whether its device has taken it; nil until that is known, and for ever if the hub has ended meanwhile.
    package var succeeded: Bool?
    /// What went wrong, or why it is not known.
    package var error: HubError?
    /// Seconds from the write to its result.
    package var seconds: Double?

    package init(
        actionSet: ActionSet.ID?, characteristic: CharacteristicReference, value: CharacteristicValue,
        delay: Double = 0, succeeded: Bool? = nil, error: HubError? = nil, seconds: Double? = nil
    ) {
        self.actionSet = actionSet
        self.characteristic = characteristic
        self.value = value.plain
        self.delay = delay
        self.succeeded = succeeded
        self.error = error
        self.seconds = seconds
    }
}
