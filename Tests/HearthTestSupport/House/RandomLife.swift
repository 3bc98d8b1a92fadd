// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue
package import HearthModel

/// A household that does all kinds of things to its homes, the same ones for the same seed.
///
/// Much of it is refused by the rules, as in life: names taken, rooms of another home, dates in the past.
package struct RandomLife {
    private var random: SplitMix64
    private var devices: UInt64 = 0

    package init(seed: UInt64) {
        random = SplitMix64(state: seed)
    }

    /// One thing done to the house; the changes are applied to it. Empty if it was refused or changed nothing.
    package mutating func step(_ house: inout House) -> [Change] {
        house.now += TimeInterval.random(in: 0..<20_000, using: &random).rounded()
        do throws(HubError) {
            let changes = try changes(in: house)
            house.database.apply(changes)
            return changes
        } catch {
            return []
        }
    }

    private mutating func changes(in house: House) throws(HubError) -> [Change] {
        guard let home = house.database.homes.randomElement(using: &random), chance(0.98) else {
            return try house.changes(AddHome(name: name()))
        }
        switch Int.random(in: 0..<100, using: &random) {
        case 0: return try house.changes(RemoveHome(home: home.id))
        case 1: return try house.changes(SetPrimaryHome(home: home.id))
        case 2: return try house.changes(RenameHome(home: home.id, name: name()))
        case 3: return try changeUsers(of: home, in: house)
        case 4: return try changePeople(of: home, in: house)
        case 5..<13: return try changeRooms(of: home, in: house)
        case 13..<20: return try changeZones(of: home, in: house)
        case 20..<25: return try changeServiceGroups(of: home, in: house)
        case 25..<45: return try changeAccessories(of: home, in: house)
        case 45..<70: return try changeActionSets(of: home, in: house)
        default: return try changeTriggers(of: home, in: house)
        }
    }

    private mutating func changeUsers(of home: Home, in house: House) throws(HubError) -> [Change] {
        guard let user = home.users.randomElement(using: &random), chance(0.6) else {
            let id = UInt32.random(in: 2000..<2005, using: &random)
            return try house.changes(
                AddUser(
                    home: home.id, unixID: id, name: "user\(id)", isAdministrator: chance(0.5),
                    hasRemoteAccess: chance(0.5)))
        }
        guard chance(0.5) else { return try house.changes(RemoveUser(home: home.id, user: user.id)) }
        return try house.changes(
            UpdateUser(home: home.id, user: user.id, isAdministrator: chance(0.5), hasRemoteAccess: chance(0.5)))
    }

    private mutating func changePeople(of home: Home, in house: House) throws(HubError) -> [Change] {
        let user = home.users.randomElement(using: &random)?.unixID ?? House.owner.unixID
        if let phone = home.person(user)?.phone, chance(0.4) {
            return house.database.changes(
                phone: phone.host, of: user, in: home.id, isHere: chance(0.5), at: house.now)
        }
        guard chance(0.6) else {
            let phone = Phone(host: "192.0.2.\(Int.random(in: 1..<4, using: &random))", leaveDelay: 60)
            return try house.changes(WatchPhone(home: home.id, user: user, phone: chance(0.7) ? phone : nil))
        }
        let places: [Whereabouts.Place?] = [
            .home, .away, .position(location: HomeLocation(latitude: 52.52, longitude: 13.405)), nil,
        ]
        let place = places.randomElement(using: &random) ?? nil
        return try house.changes(SetPresence(home: home.id, user: user, place: place))
    }

    private mutating func changeRooms(of home: Home, in house: House) throws(HubError) -> [Change] {
        let room = anyRoom(of: home)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return try house.changes(RemoveRoom(home: home.id, room: room))
        case 1: return try house.changes(RenameRoom(home: home.id, room: room, name: name()))
        default: return try house.changes(AddRoom(home: home.id, name: name()))
        }
    }

    private mutating func changeZones(of home: Home, in house: House) throws(HubError) -> [Change] {
        guard let zone = home.zones.randomElement(using: &random) else {
            return try house.changes(AddZone(home: home.id, name: name()))
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return try house.changes(RemoveZone(home: home.id, zone: zone.id))
        case 1: return try house.changes(RenameZone(home: home.id, zone: zone.id, name: name()))
        case 2: return try house.changes(AddZone(home: home.id, name: name()))
        case 3:
            let room = zone.rooms.randomElement(using: &random) ?? home.defaultRoom
            return try house.changes(RemoveRoomFromZone(home: home.id, zone: zone.id, room: room))
        default: return try house.changes(AddRoomToZone(home: home.id, zone: zone.id, room: anyRoom(of: home)))
        }
    }

    private mutating func changeServiceGroups(of home: Home, in house: House) throws(HubError) -> [Change] {
        guard let group = home.serviceGroups.randomElement(using: &random) else {
            return try house.changes(AddServiceGroup(home: home.id, name: name()))
        }
        let accessory = home.accessories.randomElement(using: &random)?.id ?? house.makeID()
        let service = ServiceReference(accessory: accessory, iid: chance(0.9) ? Lamp.service : 1)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return try house.changes(RemoveServiceGroup(home: home.id, group: group.id))
        case 1: return try house.changes(RenameServiceGroup(home: home.id, group: group.id, name: name()))
        case 2: return try house.changes(AddServiceGroup(home: home.id, name: name()))
        case 3:
            let member = group.services.randomElement(using: &random) ?? service
            return try house.changes(RemoveServiceFromGroup(home: home.id, group: group.id, service: member))
        default: return try house.changes(AddServiceToGroup(home: home.id, group: group.id, service: service))
        }
    }

    private mutating func changeAccessories(of home: Home, in house: House) throws(HubError) -> [Change] {
        guard let accessory = home.accessories.randomElement(using: &random), chance(0.8) else {
            return try house.database.changes(adding: newDevice(in: house), to: home.id)
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return try house.changes(RemoveAccessory(home: home.id, accessory: accessory.id))
        case 1, 2: return try house.changes(RenameAccessory(home: home.id, accessory: accessory.id, name: name()))
        case 3:
            return try house.changes(
                RenameService(home: home.id, accessory: accessory.id, service: Lamp.service, name: name()))
        case 6: return house.database.changes(blocking: accessory.deviceID, at: house.now)
        case 7: return try house.changes(UnblockAccessory(home: home.id, accessory: accessory.id))
        case 4, 5: return try describeAnew(accessory, of: home, in: house)
        default:
            return try house.changes(
                AssignAccessory(home: home.id, accessory: accessory.id, room: anyRoom(of: home)))
        }
    }

    private mutating func describeAnew(
        _ accessory: Accessory, of home: Home, in house: House
    ) throws(HubError) -> [Change] {
        var described = accessory
        described.firmwareVersion = chance(0.2) ? nil : "1.\(Int.random(in: 0..<9, using: &random))"
        if chance(0.3) { described.services.removeLast(min(1, described.services.count)) }
        return try house.database.changes(describing: [described], of: accessory.deviceID, in: home.id, at: house.now)
    }

    private mutating func changeActionSets(of home: Home, in house: House) throws(HubError) -> [Change] {
        guard let set = home.actionSets.randomElement(using: &random) else { return [] }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return try house.changes(RemoveActionSet(home: home.id, actionSet: set.id))
        case 1: return try house.changes(RenameActionSet(home: home.id, actionSet: set.id, name: name()))
        case 2, 3: return try house.changes(AddActionSet(home: home.id, name: name()))
        case 4: return house.database.changes(recordingRunOf: set.id, in: home.id, at: house.now)
        case 5, 6:
            guard let action = set.actions.randomElement(using: &random) else { return [] }
            let update = UpdateAction(home: home.id, actionSet: set.id, action: action.id, targetValue: value())
            if chance(0.2) {
                return try house.changes(
                    UpdateActionDelay(home: home.id, actionSet: set.id, action: action.id, delay: chance(0.5) ? 0 : 60))
            }
            return try chance(0.3)
                ? house.changes(RemoveAction(home: home.id, actionSet: set.id, action: action.id))
                : house.changes(update)
        default:
            guard let accessory = home.accessories.randomElement(using: &random) else { return [] }
            let iid = UInt64.random(in: Lamp.on...Lamp.temperature, using: &random)
            let action = Action(
                id: house.makeID(), characteristic: CharacteristicReference(accessory: accessory.id, iid: iid),
                targetValue: value(), delay: chance(0.3) ? Double.random(in: 0..<9, using: &random).rounded() : 0)
            return try house.changes(AddAction(home: home.id, actionSet: set.id, action: action))
        }
    }

    private mutating func changeTriggers(of home: Home, in house: House) throws(HubError) -> [Change] {
        guard let trigger = home.triggers.randomElement(using: &random), chance(0.8) else {
            return try house.changes(AddTrigger(home: home.id, trigger: newTrigger(for: home, in: house)))
        }
        let set = home.actionSets.randomElement(using: &random)?.id ?? house.makeID()
        if chance(0.1) { return try changeLife(of: trigger, of: home, in: house) }
        if chance(0.3), trigger.plan != nil { return try changeEvents(of: trigger, of: home, in: house) }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return try house.changes(RemoveTrigger(home: home.id, trigger: trigger.id))
        case 1: return try house.changes(RenameTrigger(home: home.id, trigger: trigger.id, name: name()))
        case 2, 3:
            return try house.changes(AddActionSetToTrigger(home: home.id, trigger: trigger.id, actionSet: set))
        case 4:
            return try house.changes(RemoveActionSetFromTrigger(home: home.id, trigger: trigger.id, actionSet: set))
        case 5:
            let schedule = schedule(now: house.now)
            return try house.changes(UpdateTimerSchedule(home: home.id, trigger: trigger.id, schedule: schedule))
        case 9: return try house.changes(AddTriggerOwnedActionSet(home: home.id, trigger: trigger.id))
        case 6:
            return house.database.pass(
                trigger, in: home.id, cause: .test, outcome: .missed, past: house.now - 60, context: house.context
            ).changes
        case 7, 8: return run(trigger, of: home, in: house, past: trigger.nextFireDate)
        default:
            return try house.changes(EnableTrigger(home: home.id, trigger: trigger.id, isEnabled: chance(0.8)))
        }
    }
}

