// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

extension EventPlan {
    /// Itself as it is after it has travelled or was stored, where 21.0 and 21 are the same.
    var normalised: EventPlan {
        var plan = self
        plan.events = events.map(\.normalised)
        plan.endEvents = endEvents.map(\.normalised)
        plan.predicate = predicate.map(\.normalised)
        return plan
    }
}

extension TriggerEvent {
    fileprivate var normalised: TriggerEvent {
        switch kind {
        case .characteristic(let reference, let value):
            TriggerEvent(id: id, kind: .characteristic(of: reference, value: value?.plain))
        case .threshold(let reference, let minimum, let maximum):
            TriggerEvent(
                id: id, kind: .threshold(of: reference, minimum: minimum?.plain, maximum: maximum?.plain))
        case .lasting(let reference, let comparison, let value, let seconds):
            TriggerEvent(
                id: id, kind: .lasting(of: reference, comparison: comparison, value: value.plain, seconds: seconds))
        default: self
        }
    }
}

extension TriggerPredicate {
    fileprivate var normalised: TriggerPredicate {
        switch self {
        case .characteristic(let reference, let comparison, let value):
            .characteristic(of: reference, comparison: comparison, value: value.plain)
        case .lasting(let reference, let comparison, let value, let seconds):
            .lasting(of: reference, comparison: comparison, value: value.plain, seconds: seconds)
        case .all(let of): .all(of: of.map(\.normalised))
        case .any(let of): .any(of: of.map(\.normalised))
        case .not(let predicate): .not(predicate: predicate.normalised)
        case .time, .between, .presence: self
        }
    }
}

extension CharacteristicValue {
    /// Itself as JSON keeps it: a whole number is an integer.
    var plain: CharacteristicValue {
        guard case .double(let number) = self, let whole = Int64(exactly: number) else { return self }
        return .integer(Int128(whole))
    }
}
