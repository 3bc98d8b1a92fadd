// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HomeKit

/// Turns every light of the home on, and off again: `HolidayLights on`, `HolidayLights off`.
///
/// Shows the async form of the API, and two scenes that the program makes when they are missing.
@main
struct HolidayLights {
    @MainActor
    static func main() async {
        do {
            let isOn = try wish(CommandLine.arguments.dropFirst().first)
            let homes = HomeLoader()
            guard let home = await homes.firstHome() else {
                throw Failure("There is no home yet. Make one and add accessories: hearth pair")
            }
            let scene = try await scene(named: isOn ? "Lights On" : "Lights Off", of: home, poweredOn: isOn)
            try await home.executeActionSet(scene)
            print("\(scene.name): \(scene.actions.count) lights in \(home.name) are \(isOn ? "on" : "off").")
        } catch {
            print("HolidayLights: \(error.localizedDescription)")
            exit(1)
        }
    }

    private static func wish(_ argument: String?) throws -> Bool {
        switch argument {
        case "on": return true
        case "off": return false
        default: throw Failure("Usage: HolidayLights on|off")
        }
    }

    /// The scene of that name, made if it is missing, with one action for each light of the home.
    @MainActor
    private static func scene(named name: String, of home: HMHome, poweredOn: Bool) async throws -> HMActionSet {
        let existing = home.actionSets.first { $0.name == name }
        let scene = if let existing { existing } else { try await home.addActionSet(named: name) }
        let written = scene.actions.compactMap { ($0 as? HMCharacteristicWriteAction<NSCopying>)?.characteristic }
        for light in home.servicesWithTypes([HMServiceTypeLightbulb]) ?? [] {
            let power = light.characteristics.first { $0.characteristicType == HMCharacteristicTypePowerState }
            guard let power, !written.contains(where: { $0 === power }) else { continue }
            let action = HMCharacteristicWriteAction(characteristic: power, targetValue: poweredOn as NSNumber)
            try await scene.addAction(action)
        }
        return scene
    }
}

/// Waits until the homes are loaded.
@MainActor
final class HomeLoader: NSObject, HMHomeManagerDelegate {
    private let manager = HMHomeManager()
    private var waiting: CheckedContinuation<HMHome?, Never>?

    func firstHome() async -> HMHome? {
        await withCheckedContinuation { continuation in
            waiting = continuation
            manager.delegate = self
        }
    }

    nonisolated func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        MainActor.assumeIsolated {
            waiting?.resume(returning: self.manager.homes.first)
            waiting = nil
        }
    }
}

struct Failure: LocalizedError {
    let errorDescription: String?

    init(_ words: String) {
        errorDescription = words
    }
}
