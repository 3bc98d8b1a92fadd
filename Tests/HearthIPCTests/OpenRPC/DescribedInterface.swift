// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of an OpenRPC document that the tests look at.
struct DescribedInterface: Decodable {
    struct Parameter: Decodable {
        let name: String
        let required: Bool
    }

    struct Named: Decodable {
        let name: String
        let value: JSONValue
    }

    struct Example: Decodable {
        let params: [Named]
        let result: Named?

        var parameters: JSONValue {
            .object(Dictionary(uniqueKeysWithValues: params.map { ($0.name, $0.value) }))
        }
    }

    struct Method: Decodable {
        let name: String
        let params: [Parameter]
        let examples: [Example]

        private enum CodingKeys: CodingKey { case name, params, examples }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            params = try container.decode([Parameter].self, forKey: .params)
            examples = try container.decodeIfPresent([Example].self, forKey: .examples) ?? []
        }
    }

    struct Schema: Decodable {
        let examples: [JSONValue]?
        let oneOf: [JSONValue]?
    }

    struct Components: Decodable {
        let schemas: [String: Schema]
    }

    let methods: [Method]
    let notifications: [Method]
    let clientMethods: [Method]
    let components: Components

    private enum CodingKeys: String, CodingKey {
        case methods, components
        case notifications = "x-notifications"
        case clientMethods = "x-client-methods"
    }

    func method(_ name: String) -> Method? { (methods + clientMethods).first { $0.name == name } }

    func notification(_ name: String) -> Method? { notifications.first { $0.name == name } }
}

/// Any JSON, to compare by meaning.
enum JSONValue: Hashable, Codable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(_ data: Data) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: data)
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// An object with one member less.
    func without(_ name: String) -> JSONValue {
        guard case .object(var members) = self else { return self }
        members[name] = nil
        return .object(members)
    }
}
