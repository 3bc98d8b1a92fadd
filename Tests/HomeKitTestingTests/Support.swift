// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthAccessory
import HomeKit
import HomeKitTesting
import Testing

/// A lamp, and what its device is told.
struct Lamp {
    let power = Characteristic(.on, false)
    let brightness = Characteristic(.brightness, 40)
    let accessory: Accessory

    init(_ name: String = "Lamp") throws {
        accessory = try Accessory(name, .lightbulb, Service(.lightbulb, power, brightness))
    }
}

/// An app that has loaded its homes, and writes down what its delegates are told.
@MainActor
final class App: NSObject, @preconcurrency HMHomeManagerDelegate, @preconcurrency HMHomeDelegate,
    @preconcurrency HMAccessoryDelegate
{
    let manager = HMHomeManager()
    private(set) var messages: [String] = []

    override init() {
        super.init()
        manager.delegate = self
    }

    /// The app once it knows the homes of the house.
    static func launched(in house: SimulatedHouse) async throws -> App {
        let app = App()
        try await house.eventually("the app is told of its homes") { app.messages.contains("homes") }
        for home in app.manager.homes {
            home.delegate = app
            for accessory in home.accessories { accessory.delegate = app }
        }
        return app
    }

    var home: HMHome { get throws { try #require(manager.homes.first) } }

    func accessory(_ name: String = "Lamp") throws -> HMAccessory {
        try #require(try home.accessories.first { $0.name == name })
    }

    func characteristic(_ type: String, of name: String = "Lamp") throws -> HMCharacteristic {
        try #require(try accessory(name).services.flatMap(\.characteristics).first { $0.characteristicType == type })
    }

    func power(of name: String = "Lamp") throws -> HMCharacteristic {
        try characteristic(HMCharacteristicTypePowerState, of: name)
    }

    /// Whether the app has heard that an action set was carried out.
    func hasRun(_ name: String) -> Bool {
        manager.homes.first?.actionSets.first { $0.name == name }?.lastExecutionDate != nil
    }

    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) { messages.append("homes") }

    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {
        messages.append("status \(status.rawValue)")
    }

    func homeDidUpdateName(_ home: HMHome) { messages.append("home named \(home.name)") }

    func home(_ home: HMHome, didAdd accessory: HMAccessory) {
        messages.append("+\(accessory.name)")
    }

    func accessoryDidUpdateReachability(_ accessory: HMAccessory) {
        messages.append("\(accessory.name) \(accessory.isReachable ? "reachable" : "unreachable")")
    }

    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic) {
        messages.append("\(accessory.name) \(characteristic.value ?? "nothing")")
    }
}
