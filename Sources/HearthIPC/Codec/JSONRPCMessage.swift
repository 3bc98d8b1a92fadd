// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

/// One line of the conversation between the hub and a client. Source: JSON-RPC 2.0.
package enum JSONRPCMessage: Hashable, Sendable {
    /// Wants an answer with the same id.
    case request(id: JSONRPCID, method: String, parameters: JSONText)
    /// Wants none.
    case notification(method: String, parameters: JSONText)
    case answer(id: JSONRPCID, result: JSONText)
    /// The id is nil if the request's could not be read.
    case failure(id: JSONRPCID?, error: JSONRPCError)
}

extension JSONRPCMessage {
    package static func request(
        id: JSONRPCID, method: String, parameters: some Encodable
    ) throws -> Self {
        .request(id: id, method: method, parameters: try JSONText(encoding: parameters))
    }

    package static func answer(id: JSONRPCID, result: some Encodable) throws -> Self {
        .answer(id: id, result: try JSONText(encoding: result))
    }

    /// The message as it goes onto the wire: one line with its line feed.
    package var line: [UInt8] {
        var line = Array(#"{"jsonrpc":"2.0""#.utf8)
        switch self {
        case .request(let id, let method, let parameters):
            line.append("id", id)
            line.append("method", method)
            line.append("params", parameters)
        case .notification(let method, let parameters):
            line.append("method", method)
            line.append("params", parameters)
        case .answer(let id, let result):
            line.append("id", id)
            line.append("result", result)
        case .failure(let id, let error):
            line.append("id", id)
            line.append("error", error)
        }
        line += [UInt8(ascii: "}"), UInt8(ascii: "\n")]
        return line
    }
}

extension [UInt8] {
    fileprivate mutating func appendKey(_ key: StaticString) {
        self += ",\"".utf8
        key.withUTF8Buffer { append(contentsOf: $0) }
        self += "\":".utf8
    }

    fileprivate mutating func append(_ key: StaticString, _ text: JSONText) {
        appendKey(key)
        append(contentsOf: text.bytes)
    }

    fileprivate mutating func append(_ key: StaticString, _ id: JSONRPCID?) {
        appendKey(key)
        switch id {
        case .number(let number): self += "\(number)".utf8
        case .text(let text): append(quoted: text)
        case nil: self += "null".utf8
        }
    }

    fileprivate mutating func append(_ key: StaticString, _ text: String) {
        appendKey(key)
        append(quoted: text)
    }

    fileprivate mutating func append(_ key: StaticString, _ error: JSONRPCError) {
        appendKey(key)
        self += #"{"code":"#.utf8
        self += "\(error.code.rawValue)".utf8
        append("message", error.message)
        if let data = error.data {
            appendKey("data")
            self += #"{"code":"#.utf8
            append(quoted: data.code.rawValue)
            append("message", data.message)
            self.append(UInt8(ascii: "}"))
        }
        self.append(UInt8(ascii: "}"))
    }

    private mutating func append(quoted text: String) {
        append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): self += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: self += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: append(byte)
            }
        }
        append(UInt8(ascii: "\""))
    }
}
