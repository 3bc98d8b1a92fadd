// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// A zone with its rooms, as JSON.
struct ZoneView: Encodable {
    let id: String
    let name: String
    let home: NameView
    let rooms: [NameView]

    init(_ zone: Zone, in home: Home) {
        id = zone.id.description
        name = zone.name
        self.home = NameView(home)
        rooms = home.rooms.filter { zone.rooms.contains($0.id) }.map { NameView($0) }
    }
}

/// A room with what stands in it, as JSON.
struct RoomView: Encodable {
    let id: String
    let name: String
    let home: NameView
    /// Whether it is the room of everything not assigned elsewhere.
    let isDefault: Bool
    let accessories: [NameView]

    init(_ room: Room, in home: Home) {
        id = room.id.description
        name = room.name
        self.home = NameView(home)
        isDefault = room.id == home.defaultRoom
        accessories = home.accessories.filter { $0.room == room.id }.map { NameView($0) }
    }
}

/// A home with everything in it, as JSON.
struct HomeView: Encodable {
    let id: String
    let name: String
    let isPrimary: Bool
    /// Where it is, for sunrise and sunset.
    let location: HomeLocation?
    let rooms: [RoomView]
    let zones: [ZoneView]
    let groups: [GroupView]
    let accessories: [AccessoryView]
    let scenes: [SceneView]
    let triggers: [TriggerView]
    let users: [UserView]

    init(_ home: Home, of snapshot: HubSnapshot, _ schedules: ScheduleText) {
        id = home.id.description
        name = home.name
        isPrimary = snapshot.database.primaryHome == home.id
        location = home.location
        rooms = home.allRooms.map { RoomView($0, in: home) }
        zones = home.zones.map { ZoneView($0, in: home) }
        groups = home.serviceGroups.map { GroupView($0, in: home) }
        accessories = home.accessories.map { AccessoryView($0, in: home, of: snapshot) }
        scenes = home.scenes.map { SceneView($0, in: home, of: snapshot) }
        triggers = home.triggers.map { TriggerView($0, in: home, of: snapshot, schedules) }
        users = home.users.map { UserView($0, in: home) }
    }
}

extension Home {
    /// The rooms, the default room last.
    var allRooms: [Room] { rooms + [Room(id: defaultRoom, name: name)] }
}
