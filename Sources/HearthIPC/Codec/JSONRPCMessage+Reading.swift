// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A line that is no JSON-RPC message: what is wrong, and whom to tell.
package struct JSONRPCFault: Error, Hashable, Sendable {
    /// The request's id, as far as it could be read.
    package let id: JSONRPCID?
    package let error: JSONRPCError
}

extension JSONRPCMessage {
    /// Reads one line, without its line feed.
    ///
    /// Members other than JSON-RPC's are passed over. Missing parameters are an empty object. Batches are refused: one
    /// object a line does the same, and answers come as soon as they are ready.
    ///
    /// - Throws: a ``JSONRPCFault`` with `parseError` or `invalidRequest`.
    package init(line: [UInt8]) throws(JSONRPCFault) {
        let members: [String: JSONText]
        do throws(JSONRPCError) {
            members = try JSONScanner.members(of: line)
        } catch {
            throw JSONRPCFault(id: nil, error: error)
        }
        let id = try Self.id(members["id"])
        do throws(JSONRPCError) {
            self = try Self.message(members, id: id)
        } catch {
            throw JSONRPCFault(id: id, error: error)
        }
    }

    private static func id(_ text: JSONText?) throws(JSONRPCFault) -> JSONRPCID? {
        guard let text, text.bytes != nullText.bytes else { return nil }
        do throws(JSONRPCError) {
            return try text.decode(JSONRPCID.self)
        } catch {
            throw JSONRPCFault(id: nil, error: .invalidRequest("\"id\" must be an integer or text"))
        }
    }

    private static let nullText = JSONText("null")

    private static func message(
        _ members: [String: JSONText], id: JSONRPCID?
    ) throws(JSONRPCError) -> JSONRPCMessage {
        guard members["jsonrpc"]?.description == "\"2.0\"" else {
            throw .invalidRequest("\"jsonrpc\" must be \"2.0\"")
        }
        if let method = members["method"] {
            return try call(of: method, members, id: id)
        }
        if let error = members["error"], error.bytes != nullText.bytes {
            return .failure(id: id, error: try error.decode(JSONRPCError.self, called: "error"))
        }
        guard let result = members["result"] else { throw .invalidRequest("\"method\" is missing") }
        guard let id else { throw .invalidRequest("an answer needs the \"id\" of its request") }
        return .answer(id: id, result: result)
    }

    private static func call(
        of method: JSONText, _ members: [String: JSONText], id: JSONRPCID?
    ) throws(JSONRPCError) -> JSONRPCMessage {
        guard let name = try? method.decode(String.self) else { throw .invalidRequest("\"method\" must be text") }
        let parameters = members["params"] ?? .emptyObject
        guard parameters.bytes.first == UInt8(ascii: "{") else {
            throw .invalidParameters("\"params\" must be an object; parameters go by name")
        }
        if members["id"] == nil { return .notification(method: name, parameters: parameters) }
        guard let id else { throw .invalidRequest("\"id\" must not be null") }
        return .request(id: id, method: name, parameters: parameters)
    }
}
