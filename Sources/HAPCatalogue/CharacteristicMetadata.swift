// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Format, unit and limits of a characteristic, as a device declares them or the catalogue gives them.
package struct CharacteristicMetadata: Hashable, Sendable {
    package var format: CharacteristicFormat
    /// HAP's word (`celsius`, `percentage`, `arcdegrees`, `lux`, `seconds`) or whatever the device says.
    package var unit: String?
    package var minimum: CharacteristicValue?
    package var maximum: CharacteristicValue?
    package var step: CharacteristicValue?
    /// Longest string in bytes of UTF-8; HAP's default is 64.
    package var maximumLength: Int?
    /// Longest data in bytes; HAP's default is 2,097,152.
    package var maximumDataLength: Int?
    /// The only values allowed, if the device names them.
    package var validValues: [Int]?

    package init(
        format: CharacteristicFormat, unit: String? = nil, minimum: CharacteristicValue? = nil,
        maximum: CharacteristicValue? = nil, step: CharacteristicValue? = nil, maximumLength: Int? = nil,
        maximumDataLength: Int? = nil, validValues: [Int]? = nil
    ) {
        self.format = format
        self.unit = unit
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.maximumLength = maximumLength
        self.maximumDataLength = maximumDataLength
        self.validValues = validValues
    }
}
