// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork

/// An accessory of the simulator with its values at that moment.
struct AccessoryPlace: Sendable {
    let server: SimulatedServer
    let accessory: AccessoryAttributes

    var name: String { accessory.name ?? "Accessory \(accessory.aid)" }

    /// Names it beyond doubt: `House Bridge/8`.
    var path: String { "\(server.plan.name)/\(accessory.aid)" }

    /// The accessory that `text` names: by its name, by its number, or by either behind the server's name and a slash.
    static func find(_ text: String, among places: [AccessoryPlace]) throws(ControlError) -> AccessoryPlace {
        let found = places.filter { $0.isNamed(text) }
        let matches = found.isEmpty ? places.filter { $0.isNumbered(text) || $0.isAt(text) } : found
        guard let match = matches.first else {
            throw ControlError("There is no accessory \"\(text)\".", candidates: places.map(\.name))
        }
        guard matches.count == 1 else {
            throw ControlError("\"\(text)\" names several accessories.", candidates: matches.map(\.path))
        }
        return match
    }

    private func isNamed(_ text: String) -> Bool {
        name == text || CatalogueWord(name) == CatalogueWord(text) && !CatalogueWord(text).isEmpty
    }

    private func isNumbered(_ text: String) -> Bool {
        UInt64(text) == accessory.aid
    }

    private func isAt(_ text: String) -> Bool {
        guard let slash = text.lastIndex(of: "/") else { return false }
        let rest = String(text[text.index(after: slash)...])
        return CatalogueWord(server.plan.name) == CatalogueWord(text[..<slash]) && (isNamed(rest) || isNumbered(rest))
    }
}

/// A characteristic of an accessory of the simulator.
struct CharacteristicPlace: Sendable {
    let accessory: AccessoryPlace
    let service: ServiceAttributes
    let characteristic: CharacteristicAttributes

    var id: CharacteristicID { CharacteristicID(aid: accessory.accessory.aid, iid: characteristic.iid) }

    /// `Target Temperature`, or the maker's words, or the type.
    var name: String { characteristic.name }

    /// The characteristic that `text` names: loosely, or by its iid, or behind the service's name and a slash.
    static func find(_ text: String, of accessory: AccessoryPlace) throws(ControlError) -> CharacteristicPlace {
        let all = accessory.characteristics
        let matches = narrowed(all.filter { $0.matches(text) })
        guard let match = matches.first else {
            throw ControlError(
                "\(accessory.name) has no characteristic \"\(text)\".", candidates: all.map(\.name).unique)
        }
        guard matches.count == 1 else {
            throw ControlError("\(accessory.name) has several of \"\(text)\".", candidates: matches.map(\.path))
        }
        return match
    }

    /// What the accessory is comes before what is said about it, its main service before the others.
    private static func narrowed(_ places: [CharacteristicPlace]) -> [CharacteristicPlace] {
        let substance = places.filter { $0.service.type != ServiceType.accessoryInformation }
        let candidates = substance.isEmpty ? places : substance
        let primary = candidates.filter(\.service.isPrimary)
        return primary.count == 1 ? primary : candidates
    }

    private var path: String { "\(service.name)/\(name)" }

    private func matches(_ text: String) -> Bool {
        if UInt64(text) == characteristic.iid { return true }
        if characteristic.isNamed(text) { return true }
        guard let slash = text.lastIndex(of: "/") else { return false }
        return service.isNamed(text[..<slash]) && characteristic.isNamed(text[text.index(after: slash)...])
    }

    /// The value a person means by `text`, within the limits.
    func value(from text: String) throws(ControlError) -> CharacteristicValue {
        do {
            let value = try characteristic.metadata.value(from: text, type: characteristic.type)
            return try characteristic.metadata.prepared(value)
        } catch {
            throw ControlError("\(name): \(error)")
        }
    }

    /// The value as JSON and as people read it.
    func json(_ value: CharacteristicValue?) -> JSONValue {
        .object([
            "accessory": .string(accessory.name), "service": .string(service.name), "characteristic": .string(name),
            "iid": .integer(Int128(characteristic.iid)), "value": value.plainJSON,
            "text": value.map { .string(characteristic.metadata.text(for: $0, type: characteristic.type)) } ?? .null,
        ])
    }
}

extension AccessoryPlace {
    var characteristics: [CharacteristicPlace] {
        accessory.services.flatMap { service in
            service.characteristics.map {
                CharacteristicPlace(accessory: self, service: service, characteristic: $0)
            }
        }
    }
}

extension CharacteristicAttributes {
    fileprivate var name: String { Catalogue.characteristic(type)?.displayName ?? description ?? type.hapForm }

    fileprivate func isNamed(_ text: some StringProtocol) -> Bool {
        Catalogue.characteristic(named: String(text))?.type == type || CatalogueWord(name) == CatalogueWord(text)
    }
}

extension ServiceAttributes {
    /// Its own name, else what it is.
    var name: String {
        if case .string(let name)? = characteristic(CharacteristicType.name)?.value, !name.isEmpty { return name }
        return Catalogue.service(type)?.displayName ?? type.hapForm
    }

    fileprivate func isNamed(_ text: some StringProtocol) -> Bool {
        CatalogueWord(name) == CatalogueWord(text) || Catalogue.service(named: String(text))?.type == type
    }
}

extension CharacteristicValue? {
    /// As JSON for people's programs: bools as true and false.
    var plainJSON: JSONValue {
        if case .bool(let flag)? = self { return .bool(flag) }
        return JSONValue(self)
    }
}

extension [String] {
    fileprivate var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
