// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension HomeDatabase {
    /// The home, or `notFound`.
    package func requiredHome(_ id: Home.ID) throws(HubError) -> Home {
        guard let home = home(id) else {
            throw HubError(.notFound, "There is no such home; it may have been removed.")
        }
        return home
    }

    /// A room of `rooms`; the default room is refused with `refusal`.
    func room(
        _ id: Room.ID, in home: Home, absent: HubError.Code = .notFound,
        refusingDefault refusal: HubError.Code = .roomForHomeCannotBeUpdated
    ) throws(HubError) -> Room {
        if homes.contains(where: { $0.defaultRoom == id }) {
            throw HubError(
                refusal, "The room for the entire home has the home's name and cannot be changed or grouped.")
        }
        return try object(id, \.rooms, in: home, "room", absent: absent)
    }

    func zone(_ id: Zone.ID, in home: Home) throws(HubError) -> Zone {
        try object(id, \.zones, in: home, "zone", absent: .notFound)
    }

    func accessory(
        _ id: Accessory.ID, in home: Home, absent: HubError.Code = .notFound
    ) throws(HubError) -> Accessory {
        try object(id, \.accessories, in: home, "accessory", absent: absent)
    }

    func serviceGroup(_ id: ServiceGroup.ID, in home: Home) throws(HubError) -> ServiceGroup {
        try object(id, \.serviceGroups, in: home, "service group", absent: .notFound)
    }

    func user(_ id: User.ID, in home: Home) throws(HubError) -> User {
        try object(id, \.users, in: home, "user", absent: .notFound)
    }

    func actionSet(
        _ id: ActionSet.ID, in home: Home, absent: HubError.Code = .notFound
    ) throws(HubError) -> ActionSet {
        try object(id, \.actionSets, in: home, "action set", absent: absent)
    }

    package func trigger(
        _ id: Trigger.ID, in home: Home, absent: HubError.Code = .notFound
    ) throws(HubError) -> Trigger {
        try object(id, \.triggers, in: home, "trigger", absent: absent)
    }

    /// An object of the home. In another home: `objectAssociatedToAnotherHome`; in none: `absent`.
    /// Source: behaviour section 5, errors.
    private func object<Object: Identifiable>(
        _ id: Object.ID, _ list: KeyPath<Home, [Object]>, in home: Home, _ noun: String, absent: HubError.Code
    ) throws(HubError) -> Object {
        if let found = home[keyPath: list].first(where: { $0.id == id }) { return found }
        if homes.contains(where: { $0[keyPath: list].contains { $0.id == id } }) {
            throw HubError(.objectAssociatedToAnotherHome, "The \(noun) belongs to another home than the one named.")
        }
        throw HubError(absent, "There is no such \(noun) in the home; it may have been removed.")
    }
}
