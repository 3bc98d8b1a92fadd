// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// The error object of an answer.
///
/// `data` always says the same in the hub's own words, so a client needs no table of numbers. Source: JSON-RPC 2.0,
/// section 5.1.
package struct JSONRPCError: Error, Hashable, Sendable {
    package let code: Code
    package let message: String
    /// Nil only if a foreign peer sent none.
    package let data: HubError?

    package init(_ code: Code, _ message: String, data: HubError? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    package struct Code: RawRepresentable, Hashable, Sendable, Codable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The line is no JSON.
        package static let parseError = Self(rawValue: -32_700)
        /// It is JSON but no request: not an object, no method, another version, a batch.
        package static let invalidRequest = Self(rawValue: -32_600)
        package static let methodNotFound = Self(rawValue: -32_601)
        package static let invalidParameters = Self(rawValue: -32_602)
        /// The hub is at fault.
        package static let internalError = Self(rawValue: -32_603)
        /// Something else was asked before `hub.hello`.
        package static let helloExpected = Self(rawValue: -32_000)
        /// `hub.hello` was refused; the hub ends the connection.
        package static let helloRefused = Self(rawValue: -32_001)
        /// The hub understood and refused, or it failed; `data.code` tells why.
        package static let refused = Self(rawValue: 1_000)
    }
}

extension JSONRPCError {
    /// A refusal or failure of the hub on its way to a client.
    package init(_ error: HubError, code: Code = .refused) {
        self.init(code, error.message, data: error)
    }

    package static func parseError(_ message: String) -> Self {
        Self(HubError(.invalidParameter, "not JSON: \(message)"), code: .parseError)
    }

    package static func invalidRequest(_ message: String) -> Self {
        Self(HubError(.invalidParameter, message), code: .invalidRequest)
    }

    package static func methodNotFound(_ method: String) -> Self {
        Self(
            HubError(.operationNotSupported, "unknown method \(method.debugDescription); rpc.discover lists all"),
            code: .methodNotFound)
    }

    package static func invalidParameters(_ message: String) -> Self {
        Self(HubError(.invalidParameter, message), code: .invalidParameters)
    }

    package static func internalError(_ message: String) -> Self {
        Self(HubError(.unexpectedError, message), code: .internalError)
    }

    /// The error as the hub's clients know it.
    package var hubError: HubError { data ?? HubError(Self.hubCode(of: code), message) }

    private static func hubCode(of code: Code) -> HubError.Code {
        switch code {
        case .parseError, .invalidRequest, .invalidParameters: .invalidParameter
        case .methodNotFound: .operationNotSupported
        default: .unexpectedError
        }
    }
}

extension JSONRPCError: Decodable {
    private enum CodingKeys: CodingKey { case code, message, data }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // `data` is the peer's own affair: another form than ours is passed over.
        self.init(
            try container.decode(Code.self, forKey: .code), try container.decode(String.self, forKey: .message),
            data: try? container.decodeIfPresent(HubError.self, forKey: .data))
    }
}

extension JSONRPCError {
    /// Says which field could not be read, and why.
    init(_ error: DecodingError, in name: String) {
        switch error {
        case .keyNotFound(let key, let context):
            self = .invalidParameters("\(Self.place(context.codingPath + [key], in: name)) is missing")
        case .valueNotFound(_, let context):
            self = .invalidParameters("\(Self.place(context.codingPath, in: name)) must not be null")
        case .typeMismatch(let type, let context):
            self = .invalidParameters("\(Self.place(context.codingPath, in: name)) must be \(Self.name(of: type))")
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            self = .parseError("a value inside the message cannot be read")
        case .dataCorrupted(let context):
            self = .invalidParameters("\(Self.place(context.codingPath, in: name)): \(context.debugDescription)")
        @unknown default:
            self = .invalidParameters("the parameters could not be read")
        }
    }

    /// `params.writes[2].value`
    private static func place(_ path: [any CodingKey], in name: String) -> String {
        path.reduce(into: name) { text, key in
            text += key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
        }
    }

    private static func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "text"
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "a number"
        default: type is any ExpressibleByArrayLiteral.Type ? "a list" : "an object"
        }
    }
}
