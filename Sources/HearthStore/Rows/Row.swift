// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue
internal import HearthModel

/// One row of a table, read column by column from the left.
struct Row {
    private let table: String
    private var values: ArraySlice<SQLValue>

    init(_ values: [SQLValue], of table: String) {
        self.values = values[...]
        self.table = table
    }

    private mutating func next() throws(StoreError) -> SQLValue {
        guard let value = values.popFirst() else { throw corrupt("a column is missing") }
        return value
    }

    private func corrupt(_ detail: String) -> StoreError {
        .corrupt(table: table, detail: detail)
    }

    mutating func optionalText() throws(StoreError) -> String? {
        switch try next() {
        case .text(let text): return text
        case .null: return nil
        default: throw corrupt("a text is something else")
        }
    }

    mutating func text() throws(StoreError) -> String {
        guard let text = try optionalText() else { throw corrupt("a text is missing") }
        return text
    }

    mutating func integer() throws(StoreError) -> Int64 {
        guard case .integer(let number) = try next() else { throw corrupt("a number is missing") }
        return number
    }

    mutating func real() throws(StoreError) -> Double {
        guard case .real(let number) = try next() else { throw corrupt("a number is missing") }
        return number
    }

    mutating func flag() throws(StoreError) -> Bool {
        try integer() != 0
    }

    mutating func date() throws(StoreError) -> Date? {
        switch try next() {
        case .real(let seconds): return Date(timeIntervalSinceReferenceDate: seconds)
        case .null: return nil
        default: throw corrupt("a date is something else")
        }
    }

    mutating func optionalID<Object>(_: Object.Type) throws(StoreError) -> ObjectID<Object>? {
        guard let text = try optionalText() else { return nil }
        guard let uuid = UUID(uuidString: text) else { throw corrupt("an identifier is not a UUID") }
        return ObjectID(uuid)
    }

    mutating func id<Object>(_ type: Object.Type) throws(StoreError) -> ObjectID<Object> {
        guard let id = try optionalID(type) else { throw corrupt("an identifier is missing") }
        return id
    }

    mutating func json<Value: Decodable>() throws(StoreError) -> Value {
        try JSONColumn.decode(try text(), in: table)
    }

    mutating func optionalJSON<Value: Decodable>() throws(StoreError) -> Value? {
        guard let text = try optionalText() else { return nil }
        return try JSONColumn.decode(text, in: table) as Value
    }

    /// Two columns: the kind of a value and the value.
    mutating func characteristicValue() throws(StoreError) -> CharacteristicValue? {
        let kind = try optionalText()
        switch (kind, try next()) {
        case (nil, _): return nil
        case ("bool", .integer(let number)): return .bool(number != 0)
        case ("integer", .integer(let number)): return .integer(Int128(number))
        case ("integer", .text(let digits)):
            guard let number = Int128(digits) else { throw corrupt("a number is not one") }
            return .integer(number)
        case ("double", .real(let number)): return .double(number)
        case ("string", .text(let text)): return .string(text)
        case ("data", .blob(let bytes)): return .data(bytes)
        default: throw corrupt("a value is not of its kind")
        }
    }
}
