// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import Testing

@Suite("Reads, writes and events")
struct CharacteristicMessageTests {
    private let lamp = CharacteristicID(aid: 1, iid: 10)
    private let level = CharacteristicID(aid: 1, iid: 11)
    private let far = CharacteristicID(aid: 9_007_199_254_740_993, iid: 8)

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    private func response(_ text: String, _ ids: [CharacteristicID] = []) throws -> CharacteristicResponse {
        try CharacteristicResponse(body: Array(text.utf8), requested: ids)
    }

    @Test(
        "an id reads 1.10 and nothing else",
        arguments: [
            ("1.10", true), ("18446744073709551615.1", true), ("1", false), ("1.", false), (".1", false),
            ("1.2.3", false),
            ("-1.2", false), ("+1.2", false), ("18446744073709551616.1", false), ("", false), ("1. 2", false),
        ])
    func ids(text: String, isValid: Bool) {
        #expect(CharacteristicID(text)?.description == (isValid ? text : nil))
    }

    @Test("a read names each id once and splits by accessory")
    func reads() {
        let requests = CharacteristicReadRequest.requests(for: [lamp, far, level, lamp])
        #expect(
            requests.map(\.httpRequest.target) == [
                "/characteristics?id=1.10,1.11", "/characteristics?id=9007199254740993.8",
            ])
        #expect(CharacteristicReadRequest.requests(for: []).isEmpty)
    }

    @Test("a long read is split at 50 ids and under 1 KiB", arguments: [1, UInt64.max])
    func longReads(aid: UInt64) {
        let ids = (0..<120).map { CharacteristicID(aid: aid, iid: UInt64.max - UInt64($0)) }
        let requests = CharacteristicReadRequest.requests(for: ids)
        #expect(requests.flatMap(\.ids) == ids)
        for request in requests {
            #expect(request.ids.count <= 50)
            #expect("GET \(request.httpRequest.target) HTTP/1.1".utf8.count < 1024)
        }
    }

    @Test("an accessory reads the query")
    func query() throws {
        let request = try #require(CharacteristicReadRequest(query: "id=1.10,9007199254740993.8&meta=1&ev=true&x=y"))
        #expect(request.ids == [lamp, far])
        #expect(request.includesMetadata && request.includesNotification)
        #expect(!request.includesPermissions && !request.includesType)
        #expect(CharacteristicReadRequest(query: "")?.ids == [])
        #expect(CharacteristicReadRequest(query: "id=1.10,x") == nil)
        #expect(CharacteristicReadRequest(query: "id=1.10%2C1.11%2c,9007199254740993.8")?.ids == [lamp, level, far])
        #expect(CharacteristicReadRequest(query: "id=1.10%2D1.11") == nil)
        #expect(CharacteristicReadRequest(query: "id")?.ids == [])
    }

    @Test("a write has its keys in order, bools as numbers, flags as words")
    func writes() throws {
        let request = CharacteristicWriteRequest(
            rows: [
                .init(lamp, value: .bool(true)),
                .init(level, value: .double(21.5), authData: [1, 2], wantsResponse: true),
                .init(far, ev: false),
            ], pid: .max)
        #expect(
            text(request.body)
                == #"{"characteristics":[{"aid":1,"iid":10,"value":1},"#
                + #"{"aid":1,"iid":11,"value":21.5,"authData":"AQI=","r":true},"#
                + #"{"aid":9007199254740993,"iid":8,"ev":false}],"pid":18446744073709551615}"#)
        #expect(try CharacteristicWriteRequest(body: request.body) == request)
    }

    @Test("a write read by an accessory passes over odd rows")
    func oddWrites() throws {
        let request = try CharacteristicWriteRequest(
            body: Array(#"{"characteristics":[true,{"aid":1},{"aid":1,"iid":10,"value":false,"ev":1}, ] }"#.utf8))
        #expect(request.ids == [lamp])
        #expect(request.rows.first?.value == .bool(false))
        #expect(request.rows.first?.ev == true)
        #expect(request.skippedRows == 2)
        #expect(throws: HAPMessageError.missing("\"characteristics\"")) {
            try CharacteristicWriteRequest(body: Array("{}".utf8))
        }
    }

    @Test("subscriptions go to one accessory at a time")
    func subscriptions() {
        let requests = CharacteristicWriteRequest.subscriptions(to: [lamp, far, level], on: true)
        #expect(requests.map(\.ids) == [[lamp, level], [far]])
        #expect(
            text(requests[1].body) == #"{"characteristics":[{"aid":9007199254740993,"iid":8,"ev":true}]}"#)
        let many = (1...120).map { CharacteristicID(aid: 1, iid: $0) }
        #expect(CharacteristicWriteRequest.subscriptions(to: many, on: false).map(\.rows.count) == [50, 50, 20])
    }

    @Test("an answer to a read has a status in every row or in none")
    func readAnswers() {
        let good = CharacteristicResponse(rows: [.init(lamp, value: .bool(true)), .init(level, value: nil)]).readAnswer
        #expect(good.status == 200)
        #expect(
            text(good.body) == #"{"characteristics":[{"aid":1,"iid":10,"value":1},{"aid":1,"iid":11,"value":null}]}"#)
        let mixed = CharacteristicResponse(
            rows: [.init(lamp, value: .bool(true)), .init(level, status: .unableToCommunicate)]
        ).readAnswer
        #expect(mixed.status == 207)
        #expect(
            text(mixed.body)
                == #"{"characteristics":[{"aid":1,"iid":10,"status":0,"value":1},{"aid":1,"iid":11,"status":-70402}]}"#)
    }

    @Test("an answer to a write is empty if there is nothing to say")
    func writeAnswers() {
        #expect(CharacteristicResponse(rows: [.init(lamp, status: .success)]).writeAnswer == .noContent)
        let failed = CharacteristicResponse(rows: [.init(lamp, status: .success), .init(level, status: .readOnly)])
        #expect(failed.writeAnswer.status == 207)
        #expect(
            text(failed.writeAnswer.body)
                == #"{"characteristics":[{"aid":1,"iid":10,"status":0},{"aid":1,"iid":11,"status":-70404}]}"#)
        let withValue = CharacteristicResponse(rows: [.init(lamp, value: .data([1, 1, 0]))])
        #expect(
            text(withValue.writeAnswer.body) == #"{"characteristics":[{"aid":1,"iid":10,"status":0,"value":"AQEA"}]}"#)
    }

    @Test("an event carries values alone")
    func events() throws {
        let event = CharacteristicResponse(rows: [.init(far, value: .integer(3))]).event
        #expect(text(event.body) == #"{"characteristics":[{"aid":9007199254740993,"iid":8,"value":3}]}"#)
        #expect(try CharacteristicResponse(body: event.body)[far]?.value == .integer(3))
    }

    @Test("odd rows are passed over, positive statuses are negative, unknown ones kept")
    func oddRows() throws {
        let found = try response(
            #"""
            {"characteristics":[true,{"aid":1},{"aid":1,"iid":10,"status":70402},{"aid":1,"iid":11,"status":-123},]}
            """#)
        #expect(found.skippedRows == 2)
        #expect(found[lamp]?.status == .unableToCommunicate)
        #expect(found[level]?.status == HAPStatus(code: -123))
        #expect(found[level]?.status.isKnown == false)
        #expect(found[far] == nil)
    }

    @Test("of members with one name the last counts, however the name is written; others are passed over")
    func repeatedNames() throws {
        let found = try response(
            #"""
            {"characteristics":5,"a name of more than sixteen letters":[{"aid":2}],"ä":{"aid":3},
             "\u0063haracteristics":[{"aid":9,"aid" : 1,"iid":10,"value":1,"v\u0061lue":2,"values":3,"":4}],"status":-70403}
            """#)
        #expect(found.rows == [CharacteristicResponse.Row(lamp, value: .integer(2))])
        #expect(try response(#"{"characteristics":[{"aid":1,"iid":10}],"characteristics":[7]}"#).rows.isEmpty)
        #expect(
            try response(#"{"characteristics":[],"characteristics":7,"status":-70403}"#, [lamp])[lamp]?.status == .busy)
    }

    @Test("a row broken anywhere breaks the answer", arguments: 1..<52)
    func cutRows(length: Int) {
        let whole = #"{"characteristics":[{"aid":1,"iid":10,"value":"x"}]}"#
        #expect(throws: HAPMessageError.self) { try response(String(whole.prefix(length))) }
    }

    @Test("one status for all goes to every id that was asked for")
    func globalStatus() throws {
        let found = try response(#"{"status":-70403}"#, [lamp, level])
        #expect(found[lamp]?.status == .busy)
        #expect(found[level]?.status == .busy)
        #expect(found.writeStatus(of: level) == .busy)
    }

    @Test(
        "an empty answer to a write is a success, so is 207 with nothing but zeros",
        arguments: [
            "", "\r\n", #"{"characteristics":[{"aid":1,"iid":10,"status":0}]}"#, #"{"characteristics":[]}"#,
            #"{"status":0}"#,
        ])
    func successes(body: String) throws {
        #expect(try response(body, [lamp]).writeStatus(of: lamp).isSuccess)
    }

    @Test("null is a value that is not known, no value is none")
    func null() throws {
        let found = try response(#"{"characteristics":[{"aid":1,"iid":10,"value":null},{"aid":1,"iid":11}]}"#)
        #expect(found[lamp]?.value == .null)
        #expect(found[level]?.value == nil)
    }

    @Test("a body that is no answer is an error", arguments: ["[]", "{}", "nonsense", #"{"status":"bad"}"#])
    func errors(body: String) {
        #expect(throws: HAPMessageError.self) { try response(body) }
    }

    @Test("a timed write is announced in milliseconds")
    func timedWrite() throws {
        let preparation = TimedWritePreparation(timeToLive: .milliseconds(2500), pid: .max)
        #expect(text(preparation.body) == #"{"ttl":2500,"pid":18446744073709551615}"#)
        #expect(try TimedWritePreparation(body: preparation.body) == preparation)
        for bad in ["{}", #"{"ttl":0,"pid":1}"#, #"{"ttl":9007199254740992,"pid":1}"#, #"{"ttl":1}"#] {
            #expect(throws: HAPMessageError.self) { try TimedWritePreparation(body: Array(bad.utf8)) }
        }
    }
}
