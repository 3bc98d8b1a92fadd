// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HAPCatalogue

/// Format, unit and limits of a characteristic, as its device gives them.
public final class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
    // `@unchecked`: all are immutable values and immutable number objects.
    /// The lowest value of a number.
    public let minimumValue: NSNumber?
    /// The highest value of a number.
    public let maximumValue: NSNumber?
    /// The smallest step of a number.
    public let stepValue: NSNumber?
    /// The longest text, in bytes of UTF-8.
    public let maxLength: NSNumber?
    /// One of the `HMCharacteristicMetadataFormat…` constants.
    public let format: String?
    /// One of the `HMCharacteristicMetadataUnits…` constants; nil without a unit.
    public let units: String?
    /// What the manufacturer says it is.
    public let manufacturerDescription: String?
    /// The only values allowed; nil if all in range are.
    public let validValues: [NSNumber]?

    init(_ metadata: CharacteristicMetadata, manufacturerDescription: String?) {
        func number(_ value: CharacteristicValue?) -> NSNumber? {
            value.flatMap { metadata.format.normalised($0).foundationValue as? NSNumber }
        }
        minimumValue = number(metadata.minimum)
        maximumValue = number(metadata.maximum)
        stepValue = number(metadata.step)
        maxLength = metadata.maximumLength.map { NSNumber(value: $0) }
        format = metadata.format.rawValue
        units = metadata.unit
        self.manufacturerDescription = manufacturerDescription
        validValues = metadata.validValues.map { $0.map { NSNumber(value: $0) } }
        super.init()
    }
}
