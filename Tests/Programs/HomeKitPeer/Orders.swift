// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import HomeKit

/// Makes one change after the other as ordered by lines on standard input, which may grow while the program runs.
///
/// A line is a verb and names, separated by `|`. After each the program prints `done` and the line, or `failed` with the
/// error.
@MainActor
struct Orders {
    struct Unknown: Error {}

    let manager: HMHomeManager
    let home: HMHome
    let messages: DelegateMessages

    /// Never ends by itself.
    func run() async throws {
        var rest = ""
        while !Task.isCancelled {
            let data = FileHandle.standardInput.availableData
            rest += String(decoding: data, as: UTF8.self)
            while let end = rest.firstIndex(of: "\n") {
                let line = String(rest[..<end])
                rest = String(rest[rest.index(after: end)...])
                await obey(line)
            }
            if data.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        }
    }

    private func obey(_ line: String) async {
        let words = line.split(separator: "|").map(String.init)
        do {
            try await perform(words[0], Array(words.dropFirst()))
            say("done \(line)")
        } catch {
            say("failed \(line): \(error)")
        }
    }

    private func perform(_ verb: String, _ names: [String]) async throws {
        let families = [changeHomes, changeAccessories, changeRooms, changeGroups, changeActionSets, changeTriggers]
        for family in families where try await family(verb, names) { return }
        throw Unknown()
    }
}

// MARK: - Homes and users

extension Orders {
    private func changeHomes(_ verb: String, _ names: [String]) async throws -> Bool {
        switch verb {
        case "add home": _ = try await manager.addHome(named: names[0])
        case "remove home": try await manager.removeHome(find(manager.homes, names[0], \.name))
        case "make primary": try await manager.updatePrimaryHome(find(manager.homes, names[0], \.name))
        case "rename home": try await home.updateName(names[0])
        case "remove user": try await remove(find(home.users, names[0], \.name))
        default: return false
        }
        return true
    }

    /// This call was gone before there was an async form of it.
    private func remove(_ user: HMUser) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            home.removeUser(user) { error in continuation.resume(with: error.map { .failure($0) } ?? .success(())) }
        }
    }

    private func find<Object>(_ objects: [Object], _ name: String, _ path: (Object) -> String) throws -> Object {
        guard let found = objects.first(where: { path($0) == name }) else { throw HMError(.notFound) }
        return found
    }
}

// MARK: - Accessories

extension Orders {
    private func changeAccessories(_ verb: String, _ names: [String]) async throws -> Bool {
        switch verb {
        case "add accessory": try await add(names[0])
        case "remove accessory": try await home.removeAccessory(accessory(names[0]))
        case "rename accessory": try await accessory(names[0]).updateName(names[1])
        case "move": try await home.assignAccessory(accessory(names[0]), to: find(home.rooms, names[1], \.name))
        case "unblock": try await home.unblockAccessory(accessory(names[0]))
        case "rename service": try await service(names[0]).updateName(names[1])
        case "associate": try await service(names[0]).updateAssociatedServiceType(HMServiceTypeFan)
        case "listen": try await brightness(names[0]).enableNotification(true)
        case "be deaf": try await brightness(names[0]).enableNotification(false)
        case "write": try await brightness(names[0]).writeValue(Int(names[1]))
        case "read": try await brightness(names[0]).readValue()
        default: return false
        }
        return true
    }

    private func add(_ payload: String) async throws {
        guard let url = URL(string: payload), let payload = HMAccessorySetupPayload(url: url) else { throw Unknown() }
        for accessory in try await home.addAndSetUpAccessories(payload: payload) { accessory.delegate = messages }
    }

    private func accessory(_ name: String) throws -> HMAccessory { try find(home.accessories, name, \.name) }

    /// The main service of an accessory.
    private func service(_ name: String) throws -> HMService {
        let all = try accessory(name).services
        guard let found = all.first(where: \.isUserInteractive) else { throw HMError(.notFound) }
        return found
    }

    private func brightness(_ name: String) throws -> HMCharacteristic {
        try find(
            accessory(name).services.flatMap(\.characteristics), HMCharacteristicTypeBrightness, \.characteristicType)
    }
}

// MARK: - Rooms, zones, groups

