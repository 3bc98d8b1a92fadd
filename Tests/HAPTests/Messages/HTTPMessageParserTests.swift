// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import Testing

@Suite("The message parser")
struct HTTPMessageParserTests {
    static let ok = "HTTP/1.1 200 OK\r\nContent-Type: application/hap+json\r\nContent-Length: 2\r\n\r\n{}"
    static let event = "EVENT/1.0 200 OK\r\nContent-Type: application/hap+json\r\nContent-Length: 3\r\n\r\n{1}"
    static let noContent = "HTTP/1.1 204 No Content\r\n\r\n"
    static let chunked =
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;x=y\r\nhello\r\nA\r\n, chunked!\r\n0\r\nX: y\r\n\r\n"
    static let put = "PUT /characteristics HTTP/1.1\r\nHost: 10.0.0.1\r\nContent-Length: 4\r\n\r\n{\"\"}"
    static let get = "GET /accessories HTTP/1.1\r\nHost: 10.0.0.1\r\n\r\n"

    /// What comes out, and how it ends.
    private struct Outcome: Equatable {
        var messages: [HTTPMessage] = []
        var error: HTTPMessageError?
    }

    private func parse(
        _ bytes: [UInt8], in size: Int, side: HTTPMessageParser.Side, limits: HTTPMessageParser.Limits? = nil
    ) -> Outcome {
        var parser = HTTPMessageParser(side: side, limits: limits)
        var outcome = Outcome()
        do throws(HTTPMessageError) {
            for start in stride(from: 0, to: bytes.count, by: size) {
                parser.append(Array(bytes[start..<min(start + size, bytes.count)]))
                while let message = try parser.next() { outcome.messages.append(message) }
            }
        } catch {
            outcome.error = error
        }
        return outcome
    }

    private func controller(_ text: String) -> Outcome {
        parse(Array(text.utf8), in: max(text.utf8.count, 1), side: .controller)
    }

    @Test(
        "the same messages come out whole, byte by byte and in pieces of any size", arguments: [1, 2, 3, 7, 64, 4096])
    func pieces(size: Int) {
        let stream = Array((Self.ok + Self.event + Self.noContent + Self.chunked + Self.ok).utf8)
        let whole = parse(stream, in: stream.count, side: .controller)
        #expect(whole.messages.count == 5)
        #expect(parse(stream, in: size, side: .controller) == whole)
        let requests = Array((Self.put + Self.get + Self.put).utf8)
        let all = parse(requests, in: requests.count, side: .accessory)
        #expect(all.messages.count == 3)
        #expect(parse(requests, in: size, side: .accessory) == all)
    }

    @Test("responses and events are told apart")
    func kinds() {
        let messages = controller(Self.event + Self.ok).messages
        guard messages.count == 2, case .event(let event) = messages[0], case .response(let response) = messages[1]
        else {
            Issue.record("\(messages)")
            return
        }
        #expect(event.body == Array("{1}".utf8))
        #expect(response.status == 200)
        #expect(response.contentType == ContentType.hapJSON)
        #expect(response.body == Array("{}".utf8))
    }

    @Test("chunks are joined, extensions and trailers passed over")
    func chunks() {
        guard case .response(let response)? = controller(Self.chunked).messages.first else {
            Issue.record("no response")
            return
        }
        #expect(String(decoding: response.body, as: UTF8.self) == "hello, chunked!")
    }

    @Test(
        "what devices do is understood",
        arguments: [
            ("http/1.1 names in lower case", "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}", 200, "{}"),
            ("no length: no body", "HTTP/1.1 200 OK\r\n\r\n", 200, ""),
            ("length 0", "HTTP/1.1 207 Multi-Status\r\nContent-Length: 0\r\n\r\n", 207, ""),
            ("204 with length 0", "HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n", 204, ""),
            ("204 with a body", "HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\n{}", 204, ""),
            ("no reason", "HTTP/1.1 200\r\nContent-Length: 2\r\n\r\n{}", 200, "{}"),
            ("bare line feeds", "HTTP/1.1 200 OK\nContent-Length: 2\n\n{}", 200, "{}"),
            ("a blank line before", "\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", 200, "{}"),
            ("line breaks in the body", "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n{\r\n\r\n}", 200, "{\r\n\r\n}"),
            ("a broken field", "HTTP/1.1 200 OK\r\nnonsense\r\nContent-Length: 2\r\n\r\n{}", 200, "{}"),
            ("the same length twice", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}", 200, "{}"),
            ("470", "HTTP/1.1 470 Connection Authorization Required\r\nContent-Length: 2\r\n\r\n{}", 470, "{}"),
        ])
    func quirks(name: String, text: String, status: Int, body: String) {
        let outcome = controller(text + Self.event)
        guard outcome.messages.count == 2, case .response(let response) = outcome.messages[0] else {
            Issue.record("\(name): \(outcome)")
            return
        }
        #expect(response.status == status)
        #expect(String(decoding: response.body, as: UTF8.self) == body)
    }

    @Test("too large a length waits for the rest", arguments: [0, 1, 5])
    func miscounted(missing: Int) throws {
        var parser = HTTPMessageParser(side: .controller)
        parser.append(Array("HTTP/1.1 200 OK\r\nContent-Length: \(2 + missing)\r\n\r\n{}".utf8))
        #expect(try (parser.next() == nil) == (missing > 0))
        #expect(parser.isInsideMessage == (missing > 0))
    }

