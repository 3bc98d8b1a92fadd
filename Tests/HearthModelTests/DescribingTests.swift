// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

/// What becomes of a home when a bridge is described anew. Source: HAP reference 17; quirks Q45, Q47, Q48.
@Suite("A bridge described anew")
struct DescribingTests {
    private static let device = "0B:1D:6E:00:00:01"
    private var house = House()
    private let home: Home.ID
    private let bridge: Accessory
    /// Aids 2 to 4, serial numbers S2 to S4.
    private let lamps: [Accessory]

    init() throws {
        home = try house.addHome()
        let bridgeID: Accessory.ID = house.makeID()
        var accessories = [Accessory.bridge(bridgeID)]
        for aid in 2...4 as ClosedRange<UInt64> {
            accessories.append(Self.lamp(aid, house.makeID(), bridge: bridgeID))
        }
        let paired = try house.pair(accessories, to: home)
        bridge = paired[0]
        lamps = Array(paired.dropFirst())
    }

    private static func lamp(_ aid: UInt64, _ id: Accessory.ID, bridge: Accessory.ID, serial: String? = nil)
        -> Accessory
    {
        var lamp = Accessory.lamp(id, name: "Lamp", deviceID: device, aid: aid, bridge: bridge)
        lamp.serialNumber = serial ?? "S\(aid)"
        return lamp
    }

    private static func heater(_ aid: UInt64, _ id: Accessory.ID, bridge: Accessory.ID) -> Accessory {
        Accessory(
            id: id, deviceID: device, aid: aid, name: "Heater", room: Room.ID(id.uuid), bridge: bridge, category: 9,
            manufacturer: "Wickworks", model: "H-1", serialNumber: "H\(aid)",
            services: [
                Service(
                    iid: 10, type: ServiceType.heaterCooler,
                    characteristics: [
                        Characteristic(
                            iid: 11, type: CharacteristicType.active, permissions: [.read, .write],
                            metadata: CharacteristicMetadata(format: .bool))
                    ])
            ])
    }

    /// A lamp as the bridge describes it now.
    private func described(_ aid: UInt64, serial: String? = nil) -> Accessory {
        let id = lamps.first { $0.aid == aid }?.id ?? Accessory.ID(UUID())
        return Self.lamp(aid, id, bridge: bridge.id, serial: serial)
    }

    @discardableResult
    private mutating func describe(_ accessories: [Accessory]) throws -> [Change] {
        let changes = try house.database.changes(
            describing: [bridge] + accessories, of: Self.device, in: home, at: house.now)
        house.database.apply(changes)
        return changes
    }

    private func accessory(_ id: Accessory.ID) throws -> Accessory {
        try #require(house.database.accessory(id)?.accessory)
    }

    /// Names, rooms and a scene that switches each lamp to a level of its own.
    private mutating func furnish() throws -> (rooms: [Room.ID], scene: ActionSet.ID) {
        let scene = try house.addActionSet("Evening", to: home)
        var rooms: [Room.ID] = []
        for (lamp, name) in zip(lamps, ["Two", "Three", "Four"]) {
            let room = try house.addRoom("Room \(name)", to: home)
            rooms.append(room)
            try house.perform(AssignAccessory(home: home, accessory: lamp.id, room: room))
            try house.perform(RenameAccessory(home: home, accessory: lamp.id, name: name))
            let action = Action(
                id: house.makeID(),
                characteristic: CharacteristicReference(accessory: lamp.id, iid: Lamp.brightness),
                targetValue: .integer(Int128(lamp.aid)))
            try house.perform(AddAction(home: home, actionSet: scene, action: action))
        }
        return (rooms, scene)
    }

    private func levels(_ scene: ActionSet.ID) -> [Accessory.ID: CharacteristicValue] {
        let set = house.database.home(home)?.actionSets.first { $0.id == scene }
        return Dictionary((set?.actions ?? []).map { ($0.characteristic.accessory, $0.targetValue) }) { first, _ in
            first
        }
    }

    @Test("another order of accessories, services and characteristics is no difference")
    mutating func order() throws {
        var changed = lamps.reversed().map(\.self)
        for index in changed.indices {
            changed[index].services.reverse()
            changed[index].services[1].characteristics.reverse()
        }
        #expect(try describe(changed) == [])
    }

    @Test("texts that could not be read this time stay")
    mutating func unreadTexts() throws {
        var mute = lamps
        for index in mute.indices {
            mute[index].manufacturer = nil
            mute[index].model = nil
            mute[index].serialNumber = nil
            mute[index].firmwareVersion = nil
        }
        #expect(try describe(mute) == [])
    }

