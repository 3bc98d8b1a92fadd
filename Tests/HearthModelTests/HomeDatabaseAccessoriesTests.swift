// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@Suite struct HomeDatabaseAccessoriesTests {
    private var house = House()
    private let home: Home.ID

    init() throws {
        home = try house.addHome()
    }

    @Test("newcomers start in the default room, bridge first, under names that are free")
    mutating func adding() throws {
        let bridge: Accessory.ID = house.makeID()
        let device = "0B:1D:6E:00:00:01"
        let paired = try house.pair(
            [
                .lamp(house.makeID(), name: "Hue_1", deviceID: device, aid: 2, bridge: bridge),
                .lamp(house.makeID(), name: "hue_1", deviceID: device, aid: 3, bridge: bridge),
                .lamp(house.makeID(), name: "", deviceID: device, aid: 4, bridge: bridge),
                .bridge(bridge, name: "Good Night"),
            ], to: home)
        #expect(paired.map(\.name) == ["Good Night 2", "Hue_1", "hue_1 2", "W-1"])
        let room = house.database.home(home)?.defaultRoom
        #expect(paired.allSatisfy { $0.room == room })
    }

    @Test("a device that is known already is refused")
    mutating func known() throws {
        let other = try house.addHome("Cabin")
        _ = try house.pair([.lamp(house.makeID(), deviceID: "aa:00:00:00:00:01")], to: home)
        let again = [Accessory.lamp(house.makeID(), deviceID: "AA:00:00:00:00:01")]
        #expect(throws: HubError(.objectAlreadyAssociatedToHome, "")) {
            try house.database.changes(adding: again, to: home)
        }
        #expect(throws: HubError(.objectAssociatedToAnotherHome, "")) {
            try house.database.changes(adding: again, to: other)
        }
    }

    @Test("a new description keeps names, room and identifier, takes the rest, adds newcomers and drops nobody")
    mutating func describing() throws {
        let device = "0B:1D:6E:00:00:01"
        let bridge: Accessory.ID = house.makeID()
        let lamps = (2...3).map {
            Accessory.lamp(house.makeID(), deviceID: device, aid: $0, bridge: bridge, serviceName: nil)
        }
        _ = try house.pair([.bridge(bridge)] + lamps, to: home)
        let room = try house.addRoom("Kitchen", to: home)
        try house.perform(AssignAccessory(home: home, accessory: lamps[0].id, room: room))
        try house.perform(RenameAccessory(home: home, accessory: lamps[0].id, name: "Spot"))
        try house.perform(RenameService(home: home, accessory: lamps[0].id, service: Lamp.service, name: "Beam"))

        var described = Accessory.lamp(
            house.makeID(), name: "New name", deviceID: device, aid: 2, bridge: house.makeID(), serviceName: "Bulb")
        described.firmwareVersion = "2.0"
        described.services[1].name = "Warmth"
        let newcomer = Accessory.lamp(house.makeID(), name: "Spot", deviceID: device, aid: 9, bridge: bridge)
        let changes = try house.database.changes(
            describing: [newcomer, described, .bridge(house.makeID())], of: device.lowercased(), in: home, at: house.now
        )
        house.database.apply(changes)

        let spot = try #require(house.database.accessory(lamps[0].id)?.accessory)
        #expect(spot.name == "Spot")
        #expect(spot.room == room)
        #expect(spot.bridge == bridge)
        #expect(spot.firmwareVersion == "2.0")
        #expect(spot.services.map(\.name) == ["Beam", "Warmth"])
        #expect(house.database.home(home)?.accessories.map(\.name) == ["Bridge", "Spot", "Lamp 2", "Spot 2"])
        #expect(changes.count == 3)
        #expect(changes.last == .accessoryGone(accessory: lamps[1].id, home: home, since: house.now))
        #expect(
            try house.database.changes(describing: [described, newcomer], of: device, in: home, at: house.now) == [])
    }

    @Test("metadata is kept in the form that survives JSON")
    mutating func normalised() throws {
        var device = Accessory.lamp(house.makeID())
        device.services[0].characteristics[1].metadata.minimum = .double(0)
        device.services[0].characteristics[1].metadata.maximum = .double(.infinity)
        device.services[0].characteristics[2].metadata.maximum = .integer(360)
        let lamp = try #require(try house.pair([device], to: home).first)
        #expect(lamp.services[0].characteristics[1].metadata.minimum == .integer(0))
        #expect(lamp.services[0].characteristics[1].metadata.maximum == nil)
        #expect(lamp.services[0].characteristics[2].metadata.maximum == .double(360))
    }
}
