// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension EventPlan {
    /// Itself with whom "the current user" means in what does not say it yet: whoever asks for it.
    ///
    /// Apple's programs do not say whom they mean, and their event is that user's also when somebody else changes the
    /// trigger later: an event that `old` has under the same identifier stays that of the same person.
    func personal(to asker: UInt32?, after old: EventPlan? = nil) -> EventPlan {
        var plan = self
        let known = (old?.events ?? []) + (old?.endEvents ?? [])
        plan.events = events.map { $0.personal(to: asker, known) }
        plan.endEvents = endEvents.map { $0.personal(to: asker, known) }
        plan.predicate = predicate.map { $0.personal(to: asker) }
        return plan
    }
}

extension TriggerEvent {
    /// Whose coming and going it waits for, if that is one person's.
    private var user: UInt32? {
        switch kind {
        case .location(_, let user): user
        case .presence(let presence): presence.people?.first
        default: nil
        }
    }

    fileprivate func personal(to asker: UInt32?, _ known: [TriggerEvent]) -> TriggerEvent {
        let user = known.first { $0.id == id }?.user ?? asker
        switch kind {
        case .location(let region, nil): return TriggerEvent(id: id, kind: .location(region: region, user: user))
        case .presence(let presence):
            return TriggerEvent(id: id, kind: .presence(presence: presence.personal(to: user)))
        default: return self
        }
    }
}

extension TriggerEvent {
    /// Itself as a program gives it that does not say whom "the current user" means.
    package var impersonal: TriggerEvent {
        switch kind {
        case .location(let region, _): TriggerEvent(id: id, kind: .location(region: region, user: nil))
        case .presence(let presence): TriggerEvent(id: id, kind: .presence(presence: presence.impersonal))
        default: self
        }
    }
}

extension TriggerPredicate {
    /// Itself as a program gives it that does not say whom "the current user" means.
    package var impersonal: TriggerPredicate {
        switch self {
        case .presence(let presence): .presence(presence: presence.impersonal)
        case .all(let of): .all(of: of.map(\.impersonal))
        case .any(let of): .any(of: of.map(\.impersonal))
        case .not(let predicate): .not(predicate: predicate.impersonal)
        case .time, .between, .characteristic, .lasting: self
        }
    }

    fileprivate func personal(to asker: UInt32?) -> TriggerPredicate {
        switch self {
        case .presence(let presence): .presence(presence: presence.personal(to: asker))
        case .all(let of): .all(of: of.map { $0.personal(to: asker) })
        case .any(let of): .any(of: of.map { $0.personal(to: asker) })
        case .not(let predicate): .not(predicate: predicate.personal(to: asker))
        case .time, .between, .characteristic, .lasting: self
        }
    }
}

extension Presence {
    fileprivate var impersonal: Presence {
        users == .currentUser ? Presence(kind: kind, users: users) : self
    }

    fileprivate func personal(to asker: UInt32?) -> Presence {
        guard users == .currentUser, people == nil, let asker else { return self }
        return Presence(kind: kind, users: users, people: [asker])
    }
}
