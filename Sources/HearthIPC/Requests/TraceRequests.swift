// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials
package import HearthModel

/// Lists what triggers have done and why, the newest first.
package struct ListTraces: HubRequest {
    package typealias Answer = Traces
    package static let method = "trigger.traces"

    /// Of this trigger alone, which may have been removed meanwhile.
    package let trigger: Trigger.ID?
    /// Of this home alone.
    package let home: Home.ID?
    /// How many at most; 100 if it is not given, 10,000 at the most.
    package let limit: Int?

    package init(trigger: Trigger.ID? = nil, home: Home.ID? = nil, limit: Int? = nil) {
        self.trigger = trigger
        self.home = home
        self.limit = limit
    }
}

package struct Traces: Codable, Hashable, Sendable {
    package let traces: [Trace]

    package init(traces: [Trace]) {
        self.traces = traces
    }
}

/// Tries a trigger out, enabled or not: asks its condition, and runs its scenes if it holds. Its dates stay as they are.
/// Answered when all but the delayed actions are over.
package struct TestTrigger: HubRequest {
    package typealias Answer = TriggerTested
    package static let method = "trigger.test"

    package let home: Home.ID
    package let trigger: Trigger.ID
    /// Only tells what would be done: nothing is written, and no trace is kept.
    package let isRehearsal: Bool
    /// Runs even if the condition does not hold.
    package let isForced: Bool

    package init(home: Home.ID, trigger: Trigger.ID, isRehearsal: Bool = false, isForced: Bool = false) {
        self.home = home
        self.trigger = trigger
        self.isRehearsal = isRehearsal
        self.isForced = isForced
    }
}

package struct TriggerTested: Codable, Hashable, Sendable {
    package let trace: Trace

    package init(trace: Trace) {
        self.trace = trace
    }
}

/// Tells what the hub will do when time comes to it, if nothing is changed until then. By the hub's own clock and zone.
package struct ShowAgenda: HubRequest {
    package typealias Answer = Agenda
    package static let method = "trigger.agenda"
    /// The longest time that can be asked for, in seconds.
    package static let longestSpan: Double = 366 * 86_400

    /// From then on; now if it is not given.
    package let from: Date?
    /// How far it goes, in seconds; 366 days at the most.
    package let span: Double
    /// How many dates of each trigger at most; 1,000 if it is not given, 10,000 at the most.
    package let limit: Int?

    package init(from: Date? = nil, span: Double, limit: Int? = nil) {
        self.from = from
        self.span = span
        self.limit = limit
    }
}

package struct Agenda: Codable, Hashable, Sendable {
    /// In the order of dates.
    package let entries: [AgendaEntry]

    package init(entries: [AgendaEntry]) {
        self.entries = entries
    }
}
