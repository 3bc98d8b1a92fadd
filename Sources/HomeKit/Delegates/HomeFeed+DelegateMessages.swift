// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

// Who is told of which change: behaviour section 4's table, section 7 for bridges.

extension HomeFeed {
    /// Tells of a change that somebody else made. It has been taken over already.
    ///
    /// - Parameter before: the database as it was.
    func tell(_ change: Change, before: HomeDatabase) {
        switch change {
        case .homeAdded, .homeRemoved, .primaryHomeChanged: tellManager(change)
        // Apple's framework has no word for it.
        case .homeLocated, .personUpdated, .personRemoved: break
        case .homeRenamed(let home, _): tell(home) { $1.homeDidUpdateName($0) }
        case .roomAdded, .roomRemoved, .roomRenamed: tellRoom(change)
        case .zoneAdded, .zoneRemoved, .zoneRenamed, .roomAddedToZone, .roomRemovedFromZone: tellZone(change)
        case .accessoryAdded, .accessoryRemoved, .accessoryMoved, .accessoryBlocked: tellHomeOfAccessory(change)
        case .accessoryRenamed, .serviceRenamed, .serviceAssociated: tellAccessory(change)
        case .accessoryDescribed(let accessory, let home):
            guard let old = before.accessory(accessory.id, home) else { return }
            tellDescription(of: accessory, was: old, in: home)
        case .serviceGroupAdded, .serviceGroupRemoved, .serviceGroupRenamed, .serviceAddedToGroup,
            .serviceRemovedFromGroup:
            tellServiceGroup(change)
        case .actionSetAdded, .actionSetRemoved, .actionSetRenamed, .actionsChanged: tellActionSet(change, before)
        case .userAdded, .userRemoved, .userUpdated: tellUser(change)
        // Apple's framework has no word for it; the accessory is unreachable, which is told as such.
        case .accessoryGone: break
        case .actionSetExecuted, .actionSetPending: break
        case .triggerAdded, .triggerRemoved, .triggerRenamed, .triggerUpdated: tellTrigger(change)
        }
    }

    /// Tells of a change that this program asked for: nothing, but of the accessories that came with a bridge.
    func tellAsker(_ change: Change) {
        guard case .accessoryAdded(let accessory, _) = change, accessory.bridge != nil else { return }
        tellHomeOfAccessory(change)
    }

    func tell(_ hubState: HMHomeHubState, to home: Home.ID) {
        tell(home) { $1.home($0, didUpdate: hubState) }
    }

    private func tellManager(_ change: Change) {
        guard let manager = currentManager, let delegate = manager.delegate else { return }
        switch change {
        case .homeAdded(let home): delegate.homeManager(manager, didAdd: anchor.home(home.id))
        case .homeRemoved(let home): delegate.homeManager(manager, didRemove: anchor.home(home))
        case .primaryHomeChanged: delegate.homeManagerDidUpdatePrimaryHome(manager)
        default: break
        }
    }

    private func tellRoom(_ change: Change) {
        switch change {
        case .roomAdded(let room, let home): tell(home) { $1.home($0, didAdd: $0.anchor.room(room.id, in: home)) }
        case .roomRemoved(let room, let home): tell(home) { $1.home($0, didRemove: $0.anchor.room(room, in: home)) }
        case .roomRenamed(let room, let home, _):
            tell(home) { $1.home($0, didUpdateNameFor: $0.anchor.room(room, in: home)) }
        default: break
        }
    }

    private func tellZone(_ change: Change) {
        switch change {
        case .zoneAdded(let zone, let home): tell(home) { $1.home($0, didAdd: $0.anchor.zone(zone.id, in: home)) }
        case .zoneRemoved(let zone, let home): tell(home) { $1.home($0, didRemove: $0.anchor.zone(zone, in: home)) }
        case .zoneRenamed(let zone, let home, _):
            tell(home) { $1.home($0, didUpdateNameFor: $0.anchor.zone(zone, in: home)) }
        case .roomAddedToZone(let room, let zone, let home):
            tell(home) { $1.home($0, didAdd: $0.anchor.room(room, in: home), to: $0.anchor.zone(zone, in: home)) }
        case .roomRemovedFromZone(let room, let zone, let home):
            tell(home) { $1.home($0, didRemove: $0.anchor.room(room, in: home), from: $0.anchor.zone(zone, in: home)) }
        default: break
        }
    }

