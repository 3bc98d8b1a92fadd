// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

/// Carries out changes on the rows, as `HomeDatabase.apply` does on the value.
struct RowWriter {
    let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    func apply(_ change: Change) throws(StoreError) {
        switch change {
        case .homeAdded, .homeRemoved, .homeRenamed, .homeLocated, .primaryHomeChanged:
            try applyToHomes(change)
        case .roomAdded, .roomRemoved, .roomRenamed:
            try applyToRooms(change)
        case .zoneAdded, .zoneRemoved, .zoneRenamed, .roomAddedToZone, .roomRemovedFromZone:
            try applyToZones(change)
        case .accessoryAdded, .accessoryRemoved, .accessoryRenamed, .accessoryMoved, .accessoryDescribed,
            .accessoryGone, .accessoryBlocked, .serviceRenamed, .serviceAssociated:
            try applyToAccessories(change)
        case .serviceGroupAdded, .serviceGroupRemoved, .serviceGroupRenamed, .serviceAddedToGroup,
            .serviceRemovedFromGroup:
            try applyToServiceGroups(change)
        case .userAdded, .userRemoved, .userUpdated:
            try applyToUsers(change)
        case .personUpdated, .personRemoved:
            try applyToPeople(change)
        case .actionSetAdded, .actionSetRemoved, .actionSetRenamed, .actionsChanged, .actionSetExecuted,
            .actionSetPending:
            try applyToActionSets(change)
        case .triggerAdded, .triggerRemoved, .triggerRenamed, .triggerUpdated:
            try applyToTriggers(change)
        }
    }

    /// Remembers a last known value, unless its accessory is unknown.
    func save(_ state: CharacteristicState) throws(StoreError) {
        let accessory = SQLValue.id(state.characteristic.accessory)
        let columns = state.value?.columns ?? [.null, .null]
        try connection.run(
            """
            INSERT OR REPLACE INTO last_values (accessory, iid, value_kind, value)
            SELECT ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM accessories WHERE id = ?)
            """, [accessory, .bits(state.characteristic.iid)] + columns + [accessory])
    }

    private func applyToHomes(_ change: Change) throws(StoreError) {
        switch change {
        case .homeAdded(let home):
            try add(home)
        case .homeRemoved(let id):
            try connection.run("DELETE FROM homes WHERE id = ?", .id(id))
        case .homeRenamed(let id, let name):
            try connection.run("UPDATE homes SET name = ? WHERE id = ?", .text(name), .id(id))
        case .homeLocated(let id, let location):
            try connection.run(
                "UPDATE homes SET location = ? WHERE id = ?", .text(try location.map(JSONColumn.encode)), .id(id))
        case .primaryHomeChanged(let id):
            try connection.run("UPDATE homes SET is_primary = coalesce(id = ?, 0)", .id(id))
        default:
            break
        }
    }

    private func add(_ home: Home) throws(StoreError) {
        try connection.run(
            "INSERT INTO homes (id, name, location) VALUES (?, ?, ?)", .id(home.id), .text(home.name),
            .text(try home.location.map(JSONColumn.encode)))
        try connection.run(
            "INSERT INTO rooms (id, home, is_default) VALUES (?, ?, 1)", .id(home.defaultRoom), .id(home.id))
        for room in home.rooms { try add(room, to: home.id) }
        for zone in home.zones { try add(zone, to: home.id) }
        for accessory in home.accessories { try add(accessory, to: home.id) }
        for group in home.serviceGroups { try add(group, to: home.id) }
        for set in home.actionSets { try add(set, to: home.id) }
        for trigger in home.triggers { try add(trigger, to: home.id) }
        for user in home.users { try add(user, to: home.id) }
        for person in home.people { try put(person, in: home.id) }
    }

    private func applyToRooms(_ change: Change) throws(StoreError) {
        switch change {
        case .roomAdded(let room, let home):
            try add(room, to: home)
        case .roomRemoved(let id, _):
            try connection.run("DELETE FROM rooms WHERE id = ?", .id(id))
        case .roomRenamed(let id, _, let name):
            try connection.run("UPDATE rooms SET name = ? WHERE id = ?", .text(name), .id(id))
        default:
            break
        }
    }

    private func add(_ room: Room, to home: Home.ID) throws(StoreError) {
        try connection.run(
            "INSERT INTO rooms (id, home, name) VALUES (?, ?, ?)", .id(room.id), .id(home), .text(room.name))
    }

    private func applyToZones(_ change: Change) throws(StoreError) {
        switch change {
        case .zoneAdded(let zone, let home):
            try add(zone, to: home)
        case .zoneRemoved(let id, _):
            try connection.run("DELETE FROM zones WHERE id = ?", .id(id))
        case .zoneRenamed(let id, _, let name):
            try connection.run("UPDATE zones SET name = ? WHERE id = ?", .text(name), .id(id))
        case .roomAddedToZone(let room, let zone, _):
            try add(room, toZone: zone)
        case .roomRemovedFromZone(let room, let zone, _):
            try connection.run("DELETE FROM zone_rooms WHERE zone = ? AND room = ?", .id(zone), .id(room))
        default:
            break
        }
    }

    private func add(_ zone: Zone, to home: Home.ID) throws(StoreError) {
        try connection.run(
            "INSERT INTO zones (id, home, name) VALUES (?, ?, ?)", .id(zone.id), .id(home), .text(zone.name))
        for room in zone.rooms { try add(room, toZone: zone.id) }
    }

    private func add(_ room: Room.ID, toZone zone: Zone.ID) throws(StoreError) {
        try connection.run("INSERT INTO zone_rooms (zone, room) VALUES (?, ?)", .id(zone), .id(room))
    }
}
