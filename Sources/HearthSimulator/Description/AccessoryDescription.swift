// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// One accessory of a described house.
enum AccessoryDescription {
    private typealias Kind = CharacteristicType

    static func accessory(_ object: DescribedObject, aid: UInt64) throws(DescriptionError) -> AccessoryAttributes {
        try object.check(keys: ["name", "model", "manufacturer", "serial", "firmware", "services"])
        let name = try object.requiredText("name")
        var builder = AccessoryBuilder(
            aid, name: name, model: try object.text("model") ?? "Accessory",
            manufacturer: try object.text("manufacturer"), serial: try object.text("serial"),
            firmware: try object.text("firmware"))
        let services = try object.objects("services")
        guard !services.isEmpty else { throw DescriptionError(at: object.place, "\"services\" is missing.") }
        for (index, service) in services.enumerated() {
            try add(service, of: name, isFirst: index == 0, to: &builder)
        }
        return builder.accessory
    }

    private static func add(
        _ service: DescribedObject, of accessory: String, isFirst: Bool, to builder: inout AccessoryBuilder
    ) throws(DescriptionError) {
        try service.check(keys: ["type", "name", "primary", "hidden", "characteristics"])
        let type = try service.requiredText("type")
        guard let definition = Catalogue.service(named: type) else {
            throw DescriptionError(
                at: service.place(of: "type"), "There is no service \"\(type)\"; \(near(type, serviceNames)).")
        }
        var entries: [CharacteristicDescription] = []
        if let characteristics = try service.object("characteristics") {
            for (key, _) in characteristics.members { entries.append(try .init(key, in: characteristics)) }
        }
        if let name = try service.text("name") { entries.append(.init(named: name)) }
        try checkOnce(entries, service)
        for type in definition.required where !entries.contains(where: { $0.type == type }) {
            entries.append(type == Kind.name ? .init(named: accessory) : .init(required: type, beside: entries))
        }
        builder.add(
            definition.type, isPrimary: try service.flag("primary") ?? isFirst,
            isHidden: try service.flag("hidden") ?? false, entries.map(\.attributes))
    }

    private static func checkOnce(
        _ entries: [CharacteristicDescription], _ service: DescribedObject
    ) throws(DescriptionError) {
        var seen: Set<TypeIdentifier> = []
        for entry in entries where !seen.insert(entry.type).inserted {
            let name = Catalogue.characteristic(entry.type)?.displayName ?? entry.type.hapForm
            throw DescriptionError(at: service.place, "\"\(name)\" is there twice.")
        }
    }

    private static var serviceNames: [String] { Catalogue.services.map(\.displayName) }

    /// The names that a mistyped one resembles, for the error.
    static func near(_ text: String, _ names: [String]) -> String {
        let letters = Set(text.lowercased())
        let alike = names.sorted { distance($0, letters) < distance($1, letters) }.prefix(5)
        return "possible are \(alike.joined(separator: ", ")) and others"
    }

    private static func distance(_ name: String, _ letters: Set<Character>) -> Int {
        Set(name.lowercased()).symmetricDifference(letters).count
    }
}

/// One characteristic of a described house.
struct CharacteristicDescription {
    let type: TypeIdentifier
    private(set) var attributes: CharacteristicAttributes

    /// A characteristic that its service must have, with the plainest value.
    init(required type: TypeIdentifier) {
        self.type = type
        let definition = Catalogue.characteristic(type)
        attributes = CharacteristicAttributes(
            iid: 0, type: type, permissions: definition?.permissions ?? [.read, .notify],
            metadata: definition?.metadata ?? CharacteristicMetadata(format: .uint8))
        attributes.value = attributes.plainestValue
    }

    /// The same, but a current state is where its target is.
    init(required type: TypeIdentifier, beside others: [CharacteristicDescription]) {
        self.init(required: type)
        guard let target = others.first(where: { DeviceBehaviour.follower(of: $0.type) == type }) else { return }
        attributes.value = target.attributes.value
    }

    /// The name of a service.
    init(named name: String) {
        self.init(required: CharacteristicType.name)
        attributes.value = .string(name)
    }

