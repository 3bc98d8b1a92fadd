// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

/// One JSON value as it is written: the parameters or the result of a message, not looked at yet.
///
/// So a message is taken apart once, and only the receiver that knows the type reads its content.
package struct JSONText: Hashable, Sendable {
    /// UTF-8, without surrounding white space.
    package let bytes: ArraySlice<UInt8>

    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    package init(_ text: String) {
        self.init(Array(text.utf8)[...])
    }

    package init(encoding value: some Encodable) throws {
        self.init([UInt8](try JSONCoding.encode(value))[...])
    }

    package static let emptyObject = JSONText("{}")

    /// Reads the value as `type`.
    ///
    /// - Parameter name: what the value is called in messages.
    /// - Throws: ``JSONRPCError``: a parse error if it is no JSON, else invalid parameters with the place of the fault.
    package func decode<Value: Decodable>(
        _ type: Value.Type, called name: String = "params"
    ) throws(JSONRPCError) -> Value {
        do {
            return try JSONCoding.decode(type, from: Data(bytes))
        } catch let error as DecodingError {
            throw JSONRPCError(error, in: name)
        } catch {
            throw .invalidParameters("\(error)")
        }
    }
}

extension JSONText: CustomStringConvertible {
    package var description: String { String(decoding: bytes, as: UTF8.self) }
}
