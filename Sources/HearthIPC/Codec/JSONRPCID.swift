// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What connects an answer to its request. Our own ids are numbers; a foreign client may use text.
///
/// Source: JSON-RPC 2.0, section 4: fractions should not and `null` must not be used, so both are refused.
package enum JSONRPCID: Hashable, Sendable {
    case number(Int64)
    case text(String)
}

extension JSONRPCID: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int64.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}