    /// `"brightness": 40` or `"brightness": { "value": 40, "min": 10 }`.
    init(_ key: String, in object: DescribedObject) throws(DescriptionError) {
        guard let definition = Catalogue.characteristic(named: key) else {
            let names = Catalogue.characteristics.map(\.displayName)
            throw DescriptionError(
                at: object.place,
                "There is no characteristic \"\(key)\"; \(AccessoryDescription.near(key, names)).")
        }
        self.init(required: definition.type)
        let json = object.members.last { $0.key == key }?.value ?? .null
        guard json.object != nil, let details = try object.object(key) else {
            try setValue(json, at: object.place(of: key))
            return
        }
        try details.check(keys: ["value", "min", "max", "step", "values", "perms"])
        try readLimits(details)
        attributes.value = attributes.plainestValue
        if let value = details.members.last(where: { $0.key == "value" })?.value {
            try setValue(value, at: details.place(of: "value"))
        }
    }

    private mutating func readLimits(_ details: DescribedObject) throws(DescriptionError) {
        for (key, value) in details.members {
            switch key {
            case "min": attributes.metadata.minimum = try limit(value, details.place(of: key))
            case "max": attributes.metadata.maximum = try limit(value, details.place(of: key))
            case "step": attributes.metadata.step = try limit(value, details.place(of: key))
            case "values":
                let values = value.array?.compactMap { $0.integer.flatMap { Int(exactly: $0) } } ?? []
                guard !values.isEmpty, values.count == value.array?.count else {
                    throw DescriptionError(at: details.place(of: key), "A list of whole numbers is expected.")
                }
                attributes.metadata.validValues = values
            case "perms": attributes.permissions = try permissions(value, details.place(of: key))
            default: break
            }
        }
    }

    private func limit(_ json: JSONValue, _ place: String) throws(DescriptionError) -> CharacteristicValue {
        switch json {
        case .integer(let number) where attributes.metadata.format != .float: return .integer(number)
        case .integer(let number): return .double(Double(number))
        case .double(let number) where attributes.metadata.format == .float: return .double(number)
        default: throw DescriptionError(at: place, "A number is expected that fits the format.")
        }
    }

    private func permissions(
        _ json: JSONValue, _ place: String
    ) throws(DescriptionError) -> CharacteristicPermissions {
        let words = json.array?.compactMap(\.string) ?? []
        let permissions = CharacteristicPermissions(words: words)
        guard !words.isEmpty, permissions.words.count == words.count else {
            throw DescriptionError(at: place, "A list of pr, pw, ev, aa, tw, hd and wr is expected.")
        }
        return permissions
    }

    /// A value as JSON has it, or as a person would say it: `"locked"`.
    private mutating func setValue(_ json: JSONValue, at place: String) throws(DescriptionError) {
        if json == .null {
            attributes.value = nil
            return
        }
        let metadata = attributes.metadata
        do {
            if let text = json.string {
                attributes.value = try metadata.prepared(try metadata.value(from: text, type: type))
            } else if let value = metadata.value(decoding: json) {
                attributes.value = try metadata.prepared(value)
            } else {
                throw DescriptionError(at: place, "A value of format \(metadata.format.rawValue) is expected.")
            }
        } catch let error as DescriptionError {
            throw error
        } catch {
            throw DescriptionError(at: place, "\(error)")
        }
    }
}

extension CharacteristicAttributes {
    /// The least or the first value allowed; nil where only events count or nothing can be read.
    fileprivate var plainestValue: CharacteristicValue? {
        guard permissions.contains(.read), Catalogue.characteristic(type)?.sendsEventsAtOnce != true else { return nil }
        switch metadata.format {
        case .bool: return .bool(false)
        case .uint8, .uint16, .uint32, .uint64, .int:
            if let first = metadata.validValues?.min() { return .integer(Int128(first)) }
            return .integer(metadata.minimum?.whole(.up) ?? 0)
        case .float: return .double(metadata.minimum?.number ?? 0)
        case .string: return .string("")
        case .data, .tlv8: return .data([])
        case .array, .dictionary: return nil
        }
    }
}
