// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HomeKit

/// Lights a room when its door is opened in the evening, and the whole home goes dark at bedtime, whether the program runs or
/// not.
///
/// It says nothing of tests and does nothing for them: `HMHomeManager()` finds the hub of the house that a test has put there.
@MainActor
public final class EveningLights: NSObject {
    private let manager = HMHomeManager()
    private let room: String
    private var whenLoaded: [CheckedContinuation<Void, Never>] = []
    private var isLoaded = false

    /// What could not be done, for people.
    public private(set) var complaints: [String] = []

    /// - Parameter room: the name of the room that is lit.
    public init(lighting room: String) {
        self.room = room
        super.init()
        manager.delegate = self
    }

    /// Waits for the homes and begins to listen to the room's doors.
    public func start() async throws {
        if !isLoaded { await withCheckedContinuation { whenLoaded.append($0) } }
        for door in characteristics(HMCharacteristicTypeContactState) {
            door.service?.accessory?.delegate = self
            try await door.enableNotification(true)
        }
    }

    /// Lets everything in the room be switched off every day at this time.
    public func setBedtime(_ date: Date) async throws {
        guard let home = manager.primaryHomeOrFirst else { return }
        let scene = try await home.addActionSet(named: "Bedtime")
        for power in characteristics(HMCharacteristicTypePowerState) {
            try await scene.addAction(
                HMCharacteristicWriteAction(characteristic: power, targetValue: false as NSNumber))
        }
        let trigger = HMTimerTrigger(name: "Every Night", fireDate: date, recurrence: DateComponents(day: 1))
        try await home.addTrigger(trigger)
        try await trigger.addActionSet(scene)
        try await trigger.enable(true)
    }

    /// The characteristics of this kind in the room.
    private func characteristics(_ type: String) -> [HMCharacteristic] {
        let accessories = manager.homes.flatMap(\.rooms).first { $0.name == room }?.accessories ?? []
        return accessories.flatMap(\.services).flatMap(\.characteristics)
            .filter { $0.characteristicType == type }
    }

    private func light() async {
        for power in characteristics(HMCharacteristicTypePowerState) {
            do {
                try await power.writeValue(true as NSNumber)
            } catch {
                complaints.append("\(power.service?.accessory?.name ?? "A lamp") stays dark")
            }
        }
    }
}

extension EveningLights: @preconcurrency HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        isLoaded = true
        for continuation in whenLoaded { continuation.resume() }
        whenLoaded = []
    }
}

extension EveningLights: @preconcurrency HMAccessoryDelegate {
    public func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {
        let isOpen = characteristic.value as? Int == HMCharacteristicValueContactState.none.rawValue
        guard characteristic.characteristicType == HMCharacteristicTypeContactState, isOpen else { return }
        Task { await light() }
    }
}

extension HMHomeManager {
    fileprivate var primaryHomeOrFirst: HMHome? { homes.first { $0.isPrimary } ?? homes.first }
}
