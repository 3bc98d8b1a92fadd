// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

extension CharacteristicFormat {
    /// A value in this format's own kind, as programs expect it: a bool for `bool`, though a device said 1. Values that do
    /// not fit stay as they are.
    func normalised(_ value: CharacteristicValue) -> CharacteristicValue {
        switch (self, value) {
        case (.bool, .integer(let number)): .bool(number != 0)
        case (.bool, .double(let number)): .bool(number != 0)
        case (.float, .bool), (.float, .integer): value.number.map { .double($0) } ?? value
        case (_, .bool(let flag)) where integerRange != nil: .integer(flag ? 1 : 0)
        case (_, .double(let number)) where integerRange != nil:
            Int128(exactly: number.rounded()).map { .integer($0) } ?? value
        default: value
        }
    }
}
