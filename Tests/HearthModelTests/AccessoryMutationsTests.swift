// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@Suite struct AccessoryMutationsTests {
    @Test("a bridge moves and leaves alone; behind it nothing leaves alone")
    func bridges() throws {
        var house = House()
        let home = try house.addHome()
        let bridgeID: Accessory.ID = house.makeID()
        let lamps = (2...3).map { aid in
            Accessory.lamp(house.makeID(), deviceID: "0B:1D:6E:00:00:01", aid: aid, bridge: bridgeID)
        }
        let paired = try house.pair(lamps + [.bridge(bridgeID)], to: home)
        #expect(paired.map(\.name) == ["Bridge", "Lamp", "Lamp 2"])
        let room = try house.addRoom("Cellar", to: home)
        #expect(
            try house.perform(AssignAccessory(home: home, accessory: bridgeID, room: room)) == [
                .accessoryMoved(accessory: bridgeID, home: home, room: room)
            ])
        #expect(throws: HubError(.cannotRemoveNonBridgeAccessory, "")) {
            try house.changes(RemoveAccessory(home: home, accessory: lamps[0].id))
        }
        try house.perform(RemoveAccessory(home: home, accessory: bridgeID))
        #expect(house.database.home(home)?.accessories == [])
    }

    @Test("a removed accessory takes its actions along, and empty sets stay")
    func actions() throws {
        var house = House()
        let home = try house.addHome()
        let lamps = try house.pair(
            [.lamp(house.makeID()), .lamp(house.makeID(), name: "Other", deviceID: "AA:00:00:00:00:01")], to: home)
        let set = try house.addActionSet("Movie", to: home)
        let actions = lamps.map { lamp in
            Action(
                id: house.makeID(), characteristic: CharacteristicReference(accessory: lamp.id, iid: Lamp.on),
                targetValue: .bool(true))
        }
        for action in actions { try house.perform(AddAction(home: home, actionSet: set, action: action)) }
        #expect(
            try house.perform(RemoveAccessory(home: home, accessory: lamps[0].id)) == [
                .actionsChanged(actionSet: set, home: home, actions: [actions[1]]),
                .accessoryRemoved(accessory: lamps[0].id, home: home),
            ])
        try house.perform(RemoveAccessory(home: home, accessory: lamps[1].id))
        #expect(house.database.home(home)?.actionSets.last?.actions == [])
    }

    @Test("an accessory goes to rooms of its home, the default room too; to the one it is in without a change")
    func rooms() throws {
        var house = House()
        let home = try house.addHome("A")
        let other = try house.addHome("B")
        let lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first)
        let room = try house.addRoom("Kitchen", to: home)
        let foreign = try house.addRoom("Kitchen", to: other)
        try house.perform(AssignAccessory(home: home, accessory: lamp.id, room: room))
        #expect(try house.perform(AssignAccessory(home: home, accessory: lamp.id, room: room)) == [])
        let homes = house.database.homes
        for wrong in [foreign, homes[1].defaultRoom] {
            #expect(throws: HubError(.objectAssociatedToAnotherHome, "")) {
                try house.changes(AssignAccessory(home: home, accessory: lamp.id, room: wrong))
            }
        }
        try house.perform(AssignAccessory(home: home, accessory: lamp.id, room: homes[0].defaultRoom))
        #expect(house.database.accessory(lamp.id)?.accessory.room == homes[0].defaultRoom)
    }

    @Test("a service may be named like its accessory, not like another service of it")
    func services() throws {
        var house = House()
        let home = try house.addHome()
        var device = Accessory.lamp(house.makeID(), name: "Twin", serviceName: "Left")
        device.services.append(Service(iid: 20, type: device.services[0].type, name: "Right"))
        let twin = try #require(try house.pair([device], to: home).first)
        func rename(_ service: UInt64, _ name: String) -> RenameService {
            RenameService(home: home, accessory: twin.id, service: service, name: name)
        }
        #expect(throws: HubError(.objectWithSimilarNameExistsInHome, "")) { try house.changes(rename(20, "LEFT")) }
        #expect(throws: HubError(.renameWithSimilarName, "")) { try house.changes(rename(20, "right")) }
        #expect(throws: HubError(.nameContainsProhibitedCharacters, "")) { try house.changes(rename(20, "R-2")) }
        #expect(throws: HubError(.notFound, "")) { try house.changes(rename(99, "X")) }
        try house.perform(rename(20, "Twin"))
        try house.perform(rename(14, "Warmth"))
        #expect(house.database.accessory(twin.id)?.accessory.services.map(\.name) == ["Left", "Warmth", "Twin"])
    }

    @Test("renaming an accessory follows the rules for names")
    func rename() throws {
        var house = House()
        let home = try house.addHome()
        let lamp = try #require(try house.pair([.lamp(house.makeID(), name: "W-1_lamp")], to: home).first)
        #expect(lamp.name == "W-1_lamp")
        #expect(throws: HubError(.nameContainsProhibitedCharacters, "")) {
            try house.changes(RenameAccessory(home: home, accessory: lamp.id, name: "W-2"))
        }
        try house.perform(RenameAccessory(home: home, accessory: lamp.id, name: "Kid's Night Light"))
        #expect(house.database.accessory(lamp.id)?.accessory.name == "Kid's Night Light")
    }
}
