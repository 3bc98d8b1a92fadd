// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Home {
    /// What triggers lose when accessories leave: the events of their characteristics, and what was to be put back there.
    ///
    /// One left without events is disabled, and so is one whose condition asks for what has left: the condition stays,
    /// since without it the trigger would run more often than anybody wanted. Source: behaviour section 5.
    func triggerChanges(forgetting leaving: Set<Accessory.ID>) -> [Change] {
        triggers.compactMap { trigger in
            let kept = trigger.forgetting(leaving)
            return kept == trigger ? nil : .triggerUpdated(trigger: kept, home: id)
        }
    }
}

extension Trigger {
    fileprivate func forgetting(_ leaving: Set<Accessory.ID>) -> Trigger {
        guard var plan else { return self }
        var trigger = self
        let hasLeft = { (event: TriggerEvent) in event.characteristic.map { leaving.contains($0.accessory) } ?? false }
        plan.events.removeAll(where: hasLeft)
        plan.endEvents.removeAll(where: hasLeft)
        trigger.kind = .event(plan: plan)
        trigger.restoration?.values.removeAll { leaving.contains($0.characteristic.accessory) }
        trigger.holds.removeAll { leaving.contains($0.characteristic.accessory) }
        let asked = plan.predicate?.characteristics ?? []
        if plan.events.isEmpty || asked.contains(where: { leaving.contains($0.accessory) }) { trigger.disable() }
        return trigger
    }

    /// Itself after an accessory server was described anew: events, conditions and what is to be put back follow the
    /// characteristics they were meant for; where there is something else now, events are lost, and a condition that is
    /// lost disables the trigger.
    ///
    /// - Parameter target: where a characteristic is now; nil if it is lost.
    func redirected(_ target: (CharacteristicReference) -> CharacteristicReference?) -> Trigger {
        guard var plan else { return self }
        var trigger = self
        plan.events = plan.events.compactMap { $0.redirected(target) }
        plan.endEvents = plan.endEvents.compactMap { $0.redirected(target) }
        let isLost = plan.predicate?.characteristics.contains { target($0) == nil } ?? false
        plan.predicate = plan.predicate.map { predicate in predicate.redirected { target($0) ?? $0 } }
        trigger.kind = .event(plan: plan)
        trigger.restoration?.values = (restoration?.values ?? []).compactMap { value in
            target(value.characteristic).map { Restoration.Value($0, value.value) }
        }
        trigger.holds = holds.compactMap { hold in target(hold.characteristic).map(hold.moved) }
        if trigger.isEnabled && (plan.events.isEmpty || isLost) { trigger.disable() }
        return trigger
    }
}

extension TriggerEvent {
    fileprivate func redirected(
        _ target: (CharacteristicReference) -> CharacteristicReference?
    ) -> TriggerEvent? {
        guard let characteristic else { return self }
        guard let new = target(characteristic) else { return nil }
        var event = self
        switch kind {
        case .characteristic(_, let value): event.kind = .characteristic(of: new, value: value)
        case .threshold(_, let minimum, let maximum):
            event.kind = .threshold(of: new, minimum: minimum, maximum: maximum)
        case .lasting(_, let comparison, let value, let seconds):
            event.kind = .lasting(of: new, comparison: comparison, value: value, seconds: seconds)
        default: break
        }
        return event
    }
}
