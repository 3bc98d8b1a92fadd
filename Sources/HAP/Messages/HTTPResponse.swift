// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// An accessory's answer, or an event: the two have the same shape but for the first word.
package struct HTTPResponse: Hashable, Sendable {
    /// 200, 204, 207, 470, …
    package var status: Int
    /// The words after the number, as received.
    package var reason: String
    /// Fields as received; ``serialized()`` writes its own.
    package var headers: HTTPHeaders
    package var contentType: String?
    package var body: [UInt8]
    /// A longer body is sent in chunks of so many bytes, without its length; nil for never. Source: HAP reference 10.
    package var chunkSize: Int?

    package init(
        status: Int, reason: String? = nil, headers: HTTPHeaders = HTTPHeaders(), contentType: String? = nil,
        body: [UInt8] = []
    ) {
        self.status = status
        self.reason = reason ?? Self.reasons[status] ?? "Unknown"
        self.headers = headers
        self.contentType = contentType
        self.body = body
    }

    package static let noContent = HTTPResponse(status: 204)

    package static func json(_ body: [UInt8], status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, contentType: ContentType.hapJSON, body: body)
    }

    package static func tlv8(_ body: [UInt8], status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, contentType: ContentType.pairingTLV8, body: body)
    }

    /// 200 to 299.
    package var isSuccess: Bool { (200...299).contains(status) }

    /// 401 or 470: the session is gone, verify anew. Source: HAP reference 10; quirk Q21.
    package var isSessionLost: Bool { status == 401 || status == 470 }

    /// The bytes to send as an answer. 204 goes without any field, all else with its length or in chunks.
    package func serialized() -> [UInt8] {
        guard let chunkSize, chunkSize > 0, body.count > chunkSize else {
            return serialized(startingWith: "HTTP/1.1")
        }
        return serialized(inChunksOf: chunkSize)
    }

    private func serialized(inChunksOf size: Int) -> [UInt8] {
        var head = "HTTP/1.1 \(status) \(reason)\r\n"
        if let contentType { head += "Content-Type: \(contentType)\r\n" }
        var bytes = Array((head + "Transfer-Encoding: chunked\r\n\r\n").utf8)
        for start in stride(from: 0, to: body.count, by: size) {
            let chunk = body[start..<min(start + size, body.count)]
            bytes += Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Array("\r\n".utf8)
        }
        return bytes + Array("0\r\n\r\n".utf8)
    }

    /// The bytes to send as an event. Source: HAP reference 14.
    package func serializedAsEvent() -> [UInt8] { serialized(startingWith: "EVENT/1.0") }

    private func serialized(startingWith version: String) -> [UInt8] {
        var lines = [version, " ", String(status), " ", reason, "\r\n"]
        if status != 204 {
            if let contentType, !body.isEmpty { lines += ["Content-Type: ", contentType, "\r\n"] }
            lines += ["Content-Length: ", String(body.count), "\r\n"]
        }
        lines.append("\r\n")
        return [UInt8](joining: lines, status == 204 ? [] : body)
    }

    private static let reasons: [Int: String] = [
        200: "OK", 204: "No Content", 207: "Multi-Status", 400: "Bad Request", 401: "Unauthorized", 404: "Not Found",
        405: "Method Not Allowed", 413: "Payload Too Large", 422: "Unprocessable Entity", 429: "Too Many Requests",
        431: "Request Header Fields Too Large", 470: "Connection Authorization Required",
        500: "Internal Server Error", 503: "Service Unavailable",
    ]
}

extension [UInt8] {
    /// The texts, one after the other, and then the body.
    fileprivate init(joining texts: [String], _ body: [UInt8]) {
        self.init()
        reserveCapacity(texts.reduce(body.count) { $0 + $1.utf8.count })
        for text in texts { append(contentsOf: text.utf8) }
        append(contentsOf: body)
    }
}
