// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

extension AccessoryBuilder {
    /// One of the simulator's accessories; what it does not say of itself is made up.
    init(
        _ aid: UInt64, name: String, model: String, manufacturer: String? = nil, serial: String? = nil,
        firmware: String? = nil
    ) {
        self.init(
            aid,
            information: [
                (CharacteristicType.identify, nil),
                (CharacteristicType.manufacturer, .string(manufacturer ?? "Hearth")),
                (CharacteristicType.model, .string(model)), (CharacteristicType.name, .string(name)),
                (CharacteristicType.serialNumber, .string(serial ?? "SIM-\(model)-\(aid)")),
                (CharacteristicType.firmwareRevision, .string(firmware ?? "1.0.0")),
            ])
    }
}
