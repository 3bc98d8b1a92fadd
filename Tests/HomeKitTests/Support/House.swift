// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import HAPCatalogue
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

/// A home with a lamp, a lock and a little of everything, at a scripted hub, and a manager that has loaded it.
@MainActor
struct House {
    let hub = ScriptedHub()
    let recorder = Recorder()
    let manager: HMHomeManager
    let home: HMHome

    nonisolated static let lamp = Accessory.ID(UUID())
    nonisolated static let lock = Accessory.ID(UUID())
    nonisolated static let on = CharacteristicReference(accessory: lamp, iid: 9)
    nonisolated static let brightness = CharacteristicReference(accessory: lamp, iid: 10)

    init(caller: MachineUser? = nil, owner: MachineUser? = nil, users: [User] = []) async throws {
        var home = Self.record
        home.users = users
        let record = home
        hub.state.withLock { state in
            state.database = HomeDatabase(homes: [record], primaryHome: record.id)
            (state.caller, state.owner) = (caller, owner)
            state.revision = 7
            state.reachable = [Self.lamp]
            state.values = [Self.on: .integer(1), Self.brightness: .integer(40)]
        }
        let recorder = recorder
        manager = HMHomeManager(dialler: hub.dialler, agent: nil)
        manager.delegate = recorder
        try await eventually("the homes are loaded") { recorder.messages.count >= 2 }
        self.home = try #require(manager.homes.first)
        self.home.delegate = recorder
        for accessory in self.home.accessories { accessory.delegate = recorder }
        recorder.clear()
    }

    var id: Home.ID { home.id }
    var lamp: HMAccessory { get throws { try #require(home.accessories.first { $0.name == "Lamp" }) } }
    var kitchen: HMRoom { get throws { try #require(home.rooms.first { $0.name == "Kitchen" }) } }
    var zone: HMZone { get throws { try #require(home.zones.first) } }
    var scene: HMActionSet { get throws { try #require(home.actionSets.first { $0.name == "Evening" }) } }

    func characteristic(_ type: String) throws -> HMCharacteristic {
        try #require(try lamp.services.flatMap(\.characteristics).first { $0.characteristicType == type })
    }

    /// The messages that follow once everything under way has been delivered.
    func messages() async -> [String] {
        await mainQueueIsDrained()
        return recorder.messages
    }
}

/// Waits until all that is on the main queue has run.
@MainActor
func mainQueueIsDrained() async {
    for _ in 0..<3 {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}

extension House {
    nonisolated static var record: Home {
        let room = Room(id: Room.ID(UUID()), name: "Kitchen")
        let scene = ActionSet(
            id: ActionSet.ID(UUID()), name: "Evening",
            actions: [Action(id: Action.ID(UUID()), characteristic: brightness, targetValue: .integer(20))])
        let trigger = Trigger(
            id: Trigger.ID(UUID()), name: "Nightly",
            kind: .timer(schedule: TimerSchedule(fireDate: nextHour, recurrence: Recurrence(days: 1))),
            actionSets: [scene.id])
        let sleep = ActionSet(id: ActionSet.ID(UUID()), name: "Good Night", kind: .sleep)
        let defaultRoom = Room.ID(UUID())
        return Home(
            id: Home.ID(UUID()), name: "Villa", defaultRoom: defaultRoom, rooms: [room],
            zones: [Zone(id: Zone.ID(UUID()), name: "Downstairs", rooms: [])],
            accessories: [lampRecord(in: room.id), lockRecord(in: defaultRoom)],
            serviceGroups: [ServiceGroup(id: ServiceGroup.ID(UUID()), name: "Lights")], actionSets: [sleep, scene],
            triggers: [trigger])
    }

    /// A whole hour ahead.
    nonisolated static var nextHour: Date {
        Date(timeIntervalSince1970: ((Date().timeIntervalSince1970 / 3600).rounded(.down) + 2) * 3600)
    }

    nonisolated static func lampRecord(in room: Room.ID, id: Accessory.ID = lamp, bridge: Accessory.ID? = nil)
        -> Accessory
    {
        Accessory(
            id: id, deviceID: "7A:1C:3E:55:90:D2", aid: bridge == nil ? 1 : 2, name: "Lamp", room: room, bridge: bridge,
            category: 5,
            manufacturer: "Acme", model: "L1", serialNumber: "1", firmwareVersion: "1.0",
            services: [
                Service(
                    iid: 1, type: TypeIdentifier(apple: 0x3E),
                    characteristics: [
                        Characteristic(
                            iid: 2, type: TypeIdentifier(apple: 0x14), permissions: [.write],
                            metadata: CharacteristicMetadata(format: .bool)),
                        Characteristic(
                            iid: 3, type: TypeIdentifier(apple: 0x23), permissions: [.read],
                            metadata: CharacteristicMetadata(format: .string)),
                    ]),
                Service(iid: 5, type: TypeIdentifier(apple: 0x55)),
                Service(
                    iid: 8, type: TypeIdentifier(apple: 0x43), name: "Bulb", isPrimary: true, linked: [1],
                    characteristics: [
                        Characteristic(
                            iid: 9, type: TypeIdentifier(apple: 0x25), permissions: [.read, .write, .notify],
                            metadata: CharacteristicMetadata(format: .bool)),
                        Characteristic(
                            iid: 10, type: TypeIdentifier(apple: 0x08), permissions: [.read, .write, .notify],
                            metadata: CharacteristicMetadata(
                                format: .int, unit: "percentage", minimum: .integer(0), maximum: .integer(100),
                                step: .integer(1))),
                    ]),
            ])
    }

    nonisolated static func lockRecord(in room: Room.ID) -> Accessory {
        Accessory(
            id: lock, deviceID: "11:22:33:44:55:66", aid: 1, name: "Lock", room: room, category: 6,
            services: [Service(iid: 1, type: TypeIdentifier(apple: 0x3E))])
    }
}
