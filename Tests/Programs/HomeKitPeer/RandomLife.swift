// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HomeKit

/// Changes to a home, one after the other, the same ones for the same seed. Only things of its own are touched, so that
/// two such lives at once do not refuse each other anything.
@MainActor
struct RandomLife {
    private let home: HMHome
    private let name: String
    private let brightness: HMCharacteristic?
    private let lamp: HMAccessory?
    private var random: SplitMix
    private var lastNumber = 0
    private var rooms: [HMRoom] = []
    private var zones: [HMZone] = []
    private var sets: [HMActionSet] = []
    private var groups: [HMServiceGroup] = []
    private var triggers: [HMTimerTrigger] = []

    init(in home: HMHome, name: String, seed: UInt64, lamp: HMAccessory?) {
        self.home = home
        self.name = name
        self.lamp = lamp
        brightness = lamp?.services.flatMap(\.characteristics).first {
            $0.characteristicType == HMCharacteristicTypeBrightness
        }
        random = SplitMix(seed: seed)
    }

    /// Makes one change and waits for its completion.
    ///
    /// - Returns: the words of the message that other programs get.
    mutating func change() async throws -> String {
        while true {
            let words: String?
            switch Int.random(in: 0..<8, using: &random) {
            case 0: words = try await changeRooms()
            case 1: words = try await changeZones()
            case 2: words = try await changeRoomsOfZones()
            case 3: words = try await changeActionSets()
            case 4: words = try await changeTriggers()
            case 5: words = try await changeGroups()
            case 6: words = try await moveLamp()
            default: words = try await changeBrightness()
            }
            if let words { return words }
        }
    }

    private mutating func newName(_ kind: String) -> String {
        lastNumber += 1
        return "\(name) \(kind) \(lastNumber)"
    }

    /// Whether there are enough to rename or remove one of them.
    private mutating func adds(to count: Int) -> Bool {
        count == 0 || (count < 12 && Int.random(in: 0..<3, using: &random) == 0)
    }

    private mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    private mutating func changeRooms() async throws -> String? {
        guard !adds(to: rooms.count) else {
            let room = try await home.addRoom(named: newName("Room"))
            rooms.append(room)
            return "+room \(room.name)"
        }
        let index = index(below: rooms.count)
        let room = rooms[index]
        guard !zones.contains(where: { $0.rooms.contains(room) }), lamp?.room !== room, Bool.random(using: &random)
        else {
            try await room.updateName(newName("Room"))
            return "room named \(room.name)"
        }
        rooms.remove(at: index)
        try await home.removeRoom(room)
        return "-room \(room.name)"
    }

    private mutating func changeZones() async throws -> String? {
        guard !adds(to: zones.count) else {
            let zone = try await home.addZone(named: newName("Zone"))
            zones.append(zone)
            return "+zone \(zone.name)"
        }
        let index = index(below: zones.count)
        let zone = zones[index]
        guard zone.rooms.isEmpty, Bool.random(using: &random) else {
            try await zone.updateName(newName("Zone"))
            return "zone named \(zone.name)"
        }
        zones.remove(at: index)
        try await home.removeZone(zone)
        return "-zone \(zone.name)"
    }

    private mutating func changeRoomsOfZones() async throws -> String? {
        guard !rooms.isEmpty, !zones.isEmpty else { return nil }
        let (room, zone) = (rooms[index(below: rooms.count)], zones[index(below: zones.count)])
        if zone.rooms.contains(room) {
            try await zone.removeRoom(room)
            return "\(room.name) out of \(zone.name)"
        }
        try await zone.addRoom(room)
        return "\(room.name) into \(zone.name)"
    }

    private mutating func changeActionSets() async throws -> String? {
        guard !adds(to: sets.count) else {
            let set = try await home.addActionSet(named: newName("Scene"))
            sets.append(set)
            return "+set \(set.name)"
        }
        let index = index(below: sets.count)
        let set = sets[index]
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            try await set.updateName(newName("Scene"))
            return "set named \(set.name)"
        case 1:
            guard let brightness, set.actions.isEmpty else { return nil }
            try await set.addAction(
                HMCharacteristicWriteAction(characteristic: brightness, targetValue: 50 as NSNumber))
            return "actions of \(set.name): 1"
        default:
            sets.remove(at: index)
            try await home.removeActionSet(set)
            return "-set \(set.name)"
        }
    }

    private mutating func changeGroups() async throws -> String? {
        guard !adds(to: groups.count) else {
            let group = try await home.addServiceGroup(named: newName("Group"))
            groups.append(group)
            return "+group \(group.name)"
        }
        let index = index(below: groups.count)
        let group = groups[index]
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            try await group.updateName(newName("Group"))
            return "group named \(group.name)"
        case 1:
            guard let service = brightness?.service else { return nil }
            guard let member = group.services.first else {
                try await group.addService(service)
                return "\(service.name) into \(group.name)"
            }
            try await group.removeService(member)
            return "\(member.name) out of \(group.name)"
        default:
            groups.remove(at: index)
            try await home.removeServiceGroup(group)
            return "-group \(group.name)"
        }
    }

    private mutating func moveLamp() async throws -> String? {
        let places = [home.roomForEntireHome()] + rooms
        let place = places[index(below: places.count)]
        guard let lamp, lamp.room !== place else { return nil }
        try await home.assignAccessory(lamp, to: place)
        return "\(lamp.name) in \(place.name)"
    }

    private mutating func changeTriggers() async throws -> String? {
        guard !adds(to: triggers.count) else {
            let trigger = HMTimerTrigger(name: newName("Timer"), fireDate: newDate(), recurrence: nil)
            try await home.addTrigger(trigger)
            triggers.append(trigger)
            return "+trigger \(trigger.name)"
        }
        let index = index(below: triggers.count)
        let trigger = triggers[index]
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            try await trigger.updateName(newName("Timer"))
            return "trigger named \(trigger.name)"
        case 1:
            let date = newDate()
            guard date != trigger.fireDate else { return nil }
            try await trigger.updateFireDate(date)
            return "trigger \(trigger.name) updated"
        default:
            triggers.remove(at: index)
            try await home.removeTrigger(trigger)
            return "-trigger \(trigger.name)"
        }
    }

    /// A full minute, hours ahead.
    private mutating func newDate() -> Date {
        let minute =
            (Date().timeIntervalSince1970 / 60).rounded(.down) + Double(Int.random(in: 600..<6000, using: &random))
        return Date(timeIntervalSince1970: minute * 60)
    }

    private mutating func changeBrightness() async throws -> String? {
        guard let brightness else { return nil }
        let value = Int.random(in: 1...100, using: &random)
        guard value != brightness.value as? Int else { return nil }
        try await brightness.writeValue(value as NSNumber)
        return "\(lamp?.name ?? "") at \(value)"
    }
}

/// Steele, Lea and Flood's generator: the same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
