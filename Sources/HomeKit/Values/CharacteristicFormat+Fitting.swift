// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue

extension CharacteristicFormat {
    /// The value in this format's own kind, as programs expect it: a bool for `bool`, though a device said 1. Values that
    /// do not fit stay as they are.
    func normalised(_ value: CharacteristicValue) -> CharacteristicValue {
        fitted(value) ?? value
    }

    /// A value that may be written, in this format's own kind; nil if it is of another kind.
    ///
    /// Numbers are taken for one another: 1 for true, 40 for 40.0, and 39.6 as a slider gives it for 40. Range and length
    /// are the hub's to check, which clamps. Source: behaviour section 10.
    func fitted(_ value: CharacteristicValue) -> CharacteristicValue? {
        switch (self, value) {
        case (.bool, .bool), (.float, .double), (.string, .string), (.data, .data), (.tlv8, .data): value
        case (.bool, .integer(0)), (.bool, .double(0)): .bool(false)
        case (.bool, .integer(1)), (.bool, .double(1)): .bool(true)
        case (.float, .bool), (.float, .integer): value.number.map { .double($0) }
        case (_, .bool(let flag)) where integerRange != nil: .integer(flag ? 1 : 0)
        case (_, .integer) where integerRange != nil: value
        case (_, .double(let number)) where integerRange != nil:
            Int128(exactly: number.rounded()).map { .integer($0) }
        default: nil
        }
    }
}

extension CharacteristicPermissions {
    /// As the `HMCharacteristicProperty…` constants say it.
    var properties: [String] {
        let all: [(CharacteristicPermissions, String)] = [
            (.read, HMCharacteristicPropertyReadable), (.write, HMCharacteristicPropertyWritable),
            (.notify, HMCharacteristicPropertySupportsEventNotification), (.hidden, HMCharacteristicPropertyHidden),
            (.additionalAuthorization, HMCharacteristicPropertyRequiresAuthorizationData),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
