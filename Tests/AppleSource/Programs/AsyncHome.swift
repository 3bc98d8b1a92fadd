// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HomeKit

/// The modern form: async throughout, everything on the main actor, delegate messages as a stream. For Swift 6.
@main
@MainActor
enum AsyncHome {
    static func main() async {
        do {
            let model = HomeModel()
            let home = try await model.firstHome()
            let lamp = try model.accessory("Kid's Night Light", in: home)
            try await arrange(home, lamp)
            try await evening(home, lamp)
            try await cleanUp(home)
        } catch {
            print("Failed: \(error.localizedDescription)")
            exit(1)
        }
    }

    private static func arrange(_ home: HMHome, _ lamp: HMAccessory) async throws {
        let room = try await home.addRoom(named: "Nursery")
        try await home.assignAccessory(lamp, to: room)
        let zone = try await home.addZone(named: "Children")
        try await zone.addRoom(room)
        let group = try await home.addServiceGroup(named: "Night Lights")
        if let light = lamp.services.first(where: { $0.serviceType == HMServiceTypeLightbulb }) {
            try await group.addService(light)
        }
        print("\(room.accessories.map(\.name)) \(zone.rooms.map(\.name)) \(group.services.count)")
    }

    private static func evening(_ home: HMHome, _ lamp: HMAccessory) async throws {
        let scene = try await home.addActionSet(named: "Lullaby")
        let characteristics = lamp.services.flatMap(\.characteristics)
        let values: [String: NSNumber] = [
            HMCharacteristicTypePowerState: true, HMCharacteristicTypeHue: 240, HMCharacteristicTypeBrightness: 10,
        ]
        for characteristic in characteristics {
            guard let value = values[characteristic.characteristicType] else { continue }
            try await scene.addAction(HMCharacteristicWriteAction(characteristic: characteristic, targetValue: value))
        }
        try await home.executeActionSet(scene)
        // All at once; the order of the answers does not matter.
        try await withThrowingTaskGroup(of: Void.self) { group in
            for characteristic in characteristics where values.keys.contains(characteristic.characteristicType) {
                group.addTask { try await characteristic.readValue() }
            }
            try await group.waitForAll()
        }
        let read = characteristics.filter { values.keys.contains($0.characteristicType) }
            .map { "\($0.localizedDescription) \($0.value ?? "-")" }
        print(read.sorted().joined(separator: ", "))
    }

    private static func cleanUp(_ home: HMHome) async throws {
        for scene in home.actionSets where scene.actionSetType == HMActionSetTypeUserDefined {
            try await home.removeActionSet(scene)
        }
        do {
            try await home.addRoom(named: "Nursery")
        } catch HMError.objectWithSimilarNameExistsInHome {
            print("There is a nursery")
        }
        print("Scenes of the user: \(home.actionSets.filter { $0.actionSetType == HMActionSetTypeUserDefined }.count)")
    }
}

@MainActor
final class HomeModel: NSObject {
    struct NotThere: LocalizedError {
        let name: String
        var errorDescription: String? { "There is no \(name)." }
    }

    private let manager = HMHomeManager()
    private let updates: AsyncStream<[HMHome]>
    private let continuation: AsyncStream<[HMHome]>.Continuation

    override init() {
        (updates, continuation) = AsyncStream.makeStream()
        super.init()
        manager.delegate = self
    }

    func firstHome() async throws -> HMHome {
        for await homes in updates {
            if let home = homes.first { return home }
        }
        throw NotThere(name: "home")
    }

    func accessory(_ name: String, in home: HMHome) throws -> HMAccessory {
        guard let accessory = home.accessories.first(where: { $0.name == name }) else { throw NotThere(name: name) }
        return accessory
    }
}

extension HomeModel: HMHomeManagerDelegate {
    nonisolated func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        MainActor.assumeIsolated { _ = continuation.yield(manager.homes) }
    }
}
