// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import Testing

@Suite("Messages on the wire")
struct HTTPSerialisationTests {
    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test("a request has host, length and type in that order and nothing else")
    func request() {
        let put = HTTPRequest.put("/characteristics", json: Array("{}".utf8))
        #expect(
            text(put.serialized(host: "192.168.1.7"))
                == "PUT /characteristics HTTP/1.1\r\nHost: 192.168.1.7\r\nContent-Length: 2\r\n"
                + "Content-Type: application/hap+json\r\n\r\n{}")
        #expect(
            text(HTTPRequest.get("/accessories").serialized(host: "10.0.0.1"))
                == "GET /accessories HTTP/1.1\r\nHost: 10.0.0.1\r\n\r\n")
        #expect(
            text(HTTPRequest.post("/identify").serialized(host: "10.0.0.1"))
                == "POST /identify HTTP/1.1\r\nHost: 10.0.0.1\r\n\r\n")
    }

    @Test(
        "the host is the address literal",
        arguments: [
            ("10.0.0.1", "10.0.0.1"), ("fe80::1%eth0", "[fe80::1]"), ("2001:db8::1", "[2001:db8::1]"),
            ("[2001:db8::1]", "[2001:db8::1]"),
        ])
    func host(address: String, expected: String) {
        #expect(HTTPRequest.hostField(address) == expected)
    }

    @Test("answers and events differ in their first word")
    func response() {
        let body = Array(#"{"characteristics":[{"aid":1,"iid":10,"value":1}]}"#.utf8)
        let fields = "Content-Type: application/hap+json\r\nContent-Length: \(body.count)\r\n\r\n" + text(body)
        #expect(text(HTTPResponse.json(body).serialized()) == "HTTP/1.1 200 OK\r\n" + fields)
        #expect(text(HTTPResponse.json(body).serializedAsEvent()) == "EVENT/1.0 200 OK\r\n" + fields)
        #expect(text(HTTPResponse.noContent.serialized()) == "HTTP/1.1 204 No Content\r\n\r\n")
        #expect(text(HTTPResponse(status: 404).serialized()) == "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
    }

    @Test("what one side writes the other reads")
    func bothSides() throws {
        var accessory = HTTPMessageParser(side: .accessory)
        accessory.append(
            HTTPRequest.post("/pair-setup?x=1", contentType: ContentType.pairingTLV8, body: [6, 1, 1])
                .serialized(host: "::1"))
        guard case .request(let request)? = try accessory.next() else {
            Issue.record("no request")
            return
        }
        #expect(request.method == "POST")
        #expect(request.path == "/pair-setup")
        #expect(request.query == "x=1")
        #expect(request.headers["host"] == "[::1]")
        #expect(request.contentType == ContentType.pairingTLV8)
        #expect(request.body == [6, 1, 1])

        var controller = HTTPMessageParser(side: .controller)
        controller.append(HTTPResponse.tlv8([6, 1, 2], status: 400).serialized())
        guard case .response(let response)? = try controller.next() else {
            Issue.record("no response")
            return
        }
        #expect(response.status == 400)
        #expect(!response.isSuccess)
        #expect(response.body == [6, 1, 2])
    }

    @Test(
        "401 and 470 mean that the session is gone", arguments: [(401, true), (470, true), (400, false), (200, false)])
    func sessionLost(status: Int, expected: Bool) {
        #expect(HTTPResponse(status: status).isSessionLost == expected)
    }
}
