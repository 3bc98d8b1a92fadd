// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel

// How long a trigger lives, and what becomes of dates that it missed. Additions of Hearth; Apple's triggers never end, and
// pass over what they missed.

/// What becomes of a trigger's dates that were missed while the hub was off or asleep, or when the clock was put forward. An
/// addition of Hearth.
public enum HMTriggerCatchUpRule: Hashable, Sendable {
    /// Nothing; the next date counts. So do Apple's.
    case skip
    /// It runs once, for the last date missed, if that was less than so many seconds ago: a minute to 7 days.
    case once(within: TimeInterval)
    /// It runs for each date missed, one after the other; those of more than 30 days ago are passed over.
    case all
}

extension HMTrigger {
    /// After this it does not run any more, and is disabled; nil never ends. An addition of Hearth.
    public var endDate: Date? { record?.endDate }

    /// Gives it another end; nil takes it away. May be done before it is added to a home. Fails with `fireDateInPast` for an end
    /// that is over, or before the next date of a trigger that waits for nothing else. An addition of Hearth.
    public func updateEndDate(_ endDate: Date?, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        change(
            completionHandler, draft: { $0.endDate = endDate },
            wish: { UpdateTriggerEndDate(home: $0, trigger: $1, endDate: endDate) })
    }

    /// Gives it another end; nil takes it away. An addition of Hearth.
    public nonisolated(nonsending) func updateEndDate(_ endDate: Date?) async throws {
        try await awaitCompletion { updateEndDate(endDate, completionHandler: $0) }
    }

    /// What becomes of dates that were missed; `skip` if nobody has said. An addition of Hearth.
    public var catchUpRule: HMTriggerCatchUpRule { record.map { HMTriggerCatchUpRule($0.catchUp) } ?? .skip }

    /// Says what becomes of dates that were missed. May be done before it is added to a home. Fails with `invalidParameter` for
    /// a time that the rule does not take. An addition of Hearth.
    public func updateCatchUpRule(
        _ rule: HMTriggerCatchUpRule, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        change(
            completionHandler, draft: { $0.catchUp = rule.model },
            wish: { UpdateTriggerCatchUp(home: $0, trigger: $1, catchUp: rule.model) })
    }

    /// Says what becomes of dates that were missed. An addition of Hearth.
    public nonisolated(nonsending) func updateCatchUpRule(_ rule: HMTriggerCatchUpRule) async throws {
        try await awaitCompletion { updateCatchUpRule(rule, completionHandler: $0) }
    }
}

extension HMTriggerCatchUpRule {
    fileprivate init(_ model: CatchUp) {
        switch model {
        case .skip: self = .skip
        case .once(let reach): self = .once(within: reach)
        case .all: self = .all
        }
    }

    fileprivate var model: CatchUp {
        switch self {
        case .skip: .skip
        case .once(let reach): .once(within: reach)
        case .all: .all
        }
    }
}
