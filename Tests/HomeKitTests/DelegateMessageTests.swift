// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

/// One line of behaviour section 4's table.
struct Line: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let changes: @Sendable (Home) -> [Change]
    let messages: [String]

    init(_ name: String, _ messages: [String], _ changes: @escaping @Sendable (Home) -> [Change]) {
        testDescription = name
        self.messages = messages
        self.changes = changes
    }
}

@MainActor
@Suite("Who is told of a change")
struct DelegateMessageTests {
    nonisolated static let attic = Room(id: Room.ID(UUID()), name: "Attic")
    nonisolated static let upstairs = Zone(id: Zone.ID(UUID()), name: "Upstairs")
    nonisolated static let reading = ServiceGroup(id: ServiceGroup.ID(UUID()), name: "Reading")
    nonisolated static let bulb = ServiceReference(accessory: House.lamp, iid: 8)
    nonisolated static let party = ActionSet(id: ActionSet.ID(UUID()), name: "Party")

    nonisolated static let table: [Line] = [
        Line("home renamed", ["home named House"]) { [.homeRenamed(home: $0.id, name: "House")] },
        Line("home removed", ["primary -", "manager -Villa"]) {
            [.primaryHomeChanged(home: nil), .homeRemoved(home: $0.id)]
        },
        Line("home added", ["manager +Hut", "primary Hut"]) { home in
            let hut = Home(id: Home.ID(UUID()), name: "Hut", defaultRoom: Room.ID(UUID()))
            return [.homeAdded(home: hut), .primaryHomeChanged(home: hut.id)]
        },
        Line("room added", ["+room Attic"]) { [.roomAdded(room: attic, home: $0.id)] },
        Line("room removed", ["Lamp in Villa", "-room Kitchen"]) {
            [
                .accessoryMoved(accessory: House.lamp, home: $0.id, room: $0.defaultRoom),
                .roomRemoved(room: $0.rooms[0].id, home: $0.id),
            ]
        },
        Line("room renamed", ["room named Galley"]) {
            [.roomRenamed(room: $0.rooms[0].id, home: $0.id, name: "Galley")]
        },
        Line("zone added", ["+zone Upstairs"]) { [.zoneAdded(zone: upstairs, home: $0.id)] },
        Line("zone removed", ["-zone Downstairs"]) { [.zoneRemoved(zone: $0.zones[0].id, home: $0.id)] },
        Line("zone renamed", ["zone named Below"]) {
            [.zoneRenamed(zone: $0.zones[0].id, home: $0.id, name: "Below")]
        },
        Line("room into and out of a zone", ["Kitchen into Downstairs", "Kitchen out of Downstairs"]) {
            [
                .roomAddedToZone(room: $0.rooms[0].id, zone: $0.zones[0].id, home: $0.id),
                .roomRemovedFromZone(room: $0.rooms[0].id, zone: $0.zones[0].id, home: $0.id),
            ]
        },
        Line("accessory added", ["+accessory Lamp"]) {
            [
                .accessoryAdded(
                    accessory: House.lampRecord(in: $0.defaultRoom, id: Accessory.ID(UUID())), home: $0.id)
            ]
        },
        Line("accessory removed", ["-accessory Lamp"]) {
            [.accessoryRemoved(accessory: House.lamp, home: $0.id)]
        },
        Line("accessory moved", ["Lamp in Villa"]) {
            [.accessoryMoved(accessory: House.lamp, home: $0.id, room: $0.defaultRoom)]
        },
        Line("accessory renamed", ["accessory named Light"]) {
            [.accessoryRenamed(accessory: House.lamp, home: $0.id, name: "Light")]
        },
        Line("accessory blocked and unblocked", ["error 61 of Lamp", "unblocked Lamp"]) {
            [
                .accessoryBlocked(accessory: House.lamp, home: $0.id, since: Date()),
                .accessoryBlocked(accessory: House.lamp, home: $0.id, since: nil),
            ]
        },
        Line("service renamed", ["service named Candle"]) {
            [.serviceRenamed(service: 8, accessory: House.lamp, home: $0.id, name: "Candle")]
        },
        Line("services changed", ["services of Lamp"]) {
            var lamp = $0.accessories[0]
            lamp.services.removeLast()
            return [.accessoryDescribed(accessory: lamp, home: $0.id)]
        },
        Line("firmware changed", ["firmware 2.0"]) {
            var lamp = $0.accessories[0]
            lamp.firmwareVersion = "2.0"
            return [.accessoryDescribed(accessory: lamp, home: $0.id)]
        },
        Line("service group added", ["+group Reading"]) { [.serviceGroupAdded(group: reading, home: $0.id)] },
        Line("service group renamed", ["group named Books"]) {
            [.serviceGroupRenamed(group: $0.serviceGroups[0].id, home: $0.id, name: "Books")]
        },
        Line("service group removed", ["-group Lights"]) {
            [.serviceGroupRemoved(group: $0.serviceGroups[0].id, home: $0.id)]
        },
        Line("service into and out of a group", ["Bulb into Lights", "Bulb out of Lights"]) {
            [
                .serviceAddedToGroup(service: bulb, group: $0.serviceGroups[0].id, home: $0.id),
                .serviceRemovedFromGroup(service: bulb, group: $0.serviceGroups[0].id, home: $0.id),
            ]
        },
        Line("associated service type", ["Bulb works nothing"]) {
            [.serviceAssociated(service: 8, accessory: House.lamp, home: $0.id, type: nil)]
        },
        Line("action set added", ["+set Party"]) { [.actionSetAdded(actionSet: party, home: $0.id)] },
        Line("action set removed", ["-set Evening"]) {
            [.actionSetRemoved(actionSet: $0.actionSets[1].id, home: $0.id)]
        },
        Line("action set renamed", ["set named Dusk"]) {
            [.actionSetRenamed(actionSet: $0.actionSets[1].id, home: $0.id, name: "Dusk")]
        },
        Line("actions changed", ["actions of Evening: 0"]) {
            [.actionsChanged(actionSet: $0.actionSets[1].id, home: $0.id, actions: [])]
        },
        Line("action set executed", []) {
            [.actionSetExecuted(actionSet: $0.actionSets[1].id, home: $0.id, date: Date())]
        },
        Line("user added", ["+user mira"]) { [.userAdded(user: UserTests.mira, home: $0.id)] },
        Line("trigger added", ["+trigger Morning"]) {
            let kind = Trigger.Kind.timer(schedule: TimerSchedule(fireDate: House.nextHour))
            return [.triggerAdded(trigger: Trigger(id: Trigger.ID(UUID()), name: "Morning", kind: kind), home: $0.id)]
        },
        Line("trigger removed", ["-trigger Nightly"]) { [.triggerRemoved(trigger: $0.triggers[0].id, home: $0.id)] },
        Line("trigger renamed", ["trigger named Late"]) {
            [.triggerRenamed(trigger: $0.triggers[0].id, home: $0.id, name: "Late")]
        },
        Line("trigger updated", ["trigger Nightly on"]) {
            var trigger = $0.triggers[0]
            trigger.isEnabled = true
            return [.triggerUpdated(trigger: trigger, home: $0.id)]
        },
    ]

