// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// What heats or cools a room: a thermostat, or a heater cooler. A value with what its service says at that moment.
struct Climate: Sendable {
    private typealias Kind = CharacteristicType

    /// What it does.
    enum Activity: Hashable, Sendable {
        case inactive
        case idle
        case heating(to: Double)
        case cooling(to: Double)
    }

    let activity: Activity
    /// The characteristic that says what it does, and the value that says it.
    let state: (id: CharacteristicID, value: CharacteristicValue)
    let temperature: CharacteristicID

    /// What makes it think again.
    static let causes: Set<TypeIdentifier> = [
        Kind.targetHeatingCoolingState, Kind.targetTemperature, Kind.currentTemperature, Kind.active,
        Kind.targetHeaterCoolerState, Kind.heatingThresholdTemperature, Kind.coolingThresholdTemperature,
    ]

    /// nil if the service is no such device.
    init?(_ device: Device) {
        guard let temperature = device.id(Kind.currentTemperature),
            let current = device.number(Kind.currentTemperature)
        else { return nil }
        self.temperature = temperature
        if let state = device.id(Kind.currentHeatingCoolingState) {
            activity = Self.thermostat(device, current)
            self.state = (state, .integer(activity.thermostatNumber))
        } else if let state = device.id(Kind.currentHeaterCoolerState) {
            activity = Self.heaterCooler(device, current)
            self.state = (state, .integer(activity.heaterCoolerNumber))
        } else {
            return nil
        }
    }

    /// Heats below the target, cools above it, as far as the mode lets it: 1 heats, 2 cools, 3 does both.
    private static func thermostat(_ device: Device, _ current: Double) -> Activity {
        guard let mode = device.number(Kind.targetHeatingCoolingState),
            let target = device.number(Kind.targetTemperature)
        else { return .idle }
        if mode == 1 || mode == 3, current < target { return .heating(to: target) }
        if mode == 2 || mode == 3, current > target { return .cooling(to: target) }
        return .idle
    }

    /// The same between two thresholds: 1 heats, 2 cools, 0 does both.
    private static func heaterCooler(_ device: Device, _ current: Double) -> Activity {
        guard device.number(Kind.active) == 1 else { return .inactive }
        let mode = device.number(Kind.targetHeaterCoolerState) ?? 0
        if mode != 2, let target = device.number(Kind.heatingThresholdTemperature), current < target {
            return .heating(to: target)
        }
        if mode != 1, let target = device.number(Kind.coolingThresholdTemperature), current > target {
            return .cooling(to: target)
        }
        return .idle
    }

    /// The temperature that it brings about in time.
    var goal: Double? {
        switch activity {
        case .heating(let target), .cooling(let target): target
        case .inactive, .idle: nil
        }
    }
}

extension Climate.Activity {
    fileprivate var thermostatNumber: Int128 {
        switch self {
        case .inactive, .idle: 0
        case .heating: 1
        case .cooling: 2
        }
    }

    fileprivate var heaterCoolerNumber: Int128 {
        switch self {
        case .inactive: 0
        case .idle: 1
        case .heating: 2
        case .cooling: 3
        }
    }
}
