// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel

/// The house that tests of commands walk through: two homes, a few accessories of each kind that matters.
struct House {
    var database: HomeDatabase
    var values: [CharacteristicReference: CharacteristicValue] = [:]
    var reachable: [AccessoryState]

    static func id<Object>(_ number: Int, _: Object.Type = Object.self) -> ObjectID<Object> {
        let digits = String(number)
        let text = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
        return ObjectID(UUID(uuidString: text) ?? UUID())
    }

    static let kitchen = Room(id: id(11), name: "Kitchen")
    static let bedroom = Room(id: id(12), name: "Bedroom")
    static let lamp = light(21, "Desk Lamp", kitchen.id)
    static let strip = powerStrip(22)
    static let lock = lockMechanism(23)
    static let thermostat = thermostatAccessory(24)
    static let valve = valveAccessory(25)
    static let bridge = Accessory(
        id: id(30), deviceID: "AA:00:00:00:00:30", aid: 1, name: "Acme Bridge", room: id(10), category: 2)
    static let kitchenSpot = light(31, "Spot", kitchen.id, bridge: bridge.id)
    static let bedroomSpot = light(32, "Spot", bedroom.id, bridge: bridge.id)
    static let goodNight = ActionSet(
        id: id(51), name: "Good Night", kind: .sleep,
        actions: [
            Action(id: id(61), characteristic: reference(lamp, 10), targetValue: .integer(10)),
            Action(id: id(62), characteristic: reference(lock, 10), targetValue: .integer(1)),
        ])
    static let empty = ActionSet(id: id(52), name: "Party")
    static let bedtime = Trigger(
        id: id(71), name: "Bedtime",
        kind: .timer(
            schedule: TimerSchedule(
                fireDate: Date(timeIntervalSince1970: 1_772_400_600), recurrence: Recurrence(days: 1))),
        isEnabled: true, actionSets: [goodNight.id], nextFireDate: Date(timeIntervalSince1970: 1_772_400_600))

    /// Every day at 13:00 in Berlin, if a lamp is on.
    static let hall = Trigger(
        id: id(72), name: "Hall",
        kind: .event(
            plan: EventPlan(
                events: [TriggerEvent(id: id(73), kind: .calendar(time: CalendarTime(hour: 13, minute: 30)))],
                predicate: lampIsOn)),
        isEnabled: true, actionSets: [goodNight.id])
    static let lampIsOn = TriggerPredicate.characteristic(
        of: reference(lamp, 9), comparison: .equalTo, value: .bool(true))
    static let bedtimeTrace = Trace(
        id: id(74), trigger: bedtime.id, home: id(1), name: "Bedtime", date: FakeHub.now,
        cause: .date(due: FakeHub.now - 30),
        condition: Judgement(
            predicate: .all(of: [lampIsOn, .not(predicate: lampIsOn)]),
            verdicts: [.doesNotHold, .holds, .doesNotHold, .holds], values: [.init(reference(lamp, 9), .bool(true))]),
        outcome: .partlyFailed,
        actions: [
            ActionTrace(
                actionSet: goodNight.id, characteristic: reference(lamp, 10), value: .integer(10), succeeded: true,
                seconds: 0.0124),
            ActionTrace(
                actionSet: goodNight.id, characteristic: reference(lock, 10), value: .integer(1), succeeded: false,
                error: HubError(.accessoryNotReachable, "It does not answer."), seconds: 10),
        ], finishedAt: FakeHub.now + 10)

    init() {
        let home = Home(
            id: Self.id(1), name: "My Home", defaultRoom: Self.id(10), rooms: [Self.kitchen, Self.bedroom],
            zones: [Zone(id: Self.id(41), name: "Upstairs", rooms: [Self.bedroom.id])],
            accessories: [
                Self.lamp, Self.strip, Self.lock, Self.thermostat, Self.valve, Self.bridge, Self.kitchenSpot,
                Self.bedroomSpot,
            ],
            serviceGroups: [
                ServiceGroup(id: Self.id(81), name: "Spots", services: [Self.service(Self.bedroomSpot, 8)])
            ],
            actionSets: [Self.goodNight, Self.empty], triggers: [Self.bedtime])
        let other = Home(
            id: Self.id(2), name: "Summer House", defaultRoom: Self.id(90), rooms: [],
            accessories: [Self.light(91, "Boat Lamp", Self.id(90))])
        database = HomeDatabase(homes: [home, other], primaryHome: home.id)
        reachable = (home.accessories + other.accessories).map {
            AccessoryState($0.id, isReachable: $0.id != Self.thermostat.id)
        }
        fill()
    }

    private mutating func fill() {
        for lamp in [Self.lamp, Self.kitchenSpot, Self.bedroomSpot] {
            values[Self.reference(lamp, 9)] = .bool(true)
            values[Self.reference(lamp, 10)] = .integer(40)
            values[Self.reference(lamp, 2)] = .string("Acme")
        }
        values[Self.reference(Self.strip, 9)] = .bool(true)
        values[Self.reference(Self.strip, 19)] = .bool(false)
        values[Self.reference(Self.lock, 9)] = .integer(0)
        values[Self.reference(Self.lock, 10)] = .integer(1)
        values[Self.reference(Self.thermostat, 9)] = .double(20.5)
    }

