// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Accessory {
    /// Takes over what the device says of itself; name, room and place behind a bridge stay.
    mutating func takeDescription(of other: Accessory) {
        category = other.category
        manufacturer = other.manufacturer
        model = other.model
        serialNumber = other.serialNumber
        firmwareVersion = other.firmwareVersion
        services = other.services
    }
}