    @Test("B4.2 B4.7: another program's change gives its message, on the main queue, with the object", arguments: table)
    func others(line: Line) async throws {
        let house = try await House()
        let record = try #require(house.hub.database.homes.first)
        house.hub.change(line.changes(record))
        #expect(await house.messages() == line.messages)
        #expect(house.recorder.strayed == 0)
    }

    @Test(
        "B4.1 B4.5: the program that asked gets its completion handler alone, after its objects have changed",
        arguments: table)
    func asker(line: Line) async throws {
        let house = try await House()
        let record = try #require(house.hub.database.homes.first)
        let commit = house.hub.commit(line.changes(record))
        var revision: Revision?
        house.manager.feed.take(commit, isOurs: true) {
            MainActor.assumeIsolated { revision = house.manager.feed.replica.revision }
        }
        #expect(revision == commit.revision)
        #expect(await house.messages() == [])
    }

    @Test(
        "B7.2: the program that adds a bridge hears of those behind it, not of the bridge; after its completion handler"
    )
    func bridge() async throws {
        let house = try await House()
        let bridge = Accessory.ID(UUID())
        let record = try #require(house.hub.database.homes.first)
        var head = House.lockRecord(in: record.defaultRoom)
        head = Accessory(
            id: bridge, deviceID: "B0:00:00:00:00:01", aid: 1, name: "Bridge", room: record.defaultRoom, category: 2,
            services: head.services)
        let behind = Accessory(
            id: Accessory.ID(UUID()), deviceID: "B0:00:00:00:00:01", aid: 2, name: "Fan", room: record.defaultRoom,
            bridge: bridge, category: 3)
        let changes: [Change] = [
            .accessoryAdded(accessory: head, home: house.id), .accessoryAdded(accessory: behind, home: house.id),
        ]
        let commit = house.hub.commit(changes)
        var before: [String]?
        house.manager.feed.take(commit, isOurs: true) {
            MainActor.assumeIsolated { before = house.recorder.messages }
        }
        #expect(before == [])
        #expect(house.recorder.messages == ["+accessory Fan"])

        let found = try #require(house.home.accessories.first { $0.name == "Bridge" })
        #expect(!found.isBridged && found.uniqueIdentifiersForBridgedAccessories == [behind.id.uuid])
        #expect(found.bridgedAccessories.first?.isBridged == true)
        #expect(found.bridgedAccessories.first?.uniqueIdentifiersForBridgedAccessories == nil)
    }

    @Test("B7.1 B7.2: everybody else hears of the bridge and of those behind it")
    func bridgeOfOthers() async throws {
        let house = try await House()
        let bridge = Accessory.ID(UUID())
        let record = try #require(house.hub.database.homes.first)
        house.hub.change([
            .accessoryAdded(accessory: House.lampRecord(in: record.defaultRoom, id: bridge), home: house.id),
            .accessoryAdded(
                accessory: House.lampRecord(in: record.defaultRoom, id: Accessory.ID(UUID()), bridge: bridge),
                home: house.id),
        ])
        #expect(await house.messages() == ["+accessory Lamp", "+accessory Lamp"])
    }

    @Test("B4.3 B8.3-4: reachability is told when it flips, and losing it ends notification")
    func reachability() async throws {
        let house = try await House()
        let on = try house.characteristic(HMCharacteristicTypePowerState)
        try await on.enableNotification(true)
        house.hub.notify(.accessoryStatesChanged([AccessoryState(House.lamp, isReachable: true)]))
        #expect(await house.messages() == [])
        house.hub.notify(.accessoryStatesChanged([AccessoryState(House.lamp, isReachable: false)]))
        #expect(await house.messages() == ["Lamp unreachable"])
        #expect(!on.isNotificationEnabled)
        house.hub.notify(.accessoryStatesChanged([AccessoryState(House.lamp, isReachable: true)]))
        #expect(await house.messages() == ["Lamp unreachable", "Lamp reachable"])
        #expect(!on.isNotificationEnabled)
    }
}