    @Test(
        "broken messages are errors, on whichever side",
        arguments: [
            ("SSH-2.0-OpenSSH_9.2\r\n\r\n", .malformedStartLine), ("HTTP/1.1 abc\r\n\r\n", .malformedStartLine),
            ("HTTP/1.1 20\r\n\r\n", .malformedStartLine), ("GET / HTTP/1.1\r\n\r\n", .malformedStartLine),
            ("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", .invalidContentLength),
            ("HTTP/1.1 200 OK\r\nContent-Length: \r\n\r\n", .invalidContentLength),
            ("HTTP/1.1 200 OK\r\nContent-Length: 2x\r\n\r\n", .invalidContentLength),
            ("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", .invalidContentLength),
            ("HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999999\r\n\r\n", .bodyTooLarge(limit: 4 << 20)),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n", .invalidChunk),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n", .invalidChunk),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\r\n", .invalidChunk),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n", .invalidChunk),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n7FFFFFFF\r\n", .bodyTooLarge(limit: 4 << 20)),
        ] as [(String, HTTPMessageError)])
    func broken(text: String, expected: HTTPMessageError) {
        for size in [1, 5, text.utf8.count] {
            #expect(parse(Array(text.utf8), in: size, side: .controller).error == expected)
        }
    }

    @Test(
        "an accessory refuses what is no request",
        arguments: [
            ("HTTP/1.1 200 OK\r\n\r\n", .malformedStartLine), ("GET /\r\n\r\n", .malformedStartLine),
            ("GET  / HTTP/1.1\r\n\r\n", .malformedStartLine), ("GET x HTTP/1.1\r\n\r\n", .malformedStartLine),
            ("GET / HTTP/1.1\r\nnonsense\r\n\r\n", .malformedHeader),
            ("PUT / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n", .bodyTooLarge(limit: 1 << 20)),
        ] as [(String, HTTPMessageError)])
    func requests(text: String, expected: HTTPMessageError) {
        #expect(parse(Array(text.utf8), in: 3, side: .accessory).error == expected)
    }

    @Test("a header without end is cut off at its limit", arguments: [1, 1000])
    func endlessHeader(size: Int) {
        let text = "HTTP/1.1 200 OK\r\n" + String(repeating: "X: y\r\n", count: 4000)
        #expect(parse(Array(text.utf8), in: size, side: .controller).error == .headerTooLarge(limit: 16 * 1024))
        let line = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + String(repeating: "0", count: 20_000)
        #expect(parse(Array(line.utf8), in: size, side: .controller).error == .headerTooLarge(limit: 16 * 1024))
        let trailer = Self.chunked.dropLast(2) + String(repeating: "X: y\r\n", count: 5000)
        #expect(parse(Array(trailer.utf8), in: size, side: .controller).error == .headerTooLarge(limit: 16 * 1024))
    }

    @Test("chunks count together against the limit of the body")
    func chunkLimit() {
        let text = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n6\r\n123456\r\n5\r\n12345\r\n0\r\n\r\n"
        #expect(parse(Array(text.utf8), in: 4, side: .controller, limits: .init(body: 11)).messages.count == 1)
        #expect(
            parse(Array(text.utf8), in: 4, side: .controller, limits: .init(body: 10)).error == .bodyTooLarge(limit: 10)
        )
    }

    @Test("an error stays, whatever comes after it")
    func errorStays() {
        var parser = HTTPMessageParser(side: .controller)
        parser.append(Array("nonsense\r\n\r\n".utf8))
        #expect(throws: HTTPMessageError.malformedStartLine) { try parser.next() }
        parser.append(Array(Self.ok.utf8))
        #expect(throws: HTTPMessageError.malformedStartLine) { try parser.next() }
    }

    @Test(
        "gives back untouched what comes behind the last message",
        arguments: ["", "\r\n\0\u{1}", "HTTP/1.1 200 OK\r\n"])
    func rest(behind: String) throws {
        var parser = HTTPMessageParser(side: .controller)
        parser.append(Array((Self.ok + behind).utf8))
        #expect(try parser.next() != nil)
        #expect(parser.takeRest() == Array(behind.utf8))
        #expect(!parser.isInsideMessage)
        parser.append(Array(Self.event.utf8))
        #expect(try parser.next() != nil)
    }

    @Test("takes blanks and tabs off names and values, and finds names in any case")
    func blanksAroundFields() throws {
        var parser = HTTPMessageParser(side: .controller)
        parser.append(Array("HTTP/1.1 204  No Content \r\n\tCONTENT-type \t: \t a b\t\nX:\r\n\r\n".utf8))
        guard case .response(let response) = try parser.next() else { throw TestFailure() }
        #expect(response.reason == "No Content")
        #expect(response.contentType == "a b")
        #expect(response.headers["x"]?.isEmpty == true)
    }

    private struct TestFailure: Error {}

    @Test("a large body in small pieces takes no more than linear time")
    func large() throws {
        let body = [UInt8](repeating: 0x20, count: 500_000)
        let stream = HTTPResponse.json(body).serialized() + Array(Self.event.utf8)
        let outcome = parse(stream, in: 1000, side: .controller)
        #expect(outcome.messages.count == 2)
        #expect(outcome.error == nil)
    }

    @Test("never traps on bytes changed anywhere")
    func hostile() {
        let stream = Array((Self.chunked + Self.ok).utf8)
        for index in stream.indices {
            for byte in [0, 0x0A, 0x0D, 0x20, 0x2D, 0x39, 0x3A, 0x46, 0xFF] as [UInt8] {
                var changed = stream
                changed[index] = byte
                _ = parse(changed, in: 16, side: .controller)
                _ = parse(changed, in: 16, side: .accessory)
            }
        }
    }
}