    @Test("one that the bridge leaves out is gone since then, once, keeps what the user gave it, and comes back")
    mutating func goneAndBack() throws {
        let (rooms, scene) = try furnish()
        let since = house.now
        #expect(
            try describe([lamps[0], lamps[2]]) == [.accessoryGone(accessory: lamps[1].id, home: home, since: since)])
        house.now += 3600
        #expect(try describe([lamps[0], lamps[2]]) == [])
        let gone = try accessory(lamps[1].id)
        #expect(gone.goneSince == since && gone.name == "Three" && gone.room == rooms[1])
        #expect(levels(scene).count == 3)
        #expect(try describe(lamps) == [.accessoryGone(accessory: lamps[1].id, home: home, since: nil)])
        #expect(try accessory(lamps[1].id).goneSince == nil)
    }

    @Test("a bridge that comes up with nothing behind it loses nobody, one that says nothing at all not even that")
    mutating func emptyBridge() throws {
        #expect(try describe([]).count == 3)
        #expect(house.database.home(home)?.accessories.count == 4)
        try describe(lamps)
        #expect(try house.database.changes(describing: [], of: Self.device, in: home, at: house.now) == [])
    }

    @Test("one that is gone can be removed by itself, one that is there cannot")
    mutating func removal() throws {
        try describe([lamps[0], lamps[2]])
        #expect(throws: HubError(.cannotRemoveNonBridgeAccessory, "")) {
            try house.changes(RemoveAccessory(home: home, accessory: lamps[0].id))
        }
        try house.perform(RemoveAccessory(home: home, accessory: lamps[1].id))
        #expect(house.database.home(home)?.accessories.map(\.aid) == [1, 2, 4])
        try describe(lamps)
        #expect(house.database.home(home)?.accessories.map(\.aid) == [1, 2, 4, 3])
    }

    @Test("devices that have swapped their numbers take name, room and actions along")
    mutating func swapped() throws {
        let (rooms, scene) = try furnish()
        try describe([described(2, serial: "S3"), described(3, serial: "S2"), lamps[2]])
        let (two, three) = (try accessory(lamps[0].id), try accessory(lamps[1].id))
        #expect([two.name, three.name] == ["Three", "Two"])
        #expect([two.room, three.room] == [rooms[1], rooms[0]])
        #expect([two.serialNumber, three.serialNumber] == ["S3", "S2"])
        #expect(levels(scene) == [two.id: .integer(3), three.id: .integer(2), lamps[2].id: .integer(4)])
        #expect(try describe([described(2, serial: "S3"), described(3, serial: "S2"), lamps[2]]) == [])
    }

    @Test("devices that all moved up by one, after a new one took the first number, take everything along")
    mutating func shifted() throws {
        let (rooms, scene) = try furnish()
        let (newcomer, last) = (described(2, serial: "S9"), described(5, serial: "S4"))
        try describe([newcomer, described(3, serial: "S2"), described(4, serial: "S3"), last])
        let accessories = try #require(house.database.home(home)?.accessories)
        let byAID = Dictionary(accessories.map { ($0.aid, $0) }) { first, _ in first }
        #expect([3, 4, 5].map { byAID[$0]?.name } == ["Two", "Three", "Four"])
        #expect([3, 4, 5].map { byAID[$0]?.room } == rooms)
        #expect(levels(scene) == [lamps[1].id: .integer(2), lamps[2].id: .integer(3), last.id: .integer(4)])
    }

    @Test("one that is found under a free number leaves no shadow under the old one")
    mutating func movedAway() throws {
        let (rooms, scene) = try furnish()
        let moved = described(7, serial: "S3")
        try describe([lamps[0], lamps[2], moved])
        #expect(house.database.home(home)?.accessories.map(\.aid) == [1, 2, 4, 7])
        let found = try accessory(moved.id)
        #expect(found.name == "Three" && found.room == rooms[1] && found.goneSince == nil)
        #expect(levels(scene)[moved.id] == .integer(3))
    }

    @Test("another kind of device under a known number starts anew, and no scene reaches it")
    mutating func stranger() throws {
        let (_, scene) = try furnish()
        let changes = try describe([Self.heater(2, lamps[0].id, bridge: bridge.id), lamps[1], lamps[2]])
        let heater = try accessory(lamps[0].id)
        #expect(heater.name == "Heater" && heater.model == "H-1")
        #expect(heater.room == house.database.home(home)?.defaultRoom)
        #expect(levels(scene).keys.contains(heater.id) == false && levels(scene).count == 2)
        #expect(changes.contains(.accessoryRemoved(accessory: heater.id, home: home)))
    }

    @Test("one trait alone makes no other device: a serial number, a model, new services")
    mutating func sameDevice() throws {
        _ = try furnish()
        var (serial, model, services) = (described(2, serial: "REV-B"), described(3), described(4))
        model.model = "W-1 (2)"
        services.services.append(Service(iid: 40, type: ServiceType.fan))
        serial.firmwareVersion = "2.0"
        let changes = try describe([serial, model, services])
        #expect(changes.count == 3)
        #expect(try lamps.map { try accessory($0.id).name } == ["Two", "Three", "Four"])
    }

    @Test("an action follows its characteristic to another number, and is lost rather than reach another kind")
    mutating func movedCharacteristics() throws {
        let (_, scene) = try furnish()
        var (moved, replaced, missing) = (described(2), described(3), described(4))
        for (index, iid) in [(1, 50), (2, Lamp.brightness)] as [(Int, UInt64)] {
            moved.services[0].characteristics[index] = moved.services[0].characteristics[index].numbered(iid)
        }
        replaced.services[0].characteristics.remove(at: 1)
        replaced.services[0].characteristics[1] = replaced.services[0].characteristics[1].numbered(Lamp.brightness)
        missing.services[0].characteristics.remove(at: 1)
        try describe([moved, replaced, missing])
        let set = try #require(house.database.home(home)?.actionSets.first { $0.id == scene })
        #expect(
            set.actions.map(\.characteristic) == [
                CharacteristicReference(accessory: lamps[0].id, iid: 50),
                CharacteristicReference(accessory: lamps[2].id, iid: Lamp.brightness),
            ])
    }

    @Test("devices that share a serial number are not taken for each other")
    mutating func sharedSerials() throws {
        let same = (2...4).map { described($0, serial: "0000") }
        try describe(same)
        _ = try furnish()
        #expect(try describe(same.reversed()) == [])
        #expect(try describe([same[0], same[2]]).count == 1)
        #expect(try lamps.map { try accessory($0.id).name } == ["Two", "Three", "Four"])
    }
}

extension Characteristic {
    /// The same under another number.
    fileprivate func numbered(_ iid: UInt64) -> Characteristic {
        Characteristic(iid: iid, type: type, permissions: permissions, metadata: metadata)
    }
}
