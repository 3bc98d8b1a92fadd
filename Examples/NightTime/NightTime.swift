// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HomeKit

/// The night scene of Apple's HomeKit guide, from an empty database to a timer that the hub fires when this program is
/// long gone.
///
/// It makes a home, adds every accessory that can be added, gives lights, locks and blinds a room, builds the scene
/// "Night Time", runs it, and sets a timer that runs it again at the next full minute. Written with completion handlers
/// and delegates, as code for Apple's systems is.
@main
final class NightTime: NSObject {
    private let manager = HMHomeManager()
    private let browser = HMAccessoryBrowser()
    private let name = "Night Time"
    private var home: HMHome?

    static func main() {
        let program = NightTime()
        program.manager.delegate = program
        withExtendedLifetime(program) { dispatchMain() }
    }

    private func say(_ words: String) {
        print(words)
        fflush(nil)
    }

    /// Ends the program if there is an error.
    private func check(_ error: (any Error)?, _ doing: String) {
        guard let error else { return }
        say("NightTime: \(doing): \(error.localizedDescription)")
        exit(1)
    }
}

// MARK: - A home

extension NightTime: HMHomeManagerDelegate {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        guard home == nil else { return }
        if let home = manager.homes.first {
            use(home)
        } else {
            manager.addHome(withName: "My Home") { home, error in
                self.check(error, "making a home")
                if let home { self.use(home) }
            }
        }
    }

    private func use(_ home: HMHome) {
        say("Home: \(home.name)")
        self.home = home
        browser.delegate = self
        browser.startSearchingForNewAccessories()
        DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
            self.browser.stopSearchingForNewAccessories()
            self.add(self.browser.discoveredAccessories)
        }
    }
}

// MARK: - Accessories

extension NightTime: HMAccessoryBrowserDelegate {
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {
        say("Found: \(accessory.name)")
    }

    /// Adds accessories, one after the other, then goes on.
    private func add(_ accessories: [HMAccessory]) {
        guard let home, let accessory = accessories.first else { return addRoom() }
        say("Adding \(accessory.name); its setup code is asked for")
        home.addAccessory(accessory) { error in
            self.check(error, "adding \(accessory.name)")
            self.add(Array(accessories.dropFirst()))
        }
    }
}

// MARK: - A room

extension NightTime {
    private func addRoom() {
        guard let home else { return }
        say("\(home.accessories.count) accessories in \(home.name)")
        if let room = home.rooms.first(where: { $0.name == "Bedroom" }) { return assign(sleepers(of: home), to: room) }
        home.addRoom(withName: "Bedroom") { room, error in
            self.check(error, "making a room")
            if let room { self.assign(self.sleepers(of: home), to: room) }
        }
    }

    /// The accessories that the scene is about and that stand in no room yet.
    private func sleepers(of home: HMHome) -> [HMAccessory] {
        let wanted = Set(wishes(for: home).compactMap { $0.characteristic.service?.accessory })
        return home.accessories.filter { wanted.contains($0) && $0.room === home.roomForEntireHome() }
    }

    private func assign(_ accessories: [HMAccessory], to room: HMRoom) {
        guard let home, let accessory = accessories.first else { return addScene() }
        home.assignAccessory(accessory, to: room) { error in
            self.check(error, "moving \(accessory.name)")
            self.assign(Array(accessories.dropFirst()), to: room)
        }
    }
}

// MARK: - The scene

extension NightTime {
    private struct Wish {
        let characteristic: HMCharacteristic
        let value: NSNumber
    }

    /// Lights off, doors locked, blinds down.
    private func wishes(for home: HMHome) -> [Wish] {
        let night: [(service: String, characteristic: String, value: NSNumber)] = [
            (HMServiceTypeLightbulb, HMCharacteristicTypePowerState, false),
            (HMServiceTypeLockMechanism, HMCharacteristicTypeTargetLockMechanismState, 1),
            (HMServiceTypeWindowCovering, HMCharacteristicTypeTargetPosition, 0),
        ]
        return night.flatMap { service, characteristic, value in
            (home.servicesWithTypes([service]) ?? []).compactMap { found in
                found.characteristics.first { $0.characteristicType == characteristic }
                    .map { Wish(characteristic: $0, value: value) }
            }
        }
    }

    private func addScene() {
        guard let home else { return }
        if let scene = home.actionSets.first(where: { $0.name == name }) { return execute(scene) }
        home.addActionSet(withName: name) { scene, error in
            self.check(error, "making a scene")
            if let scene { self.add(self.wishes(for: home), to: scene) }
        }
    }

    private func add(_ wishes: [Wish], to scene: HMActionSet) {
        guard let wish = wishes.first else { return execute(scene) }
        let action = HMCharacteristicWriteAction(characteristic: wish.characteristic, targetValue: wish.value)
        scene.addAction(action) { error in
            self.check(error, "adding an action")
            self.add(Array(wishes.dropFirst()), to: scene)
        }
    }

    private func execute(_ scene: HMActionSet) {
        home?.executeActionSet(scene) { error in
            self.check(error, "running \(scene.name)")
            self.say("Ran \(scene.name): \(scene.actions.count) actions")
            self.addTimer(for: scene)
        }
    }
}

// MARK: - The timer

extension NightTime {
    private func addTimer(for scene: HMActionSet) {
        guard let home else { return }
        if let old = home.triggers.first(where: { $0.name == "Night Timer" }) {
            return home.removeTrigger(old) { error in
                self.check(error, "removing the old timer")
                self.addTimer(for: scene)
            }
        }
        let timer = HMTimerTrigger(name: "Night Timer", fireDate: Self.nextMinute, recurrence: DateComponents(day: 1))
        home.addTrigger(timer) { error in
            self.check(error, "adding a timer")
            timer.addActionSet(scene) { error in
                self.check(error, "giving the timer its scene")
                timer.enable(true) { error in
                    self.check(error, "enabling the timer")
                    self.say("\(timer.name) will run \(scene.name) at \(timer.fireDate), and then every day.")
                    exit(0)
                }
            }
        }
    }

    /// The first full minute that is at least 15 seconds away.
    private static var nextMinute: Date {
        let earliest = Date().timeIntervalSince1970 + 15
        return Date(timeIntervalSince1970: (earliest / 60).rounded(.up) * 60)
    }
}
