// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

/// Names one thing in the database, whatever its kind.
enum ObjectKey: Hashable, Sendable {
    case home(Home.ID)
    case room(Room.ID, Home.ID)
    case zone(Zone.ID, Home.ID)
    case accessory(Accessory.ID, Home.ID)
    case serviceGroup(ServiceGroup.ID, Home.ID)
    case service(UInt64, Accessory.ID, Home.ID)
    case characteristic(UInt64, Accessory.ID, Home.ID)
    case profile(ProfileRecord.ID, Accessory.ID, Home.ID)
    case actionSet(ActionSet.ID, Home.ID)
    case action(Action.ID, ActionSet.ID, Home.ID)
    case trigger(Trigger.ID, Home.ID)
    case user(User.ID, Home.ID)
}

extension ObjectKey {
    var home: Home.ID {
        switch self {
        case .home(let home), .room(_, let home), .zone(_, let home), .accessory(_, let home), .service(_, _, let home),
            .characteristic(_, _, let home), .serviceGroup(_, let home), .actionSet(_, let home),
            .action(_, _, let home), .trigger(_, let home), .user(_, let home), .profile(_, _, let home):
            home
        }
    }

    /// The accessory it names, or of which it names a part.
    var accessory: Accessory.ID? {
        switch self {
        case .accessory(let accessory, _), .service(_, let accessory, _), .characteristic(_, let accessory, _),
            .profile(_, let accessory, _):
            accessory
        default: nil
        }
    }
}

extension HomeDatabase {
    /// The names of all things in it.
    var keys: Set<ObjectKey> {
        Set(homes.flatMap { [.home($0.id)] + $0.keys })
    }

    func contains(_ key: ObjectKey) -> Bool {
        switch key {
        case .home(let id): home(id) != nil
        case .room(let id, let home): room(id, home) != nil || self.home(home)?.defaultRoom == id
        case .zone(let id, let home): zone(id, home) != nil
        case .accessory(let id, let home): accessory(id, home) != nil
        case .service(let iid, let accessory, let home): service(iid, accessory, home) != nil
        case .characteristic(let iid, let accessory, let home): characteristic(iid, accessory, home) != nil
        case .profile(let id, let accessory, let home): self.accessory(accessory, home)?.profile(id) != nil
        case .serviceGroup(let id, let home): serviceGroup(id, home) != nil
        case .actionSet(let id, let home): actionSet(id, home) != nil
        case .action(let id, let set, let home): action(id, set, home) != nil
        case .trigger(let id, let home): trigger(id, home) != nil
        case .user(let id, let home): user(id, home) != nil || self.home(home) != nil && id == .owner(of: home)
        }
    }

    func room(_ id: Room.ID, _ home: Home.ID) -> Room? {
        self.home(home)?.rooms.first { $0.id == id }
    }

    func zone(_ id: Zone.ID, _ home: Home.ID) -> Zone? {
        self.home(home)?.zones.first { $0.id == id }
    }

    /// Asked for with nearly every property that a program reads, in homes of a thousand accessories: so it looks at
    /// identifiers alone, and copies no more than the one that it finds.
    func accessory(_ id: Accessory.ID, _ home: Home.ID) -> Accessory? {
        guard let place = homes.indices.first(where: { homes[$0].id == home }) else { return nil }
        let found = homes[place].accessories.indices.first { homes[place].accessories[$0].id == id }
        return found.map { homes[place].accessories[$0] }
    }

    func service(_ iid: UInt64, _ accessory: Accessory.ID, _ home: Home.ID) -> Service? {
        self.accessory(accessory, home)?.services.first { $0.iid == iid }
    }

    func characteristic(_ iid: UInt64, _ accessory: Accessory.ID, _ home: Home.ID) -> Characteristic? {
        self.accessory(accessory, home)?.characteristic(iid)
    }

    func serviceGroup(_ id: ServiceGroup.ID, _ home: Home.ID) -> ServiceGroup? {
        self.home(home)?.serviceGroups.first { $0.id == id }
    }

    func user(_ id: User.ID, _ home: Home.ID) -> User? {
        self.home(home)?.users.first { $0.id == id }
    }

    func actionSet(_ id: ActionSet.ID, _ home: Home.ID) -> ActionSet? {
        self.home(home)?.actionSets.first { $0.id == id }
    }

    func action(_ id: Action.ID, _ set: ActionSet.ID, _ home: Home.ID) -> Action? {
        actionSet(set, home)?.actions.first { $0.id == id }
    }

    func trigger(_ id: Trigger.ID, _ home: Home.ID) -> Trigger? {
        self.home(home)?.triggers.first { $0.id == id }
    }
}

extension Home {
    fileprivate var keys: [ObjectKey] {
        var keys: [ObjectKey] = (rooms.map(\.id) + [defaultRoom]).map { .room($0, id) }
        keys += zones.map { .zone($0.id, id) }
        keys += serviceGroups.map { .serviceGroup($0.id, id) }
        keys += (users.map(\.id) + [.owner(of: id)]).map { .user($0, id) }
        keys += triggers.map { .trigger($0.id, id) }
        for set in actionSets { keys += [.actionSet(set.id, id)] + set.actions.map { .action($0.id, set.id, id) } }
        for accessory in accessories {
            keys.append(.accessory(accessory.id, id))
            keys += accessory.profiles.map { .profile($0.id, accessory.id, id) }
            for service in accessory.services {
                keys.append(.service(service.iid, accessory.id, id))
                keys += service.characteristics.map { .characteristic($0.iid, accessory.id, id) }
            }
        }
        return keys
    }
}
