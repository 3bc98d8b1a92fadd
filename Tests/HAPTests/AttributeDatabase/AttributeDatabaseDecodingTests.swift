// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import Testing

@Suite("Decoding an attribute database")
struct AttributeDatabaseDecodingTests {
    /// The one characteristic of a database, and what was odd about it.
    private func decode(_ characteristic: String) throws -> (CharacteristicAttributes, [Oddity.Kind]) {
        let body =
            #"{"accessories":[{"aid":1,"services":[{"iid":1,"type":"43","characteristics":[\#(characteristic)]}]}]}"#
        var oddities: [Oddity] = []
        let database = try AttributeDatabase(decoding: Array(body.utf8), noting: &oddities)
        let only = try #require(database.accessories.first?.services.first?.characteristics.first)
        return (only, oddities.map(\.kind))
    }

    private func decodeServices(_ services: String) throws -> (AttributeDatabase, [Oddity]) {
        var oddities: [Oddity] = []
        let body = Array(#"{"accessories":[{"aid":1,"services":[\#(services)]}]}"#.utf8)
        return (try AttributeDatabase(decoding: body, noting: &oddities), oddities)
    }

    @Test("a sound characteristic comes through as it is")
    func sound() throws {
        let (found, oddities) = try decode(
            #"""
            {"iid":9,"type":"8","perms":["pr","pw","ev"],"format":"int","value":40,"unit":"percentage",
            "minValue":5,"maxValue":95,"minStep":5,"description":"Level","ev":false}
            """#)
        #expect(oddities.isEmpty)
        #expect(
            found
                == CharacteristicAttributes(
                    iid: 9, type: CharacteristicType.brightness, permissions: [.read, .write, .notify],
                    metadata: CharacteristicMetadata(
                        format: .int, unit: "percentage", minimum: .integer(5), maximum: .integer(95),
                        step: .integer(5)), description: "Level", value: .integer(40)))
    }

    @Test(
        "values take their declared format",
        arguments: [
            ("bool", "1", .bool(true)), ("bool", "0", .bool(false)), ("bool", "true", .bool(true)),
            ("bool", "1.0", .bool(true)), ("uint8", "true", .integer(1)), ("uint8", "7.0", .integer(7)),
            ("float", "21", .double(21)), ("float", "21.5", .double(21.5)),
            ("float", "19.299999237060547", .double(19.3)), ("float", "123456792", .double(123_456_792)),
            ("float", "0.1", .double(0.1)), ("float", "1e-45", .double(1e-45)), ("string", "\"a\"", .string("a")),
            ("string", "\"\"", .string("")), ("data", "\"AQEA\"", .data([1, 1, 0])), ("tlv8", "\"\"", .data([])),
            ("uint64", "18446744073709551615", .integer(Int128(UInt64.max))), ("int", "null", nil),
        ] as [(String, String, CharacteristicValue?)])
    func formats(format: String, value: String, expected: CharacteristicValue?) throws {
        let (found, oddities) = try decode(
            #"{"iid":9,"type":"F0000001","perms":["pr"],"format":"\#(format)","value":\#(value)}"#)
        #expect(found.value == expected)
        #expect(oddities.isEmpty)
    }

    @Test(
        "a value that does not fit stays and is noted",
        arguments: [
            ("uint8", "300", .integer(300), .valueOutsideFormat), ("uint8", "-1", .integer(-1), .valueOutsideFormat),
            ("uint8", "1.5", .double(1.5), .valueNotOfFormat("uint8")),
            ("int", "\"5\"", .string("5"), .valueNotOfFormat("int")),
            ("bool", "2", .integer(2), .valueNotOfFormat("bool")),
            ("string", "5", .integer(5), .valueNotOfFormat("string")),
            ("float", "[1]", nil, .valueNotOfFormat("float")),
            ("data", "\"***\"", .string("***"), .valueNotOfFormat("data")),
            ("data", "\"2646e00091f99a29\"", .data([0x26, 0x46, 0xE0, 0, 0x91, 0xF9, 0x9A, 0x29]), .hexadecimalData),
            ("data", "\"01020a\"", .data([1, 2, 10]), .hexadecimalData),
            ("tlv8", "\"01010a0201\"", .string("01010a0201"), nil),
        ] as [(String, String, CharacteristicValue?, Oddity.Kind?)])
    func misfits(format: String, value: String, expected: CharacteristicValue?, oddity: Oddity.Kind?) throws {
        let (found, oddities) = try decode(
            #"{"iid":9,"type":"F0000001","perms":["pr"],"format":"\#(format)","value":\#(value)}"#)
        guard let oddity else {
            #expect(found.value == .data([1, 1, 10, 2, 1]))
            return
        }
        #expect(found.value == expected)
        #expect(oddities == [oddity])
    }

    @Test("without a format the catalogue's is taken, else the value's")
    func missingFormat() throws {
        #expect(try decode(#"{"iid":9,"type":"25","perms":["pr"],"value":1}"#).0.value == .bool(true))
        let guesses: [(String, CharacteristicFormat)] = [
            ("true", .bool), ("5", .int), ("5000000000", .uint64), ("1.5", .float), ("\"a\"", .string),
            ("null", .string),
        ]
        for (value, format) in guesses {
            let (found, oddities) = try decode(#"{"iid":9,"type":"F0000001","perms":["pr"],"value":\#(value)}"#)
            #expect(found.metadata.format == format)
            #expect(oddities == [.formatGuessed(format.rawValue)])
        }
        #expect(try decode(#"{"iid":9,"type":"8","perms":["pr"],"format":"percent"}"#).0.metadata.format == .int)
    }

    @Test("without permissions the catalogue's are taken; an empty list stays empty")
    func missingPermissions() throws {
        let (on, oddities) = try decode(#"{"iid":9,"type":"25","format":"bool","value":1}"#)
        #expect(on.permissions == [.read, .write, .notify])
        #expect(oddities == [.permissionsGuessed])
        #expect(try decode(#"{"iid":9,"type":"25","format":"bool","perms":[]}"#).0.permissions.isEmpty)
        #expect(
            try decode(#"{"iid":9,"type":"25","format":"bool","perms":["pr","zz"]}"#).1 == [.unknownPermission("zz")])
    }

    @Test(
        "offered values, lengths and steps that cannot be are left out, or are the catalogue's",
        arguments: [
            (#""type":"33","format":"uint8","valid-values":[0,1,999]"#, [0, 1], nil, 1),
            (#""type":"33","format":"uint8","valid-values":[300,-1]"#, nil, nil, 1),
            (#""type":"33","format":"uint8","minValue":0,"maxValue":2,"valid-values":[0,2,3]"#, [0, 2], nil, 1),
            (#""type":"23","format":"string","maxLen":0"#, nil, 64, nil),
            (#""type":"23","format":"string","maxLen":-5"#, nil, 64, nil),
            (#""type":"8","format":"int","minValue":0,"maxValue":100,"minStep":500"#, nil, nil, 1),
        ] as [(String, [Int]?, Int?, Int128?)])
    func impossibleMetadata(text: String, values: [Int]?, length: Int?, step: Int128?) throws {
        let (found, oddities) = try decode(#"{"iid":9,"perms":["pr","pw"],\#(text)}"#)
        #expect(oddities == [.impossibleLimits])
        #expect(found.metadata.validValues == values)
        #expect(found.metadata.maximumLength ?? CharacteristicMetadata.defaultMaximumLength == length ?? 64)
        #expect(found.metadata.step == step.map { .integer($0) })
    }

    @Test(
        "limits that cannot be are replaced by the catalogue's",
        arguments: [
            (#""minValue":50,"maxValue":5"#, true), (#""minValue":0,"maxValue":0,"value":40"#, true),
            (#""minValue":0,"maxValue":99999999999"#, true), (#""minValue":0,"maxValue":100"#, false),
            (#""minStep":0"#, false),
        ])
    func impossibleLimits(limits: String, isOdd: Bool) throws {
        let (found, oddities) = try decode(#"{"iid":9,"type":"8","perms":["pr"],"format":"int",\#(limits)}"#)
        #expect(found.metadata.minimum == .integer(0))
        #expect(found.metadata.maximum == .integer(100))
        #expect(found.metadata.step == .integer(1))
        #expect(oddities == (isOdd ? [.impossibleLimits] : []))
    }

    @Test("limits lose the noise of single precision")
    func noisyLimits() throws {
        let metadata = try decode(
            #"""
            {"iid":9,"type":"35","perms":["pr"],"format":"float","value":20.600000381469727,
            "minValue":10.100000381469727,"maxValue":37.79999923706055,"minStep":0.10000000149011612}
            """#
        ).0.metadata
        #expect(metadata.minimum == .double(10.1))
        #expect(metadata.maximum == .double(37.8))
        #expect(metadata.step == .double(0.1))
    }

    @Test("0 is a limit; a default that contradicts it is left out")
    func zeroLimits() throws {
        let zero = try decode(
            #"{"iid":9,"type":"11","perms":["pr"],"format":"float","minValue":-50,"maxValue":0}"#
        ).0.metadata
        #expect(zero.maximum == .double(0))
        let beyond = try decode(#"{"iid":9,"type":"11","perms":["pr"],"format":"float","minValue":200}"#).0.metadata
        #expect(beyond.minimum == .double(200))
        #expect(beyond.maximum == nil)
    }

    @Test(
        "valid values come as a list, a range or several",
        arguments: [
            (#""valid-values":[2,0]"#, [0, 2]), (#""valid-values-range":[1,3]"#, [1, 2, 3]),
            (#""valid-values-range":[[0,1],[4,5]]"#, [0, 1, 4, 5]), (#""valid-values":[]"#, nil),
            (#""valid-values-range":[0,4000000000]"#, nil), (#""valid-values-range":[3,1]"#, nil),
        ] as [(String, [Int]?)])
    func validValues(text: String, expected: [Int]?) throws {
        #expect(
            try decode(#"{"iid":9,"type":"33","perms":["pr"],"format":"uint8",\#(text)}"#).0.metadata.validValues
                == expected)
    }

    @Test("odd entries cost only themselves")
    func oddEntries() throws {
        let (database, oddities) = try decodeServices(
            #"""
            true, {"type":"43"}, {"iid":0,"type":"43"}, {"iid":4,"type":"lamp"}, {"iid":5,"type":"49"},
            {"iid":1,"type":"43","linked":[0,1,5,77,"x"],"characteristics":[7,{"iid":2},
            {"iid":3,"type":"25","format":"bool","perms":["pr"],"value":1},
            {"iid":3,"type":"8","format":"int","perms":["pr"],"value":1},
            {"iid":5,"type":"23","format":"string","perms":["pr"],"value":"Lamp"}]},
            {"iid":1,"type":"49"},
            """#)
        #expect(database.accessories.first?.services.map(\.iid) == [5, 1])
        #expect(database.accessories.first?.services.last?.linked == [5])
        #expect(database[CharacteristicID(aid: 1, iid: 3)]?.type == CharacteristicType.on)
        #expect(database[CharacteristicID(aid: 1, iid: 5)]?.value == .string("Lamp"))
        #expect(
            Set(oddities.map(\.kind)) == [
                .unusableEntry("service"), .unreadableType("lamp"), .unusableEntry("link"),
                .unusableEntry("characteristic"), .unreadableType(""), .duplicate("characteristic"),
                .duplicate("service"), .sharedInstanceID, .danglingLink(0), .danglingLink(1), .danglingLink(77),
            ])
        #expect(oddities.allSatisfy { $0.aid == 1 })
    }

    @Test("the first of two accessories with one number stays; large numbers are exact")
    func accessories() throws {
        let body = #"""
            {"accessories":[{"aid":18446744073709551615,"services":[]},{"aid":9007199254740993},{"aid":0},
            {"aid":9007199254740993,"services":[{"iid":1,"type":"3E"}]}]}
            """#
        var oddities: [Oddity] = []
        let database = try AttributeDatabase(decoding: Array(body.utf8), noting: &oddities)
        #expect(database.accessories.map(\.aid) == [.max, 9_007_199_254_740_993])
        #expect(
            oddities == [
                Oddity(kind: .unusableEntry("accessory")),
                Oddity(aid: 9_007_199_254_740_993, kind: .duplicate("accessory")),
            ])
    }

    @Test("only what is no database at all is an error")
    func errors() {
        #expect(throws: HAPMessageError.missing("\"accessories\"")) {
            try AttributeDatabase(decoding: Array("{}".utf8))
        }
        #expect(throws: HAPMessageError.missing("object")) { try AttributeDatabase(decoding: Array("[]".utf8)) }
        #expect(throws: HAPMessageError.json(.empty)) { try AttributeDatabase(decoding: []) }
    }
}
