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
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        guard let first = lines.first else { throw .malformedStartLine }
        startLine = try side == .accessory ? Self.requestLine(first) : Self.statusLine(first)
        var headers = HTTPHeaders()
        for line in lines.dropFirst() where !line.isEmpty {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2, !parts[0].trimmed.isEmpty {
                headers.append(parts[0].trimmed, parts[1].trimmed)
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

    private static func requestLine(_ line: Substring) throws(HTTPMessageError) -> StartLine {
        let parts = line.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].hasPrefix("HTTP/1."), parts[1].hasPrefix("/"), !parts[0].isEmpty,
            parts[0].allSatisfy({ $0.isASCII && $0.isLetter })
        else { throw .malformedStartLine }
        return .request(method: String(parts[0]), target: String(parts[1]))
    }

    private static func statusLine(_ line: Substring) throws(HTTPMessageError) -> StartLine {
        let parts = line.split(separator: " ", maxSplits: 2)
        guard parts.count >= 2, parts[1].count == 3, let status = Int(parts[1]), status >= 100 else {
            throw .malformedStartLine
        }
        let reason = parts.count == 3 ? parts[2].trimmed : ""
        if parts[0].hasPrefix("HTTP/1.") { return .response(status: status, reason: reason) }
        if parts[0].hasPrefix("EVENT/1.") { return .event(status: status, reason: reason) }
        throw .malformedStartLine
    }
}

extension StringProtocol {
    /// Without blanks and tabs at the ends.
    var trimmed: String {
        let tail = drop { $0 == " " || $0 == "\t" }
        return String(tail.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
