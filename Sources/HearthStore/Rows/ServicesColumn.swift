// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAP
internal import HAPCatalogue
internal import HearthModel

/// The services of an accessory as its row holds them: JSON, as their `Codable` writes it.
///
/// They are nearly all that a hub reads when it starts, so they are read without `JSONDecoder`, which takes several times
/// as long.
enum ServicesColumn {
    static func encode(_ services: [Service]) throws(StoreError) -> String {
        try JSONColumn.encode(services)
    }

    static func decode(_ text: String) throws(StoreError) -> [Service] {
        guard let entries = (try? JSONReader.read(Array(text.utf8)))?.array else { throw .corruptServices }
        return try entries.map { (entry) throws(StoreError) in try Service(stored: entry) }
    }
}

extension StoreError {
    fileprivate static let corruptServices = corrupt(
        table: "accessories", detail: "services are not the JSON they should be")
}

extension Service {
    fileprivate init(stored value: JSONValue) throws(StoreError) {
        let object = try value.storedObject
        self.init(
            iid: try object.required("iid", \.identifier), type: try object.required("type", \.type),
            name: try object.optional("name", \.string), associatedType: try object.optional("associatedType", \.type),
            isPrimary: try object.required("isPrimary", \.bool), isHidden: try object.required("isHidden", \.bool),
            linked: try object.list("linked") { (entry) throws(StoreError) in try entry.stored(\.identifier) },
            characteristics: try object.list("characteristics") { (entry) throws(StoreError) in
                try Characteristic(stored: entry)
            })
    }
}

extension Characteristic {
    fileprivate init(stored value: JSONValue) throws(StoreError) {
        let object = try value.storedObject
        let words = try object.list("permissions") { (entry) throws(StoreError) in try entry.stored(\.string) }
        self.init(
            iid: try object.required("iid", \.identifier), type: try object.required("type", \.type),
            permissions: CharacteristicPermissions(words: words),
            metadata: try CharacteristicMetadata(stored: try object.required("metadata", \.object)),
            manufacturerDescription: try object.optional("manufacturerDescription", \.string))
    }
}

extension CharacteristicMetadata {
    fileprivate init(stored object: JSONObject) throws(StoreError) {
        self.init(
            format: try object.required("format", \.format), unit: try object.optional("unit", \.string),
            minimum: try object.optional("minimum", \.characteristicValue),
            maximum: try object.optional("maximum", \.characteristicValue),
            step: try object.optional("step", \.characteristicValue),
            maximumLength: try object.optional("maximumLength", \.int),
            maximumDataLength: try object.optional("maximumDataLength", \.int),
            validValues: try object.optional("validValues", \.array)?.map { (entry) throws(StoreError) in
                try entry.stored(\.int)
            })
        self = normalised
    }
}

extension JSONObject {
    fileprivate func required<Value>(_ key: String, _ kind: (JSONValue) -> Value?) throws(StoreError) -> Value {
        guard let value = try optional(key, kind) else { throw .corruptServices }
        return value
    }

    fileprivate func optional<Value>(_ key: String, _ kind: (JSONValue) -> Value?) throws(StoreError) -> Value? {
        try self[key]?.stored(kind)
    }

    fileprivate func list<Element>(
        _ key: String, _ element: (JSONValue) throws(StoreError) -> Element
    ) throws(StoreError) -> [Element] {
        try required(key, \.array).map(element)
    }
}

extension JSONValue {
    fileprivate func stored<Value>(_ kind: (JSONValue) -> Value?) throws(StoreError) -> Value {
        guard let value = kind(self) else { throw .corruptServices }
        return value
    }

    fileprivate var storedObject: JSONObject { get throws(StoreError) { try stored(\.object) } }

    fileprivate var type: TypeIdentifier? { string.flatMap { TypeIdentifier($0) } }

    fileprivate var format: CharacteristicFormat? { string.flatMap { CharacteristicFormat(rawValue: $0) } }

    fileprivate var int: Int? { integer.flatMap { Int(exactly: $0) } }

    /// As `CharacteristicValue` encodes itself.
    fileprivate var characteristicValue: CharacteristicValue? {
        switch self {
        case .null, .array: nil
        case .bool(let flag): .bool(flag)
        case .integer(let number): .integer(number)
        case .double(let number): .double(number)
        case .string(let text): .string(text)
        case .object(let object):
            object["data"]?.string.flatMap { Data(base64Encoded: $0) }.map { .data([UInt8]($0)) }
        }
    }
}
