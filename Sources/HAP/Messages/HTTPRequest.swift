// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A request of a controller.
package struct HTTPRequest: Hashable, Sendable {
    /// `GET`, `PUT` or `POST`.
    package var method: String
    /// Path and query: `/characteristics?id=1.10`.
    package var target: String
    /// Fields as received; ``serialized(host:)`` writes its own.
    package var headers: HTTPHeaders
    package var contentType: String?
    package var body: [UInt8]

    package init(
        method: String, target: String, headers: HTTPHeaders = HTTPHeaders(), contentType: String? = nil,
        body: [UInt8] = []
    ) {
        self.method = method
        self.target = target
        self.headers = headers
        self.contentType = contentType
        self.body = body
    }

    package static func get(_ target: String) -> HTTPRequest {
        HTTPRequest(method: "GET", target: target)
    }

    package static func put(_ target: String, json body: [UInt8]) -> HTTPRequest {
        HTTPRequest(method: "PUT", target: target, contentType: ContentType.hapJSON, body: body)
    }

    package static func post(_ target: String, contentType: String? = nil, body: [UInt8] = []) -> HTTPRequest {
        HTTPRequest(method: "POST", target: target, contentType: contentType, body: body)
    }

    /// The target without its query.
    package var path: Substring { Substring(target.utf8.prefix { $0 != UInt8(ascii: "?") }) }

    /// What follows the question mark; empty if there is none.
    package var query: Substring { Substring(target.utf8.dropFirst(path.utf8.count + 1)) }

    /// The bytes to send, in one write.
    ///
    /// `host` is the address literal as dialled; scope and port do not go out. Content fields are there only with a
    /// body. Source: HAP reference 10; quirks Q1, Q12 and Q13.
    package func serialized(host: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(target.utf8.count + body.count + Self.usualHead)
        bytes += method.utf8
        bytes += " ".utf8
        bytes += target.utf8
        bytes += " HTTP/1.1\r\nHost: ".utf8
        bytes += Self.hostField(host).utf8
        if !body.isEmpty {
            bytes += "\r\nContent-Length: ".utf8
            bytes.append(decimal: UInt64(body.count))
            if let contentType {
                bytes += "\r\nContent-Type: ".utf8
                bytes += contentType.utf8
            }
        }
        bytes += "\r\n\r\n".utf8
        bytes += body
        return bytes
    }

    /// Room for all but target and body.
    private static let usualHead = 160

    /// An address literal as `Host` wants it: IPv6 in brackets, without scope.
    package static func hostField(_ address: String) -> String {
        let literal = address.utf8.prefix { $0 != UInt8(ascii: "%") }
        let isBare = literal.contains(UInt8(ascii: ":")) && literal.first != UInt8(ascii: "[")
        return isBare ? "[\(Substring(literal))]" : String(Substring(literal))
    }
}