    static func service(_ accessory: Accessory, _ iid: UInt64) -> ServiceReference {
        ServiceReference(accessory: accessory.id, iid: iid)
    }

    static func reference(_ accessory: Accessory, _ iid: UInt64) -> CharacteristicReference {
        CharacteristicReference(accessory: accessory.id, iid: iid)
    }

    static let status = HubStatus(
        version: "0.1.0", processID: 4242, startedAt: FakeHub.now, revision: 17, homes: 1, accessories: 13,
        reachableAccessories: 12,
        accessoryServers: [
            AccessoryServerStatus(
                deviceID: "7A:1C:3E:55:90:D2", address: "192.168.1.20:51826", state: "unreachable", accessories: 1,
                problem: "Connection refused.")
        ],
        clients: ["hearth"], enabledTriggers: 1, nextFireDate: FakeHub.now, residentBytes: 20_971_520)
}

extension House {
    static func characteristic(
        _ iid: UInt64, _ type: TypeIdentifier, _ permissions: CharacteristicPermissions = [.read, .write, .notify],
        _ metadata: CharacteristicMetadata
    ) -> Characteristic {
        Characteristic(iid: iid, type: type, permissions: permissions, metadata: metadata)
    }

    private static var information: Service {
        Service(
            iid: 1, type: ServiceType.accessoryInformation,
            characteristics: [
                characteristic(2, CharacteristicType.manufacturer, [.read], CharacteristicMetadata(format: .string)),
                characteristic(3, CharacteristicType.identify, [.write], CharacteristicMetadata(format: .bool)),
            ])
    }

    private static func on(_ iid: UInt64) -> Characteristic {
        characteristic(iid, CharacteristicType.on, CharacteristicMetadata(format: .bool))
    }

    private static func characteristic(
        _ iid: UInt64, _ type: TypeIdentifier, _ metadata: CharacteristicMetadata
    ) -> Characteristic {
        characteristic(iid, type, [.read, .write, .notify], metadata)
    }

    private static var percent: CharacteristicMetadata {
        CharacteristicMetadata(
            format: .int, unit: "percentage", minimum: .integer(0), maximum: .integer(100), step: .integer(1))
    }

    static func light(_ number: Int, _ name: String, _ room: Room.ID, bridge: Accessory.ID? = nil) -> Accessory {
        Accessory(
            id: id(number), deviceID: "AA:00:00:00:00:\(number)", aid: UInt64(number), name: name, room: room,
            bridge: bridge, category: 5, manufacturer: "Acme", model: "L1", serialNumber: "0042",
            firmwareVersion: "1.2",
            services: [
                information,
                Service(
                    iid: 8, type: ServiceType.lightbulb, isPrimary: true,
                    characteristics: [on(9), characteristic(10, CharacteristicType.brightness, percent)]),
            ])
    }

    static func powerStrip(_ number: Int) -> Accessory {
        Accessory(
            id: id(number), deviceID: "AA:00:00:00:00:22", aid: 1, name: "Power Strip", room: bedroom.id, category: 7,
            services: [
                information, Service(iid: 8, type: ServiceType.outlet, name: "Left", characteristics: [on(9)]),
                Service(iid: 18, type: ServiceType.outlet, name: "Right", characteristics: [on(19)]),
            ])
    }

    static func lockMechanism(_ number: Int) -> Accessory {
        let state = CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1))
        return Accessory(
            id: id(number), deviceID: "AA:00:00:00:00:23", aid: 1, name: "Front Door", room: id(10), category: 6,
            services: [
                information,
                Service(
                    iid: 8, type: ServiceType.lockMechanism,
                    characteristics: [
                        characteristic(9, CharacteristicType.lockCurrentState, [.read, .notify], state),
                        characteristic(10, CharacteristicType.lockTargetState, state),
                    ]),
            ])
    }

    static func thermostatAccessory(_ number: Int) -> Accessory {
        let temperature = CharacteristicMetadata(
            format: .float, unit: "celsius", minimum: .integer(10), maximum: .integer(38), step: .double(0.1))
        return Accessory(
            id: id(number), deviceID: "AA:00:00:00:00:24", aid: 1, name: "Thermostat", room: kitchen.id, category: 9,
            services: [
                information,
                Service(
                    iid: 8, type: ServiceType.thermostat,
                    characteristics: [
                        characteristic(9, CharacteristicType.currentTemperature, [.read, .notify], temperature),
                        characteristic(10, CharacteristicType.targetTemperature, temperature),
                    ]),
            ])
    }

    static func valveAccessory(_ number: Int) -> Accessory {
        Accessory(
            id: id(number), deviceID: "AA:00:00:00:00:25", aid: 1, name: "Herb Garden", room: kitchen.id, category: 30,
            services: [
                information,
                Service(
                    iid: 8, type: ServiceType.valve,
                    characteristics: [
                        characteristic(9, CharacteristicType.active, CharacteristicMetadata(format: .uint8))
                    ]),
            ])
    }
}
