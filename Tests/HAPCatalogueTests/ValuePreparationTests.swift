// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@Suite("A value on its way to a device")
struct ValuePreparationTests {
    static let percent = CharacteristicMetadata(
        format: .int, minimum: .integer(0), maximum: .integer(100), step: .integer(1))
    static let temperature = CharacteristicMetadata(
        format: .float, minimum: .double(10), maximum: .double(38), step: .double(0.1))

    @Test(
        "bools take 0 and 1 and nothing else",
        arguments: [
            (.bool(true), .bool(true)), (.integer(0), .bool(false)), (.double(1), .bool(true)), (.integer(2), nil),
            (.string("true"), nil), (.data([1]), nil),
        ] as [(CharacteristicValue, CharacteristicValue?)])
    func bools(value: CharacteristicValue, expected: CharacteristicValue?) {
        let metadata = CharacteristicMetadata(format: .bool)
        #expect((try? metadata.prepared(value)) == expected)
    }

    @Test(
        "integers take whole numbers within their limits",
        arguments: [
            (.integer(40), .success(.integer(40))), (.double(40), .success(.integer(40))),
            (.bool(true), .success(.integer(1))), (.double(40.5), .failure(.wrongType(expected: .int))),
            (.integer(-1), .failure(.belowMinimum(.integer(0)))),
            (.integer(101), .failure(.aboveMaximum(.integer(100)))),
            (.double(.nan), .failure(.wrongType(expected: .int))),
            (.string("40"), .failure(.wrongType(expected: .int))),
        ] as [(CharacteristicValue, Result<CharacteristicValue, ValueError>)])
    func integers(value: CharacteristicValue, expected: Result<CharacteristicValue, ValueError>) {
        #expect(result { () throws(ValueError) in try Self.percent.prepared(value) } == expected)
    }

    @Test(
        "clamping takes the nearest limit",
        arguments: [
            (.integer(-5), .integer(0)), (.integer(Int128(UInt64.max)), .integer(100)), (.double(1e30), .integer(100)),
        ] as [(CharacteristicValue, CharacteristicValue)])
    func clamps(value: CharacteristicValue, expected: CharacteristicValue) throws {
        #expect(try Self.percent.prepared(value, outOfRange: .clamped) == expected)
    }

    @Test(
        "floats land on the grid without noise",
        arguments: [
            (21.537, 21.5), (21.55, 21.6), (10.04, 10), (38, 38), (10.3, 10.3), (17.7, 17.7), (22.3, 22.3),
        ])
    func floats(value: Double, expected: Double) throws {
        #expect(try Self.temperature.prepared(.double(value)) == .double(expected))
    }

    @Test("the last step that fits is the top")
    func top() throws {
        let odd = CharacteristicMetadata(format: .int, minimum: .integer(5), maximum: .integer(14), step: .integer(5))
        #expect(try odd.prepared(.integer(14)) == .integer(10))
        #expect(try odd.prepared(.integer(7)) == .integer(5))
        #expect(try odd.prepared(.integer(8)) == .integer(10))
        let half = CharacteristicMetadata(
            format: .float, minimum: .double(0), maximum: .double(1.2), step: .double(0.5))
        #expect(try half.prepared(.double(1.2)) == .double(1))
    }

    @Test("a step of 0, or none, rounds nothing", arguments: [nil, .double(0), .double(-1)] as [CharacteristicValue?])
    func noStep(step: CharacteristicValue?) throws {
        let metadata = CharacteristicMetadata(format: .float, minimum: .double(0), maximum: .double(1), step: step)
        #expect(try metadata.prepared(.double(0.123456)) == .double(0.123456))
    }

    @Test("single-precision steps count as the decimals they were meant to be")
    func noisyStep() throws {
        let metadata = CharacteristicMetadata(
            format: .float, minimum: .double(4.5), maximum: .double(32), step: .double(0.10000000149011612))
        #expect(try metadata.prepared(.double(19.26)) == .double(19.3))
        #expect(Double(19.299999237060547).denoised == 19.3)
    }

    @Test("0 is a limit, not a missing one")
    func zeroLimit() {
        let metadata = CharacteristicMetadata(format: .int, minimum: .integer(-10), maximum: .integer(0))
        #expect(throws: ValueError.aboveMaximum(.integer(0))) { try metadata.prepared(.integer(1)) }
    }

    @Test("limits that contradict each other count as none")
    func impossibleLimits() throws {
        let metadata = CharacteristicMetadata(format: .uint8, minimum: .integer(50), maximum: .integer(5))
        #expect(try metadata.prepared(.integer(200)) == .integer(200))
        #expect(throws: ValueError.aboveMaximum(.integer(255))) { try metadata.prepared(.integer(256)) }
    }

    @Test("64-bit integers are exact")
    func exact() throws {
        let metadata = CharacteristicMetadata(format: .uint64)
        #expect(try metadata.prepared(.integer(Int128(UInt64.max))) == .integer(Int128(UInt64.max)))
        #expect(throws: ValueError.belowMinimum(.integer(0))) { try metadata.prepared(.integer(-1)) }
    }

    @Test("only the values a device names are allowed")
    func validValues() throws {
        let metadata = CharacteristicMetadata(format: .uint8, validValues: [0, 2])
        #expect(try metadata.prepared(.integer(2)) == .integer(2))
        #expect(throws: ValueError.notAllowed(allowed: [0, 2])) { try metadata.prepared(.integer(1)) }
    }

    @Test("text is measured in bytes of UTF-8")
    func strings() throws {
        let metadata = CharacteristicMetadata(format: .string, maximumLength: 6)
        #expect(try metadata.prepared(.string("節日")) == .string("節日"))
        #expect(throws: ValueError.stringTooLong(maximum: 6)) { try metadata.prepared(.string("節日a")) }
        let unlimited = CharacteristicMetadata(format: .string)
        #expect(throws: ValueError.stringTooLong(maximum: 64)) {
            try unlimited.prepared(.string(String(repeating: "a", count: 65)))
        }
    }

    @Test("TLV8 must be well-formed, data must fit")
    func data() throws {
        let tlv8 = CharacteristicMetadata(format: .tlv8)
        #expect(try tlv8.prepared(.data([1, 1, 0])) == .data([1, 1, 0]))
        #expect(try tlv8.prepared(.data([])) == .data([]))
        #expect(throws: ValueError.invalidData) { try tlv8.prepared(.data([1, 2, 0])) }
        let short = CharacteristicMetadata(format: .data, maximumDataLength: 2)
        #expect(throws: ValueError.dataTooLong(maximum: 2)) { try short.prepared(.data([1, 2, 3])) }
    }

    private func result(
        _ work: () throws(ValueError) -> CharacteristicValue
    ) -> Result<CharacteristicValue, ValueError> {
        do { return .success(try work()) } catch { return .failure(error) }
    }
}
