// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// Whether a value may be written to a characteristic, and the form in which it goes there.
///
/// Source: behaviour section 10; HAP, characteristic formats.
package enum ValueRule {
    /// The value as the device is to get it: of the format's type, in range and on a step.
    ///
    /// A number in the formats `int` and `float` is moved into the range; the unsigned formats mostly number states, where
    /// the nearest one would be another wish, so they are refused. Bool takes 0 and 1, integers take `true` and `false`.
    ///
    /// Throws `invalidValueType`, `valueLowerThanMinimum`, `valueHigherThanMaximum`, `stringLongerThanMaximum`,
    /// `invalidDataFormatSpecified`, or `invalidParameter` for a number that is not among the device's valid values.
    package static func prepared(
        _ value: CharacteristicValue, for metadata: CharacteristicMetadata
    ) throws(HubError) -> CharacteristicValue {
        let isMeasure = metadata.format == .int || metadata.format == .float
        do throws(ValueError) {
            return try metadata.prepared(value, outOfRange: isMeasure ? .clamped : .refused)
        } catch {
            throw HubError(error)
        }
    }
}

extension HubError {
    /// A value that a device cannot be given, in HomeKit's words.
    package init(_ error: ValueError) {
        let code: Code =
            switch error {
            case .wrongType: .invalidValueType
            case .belowMinimum: .valueLowerThanMinimum
            case .aboveMaximum: .valueHigherThanMaximum
            case .notAllowed: .invalidParameter
            case .stringTooLong: .stringLongerThanMaximum
            case .dataTooLong, .invalidData: .invalidDataFormatSpecified
            }
        self.init(code, error.description)
    }
}
