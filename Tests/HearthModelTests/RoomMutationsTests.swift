// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel
import HearthTestSupport
import Testing

@Suite struct RoomMutationsTests {
    @Test("a removed room leaves its zones and its accessories move first, each announced")
    func removal() throws {
        var house = House()
        let home = try house.addHome()
        let defaultRoom = try #require(house.database.home(home)?.defaultRoom)
        let room = try house.addRoom("Kitchen", to: home)
        let zone = try house.addZone("Upstairs", to: home)
        try house.perform(AddRoomToZone(home: home, zone: zone, room: room))
        let lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first)
        try house.perform(AssignAccessory(home: home, accessory: lamp.id, room: room))
        #expect(
            try house.perform(RemoveRoom(home: home, room: room)) == [
                .roomRemovedFromZone(room: room, zone: zone, home: home),
                .accessoryMoved(accessory: lamp.id, home: home, room: defaultRoom),
                .roomRemoved(room: room, home: home),
            ])
        #expect(house.database.home(home)?.zones.first?.rooms == [])
    }

    @Test("the room for the entire home cannot be renamed, removed or put into a zone")
    func defaultRoom() throws {
        var house = House()
        let home = try house.addHome()
        let room = try #require(house.database.home(home)?.defaultRoom)
        let zone = try house.addZone("Upstairs", to: home)
        #expect(throws: HubError(.roomForHomeCannotBeUpdated, "")) {
            try house.changes(RenameRoom(home: home, room: room, name: "Hall"))
        }
        #expect(throws: HubError(.roomForHomeCannotBeUpdated, "")) {
            try house.changes(RemoveRoom(home: home, room: room))
        }
        #expect(throws: HubError(.roomForHomeCannotBeInZone, "")) {
            try house.changes(AddRoomToZone(home: home, zone: zone, room: room))
        }
    }

    @Test("renaming refuses the present name, a taken one and a bad one")
    func rename() throws {
        var house = House()
        let home = try house.addHome()
        let room = try house.addRoom("Kitchen", to: home)
        _ = try house.addRoom("Hall", to: home)
        for (name, code) in [
            ("kitchen", HubError.Code.renameWithSimilarName), ("hall", .objectWithSimilarNameExistsInHome),
            ("", .stringShorterThanMinimum), ("a/b", .nameContainsProhibitedCharacters),
        ] {
            #expect(throws: HubError(code, "")) { try house.changes(RenameRoom(home: home, room: room, name: name)) }
        }
        try house.perform(RenameRoom(home: home, room: room, name: "Küche"))
        #expect(house.database.home(home)?.rooms.first?.name == "Küche")
    }

    @Test("an object of another home and one of no home are told apart")
    func homes() throws {
        var house = House()
        let home = try house.addHome("A")
        let other = try house.addHome("B")
        let room = try house.addRoom("Kitchen", to: other)
        #expect(throws: HubError(.objectAssociatedToAnotherHome, "")) {
            try house.changes(RemoveRoom(home: home, room: room))
        }
        #expect(throws: HubError(.notFound, "")) {
            try house.changes(RemoveRoom(home: home, room: house.makeID()))
        }
        #expect(throws: HubError(.notFound, "")) { try house.changes(AddRoom(home: house.makeID(), name: "Hall")) }
    }
}
