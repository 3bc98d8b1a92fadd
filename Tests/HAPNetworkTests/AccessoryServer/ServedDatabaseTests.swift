// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import Testing

@Suite("A served database")
struct ServedDatabaseTests {
    typealias Row = CharacteristicWriteRequest.Row

    let database = ServedDatabase(Sample.database)

    @Test(
        "each row of a read has its value or its status",
        arguments: [
            (Sample.on, HAPStatus.success, JSONValue.integer(0)), (Sample.brightness, .success, .integer(50)),
            (Sample.lampName, .success, .string("Lamp")), (Sample.press, .success, .null),
            (Sample.controlPoint, .success, .string("")), (Sample.temperature, .unableToCommunicate, nil),
            (Sample.lampIdentify, .writeOnly, nil), (Sample.missing, .resourceDoesNotExist, nil),
        ] as [(CharacteristicID, HAPStatus, JSONValue?)])
    func reading(id: CharacteristicID, status: HAPStatus, value: JSONValue?) {
        let row = database.read(CharacteristicReadRequest(ids: [id])).rows[0]
        #expect(row.status == status)
        #expect(row.value == value)
    }

    @Test("an unknown value is null for a device that shows such values as they are")
    func unknownAsNull() {
        let rows = database.read(CharacteristicReadRequest(ids: [Sample.temperature]), hidesUnknownValues: false).rows
        #expect(rows == [.init(Sample.temperature, value: nil)])
    }

    @Test("one bad row makes the answer a 207 with a status in every row")
    func mixedAnswer() {
        let whole = database.read(CharacteristicReadRequest(ids: [Sample.on])).readAnswer
        #expect(whole.status == 200)
        #expect(String(decoding: whole.body, as: UTF8.self) == #"{"characteristics":[{"aid":2,"iid":10,"value":0}]}"#)
        let mixed = database.read(CharacteristicReadRequest(ids: [Sample.on, Sample.missing])).readAnswer
        #expect(mixed.status == 207)
        #expect(
            String(decoding: mixed.body, as: UTF8.self)
                == #"{"characteristics":[{"aid":2,"iid":10,"status":0,"value":0},{"aid":9,"iid":9,"status":-70409}]}"#)
    }

    @Test("metadata, permissions, type and notification come when asked for")
    func details() throws {
        let request = try #require(CharacteristicReadRequest(query: "id=2.11&meta=1&perms=1&type=1&ev=1"))
        let answer = database.read(request, isNotifying: { $0 == Sample.brightness }).readAnswer
        #expect(
            String(decoding: answer.body, as: UTF8.self)
                == #"{"characteristics":[{"aid":2,"iid":11,"value":50,"type":"8","perms":["pr","pw","ev"],"ev":true,"#
                + #""format":"int","unit":"percentage","minValue":0,"maxValue":100,"minStep":1}]}"#)
    }

    static let writes: [(CharacteristicID, JSONValue, HAPStatus?)] = [
        (Sample.on, .bool(true), nil), (Sample.on, .integer(1), nil), (Sample.on, .integer(2), .invalidValue),
        (Sample.on, .string("on"), .invalidValue), (Sample.on, .null, .invalidValue),
        (Sample.brightness, .integer(100), nil), (Sample.brightness, .double(40), nil),
        (Sample.brightness, .double(40.5), .invalidValue), (Sample.brightness, .integer(101), .invalidValue),
        (Sample.brightness, .integer(-1), .invalidValue), (Sample.brightness, .bool(true), nil),
        (Sample.threshold, .integer(21), nil), (Sample.threshold, .double(21.3), nil),
        (Sample.threshold, .double(21.300000190734863), nil), (Sample.threshold, .double(21.35), .invalidValue),
        (Sample.threshold, .double(100), .invalidValue), (Sample.lockTarget, .integer(0), .invalidValue),
        (Sample.controlPoint, .string("AQEB"), nil), (Sample.controlPoint, .string("?"), .invalidValue),
        (Sample.lampIdentify, .bool(true), nil), (Sample.lampName, .string("Other"), .readOnly),
        (Sample.temperature, .integer(20), .readOnly), (Sample.missing, .integer(1), .resourceDoesNotExist),
    ]

    @Test("each write is taken or refused with its status", arguments: writes)
    func writing(id: CharacteristicID, json: JSONValue, status: HAPStatus?) {
        var row = Row(id, value: .bool(true))
        row.value = json
        #expect(refusal(of: row) == status)
    }

    @Test("a value off the step is taken where the device is lenient, a value off the limits is not")
    func lenient() throws {
        var row = Row(Sample.threshold, value: .double(21.35))
        #expect(try database.check(row, refusesValuesOffStep: false).value == .double(21.35))
        row = Row(Sample.threshold, value: .double(99))
        #expect(throws: HAPStatus.invalidValue) { try database.check(row, refusesValuesOffStep: false) }
    }

    @Test("subscribing needs events, a write response needs its permission, a row needs content")
    func otherRefusals() {
        #expect(refusal(of: Row(Sample.on, ev: true)) == nil)
        #expect(refusal(of: Row(Sample.lampName, ev: true)) == .notificationNotSupported)
        #expect(refusal(of: Row(Sample.on, value: .bool(true), wantsResponse: true)) == .writeOnly)
        #expect(refusal(of: Row(Sample.controlPoint, value: .data([]), wantsResponse: true)) == nil)
        var empty = Row(Sample.on, ev: true)
        empty.ev = nil
        #expect(refusal(of: empty) == .invalidValue)
    }

    @Test("a timed write must be announced, and a late one is refused whatever it is")
    func timedWrites() {
        let lock = Row(Sample.lockTarget, value: .integer(0))
        let lamp = Row(Sample.on, value: .bool(true))
        #expect(refusal(of: lock, isTimed: true) == nil)
        #expect(refusal(of: lock, isTimed: nil) == .invalidValue)
        #expect(refusal(of: lamp, isTimed: true) == nil)
        #expect(refusal(of: lamp, isTimed: false) == .invalidValue)
    }

    @Test("an accessory behind the bridge that is out of reach fails in all its rows, the others do not")
    func unreachable() {
        var database = database
        database.setStatus(.unableToCommunicate, of: 2)
        let rows = database.read(CharacteristicReadRequest(ids: [Sample.on, Sample.lockState])).rows
        #expect(rows.map(\.status) == [.unableToCommunicate, .success])
        #expect(throws: HAPStatus.unableToCommunicate) { try database.check(Row(Sample.on, value: .bool(true))) }
        database.setStatus(.success, of: 2)
        #expect(database.read(CharacteristicReadRequest(ids: [Sample.on])).rows[0].status == .success)
    }

    @Test("only changes are told, a press always, and a press leaves no value behind")
    func changes() {
        var database = database
        let told = [
            database.setValue(.bool(true), of: Sample.on), database.setValue(.bool(true), of: Sample.on),
            database.setValue(.integer(0), of: Sample.press), database.setValue(.integer(0), of: Sample.press),
            database.setValue(.bool(true), of: Sample.lampIdentify),
            database.setValue(.bool(true), of: Sample.missing),
        ]
        #expect(told == [true, false, true, true, false, false])
        #expect(database[Sample.press]?.value == nil)
        #expect(database.attributes[Sample.on]?.value == .bool(true))
    }

    private func refusal(of row: Row, isTimed: Bool? = nil) -> HAPStatus? {
        do throws(HAPStatus) {
            _ = try database.check(row, isTimed: isTimed)
            return nil
        } catch {
            return error
        }
    }
}
