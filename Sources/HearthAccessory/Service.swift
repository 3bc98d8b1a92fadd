// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// What an accessory can do, as HAP names it: be a lamp, lock a door, measure a temperature.
///
/// ```swift
/// Service(.lightbulb, power, brightness)
/// ```
public struct Service: Sendable {
    /// Names one of HAP's services.
    public struct Name: Sendable {
        package let type: TypeIdentifier

        package init(_ type: TypeIdentifier) {
            self.type = type
        }
    }

    let type: TypeIdentifier
    let label: String?
    let id: String?
    let characteristics: [CharacteristicCore]

    /// - Parameters:
    ///   - label: what people call it, for an accessory with several services of a kind.
    ///   - id: tells services of the same kind apart, whatever their order. Controllers keep their settings by it.
    ///   - characteristics: at least those that HAP requires of the service.
    public init<each Value: Sendable>(
        _ name: Name, label: String? = nil, id: String? = nil, _ characteristics: repeat Characteristic<each Value>
    ) {
        type = name.type
        self.label = label
        self.id = id
        var cores: [CharacteristicCore] = []
        for characteristic in repeat each characteristics { cores.append(characteristic.core) }
        self.characteristics = cores
    }
}
