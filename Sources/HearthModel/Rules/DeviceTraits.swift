// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// What tells one device behind a bridge from another, if the bridge gives its numbers out anew. Source: quirk Q48.
///
/// None of it is an identity by itself: serial numbers are empty, shared or change with the firmware (quirk Q45), and a
/// new firmware may bring services.
struct DeviceTraits: Hashable {
    let serialNumber: String?
    let model: String?
    let serviceTypes: Set<TypeIdentifier>

    init(_ accessory: Accessory) {
        serialNumber = accessory.serialNumber.flatMap { $0.isEmpty ? nil : $0 }
        model = accessory.model.flatMap { $0.isEmpty ? nil : $0 }
        serviceTypes = Set(accessory.services.map(\.type))
    }

    /// Whether it is another device beyond reasonable doubt: two of these are known and differ: serial number, model,
    /// what it is for.
    func isOtherDevice(than other: DeviceTraits) -> Bool {
        func differs(_ one: String?, _ two: String?) -> Bool { one != nil && two != nil && one != two }
        let differences = [
            differs(serialNumber, other.serialNumber), differs(model, other.model),
            purpose.isDisjoint(with: other.purpose),
        ]
        return differences.count { $0 } >= 2
    }

    /// The services that tell what it is for.
    private var purpose: Set<TypeIdentifier> {
        serviceTypes.subtracting([ServiceType.accessoryInformation, ServiceType.protocolInformation])
    }
}
