// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue
internal import HearthModel

extension SQLValue {
    static func id<Object>(_ id: ObjectID<Object>) -> SQLValue { .text(id.uuid.uuidString) }

    static func id<Object>(_ id: ObjectID<Object>?) -> SQLValue { id.map { .id($0) } ?? .null }

    static func flag(_ flag: Bool) -> SQLValue { .integer(flag ? 1 : 0) }

    /// Seconds since 2001, to the last bit.
    static func date(_ date: Date?) -> SQLValue { date.map { .real($0.timeIntervalSinceReferenceDate) } ?? .null }

    static func text(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }

    /// 64 bits without a sign, in SQLite's 64 bits with one.
    static func bits(_ number: UInt64) -> SQLValue { .integer(Int64(bitPattern: number)) }
}

extension CharacteristicValue {
    /// Its kind and its value, for two columns. SQLite alone would not tell true from 1, nor 21.0 from 21 after JSON.
    var columns: [SQLValue] {
        switch self {
        case .bool(let flag): [.text("bool"), .flag(flag)]
        case .integer(let number):
            [.text("integer"), Int64(exactly: number).map { .integer($0) } ?? .text("\(number)")]
        // SQLite has no "not a number": it would store null. No value, then.
        case .double(let number) where number.isNaN: [.null, .null]
        case .double(let number): [.text("double"), .real(number)]
        case .string(let text): [.text("string"), .text(text)]
        case .data(let bytes): [.text("data"), .blob(bytes)]
        }
    }
}