extension Orders {
    private func changeRooms(_ verb: String, _ names: [String]) async throws -> Bool {
        switch verb {
        case "add room": _ = try await home.addRoom(named: names[0])
        case "rename room": try await find(home.rooms, names[0], \.name).updateName(names[1])
        case "remove room": try await home.removeRoom(find(home.rooms, names[0], \.name))
        case "add zone": _ = try await home.addZone(named: names[0])
        case "rename zone": try await zone(names[0]).updateName(names[1])
        case "remove zone": try await home.removeZone(zone(names[0]))
        case "into zone": try await zone(names[1]).addRoom(find(home.rooms, names[0], \.name))
        case "out of zone": try await zone(names[1]).removeRoom(find(home.rooms, names[0], \.name))
        default: return false
        }
        return true
    }

    private func zone(_ name: String) throws -> HMZone { try find(home.zones, name, \.name) }

    private func changeGroups(_ verb: String, _ names: [String]) async throws -> Bool {
        switch verb {
        case "add group": _ = try await home.addServiceGroup(named: names[0])
        case "rename group": try await group(names[0]).updateName(names[1])
        case "remove group": try await home.removeServiceGroup(group(names[0]))
        case "into group": try await group(names[1]).addService(service(names[0]))
        case "out of group": try await group(names[1]).removeService(service(names[0]))
        default: return false
        }
        return true
    }

    private func group(_ name: String) throws -> HMServiceGroup { try find(home.serviceGroups, name, \.name) }
}

// MARK: - Action sets and triggers

extension Orders {
    private func changeActionSets(_ verb: String, _ names: [String]) async throws -> Bool {
        switch verb {
        case "add set": _ = try await home.addActionSet(named: names[0])
        case "rename set": try await set(names[0]).updateName(names[1])
        case "remove set": try await home.removeActionSet(set(names[0]))
        case "add action":
            let action = HMCharacteristicWriteAction(
                characteristic: try brightness(names[1]), targetValue: (Int(names[2]) ?? 0) as NSNumber)
            try await set(names[0]).addAction(action)
        case "retarget": try await action(of: names[0]).updateTargetValue((Int(names[1]) ?? 0) as NSNumber)
        case "remove action": try await set(names[0]).removeAction(action(of: names[0]))
        default: return false
        }
        return true
    }

    private func set(_ name: String) throws -> HMActionSet { try find(home.actionSets, name, \.name) }

    private func action(of set: String) throws -> HMCharacteristicWriteAction<any NSCopying> {
        let all = try self.set(set).actions
        guard let found = all.first as? HMCharacteristicWriteAction<any NSCopying> else { throw HMError(.notFound) }
        return found
    }

    private func changeTriggers(_ verb: String, _ names: [String]) async throws -> Bool {
        switch verb {
        case "add trigger":
            let date = Date(timeIntervalSince1970: TimeInterval(names[1]) ?? 0)
            try await home.addTrigger(HMTimerTrigger(name: names[0], fireDate: date, recurrence: nil))
        case "add presence trigger":
            let event = HMPresenceEvent(presenceEventType: .lastExit, presenceUserType: .homeUsers)
            try await addEnabled(names[0], event, running: names[1], predicate: nil)
        case "add home trigger":
            let event = HMPresenceEvent(presenceEventType: .everyEntry, presenceUserType: .currentUser)
            let atHome = HMPresenceEvent(presenceEventType: .atHome, presenceUserType: .homeUsers)
            let predicate = HMEventTrigger.predicateForEvaluatingTrigger(withPresence: atHome)
            try await addEnabled(names[0], event, running: names[1], predicate: predicate)
        case "add region trigger":
            let center = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.3)
            let region = CLCircularRegion(center: center, radius: 200, identifier: "Office")
            try await addEnabled(names[0], HMLocationEvent(region: region), running: names[1], predicate: nil)
        case "rename trigger": try await trigger(names[0]).updateName(names[1])
        case "remove trigger": try await home.removeTrigger(trigger(names[0]))
        case "add set to trigger": try await trigger(names[1]).addActionSet(set(names[0]))
        case "remove set from trigger": try await trigger(names[1]).removeActionSet(set(names[0]))
        case "enable": try await trigger(names[0]).enable(true)
        case "disable": try await trigger(names[0]).enable(false)
        default: return false
        }
        return true
    }

    private func addEnabled(
        _ name: String, _ event: HMEvent, running scene: String, predicate: NSPredicate?
    ) async throws {
        let trigger = HMEventTrigger(name: name, events: [event], predicate: predicate)
        try await home.addTrigger(trigger)
        try await trigger.addActionSet(set(scene))
        try await trigger.enable(true)
        guard trigger.triggerActivationState == .enabled else { throw Unknown() }
    }

    private func trigger(_ name: String) throws -> HMTrigger { try find(home.triggers, name, \.name) }
}
