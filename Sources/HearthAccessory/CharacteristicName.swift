// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// Names one of HAP's characteristics and says in which Swift type its value is: `.on` is a `Bool`, `.brightness` an
/// `Int` of per cent, `.currentTemperature` a `Double` of degrees Celsius.
public struct CharacteristicName<Value: Sendable>: Sendable {
    package let type: TypeIdentifier
    package let encode: @Sendable (Value) -> CharacteristicValue
    package let decode: @Sendable (CharacteristicValue) -> Value?
}

extension CharacteristicName where Value == Bool {
    package init(_ type: TypeIdentifier) {
        self.init(
            type: type, encode: { .bool($0) },
            decode: { value in
                guard case .bool(let flag) = value else { return nil }
                return flag
            })
    }
}

extension CharacteristicName where Value == Int {
    package init(_ type: TypeIdentifier) {
        self.init(
            type: type, encode: { .integer(Int128($0)) },
            decode: { value in
                guard case .integer(let number) = value else { return nil }
                return Int(exactly: number)
            })
    }
}

extension CharacteristicName where Value == Double {
    package init(_ type: TypeIdentifier) {
        self.init(type: type, encode: { .double($0) }, decode: { $0.number })
    }
}

extension CharacteristicName where Value == String {
    package init(_ type: TypeIdentifier) {
        self.init(
            type: type, encode: { .string($0) },
            decode: { value in
                guard case .string(let text) = value else { return nil }
                return text
            })
    }
}

extension CharacteristicName where Value == [UInt8] {
    package init(_ type: TypeIdentifier) {
        self.init(
            type: type, encode: { .data($0) },
            decode: { value in
                guard case .data(let bytes) = value else { return nil }
                return bytes
            })
    }
}
