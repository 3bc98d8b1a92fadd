// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why a value cannot be written to a characteristic. Source: behaviour section 10.
package enum ValueError: Error, Hashable, Sendable {
    /// HomeKit's `invalidValueType`.
    case wrongType(expected: CharacteristicFormat)
    /// HomeKit's `valueLowerThanMinimum`.
    case belowMinimum(CharacteristicValue)
    /// HomeKit's `valueHigherThanMaximum`.
    case aboveMaximum(CharacteristicValue)
    /// Not among the values that the device allows: HomeKit's `invalidParameter`.
    case notAllowed(allowed: [Int])
    /// Longer than so many bytes of UTF-8: HomeKit's `stringLongerThanMaximum`.
    case stringTooLong(maximum: Int)
    /// Longer than so many bytes: HomeKit's `invalidDataFormatSpecified`.
    case dataTooLong(maximum: Int)
    /// Not well-formed TLV8: HomeKit's `invalidDataFormatSpecified`.
    case invalidData
}

extension ValueError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .wrongType(let expected): "The value does not fit the format \(expected.rawValue)."
        case .belowMinimum(let minimum): "The value is below the minimum of \(minimum.plainText)."
        case .aboveMaximum(let maximum): "The value is above the maximum of \(maximum.plainText)."
        case .notAllowed(let allowed):
            "The accessory does not offer this value; it offers \(allowed.map(String.init).joined(separator: ", "))."
        case .stringTooLong(let maximum): "The text is longer than \(maximum) bytes."
        case .dataTooLong(let maximum): "The data is longer than \(maximum) bytes."
        case .invalidData: "The value is damaged: not well-formed TLV8."
        }
    }
}
