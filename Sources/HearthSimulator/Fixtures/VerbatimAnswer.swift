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
        let present = Set(current.accessories.map(\.aid))
        let isWhole = initial.accessories.allSatisfy { present.contains($0.aid) }
        if changes.isEmpty, isWhole { return unchanged }
        // A doubled accessory or characteristic counts where it comes first: so does its value.
        var seen: Set<CharacteristicID> = []
        let served = accessories.filter { entry in
            isWhole || entry.object?["aid"]?.identifier.map { present.contains($0) } ?? true
        }
        return Self.body(served.map { accessory($0, changes, &seen) })
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
