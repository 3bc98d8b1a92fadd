// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// First line and fields of a message.
struct HTTPMessageHead: Sendable {
    private enum StartLine {
        case request(method: String, target: String)
        case response(status: Int, reason: String)
        case event(status: Int, reason: String)
    }

    private let startLine: StartLine
    private let headers: HTTPHeaders

    /// An accessory refuses broken fields, a controller passes over them.
    init(_ bytes: [UInt8], side: HTTPMessageParser.Side) throws(HTTPMessageError) {
        var rest = bytes[...]
        let first = rest.removeFirstLine()
        startLine = try side == .accessory ? Self.requestLine(first) : Self.statusLine(first)
        var headers = HTTPHeaders()
        while !rest.isEmpty {
            let line = rest.removeFirstLine()
            guard !line.isEmpty else { continue }
            let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.startIndex
            let name = line[..<colon].withoutOuterBlanks
            if !name.isEmpty {
                headers.append(name.text, line[(colon + 1)...].withoutOuterBlanks.text)
            } else if side == .accessory {
                throw .malformedHeader
            }
        }
        self.headers = headers
    }

    var isChunked: Bool {
        headers.values("Transfer-Encoding").contains { $0.lowercased().hasSuffix("chunked") }
    }

    /// 0 if there is none: a body is never read to the end of the stream. Source: quirk Q18.
    func contentLength() throws(HTTPMessageError) -> Int {
        let values = headers.values("Content-Length")
        guard let first = values.first else { return 0 }
        guard values.allSatisfy({ $0 == first }), first.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            !first.isEmpty
        else { throw .invalidContentLength }
        return Int(first) ?? .max
    }

    func message(body: [UInt8]) -> HTTPMessage {
        let contentType = headers["Content-Type"]
        switch startLine {
        case .request(let method, let target):
            return .request(
                HTTPRequest(method: method, target: target, headers: headers, contentType: contentType, body: body))
        case .response(let status, let reason): return .response(response(status, reason, contentType, body))
        case .event(let status, let reason): return .event(response(status, reason, contentType, body))
        }
    }

    /// Bytes behind a 204 are read, as their length says, and dropped.
    private func response(_ status: Int, _ reason: String, _ contentType: String?, _ body: [UInt8]) -> HTTPResponse {
        HTTPResponse(
            status: status, reason: reason, headers: headers, contentType: contentType, body: status == 204 ? [] : body)
    }

    private static func requestLine(_ line: ArraySlice<UInt8>) throws(HTTPMessageError) -> StartLine {
        let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].starts(with: "HTTP/1.".utf8), parts[1].first == UInt8(ascii: "/"),
            !parts[0].isEmpty, parts[0].allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) })
        else { throw .malformedStartLine }
        return .request(method: parts[0].text, target: parts[1].text)
    }

    private static func statusLine(_ line: ArraySlice<UInt8>) throws(HTTPMessageError) -> StartLine {
        var rest = line
        let (version, code) = (rest.removeFirstWord(), rest.removeFirstWord())
        guard code.count == 3, let status = Int(code.text), status >= 100 else { throw .malformedStartLine }
        let reason = rest.withoutOuterBlanks.text
        if version.starts(with: "HTTP/1.".utf8) { return .response(status: status, reason: reason) }
        if version.starts(with: "EVENT/1.".utf8) { return .event(status: status, reason: reason) }
        throw .malformedStartLine
    }
}

extension ArraySlice<UInt8> {
    /// Without blanks and tabs at the ends.
    var withoutOuterBlanks: Self {
        let tail = drop(while: Self.isBlank)
        return tail[..<(tail.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? tail.startIndex)]
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// Takes a line off, and gives it back without its end.
    fileprivate mutating func removeFirstLine() -> Self {
        let line = prefix { $0 != UInt8(ascii: "\n") }
        self = self[line.endIndex...].dropFirst()
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    /// Takes a word off, and the blanks before it.
    fileprivate mutating func removeFirstWord() -> Self {
        let word = drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: " ") }
        self = self[word.endIndex...]
        return word
    }

    /// As UTF-8, repaired where it is none.
    var text: String { String(decoding: self, as: UTF8.self) }
}