extension RandomLife {
    private mutating func chance(_ part: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < part
    }

    private mutating func name() -> String {
        let words = ["Hall", "hall", "Küche", "Garten", "節日彩燈", "Гирлянда", "Kid's Night Light", "Shed", "No/pe", ""]
        let word = words.randomElement(using: &random) ?? "Loft"
        return chance(0.3) ? word : "\(word) \(Int.random(in: 1..<40, using: &random))"
    }

    private mutating func value() -> CharacteristicValue {
        let values: [CharacteristicValue] = [
            .bool(true), .bool(false), .integer(1), .integer(40), .integer(-7), .double(21), .double(0.5), .string("x"),
        ]
        return values.randomElement(using: &random) ?? .bool(true)
    }

    private mutating func anyRoom(of home: Home) -> Room.ID {
        chance(0.1) ? home.defaultRoom : home.rooms.randomElement(using: &random)?.id ?? home.defaultRoom
    }

    private mutating func newDevice(in house: House) -> [Accessory] {
        devices += 1
        let deviceID = "00:00:00:00:00:\(devices)"
        guard chance(0.3) else { return [.lamp(house.makeID(), deviceID: deviceID)] }
        let bridge = Accessory.bridge(house.makeID(), deviceID: deviceID)
        let lamps = [2, 3, .max].map { aid in
            Accessory.lamp(house.makeID(), deviceID: deviceID, aid: aid, bridge: bridge.id)
        }
        return lamps + [bridge]
    }

