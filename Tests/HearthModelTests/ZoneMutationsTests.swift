// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel
import HearthTestSupport
import Testing

@Suite struct ZoneMutationsTests {
    @Test("a room may be in several zones, in each once; a removed zone leaves its rooms")
    func rooms() throws {
        var house = House()
        let home = try house.addHome()
        let room = try house.addRoom("Kitchen", to: home)
        let up = try house.addZone("Upstairs", to: home)
        let south = try house.addZone("South", to: home)
        try house.perform(AddRoomToZone(home: home, zone: up, room: room))
        try house.perform(AddRoomToZone(home: home, zone: south, room: room))
        #expect(throws: HubError(.alreadyExists, "")) {
            try house.changes(AddRoomToZone(home: home, zone: up, room: room))
        }
        try house.perform(RemoveRoomFromZone(home: home, zone: up, room: room))
        #expect(throws: HubError(.notFound, "")) {
            try house.changes(RemoveRoomFromZone(home: home, zone: up, room: room))
        }
        try house.perform(RemoveZone(home: home, zone: south))
        #expect(house.database.home(home)?.rooms.map(\.id) == [room])
        #expect(house.database.home(home)?.zones.map(\.id) == [up])
    }

    @Test("only rooms of the same home go into a zone")
    func otherHome() throws {
        var house = House()
        let home = try house.addHome("A")
        let other = try house.addHome("B")
        let room = try house.addRoom("Kitchen", to: other)
        let zone = try house.addZone("Upstairs", to: home)
        #expect(throws: HubError(.objectAssociatedToAnotherHome, "")) {
            try house.changes(AddRoomToZone(home: home, zone: zone, room: room))
        }
        #expect(throws: HubError(.objectNotAssociatedToAnyHome, "")) {
            try house.changes(AddRoomToZone(home: home, zone: zone, room: house.makeID()))
        }
        try house.perform(RenameZone(home: home, zone: zone, name: "Attic"))
        #expect(house.database.home(home)?.zones.first?.name == "Attic")
    }
}
