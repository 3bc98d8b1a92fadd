// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import Testing

@testable import HearthSimulator

@Suite("Messages with mistakes")
struct FaultMessageTests {
    private static let rows =
        #"{"characteristics":[{"aid":1,"iid":9,"value":1},{"aid":1,"iid":10,"status":-70402}]}"#
    private static let database = """
        {"accessories":[{"aid":1,"services":[{"iid":8,"type":"43","characteristics":[\
        {"iid":9,"type":"25","format":"bool","value":true,"perms":["pr","pw"]}]}]}]}
        """

    private func json(_ text: String, status: Int = 200) -> HTTPResponse { .json(Array(text.utf8), status: status) }

    private func body(_ response: HTTPResponse?) -> String? {
        response.map { String(decoding: $0.body, as: UTF8.self) }
    }

    @Test("rows lose their ids, the first ones only")
    func ids() {
        #expect(
            body(json(Self.rows).withoutIDs(rows: 1))
                == #"{"characteristics":[{"value":1},{"aid":1,"iid":10,"status":-70402}]}"#)
        #expect(
            body(json(Self.rows).withoutIDs(rows: 9)) == #"{"characteristics":[{"value":1},{"status":-70402}]}"#)
        #expect(HTTPResponse.noContent.withoutIDs(rows: 1) == nil)
        #expect(json(Self.database).withoutIDs(rows: 1) == nil)
    }

    @Test("statuses lose their sign, in rows and for all")
    func statuses() {
        #expect(body(json(Self.rows).withPositiveStatuses) == Self.rows.replacing("-", with: ""))
        #expect(body(json(#"{"status":-70410}"#).withPositiveStatuses) == #"{"status":70410}"#)
        #expect(json(#"{"characteristics":[{"aid":1,"iid":9,"value":-3}]}"#).withPositiveStatuses == nil)
    }

    @Test("success is 207 with zeros, for reads and for writes without an answer")
    func zeros() {
        let read = json(#"{"characteristics":[{"aid":1,"iid":9,"value":1}]}"#)
            .asMultiStatus(answering: .get("/characteristics?id=1.9"))
        #expect(read?.status == 207)
        #expect(body(read) == #"{"characteristics":[{"aid":1,"iid":9,"value":1,"status":0}]}"#)
        let id = CharacteristicID(aid: 1, iid: 9)
        let request = CharacteristicWriteRequest(rows: [.init(id, value: .bool(true))]).httpRequest
        let write = HTTPResponse.noContent.asMultiStatus(answering: request)
        #expect(write?.status == 207 && body(write) == #"{"characteristics":[{"aid":1,"iid":9,"status":0}]}"#)
        #expect(json(Self.rows, status: 207).asMultiStatus(answering: request) == nil)
        #expect(json(Self.database).asMultiStatus(answering: .get("/accessories")) == nil)
    }

    @Test("booleans are words or numbers, those of the format only")
    func booleans() {
        let isBoolean = { (id: CharacteristicID) in id.iid == 9 }
        let rows = #"{"characteristics":[{"aid":1,"iid":9,"value":1},{"aid":1,"iid":10,"value":1}]}"#
        #expect(
            body(json(rows).withBooleans(where: isBoolean) { .bool($0) })
                == #"{"characteristics":[{"aid":1,"iid":9,"value":true},{"aid":1,"iid":10,"value":1}]}"#)
        #expect(
            body(json(Self.database).withBooleans(where: isBoolean) { .integer($0 ? 1 : 0) })
                == Self.database.replacing("true", with: "1"))
    }

    @Test("format and perms go from a database, from nothing else")
    func metadata() {
        #expect(
            body(json(Self.database).withoutInCharacteristics("format"))
                == Self.database.replacing(#""format":"bool","#, with: ""))
        #expect(
            body(json(Self.database).withoutInCharacteristics("perms"))
                == Self.database.replacing(#","perms":["pr","pw"]"#, with: ""))
        #expect(json(Self.rows).withoutInCharacteristics("perms") == nil)
    }

    @Test("commas stand before each closing bracket, but not in text or in what is empty")
    func commas() {
        #expect(
            body(json(#"{"a":[1,{"b":"]}\"]"}],"c":[],"d":{}}"#).withTrailingCommas)
                == #"{"a":[1,{"b":"]}\"]",},],"c":[],"d":{},}"#)
        #expect(HTTPResponse.tlv8([1, 2]).withTrailingCommas == nil)
    }

    @Test("a byte that is no UTF-8 stands in the first key")
    func utf8() {
        #expect(json(#"{"a":1}"#).withBadUTF8?.body == Array(#"{""#.utf8) + [0xFF] + Array(#"a":1}"#.utf8))
        #expect(HTTPResponse.noContent.withBadUTF8 == nil)
    }

    private func form(_ response: HTTPResponse, isEvent: Bool = false, _ change: (inout MessageForm) -> Bool) -> String?
    {
        var form = MessageForm(response, isEvent: isEvent)
        return change(&form) ? String(decoding: form.bytes, as: UTF8.self) : nil
    }

    @Test("a message is as the server writes it until something is changed")
    func sound() {
        for response in [json(Self.rows), .noContent, HTTPResponse(status: 400), .tlv8([6, 1, 2])] {
            #expect(MessageForm(response, isEvent: false).bytes == response.serialized())
            #expect(MessageForm(response, isEvent: true).bytes == response.serializedAsEvent())
        }
    }

    @Test("lengths, chunks and the case of names are changed in the bytes")
    func forms() {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/hap+json\r\n"
        #expect(form(json("{}")) { $0.changeLength(by: 3) } == head + "Content-Length: 5\r\n\r\n{}")
        #expect(form(json("{}")) { $0.changeLength(by: -9) } == head + "Content-Length: 0\r\n\r\n{}")
        #expect(form(json("{}")) { $0.removeLength() } == head + "\r\n{}")
        #expect(
            form(json("{}"), isEvent: true) { $0.lowerNames() }
                == "EVENT/1.0 200 OK\r\ncontent-type: application/hap+json\r\ncontent-length: 2\r\n\r\n{}")
        let long = "{" + String(repeating: " ", count: 16) + "}"
        #expect(
            form(json(long)) { $0.chunk(17) }
                == head + "Transfer-Encoding: chunked\r\n\r\n11\r\n{                \r\n1\r\n}\r\n0\r\n\r\n")
        for change in [{ $0.chunk(1) }, { $0.removeLength() }, { $0.changeLength(by: 1) }, { $0.lowerNames() }]
            as [(inout MessageForm) -> Bool]
        {
            #expect(form(.noContent, change) == nil)
        }
    }
}