    private mutating func newTrigger(for home: Home, in house: House) -> Trigger {
        Trigger(
            id: house.makeID(), name: name(),
            kind: chance(0.5) ? .event(plan: plan(for: home, in: house)) : .timer(schedule: schedule(now: house.now)),
            actionSets: home.actionSets.shuffled(using: &random).prefix(2).map(\.id),
            catchUp: catchUp(),
            endDate: chance(0.2) ? house.now + Double.random(in: 60..<9e6, using: &random).rounded() : nil)
    }

    private mutating func catchUp() -> CatchUp {
        chance(0.6)
            ? .skip : chance(0.5) ? .all : .once(within: Double.random(in: 60..<9_000, using: &random).rounded())
    }

    /// Its end, its rule for missed dates, and since when values have lasted.
    private mutating func changeLife(of trigger: Trigger, of home: Home, in house: House) throws(HubError) -> [Change] {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let date = chance(0.5) ? nil : house.now + Double.random(in: 60..<9e6, using: &random).rounded()
            return try house.changes(UpdateTriggerEndDate(home: home.id, trigger: trigger.id, endDate: date))
        case 1:
            return try house.changes(UpdateTriggerCatchUp(home: home.id, trigger: trigger.id, catchUp: catchUp()))
        case 2: return house.database.changes(endingTriggersUntil: house.now)
        default:
            guard let hold = trigger.plan?.holds(beginningAt: house.now).first else { return [] }
            return house.database.changes(
                holding: chance(0.7) ? hold.value : value(), of: hold.characteristic, at: house.now)
        }
    }

    private mutating func changeEvents(
        of trigger: Trigger, of home: Home, in house: House
    ) throws(HubError) -> [Change] {
        let plan = plan(for: home, in: house)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return try house.changes(UpdateTriggerEvents(home: home.id, trigger: trigger.id, events: plan.events))
        case 1:
            return try house.changes(
                UpdateTriggerEndEvents(home: home.id, trigger: trigger.id, endEvents: plan.endEvents))
        case 2:
            return try house.changes(
                UpdateTriggerPredicate(home: home.id, trigger: trigger.id, predicate: plan.predicate))
        case 3:
            let location = HomeLocation(latitude: .random(in: -91..<91, using: &random), longitude: 13.4)
            return try house.changes(SetHomeLocation(home: home.id, location: chance(0.8) ? location : nil))
        case 4:
            return house.database.ending(of: trigger.id, in: home.id, by: nil, context: house.context)?.changes ?? []
        default: return run(trigger, of: home, in: house, past: nil)
        }
    }

    private func run(_ trigger: Trigger, of home: Home, in house: House, past: Date?) -> [Change] {
        let cause = past.map { Trace.Cause.date(due: $0) } ?? .test
        let run = house.database.run(of: trigger, in: home.id, cause: cause, past: past, context: house.context) { _ in
            .integer(7)
        }
        return run?.changes ?? []
    }

    private mutating func plan(for home: Home, in house: House) -> EventPlan {
        let accessory = home.accessories.randomElement(using: &random)?.id ?? house.makeID()
        let on = CharacteristicReference(accessory: accessory, iid: Lamp.on)
        let warmth = CharacteristicReference(accessory: accessory, iid: Lamp.temperature)
        let kinds: [TriggerEvent.Kind] = [
            .calendar(time: CalendarTime(hour: 7, minute: 30)), .characteristic(of: on, value: value()),
            .significantTime(time: SignificantTime(event: .sunset, offset: Recurrence(minutes: -30))),
            .threshold(of: warmth, minimum: .double(21), maximum: nil), .characteristic(of: on, value: nil),
            .presence(presence: Presence(kind: .firstEntry, users: .homeUsers)),
            .lasting(of: on, comparison: .notEqualTo, value: .bool(true), seconds: 600),
        ]
        let events = kinds.shuffled(using: &random).prefix(Int.random(in: 0..<4, using: &random))
        let warm = TriggerPredicate.characteristic(of: warmth, comparison: .greaterThan, value: .double(20.5))
        let night = TriggerPredicate.between(
            first: .sun(time: SignificantTime(event: .sunset)), second: .clock(time: CalendarTime(hour: 6)))
        return EventPlan(
            events: events.map { TriggerEvent(id: house.makeID(), kind: $0) },
            endEvents: chance(0.5) ? [TriggerEvent(id: house.makeID(), kind: .duration(seconds: 90))] : [],
            predicate: chance(0.5) ? .all(of: [.not(predicate: warm), .any(of: [night, .any(of: [])])]) : nil,
            weekdays: chance(0.3) ? [2, 6] : nil, executeOnce: chance(0.2))
    }

    private mutating func schedule(now: Date) -> TimerSchedule {
        let minutes = Int.random(in: -2_000..<60_000, using: &random)
        let date = Date(
            timeIntervalSinceReferenceDate: (now.timeIntervalSinceReferenceDate / 60).rounded() * 60
                + Double(minutes * 60))
        let zone = ["Europe/Berlin", "America/New_York", nil].randomElement(using: &random) ?? nil
        let recurrences = [
            nil, Recurrence(days: 1), Recurrence(minutes: 5), Recurrence(weeks: 5), Recurrence(minutes: 4),
        ]
        return TimerSchedule(
            fireDate: date, timeZone: zone, recurrence: recurrences.randomElement(using: &random) ?? nil,
            recurrenceCalendar: chance(0.2) ? CalendarDescription(identifier: "hebrew") : nil)
    }
}

/// A small random number generator with a seed.
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(state: UInt64) {
        self.state = state
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
