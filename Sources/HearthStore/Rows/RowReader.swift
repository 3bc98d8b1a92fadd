// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

/// Reads the homes back from their rows, everything in its order.
struct RowReader {
    private let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    func database() throws(StoreError) -> HomeDatabase {
        var database = HomeDatabase()
        for values in try connection.rows("SELECT id, name, is_primary, location FROM homes ORDER BY position") {
            var row = Row(values, of: "homes")
            let id = try row.id(Home.self)
            database.homes.append(try home(id, name: try row.text()))
            if try row.flag() { database.primaryHome = id }
            database.homes[database.homes.count - 1].location = try row.optionalJSON()
        }
        return database
    }

    func lastValues() throws(StoreError) -> [CharacteristicState] {
        var states: [CharacteristicState] = []
        for values in try connection.rows("SELECT accessory, iid, value_kind, value FROM last_values") {
            var row = Row(values, of: "last_values")
            let reference = try reference(&row)
            states.append(CharacteristicState(reference, value: try row.characteristicValue()))
        }
        return states
    }

    private func home(_ id: Home.ID, name: String) throws(StoreError) -> Home {
        let defaults = try connection.rows("SELECT id FROM rooms WHERE home = ? AND is_default = 1", [.id(id)])
        guard let values = defaults.first else { throw StoreError.corrupt(table: "rooms", detail: "no default room") }
        var row = Row(values, of: "rooms")
        return Home(
            id: id, name: name, defaultRoom: try row.id(Room.self), rooms: try rooms(of: id), zones: try zones(of: id),
            accessories: try accessories(of: id), serviceGroups: try serviceGroups(of: id),
            actionSets: try actionSets(of: id), triggers: try triggers(of: id),
            users: try users(of: id), people: try people(of: id))
    }

    private func rooms(of home: Home.ID) throws(StoreError) -> [Room] {
        let sql = "SELECT id, name FROM rooms WHERE home = ? AND is_default = 0 ORDER BY position"
        return try objects(sql, home, "rooms") { row throws(StoreError) in
            Room(id: try row.id(Room.self), name: try row.text())
        }
    }

    private func zones(of home: Home.ID) throws(StoreError) -> [Zone] {
        try objects("SELECT id, name FROM zones WHERE home = ? ORDER BY position", home, "zones") {
            row throws(StoreError) in
            let id = try row.id(Zone.self)
            let rooms = try ids("SELECT room FROM zone_rooms WHERE zone = ? ORDER BY position", id, Room.self)
            return Zone(id: id, name: try row.text(), rooms: rooms)
        }
    }

    private func accessories(of home: Home.ID) throws(StoreError) -> [Accessory] {
        let sql = """
            SELECT id, device_id, aid, name, room, bridge, category, manufacturer, model, serial_number,
                firmware_version, services, gone_since, blocked_since
            FROM accessories WHERE home = ? ORDER BY position
            """
        return try objects(sql, home, "accessories") { row throws(StoreError) in
            Accessory(
                id: try row.id(Accessory.self), deviceID: try row.text(), aid: UInt64(bitPattern: try row.integer()),
                name: try row.text(), room: try row.id(Room.self), bridge: try row.optionalID(Accessory.self),
                category: Int(try row.integer()), manufacturer: try row.optionalText(), model: try row.optionalText(),
                serialNumber: try row.optionalText(), firmwareVersion: try row.optionalText(),
                services: try ServicesColumn.decode(try row.text()), goneSince: try row.date(),
                blockedSince: try row.date())
        }
    }

    private func serviceGroups(of home: Home.ID) throws(StoreError) -> [ServiceGroup] {
        let sql = "SELECT id, name FROM service_groups WHERE home = ? ORDER BY position"
        return try objects(sql, home, "service_groups") { row throws(StoreError) in
            let id = try row.id(ServiceGroup.self)
            return ServiceGroup(id: id, name: try row.text(), services: try services(of: id))
        }
    }

    private func services(of group: ServiceGroup.ID) throws(StoreError) -> [ServiceReference] {
        let sql = "SELECT accessory, iid FROM grouped_services WHERE service_group = ? ORDER BY position"
        return try objects(sql, group, "grouped_services") { row throws(StoreError) in
            ServiceReference(accessory: try row.id(Accessory.self), iid: UInt64(bitPattern: try row.integer()))
        }
    }

