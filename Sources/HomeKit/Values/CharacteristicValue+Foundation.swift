// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue

extension CharacteristicValue {
    /// The value as programs get it: numbers and bools as `NSNumber`, since that alone casts to `Bool`, `Int` and `Double`
    /// alike off Apple's systems; text as `String`; data as `Data`. Source: behaviour section 10.
    var foundationValue: Any {
        switch self {
        case .bool(let value): NSNumber(value: value)
        case .integer(let value): Self.number(value)
        case .double(let value): NSNumber(value: value)
        case .string(let value): value
        case .data(let value): Data(value)
        }
    }

    /// The value as an object that can be copied, for actions.
    var copyingValue: any NSCopying {
        switch self {
        case .bool(let value): NSNumber(value: value)
        case .integer(let value): Self.number(value)
        case .double(let value): NSNumber(value: value)
        case .string(let value): NSString(string: value)
        case .data(let value): NSData(data: Data(value))
        }
    }

    private static func number(_ value: Int128) -> NSNumber {
        if let value = Int64(exactly: value) { return NSNumber(value: value) }
        return NSNumber(value: UInt64(clamping: value))
    }

    /// What a program gave: `Bool`, any integer, `Double`, `Float`, `NSNumber`, `String` or `Data`. Nil for anything else.
    init?(foundationValue value: Any) {
        // Swift's own types first: each of them casts to NSNumber as well, and loses its type by it.
        if let value = value as? any BinaryInteger, let exact = Int128(exactly: value) {
            self = .integer(exact)
        } else if let value = value as? any BinaryFloatingPoint {
            self = .double(Double(value))
        } else if type(of: value) == Bool.self, let value = value as? Bool {
            self = .bool(value)
        } else if let value = value as? String {
            self = .string(value)
        } else if let value = value as? Data {
            self = .data([UInt8](value))
        } else if let value = value as? NSNumber {
            self.init(value)
        } else {
            return nil
        }
    }

    private init(_ number: NSNumber) {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): self = .bool(number.boolValue)
        case UInt8(ascii: "f"), UInt8(ascii: "d"): self = .double(number.doubleValue)
        case UInt8(ascii: "Q"): self = .integer(Int128(number.uint64Value))
        default: self = .integer(Int128(number.int64Value))
        }
    }
}