    private func tellHomeOfAccessory(_ change: Change) {
        switch change {
        case .accessoryAdded(let accessory, let home):
            tell(home) { $1.home($0, didAdd: $0.anchor.accessory(accessory.id, in: home)) }
        case .accessoryRemoved(let accessory, let home):
            tell(home) { $1.home($0, didRemove: $0.anchor.accessory(accessory, in: home)) }
        case .accessoryMoved(let accessory, let home, let room):
            tell(home) {
                $1.home($0, didUpdate: $0.anchor.room(room, in: home), for: $0.anchor.accessory(accessory, in: home))
            }
        case .accessoryBlocked(let accessory, let home, let since):
            tell(home) {
                let accessory = $0.anchor.accessory(accessory, in: home)
                guard since != nil else { return $1.home($0, didUnblockAccessory: accessory) }
                $1.home($0, didEncounterError: HMError(.accessoryIsBlocked).about([accessory]), for: accessory)
            }
        default: break
        }
    }

    private func tellAccessory(_ change: Change) {
        switch change {
        case .accessoryRenamed(let accessory, let home, _): tell(accessory, home) { $1.accessoryDidUpdateName($0) }
        case .serviceRenamed(let service, let accessory, let home, _):
            let service = anchor.service(service, of: accessory, in: home)
            tell(accessory, home) { $1.accessory($0, didUpdateNameFor: service) }
        case .serviceAssociated(let service, let accessory, let home, _):
            let service = anchor.service(service, of: accessory, in: home)
            tell(accessory, home) { $1.accessory($0, didUpdateAssociatedServiceTypeFor: service) }
        default: break
        }
    }

    private func tellDescription(of accessory: Accessory, was old: Accessory, in home: Home.ID) {
        if accessory.services != old.services { tell(accessory.id, home) { $1.accessoryDidUpdateServices($0) } }
        if let version = accessory.firmwareVersion, version != old.firmwareVersion {
            tell(accessory.id, home) { $1.accessory($0, didUpdateFirmwareVersion: version) }
        }
        tellProfiles(of: accessory, were: old, in: home)
    }

    private func tellServiceGroup(_ change: Change) {
        switch change {
        case .serviceGroupAdded(let group, let home):
            tell(home) { $1.home($0, didAdd: $0.anchor.serviceGroup(group.id, in: home)) }
        case .serviceGroupRemoved(let group, let home):
            tell(home) { $1.home($0, didRemove: $0.anchor.serviceGroup(group, in: home)) }
        case .serviceGroupRenamed(let group, let home, _):
            tell(home) { $1.home($0, didUpdateNameFor: $0.anchor.serviceGroup(group, in: home)) }
        case .serviceAddedToGroup(let service, let group, let home):
            tell(home) {
                let service = $0.anchor.service(service.iid, of: service.accessory, in: home)
                $1.home($0, didAdd: service, to: $0.anchor.serviceGroup(group, in: home))
            }
        case .serviceRemovedFromGroup(let service, let group, let home):
            tell(home) {
                let service = $0.anchor.service(service.iid, of: service.accessory, in: home)
                $1.home($0, didRemove: service, from: $0.anchor.serviceGroup(group, in: home))
            }
        default: break
        }
    }

    /// Sets that belong to one trigger are not the home's: of their coming and going their trigger's message tells.
    private func tellActionSet(_ change: Change, _ before: HomeDatabase) {
        switch change {
        case .actionSetAdded(let set, _) where set.isTriggerOwned: break
        case .actionSetRemoved(let id, let home) where before.actionSet(id, home)?.isTriggerOwned == true: break
        case .actionSetRenamed(let id, let home, _) where before.actionSet(id, home)?.isTriggerOwned == true: break
        case .actionSetAdded(let set, let home):
            tell(home) { $1.home($0, didAdd: $0.anchor.actionSet(set.id, in: home)) }
        case .actionSetRemoved(let set, let home):
            tell(home) { $1.home($0, didRemove: $0.anchor.actionSet(set, in: home)) }
        case .actionSetRenamed(let set, let home, _):
            tell(home) { $1.home($0, didUpdateNameFor: $0.anchor.actionSet(set, in: home)) }
        case .actionsChanged(let set, let home, _):
            tell(home) { $1.home($0, didUpdateActionsFor: $0.anchor.actionSet(set, in: home)) }
        default: break
        }
    }

