// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Home {
    /// Carries out a change inside this home. Returns whether it did something.
    mutating func apply(_ change: Change) -> Bool {
        switch change {
        case .homeRenamed(_, let name):
            self.name = name
            return true
        case .homeLocated(_, let location):
            self.location = location
            return true
        case .homeAdded, .homeRemoved, .primaryHomeChanged:
            return false
        case .roomAdded, .roomRemoved, .roomRenamed:
            return applyToRooms(change)
        case .zoneAdded, .zoneRemoved, .zoneRenamed, .roomAddedToZone, .roomRemovedFromZone:
            return applyToZones(change)
        case .accessoryAdded, .accessoryRemoved, .accessoryRenamed, .accessoryMoved, .accessoryDescribed,
            .accessoryGone, .accessoryBlocked, .serviceRenamed, .serviceAssociated:
            return applyToAccessories(change)
        case .serviceGroupAdded, .serviceGroupRemoved, .serviceGroupRenamed, .serviceAddedToGroup,
            .serviceRemovedFromGroup:
            return applyToServiceGroups(change)
        case .userAdded, .userRemoved, .userUpdated:
            return applyToUsers(change)
        case .personUpdated, .personRemoved:
            return applyToPeople(change)
        case .actionSetAdded, .actionSetRemoved, .actionSetRenamed, .actionsChanged, .actionSetExecuted,
            .actionSetPending:
            return applyToActionSets(change)
        case .triggerAdded, .triggerRemoved, .triggerRenamed, .triggerUpdated:
            return applyToTriggers(change)
        }
    }

    private mutating func applyToRooms(_ change: Change) -> Bool {
        switch change {
        case .roomAdded(let room, _):
            return rooms.appendIfNew(room)
        case .roomRemoved(let id, _):
            for index in zones.indices { zones[index].rooms.removeAll { $0 == id } }
            return rooms.remove(id)
        case .roomRenamed(let id, _, let name):
            return rooms.update(id) { $0.name = name }
        default:
            return false
        }
    }

    private mutating func applyToZones(_ change: Change) -> Bool {
        switch change {
        case .zoneAdded(let zone, _):
            return zones.appendIfNew(zone)
        case .zoneRemoved(let id, _):
            return zones.remove(id)
        case .zoneRenamed(let id, _, let name):
            return zones.update(id) { $0.name = name }
        case .roomAddedToZone(let room, let id, _):
            guard let zone = zones.first(where: { $0.id == id }), !zone.rooms.contains(room) else { return false }
            return zones.update(id) { $0.rooms.append(room) }
        case .roomRemovedFromZone(let room, let id, _):
            guard let zone = zones.first(where: { $0.id == id }), zone.rooms.contains(room) else { return false }
            return zones.update(id) { $0.rooms.removeAll { $0 == room } }
        default:
            return false
        }
    }

    private mutating func applyToAccessories(_ change: Change) -> Bool {
        switch change {
        case .accessoryAdded(let accessory, _):
            return accessories.appendIfNew(accessory)
        case .accessoryRemoved(let id, _):
            return accessories.remove(id)
        case .accessoryRenamed(let id, _, let name):
            return accessories.update(id) { $0.name = name }
        case .accessoryMoved(let id, _, let room):
            return accessories.update(id) { $0.room = room }
        case .accessoryDescribed(let accessory, _):
            return accessories.update(accessory.id) { $0.takeDescription(of: accessory) }
        case .accessoryGone(let id, _, let since):
            return accessories.update(id) { $0.goneSince = since }
        case .accessoryBlocked(let id, _, let since):
            return accessories.update(id) { $0.blockedSince = since }
        case .serviceRenamed(let iid, let id, _, let name):
            return updateService(iid, of: id) { $0.name = name }
        case .serviceAssociated(let iid, let id, _, let type):
            return updateService(iid, of: id) { $0.associatedType = type }
        default:
            return false
        }
    }

    private mutating func updateService(
        _ iid: UInt64, of id: Accessory.ID, _ change: (inout Service) -> Void
    ) -> Bool {
        guard let accessory = accessories.firstIndex(where: { $0.id == id }),
            let service = accessories[accessory].services.firstIndex(where: { $0.iid == iid })
        else { return false }
        change(&accessories[accessory].services[service])
        return true
    }

    private mutating func applyToServiceGroups(_ change: Change) -> Bool {
        switch change {
        case .serviceGroupAdded(let group, _):
            return serviceGroups.appendIfNew(group)
        case .serviceGroupRemoved(let id, _):
            return serviceGroups.remove(id)
        case .serviceGroupRenamed(let id, _, let name):
            return serviceGroups.update(id) { $0.name = name }
        case .serviceAddedToGroup(let service, let id, _):
            guard let group = serviceGroups.first(where: { $0.id == id }), !group.services.contains(service) else {
                return false
            }
            return serviceGroups.update(id) { $0.services.append(service) }
        case .serviceRemovedFromGroup(let service, let id, _):
            guard let group = serviceGroups.first(where: { $0.id == id }), group.services.contains(service) else {
                return false
            }
            return serviceGroups.update(id) { $0.services.removeAll { $0 == service } }
        default:
            return false
        }
    }

    private mutating func applyToUsers(_ change: Change) -> Bool {
        switch change {
        case .userAdded(let user, _):
            return users.appendIfNew(user)
        case .userRemoved(let id, _):
            return users.remove(id)
        case .userUpdated(let user, _):
            return users.update(user.id) { $0 = user }
        default:
            return false
        }
    }

    private mutating func applyToPeople(_ change: Change) -> Bool {
        switch change {
        case .personUpdated(let person, _):
            return people.appendIfNew(person) || people.update(person.id) { $0 = person }
        case .personRemoved(let id, _):
            return people.remove(id)
        default:
            return false
        }
    }

    private mutating func applyToActionSets(_ change: Change) -> Bool {
        switch change {
        case .actionSetAdded(let set, _):
            return actionSets.appendIfNew(set)
        case .actionSetRemoved(let id, _):
            for index in triggers.indices { triggers[index].actionSets.removeAll { $0 == id } }
            return actionSets.remove(id)
        case .actionSetRenamed(let id, _, let name):
            return actionSets.update(id) { $0.name = name }
        case .actionsChanged(let id, _, let actions):
            return actionSets.update(id) { $0.actions = actions }
        case .actionSetExecuted(let id, _, let date):
            return actionSets.update(id) { $0.lastExecutionDate = date }
        case .actionSetPending(let id, _, let pending):
            return actionSets.update(id) { $0.pending = pending }
        default:
            return false
        }
    }

    private mutating func applyToTriggers(_ change: Change) -> Bool {
        switch change {
        case .triggerAdded(let trigger, _):
            return triggers.appendIfNew(trigger)
        case .triggerRemoved(let id, _):
            return triggers.remove(id)
        case .triggerRenamed(let id, _, let name):
            return triggers.update(id) { $0.name = name }
        case .triggerUpdated(let trigger, _):
            return triggers.update(trigger.id) { $0 = trigger }
        default:
            return false
        }
    }
}
