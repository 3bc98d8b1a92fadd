// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HAPCatalogue

/// What the hub records by itself about values that have to last for a while. Not for clients to ask for.
extension HomeDatabase {
    /// The characteristics whose values triggers want to last.
    package var lastingCharacteristics: Set<CharacteristicReference> {
        Set(
            homes.lazy.flatMap(\.triggers).compactMap(\.plan).flatMap { plan in
                plan.holds(beginningAt: .distantPast).map(\.characteristic)
            })
    }

    /// The changes that follow for values that triggers want to last, when a device has told one: holds begin and end. None
    /// if it keeps everything as it is.
    ///
    /// The same for a value that was read after a restart or a reconnect. Then one that keeps a hold up lets it go on from
    /// where it began, though nobody knows what was in between.
    package func changes(
        holding value: CharacteristicValue, of characteristic: CharacteristicReference, at date: Date
    ) -> [Change] {
        homes.flatMap { home in
            home.triggers.compactMap { trigger in
                guard trigger.wantsToLast(characteristic) else { return nil }
                var trigger = trigger
                let holds = trigger.holds(after: value, of: characteristic, at: date)
                guard holds != trigger.holds else { return nil }
                trigger.holds = holds
                return .triggerUpdated(trigger: trigger, home: home.id)
            }
        }
    }

    /// Changes as they are to be committed: each trigger in them with the holds that fit its plan. So a hold is on disk in
    /// the transaction that enables the trigger, and gone in the one that disables it.
    ///
    /// - Parameter known: the last value of a characteristic, if the device has told it lately.
    package func settlingHolds(
        in changes: [Change], at date: Date, known: (CharacteristicReference) -> CharacteristicValue?
    ) -> [Change] {
        changes.map { change in
            guard case .triggerUpdated(var trigger, let home) = change else { return change }
            trigger.holds = trigger.settledHolds(at: date, known)
            return .triggerUpdated(trigger: trigger, home: home)
        }
    }

    /// A trigger for which a value has lasted.
    package struct Lasted: Hashable, Sendable {
        package let home: Home.ID
        package let trigger: Trigger.ID
        package let event: TriggerEvent
        package let date: Date
        /// Whether it ends what the last run has changed; else it is to be considered.
        package let isEnd: Bool
    }

    /// What lasting values will make happen, the earliest first, if the values last.
    ///
    /// - Parameter known: the last value of a characteristic, if the device has told it lately. What is not known does not
    ///   happen yet: the device has to confirm it.
    package func lasting(known: (CharacteristicReference) -> CharacteristicValue?) -> [Lasted] {
        let all = homes.flatMap { home in
            home.triggers.flatMap { trigger in
                trigger.lastingEnds.map { ($0, home.id, trigger.id, true) }
                    + trigger.lastingEvents.map { ($0, home.id, trigger.id, false) }
            }
        }
        let confirmed = all.filter { lasting, _, _, _ in
            guard let hold = lasting.event.hold(beginningAt: lasting.date) else { return false }
            return known(hold.characteristic).map(hold.isKept) == true
        }
        return confirmed.map { lasting, home, trigger, isEnd in
            Lasted(home: home, trigger: trigger, event: lasting.event, date: lasting.date, isEnd: isEnd)
        }.sorted { $0.date < $1.date }
    }

    /// Changes as they are to be committed when a trigger is considered since values have lasted until `date`: with the note
    /// that these events have happened, so that they do so once. Nothing is noted if the trigger has another plan meanwhile.
    package func changes(
        _ changes: [Change], notingThatLastedUntil date: Date, _ considered: Trigger, in home: Home.ID
    ) -> [Change] {
        guard var trigger = self.home(home)?.triggers.first(where: { $0.id == considered.id }),
            trigger.kind == considered.kind
        else { return changes }
        trigger.noteLasting(until: date)
        let holds = trigger.holds
        var isNoted = false
        let noted = changes.map { change -> Change in
            guard case .triggerUpdated(var updated, home) = change, updated.id == trigger.id else { return change }
            updated.holds = holds
            isNoted = true
            return .triggerUpdated(trigger: updated, home: home)
        }
        return isNoted ? noted : [.triggerUpdated(trigger: trigger, home: home)] + changes
    }
}

extension Trigger {
    /// Whether its plan wants a value of a characteristic to last.
    fileprivate func wantsToLast(_ characteristic: CharacteristicReference) -> Bool {
        plan?.holds(beginningAt: .distantPast).contains { $0.characteristic == characteristic } ?? false
    }
}
