// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

extension AccessoryBuilder {
    /// One of the simulator's own accessories.
    init(_ aid: UInt64, name: String, model: String) {
        self.init(
            aid,
            information: [
                (CharacteristicType.identify, nil), (CharacteristicType.manufacturer, .string("Hearth")),
                (CharacteristicType.model, .string(model)), (CharacteristicType.name, .string(name)),
                (CharacteristicType.serialNumber, .string("SIM-\(model)-\(aid)")),
                (CharacteristicType.firmwareRevision, .string("1.0.0")),
            ])
    }
}