    private func actionSets(of home: Home.ID) throws(StoreError) -> [ActionSet] {
        let sql = """
            SELECT id, name, kind, last_execution_date, pending FROM action_sets WHERE home = ? ORDER BY position
            """
        return try objects(sql, home, "action_sets") { row throws(StoreError) in
            let id = try row.id(ActionSet.self)
            let name = try row.text()
            guard let kind = ActionSet.Kind(rawValue: try row.text()) else {
                throw StoreError.corrupt(table: "action_sets", detail: "a kind is not known")
            }
            return ActionSet(
                id: id, name: name, kind: kind, actions: try actions(of: id), lastExecutionDate: try row.date(),
                pending: try row.optionalJSON())
        }
    }

    private func actions(of set: ActionSet.ID) throws(StoreError) -> [Action] {
        let sql = """
            SELECT id, accessory, iid, value_kind, value, delay FROM actions WHERE action_set = ? ORDER BY position
            """
        return try objects(sql, set, "actions") { row throws(StoreError) in
            let id = try row.id(Action.self)
            let reference = try reference(&row)
            guard let value = try row.characteristicValue() else {
                throw StoreError.corrupt(table: "actions", detail: "a target value is missing")
            }
            return Action(id: id, characteristic: reference, targetValue: value, delay: try row.real())
        }
    }

    private func triggers(of home: Home.ID) throws(StoreError) -> [Trigger] {
        let sql = """
            SELECT id, name, kind, is_enabled, last_fire_date, next_fire_date, restoration, catch_up, end_date, holds
            FROM triggers WHERE home = ? ORDER BY position
            """
        return try objects(sql, home, "triggers") { row throws(StoreError) in
            let id = try row.id(Trigger.self)
            let sets = try ids(
                "SELECT action_set FROM trigger_action_sets WHERE trigger = ? ORDER BY position", id, ActionSet.self)
            return Trigger(
                id: id, name: try row.text(), kind: try row.json(), isEnabled: try row.flag(), actionSets: sets,
                lastFireDate: try row.date(), nextFireDate: try row.date(), restoration: try row.optionalJSON(),
                catchUp: try row.optionalJSON() ?? .skip, endDate: try row.date(),
                holds: try row.optionalJSON() ?? [])
        }
    }

    private func users(of home: Home.ID) throws(StoreError) -> [User] {
        let sql = """
            SELECT id, unix_id, name, is_administrator, has_remote_access FROM users WHERE home = ? ORDER BY position
            """
        return try objects(sql, home, "users") { row throws(StoreError) in
            User(
                id: try row.id(User.self), unixID: UInt32(truncatingIfNeeded: try row.integer()),
                name: try row.text(), isAdministrator: try row.flag(), hasRemoteAccess: try row.flag())
        }
    }

    private func people(of home: Home.ID) throws(StoreError) -> [Person] {
        let sql = "SELECT unix_id, name, whereabouts, phone FROM people WHERE home = ? ORDER BY position"
        return try objects(sql, home, "people") { row throws(StoreError) in
            Person(
                unixID: UInt32(truncatingIfNeeded: try row.integer()), name: try row.text(),
                whereabouts: try row.optionalJSON(), phone: try row.optionalJSON())
        }
    }

    private func reference(_ row: inout Row) throws(StoreError) -> CharacteristicReference {
        CharacteristicReference(accessory: try row.id(Accessory.self), iid: UInt64(bitPattern: try row.integer()))
    }

    private func objects<Owner, Object>(
        _ sql: String, _ owner: ObjectID<Owner>, _ table: String, _ make: (inout Row) throws(StoreError) -> Object
    ) throws(StoreError) -> [Object] {
        var objects: [Object] = []
        for values in try connection.rows(sql, [.id(owner)]) {
            var row = Row(values, of: table)
            objects.append(try make(&row))
        }
        return objects
    }

    private func ids<Owner, Object>(
        _ sql: String, _ owner: ObjectID<Owner>, _ type: Object.Type
    ) throws(StoreError) -> [ObjectID<Object>] {
        try objects(sql, owner, "relations") { row throws(StoreError) in try row.id(type) }
    }
}
