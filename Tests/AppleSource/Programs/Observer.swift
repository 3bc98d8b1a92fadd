// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HomeKit

/// Observing changes: one store hears everything and hands it on to whoever registered, as an app with several screens does.
class HomeStore: NSObject {
    static let shared = HomeStore()

    let homeManager = HMHomeManager()
    private var homeDelegates = Set<NSObject>()
    private var accessoryDelegates = Set<NSObject>()

    func add(_ screen: NSObject) {
        homeDelegates.insert(screen)
        accessoryDelegates.insert(screen)
    }
}

extension HomeStore: HMHomeDelegate {
    func home(_ home: HMHome, didAdd room: HMRoom) {
        for screen in homeDelegates { (screen as? HMHomeDelegate)?.home?(home, didAdd: room) }
    }

    func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {
        for screen in homeDelegates { (screen as? HMHomeDelegate)?.home?(home, didUpdateNameFor: room) }
    }

    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {
        for screen in homeDelegates { (screen as? HMHomeDelegate)?.home?(home, didUpdate: room, for: accessory) }
    }

    func home(_ home: HMHome, didRemove room: HMRoom) {
        for screen in homeDelegates { (screen as? HMHomeDelegate)?.home?(home, didRemove: room) }
    }

    func homeDidUpdateName(_ home: HMHome) {
        for screen in homeDelegates { (screen as? HMHomeDelegate)?.homeDidUpdateName?(home) }
    }
}

extension HomeStore: HMAccessoryDelegate {
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic) {
        for screen in accessoryDelegates {
            guard let delegate = screen as? HMAccessoryDelegate else { continue }
            delegate.accessory?(accessory, service: service, didUpdateValueFor: characteristic)
        }
    }

    func accessoryDidUpdateReachability(_ accessory: HMAccessory) {
        for screen in accessoryDelegates {
            (screen as? HMAccessoryDelegate)?.accessoryDidUpdateReachability?(accessory)
        }
    }
}

/// Shows what it is told.
class Screen: NSObject, HMHomeManagerDelegate, HMHomeDelegate, HMAccessoryDelegate {
    var home: HMHome?

    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        home = manager.homes.first
        home?.delegate = HomeStore.shared
        let motion = home?.accessories.first { $0.name == "Hall Motion" }
        motion?.delegate = HomeStore.shared
        let detected = motion?.services.flatMap { $0.characteristics }
            .first { $0.characteristicType == HMCharacteristicTypeMotionDetected }
        detected?.enableNotification(true) { error in
            print("Watching: \(error == nil)")
            fflush(stdout)
        }
    }

    func home(_ home: HMHome, didAdd room: HMRoom) { print("New room: \(room.name)") }
    func home(_ home: HMHome, didUpdateNameFor room: HMRoom) { print("Room renamed: \(room.name)") }

    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {
        print("\(accessory.name) moved to \(room.name): \(accessory.room === room)")
    }

    func home(_ home: HMHome, didRemove room: HMRoom) {
        print("Room removed: \(room.name)")
        exit(0)
    }

    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic) {
        guard let isDetected = (characteristic.value as? NSNumber)?.boolValue else { return }
        print("\(accessory.name): \(isDetected ? "motion" : "nobody")")
        fflush(stdout)
    }
}

let screen = Screen()
HomeStore.shared.add(screen)
HomeStore.shared.homeManager.delegate = screen
RunLoop.main.run()
