// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// An answer to `GET /accessories` that keeps a dump as it was: order of keys, spelling of types, unknown keys,
/// entries that are doubled or broken. Only values that have changed since are written over.
struct VerbatimAnswer: Sendable {
    private let accessories: [JSONValue]
    private let initial: AttributeDatabase
    /// The answer as long as nothing has changed.
    private let unchanged: [UInt8]

    init(accessories: JSONValue, initial: AttributeDatabase) {
        self.accessories = accessories.array ?? []
        self.initial = initial
        unchanged = Self.body(self.accessories)
    }

    private static func body(_ entries: [JSONValue]) -> [UInt8] {
        DumpWriter.write(.object(["accessories": .array(entries)]))
    }

    func body(current: AttributeDatabase) -> [UInt8] {
        let changes = changes(to: current)
        if changes.isEmpty { return unchanged }
        // A doubled accessory or characteristic counts where it comes first: so does its value.
        var seen: Set<CharacteristicID> = []
        return Self.body(accessories.map { accessory($0, changes, &seen) })
    }

    private func changes(to current: AttributeDatabase) -> [CharacteristicID: JSONValue] {
        var changes: [CharacteristicID: JSONValue] = [:]
        for (before, now) in zip(initial.characteristics, current.characteristics)
        where before.attributes.value != now.attributes.value {
            changes[now.id] = JSONValue(now.attributes.value)
        }
        return changes
    }

    private func accessory(
        _ json: JSONValue, _ changes: [CharacteristicID: JSONValue], _ seen: inout Set<CharacteristicID>
    ) -> JSONValue {
        guard let object = json.object, let aid = object["aid"]?.identifier else { return json }
        return .object(
            object.mapping("services") { services in
                services.mappingElements { service in
                    guard let service = service.object else { return service }
                    return .object(
                        service.mapping("characteristics") { list in
                            list.mappingElements { characteristic($0, aid, changes, &seen) }
                        })
                }
            })
    }

    private func characteristic(
        _ json: JSONValue, _ aid: UInt64, _ changes: [CharacteristicID: JSONValue], _ seen: inout Set<CharacteristicID>
    ) -> JSONValue {
        guard let object = json.object, let iid = object["iid"]?.identifier else { return json }
        let id = CharacteristicID(aid: aid, iid: iid)
        guard let value = changes[id], seen.insert(id).inserted else { return json }
        guard object["value"] != nil else {
            var object = object
            object.append("value", value)
            return .object(object)
        }
        return .object(object.mapping("value") { _ in value })
    }
}

extension JSONObject {
    /// The same members in the same order, one of them changed.
    fileprivate func mapping(_ key: String, _ change: (JSONValue) -> JSONValue) -> JSONObject {
        var result = JSONObject()
        for member in members { result.append(member.key, member.key == key ? change(member.value) : member.value) }
        return result
    }
}

extension JSONValue {
    fileprivate func mappingElements(_ change: (JSONValue) -> JSONValue) -> JSONValue {
        guard let array else { return self }
        return .array(array.map(change))
    }
}
