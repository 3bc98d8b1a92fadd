// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeKit

/// Accessing services and characteristics: what a lamp can do, reading, writing, and what cannot be written.
@main
struct LightControl {
    @MainActor
    static func main() async throws {
        let loader = Loader()
        let home = await loader.home()
        guard let lights = home.servicesWithTypes([HMServiceTypeLightbulb]) else { return print("No lights") }
        print("Lights: \(lights.compactMap { $0.accessory?.name }.sorted().joined(separator: ", "))")
        guard let light = lights.first(where: { $0.accessory?.name == "Ceiling Light" }) else { return }
        describe(light)
        try await dim(light)
        try await refusals(light)
    }

    @MainActor
    private static func describe(_ light: HMService) {
        for characteristic in light.characteristics where characteristic.metadata?.maximumValue != nil {
            let metadata = characteristic.metadata
            let isWritable = characteristic.properties.contains(HMCharacteristicPropertyWritable)
            let tells = characteristic.properties.contains(HMCharacteristicPropertySupportsEventNotification)
            print(
                "\(characteristic.localizedDescription): \(metadata?.minimumValue ?? 0) to \(metadata?.maximumValue ?? 0)"
                    + " \(metadata?.units ?? "-"), \(metadata?.format ?? "-"), \(isWritable) \(tells)")
        }
    }

    @MainActor
    private static func dim(_ light: HMService) async throws {
        let power = light.characteristic(HMCharacteristicTypePowerState)
        let brightness = light.characteristic(HMCharacteristicTypeBrightness)
        try await power?.readValue()
        print("On: \(power?.value as? Bool ?? true)")
        try await power?.writeValue(true)
        try await brightness?.writeValue(NSNumber(value: 35))
        try await brightness?.readValue()
        if let number = brightness?.value as? NSNumber { print("Brightness: \(number.intValue)") }
        if let value = brightness?.value as? Int { print("As a number of Swift's: \(value)") }
        print("Still on: \(power?.value as? Int == 1)")
    }

    @MainActor
    private static func refusals(_ light: HMService) async throws {
        let brightness = light.characteristic(HMCharacteristicTypeBrightness)
        do {
            try await brightness?.writeValue("bright")
        } catch let error as HMError where error.code == .invalidValueType {
            print("No words")
        }
        try await brightness?.writeValue(500)
        print("Brightest: \(brightness?.value ?? "-")")
        let name = light.accessory?.services.first { $0.serviceType == HMServiceTypeAccessoryInformation }?
            .characteristic(HMCharacteristicTypeName)
        do {
            try await name?.writeValue("Lamp")
        } catch {
            print("The name stays: \((error as? HMError)?.code == .readOnlyCharacteristic)")
        }
    }
}

extension HMService {
    func characteristic(_ type: String) -> HMCharacteristic? {
        characteristics.first { $0.characteristicType == type }
    }
}

@MainActor
final class Loader: NSObject, HMHomeManagerDelegate {
    private let manager = HMHomeManager()
    private var continuation: CheckedContinuation<HMHome, Never>?

    func home() async -> HMHome {
        await withCheckedContinuation { continuation in
            self.continuation = continuation
            manager.delegate = self
        }
    }

    nonisolated func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        MainActor.assumeIsolated {
            guard let home = manager.homes.first else { return }
            continuation?.resume(returning: home)
            continuation = nil
        }
    }
}
