// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel
import Testing

@Suite struct ValueRuleTests {
    typealias Value = CharacteristicValue
    static let percent = CharacteristicMetadata(
        format: .int, minimum: .integer(0), maximum: .integer(100), step: .integer(1))
    static let celsius = CharacteristicMetadata(
        format: .float, minimum: .double(10), maximum: .double(38), step: .double(0.1))
    static let state = CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(3))
    static let chosen = CharacteristicMetadata(
        format: .uint8, minimum: .integer(0), maximum: .integer(3), validValues: [0, 3])

    @Test(
        "values are brought into the characteristic's form",
        arguments: [
            (.integer(1), CharacteristicMetadata(format: .bool), .bool(true)),
            (.double(0), CharacteristicMetadata(format: .bool), .bool(false)),
            (.double(39.6), percent, .integer(40)),
            (.integer(101), percent, .integer(100)),
            (.integer(-5), percent, .integer(0)),
            (.integer(7), CharacteristicMetadata(format: .int, minimum: .integer(0), step: .integer(5)), .integer(5)),
            (
                .integer(99),
                CharacteristicMetadata(
                    format: .int, minimum: .integer(0), maximum: .integer(99), step: .integer(10)), .integer(90)
            ),
            (.bool(true), state, .integer(1)),
            (.integer(3), chosen, .integer(3)),
            (.integer(21), celsius, .double(21)),
            (.double(21.33), celsius, .double(21.3)),
            (.double(99), celsius, .double(38)),
            (.double(-99), celsius, .double(10)),
            (.double(0.30000000000000004), CharacteristicMetadata(format: .float), .double(0.30000000000000004)),
            (.integer(Int128(UInt64.max)), CharacteristicMetadata(format: .uint64), .integer(Int128(UInt64.max))),
            (.string("12345"), CharacteristicMetadata(format: .string, maximumLength: 5), .string("12345")),
            (.data([1, 1, 0, 2, 0]), CharacteristicMetadata(format: .tlv8), .data([1, 1, 0, 2, 0])),
            (.data([]), CharacteristicMetadata(format: .data), .data([])),
        ] as [(Value, CharacteristicMetadata, Value)])
    func prepared(value: Value, metadata: CharacteristicMetadata, expected: Value) throws {
        #expect(try ValueRule.prepared(value, for: metadata) == expected)
    }

    @Test(
        "what cannot be written is refused with its code",
        arguments: [
            (.integer(2), CharacteristicMetadata(format: .bool), .invalidValueType),
            (.string("true"), CharacteristicMetadata(format: .bool), .invalidValueType),
            (.string("1"), percent, .invalidValueType),
            (.double(.nan), percent, .invalidValueType),
            (.double(.infinity), celsius, .invalidValueType),
            (.bool(true), celsius, .invalidValueType),
            (.integer(4), state, .valueHigherThanMaximum),
            (.integer(-1), state, .valueLowerThanMinimum),
            (.integer(256), CharacteristicMetadata(format: .uint8), .valueHigherThanMaximum),
            (.integer(.max), CharacteristicMetadata(format: .uint64), .valueHigherThanMaximum),
            (.integer(2), chosen, .invalidParameter),
            (.integer(1), CharacteristicMetadata(format: .string), .invalidValueType),
            (.string("123456"), CharacteristicMetadata(format: .string, maximumLength: 5), .stringLongerThanMaximum),
            (
                .string(String(repeating: "ä", count: 33)), CharacteristicMetadata(format: .string),
                .stringLongerThanMaximum
            ),
            (.string("AA=="), CharacteristicMetadata(format: .data), .invalidValueType),
            (.data([1, 2]), CharacteristicMetadata(format: .data, maximumDataLength: 1), .invalidDataFormatSpecified),
            (.data([1, 2, 3]), CharacteristicMetadata(format: .tlv8), .invalidDataFormatSpecified),
            (.data([1]), CharacteristicMetadata(format: .tlv8), .invalidDataFormatSpecified),
            (.integer(1), CharacteristicMetadata(format: .array), .invalidValueType),
        ] as [(Value, CharacteristicMetadata, HubError.Code)])
    func refused(value: Value, metadata: CharacteristicMetadata, code: HubError.Code) {
        #expect(throws: HubError(code, "")) { try ValueRule.prepared(value, for: metadata) }
    }

    @Test("limits that contradict themselves or are huge do no harm")
    func oddLimits() throws {
        let upside = CharacteristicMetadata(format: .uint8, minimum: .integer(9), maximum: .integer(1))
        #expect(try ValueRule.prepared(.integer(4), for: upside) == .integer(4))
        #expect(throws: HubError(.valueHigherThanMaximum, "")) {
            try ValueRule.prepared(.integer(400), for: upside)
        }
        let huge = CharacteristicMetadata(
            format: .uint64, minimum: .integer(.min), maximum: .double(1e300), step: .integer(.max))
        #expect(try ValueRule.prepared(.integer(4), for: huge) == .integer(0))
        let tiny = CharacteristicMetadata(format: .float, minimum: .double(-1e308), step: .double(1e-308))
        #expect(try ValueRule.prepared(.double(1e308), for: tiny) == .double(1e308))
    }
}