    private func tellUser(_ change: Change) {
        switch change {
        case .userAdded(let user, let home): tell(home) { $1.home($0, didAdd: $0.anchor.user(user.id, in: home)) }
        case .userRemoved(let user, let home): tell(home) { $1.home($0, didRemove: $0.anchor.user(user, in: home)) }
        case .userUpdated(let user, let home) where user.unixID == replica.caller?.unixID:
            tell(home) { $1.homeDidUpdateAccessControl(forCurrentUser: $0) }
        default: break
        }
    }

    private func tellTrigger(_ change: Change) {
        switch change {
        case .triggerAdded(let trigger, let home):
            tell(home) { $1.home($0, didAdd: $0.anchor.trigger(trigger, in: home)) }
        case .triggerRemoved(let id, let home):
            guard let trigger = anchor.departedTrigger(id, in: home) else { return }
            tell(home) { $1.home($0, didRemove: trigger) }
        case .triggerRenamed(let id, let home, _):
            guard let trigger = replica.database.trigger(id, home) else { return }
            tell(home) { $1.home($0, didUpdateNameFor: $0.anchor.trigger(trigger, in: home)) }
        case .triggerUpdated(let trigger, let home):
            tell(home) { $1.home($0, didUpdate: $0.anchor.trigger(trigger, in: home)) }
        default: break
        }
    }
}

// MARK: - Live state

extension HomeFeed {
    func tellReachability(_ accessory: Accessory.ID) {
        guard let found = replica.database.accessory(accessory) else { return }
        tell(accessory, found.home.id) { $1.accessoryDidUpdateReachability($0) }
    }

    /// Tells of a value: the profiles that stand for it and, if the program asked to be notified, the accessory's delegate.
    func tellValue(_ reference: CharacteristicReference) {
        guard replica.isSubscribed(reference),
            let (accessory, home) = replica.database.accessory(reference.accessory)
        else { return }
        tellProfiles(reference, of: accessory, in: home.id)
        guard replica.isNotifying(reference),
            let service = accessory.services.first(where: { $0.characteristics.contains { $0.iid == reference.iid } })
        else { return }
        let object = anchor.service(service.iid, of: accessory.id, in: home.id)
        let characteristic = anchor.characteristic(reference, in: home.id)
        tell(accessory.id, home.id) { $1.accessory($0, service: object, didUpdateValueFor: characteristic) }
    }
}

// MARK: - Whom

extension HomeFeed {
    private func tell(_ home: Home.ID, _ message: (HMHome, any HMHomeDelegate) -> Void) {
        let home = anchor.home(home)
        if let delegate = home.delegate { message(home, delegate) }
    }

    func tell(
        _ accessory: Accessory.ID, _ home: Home.ID, _ message: (HMAccessory, any HMAccessoryDelegate) -> Void
    ) {
        let accessory = anchor.accessory(accessory, in: home)
        if let delegate = accessory.delegate { message(accessory, delegate) }
    }
}

extension Anchor {
    /// The objects of the things that a change takes away; asked for beforehand, they keep what they last were.
    func leavingObjects(_ change: Change) -> [any HomeObject] {
        guard case .accessoryDescribed(let accessory, let home) = change else {
            return leavingObject(change).map { [$0] } ?? []
        }
        let now = Set(accessory.profiles.map(\.id))
        let leaving = (database.accessory(accessory.id, home)?.profiles ?? []).filter { !now.contains($0.id) }
        return leaving.map { profile($0.id, of: accessory.id, in: home) }
    }

    private func leavingObject(_ change: Change) -> (any HomeObject)? {
        switch change {
        case .homeRemoved(let home): self.home(home)
        case .roomRemoved(let room, let home): self.room(room, in: home)
        case .zoneRemoved(let zone, let home): self.zone(zone, in: home)
        case .accessoryRemoved(let accessory, let home): self.accessory(accessory, in: home)
        case .serviceGroupRemoved(let group, let home): serviceGroup(group, in: home)
        // Its accessory may leave with the same commit.
        case .serviceRemovedFromGroup(let service, _, let home):
            self.service(service.iid, of: service.accessory, in: home)
        case .actionSetRemoved(let set, let home): self.actionSet(set, in: home)
        case .userRemoved(let user, let home): self.user(user, in: home)
        case .triggerRemoved(let id, let home):
            database.trigger(id, home).map { self.trigger($0, in: home) }
        default: nil
        }
    }

    fileprivate func departedTrigger(_ id: Trigger.ID, in home: Home.ID) -> HMTrigger? {
        replica.departedObject(.trigger(id, home)) as? HMTrigger
    }
}
