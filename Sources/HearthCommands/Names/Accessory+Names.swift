// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

extension Accessory {
    /// The services that `text` means: by name, by kind (`lightbulb`, HomeKit's constant) or by iid.
    func services(named text: String) -> [Service] {
        let visible = services.filter { !$0.isHidden }
        let byName = NameResolver(
            kind: "service",
            visible.map { .init($0, names: $0.name.map { [$0] } ?? [], identifiers: ["\($0.iid)"]) }
        ).matches(text).map(\.value)
        if !byName.isEmpty { return byName }
        let type = Catalogue.service(named: text)?.type ?? TypeIdentifier(uuid: text)
        return services.filter { $0.type == type }
    }

    /// - Throws: `CommandError.notFound` or `.ambiguous`.
    func service(named text: String) throws(CommandError) -> Service {
        let found = services(named: text)
        guard let first = found.first else {
            throw .notFound(
                kind: NamedKind("service", "of \(name)"), name: text,
                suggestions: Suggestion.nearest(to: text, among: mainServices.map(\.displayName)),
                note: Self.choice("It has", mainServices.map(\.displayName)))
        }
        guard found.count == 1 else { throw ambiguous(NamedKind("service", "of \(name)"), text, found) }
        return first
    }

    /// The service that is meant where a name may be left out: then the accessory's only one for people, or its primary
    /// one.
    ///
    /// - Throws: `CommandError.notFound` or `.ambiguous`.
    func oneService(_ text: String?) throws(CommandError) -> Service {
        if let text { return try service(named: text) }
        let main = mainServices
        guard let first = main.first else {
            throw .failed("\(name) has no service for people. Name one by its iid.")
        }
        guard main.count == 1 || first.isPrimary else {
            throw ambiguous(NamedKind("service", "of \(name)"), "", main)
        }
        return first
    }

    /// Where a characteristic is, in the named service or in the one that has it: among services for people first,
    /// among these the primary one.
    func characteristic(
        named text: String, service serviceName: String? = nil
    ) throws(CommandError) -> (service: Service, characteristic: Characteristic) {
        let places = try characteristics(named: text, service: serviceName)
        guard let first = places.first else { throw noCharacteristic(text, in: serviceName) }
        let best = Self.preferred(places)
        guard best.count > 1 else { return best.first ?? first }
        throw ambiguous(
            NamedKind("service", "with \(first.characteristic.displayName)"), name, best.map(\.service))
    }

    func characteristics(
        named text: String, service serviceName: String?
    ) throws(CommandError) -> [(service: Service, characteristic: Characteristic)] {
        let services = try serviceName.map { name throws(CommandError) in [try service(named: name)] } ?? services
        return services.flatMap { service in
            service.characteristics(named: text).map { (service, $0) }
        }
    }

    private static func preferred(
        _ places: [(service: Service, characteristic: Characteristic)]
    ) -> [(service: Service, characteristic: Characteristic)] {
        let interactive = places.filter { $0.service.isUserInteractive }
        let candidates = interactive.isEmpty ? places : interactive
        let primary = candidates.filter { $0.service.isPrimary }
        return primary.isEmpty ? candidates : primary
    }

    private func ambiguous(_ kind: NamedKind, _ text: String, _ services: [Service]) -> CommandError {
        .ambiguous(
            kind: kind, name: text, candidates: services.map { "\($0.displayName) (\($0.typeName), iid \($0.iid))" },
            advice: "Give the service's name or iid before the characteristic.")
    }

    private func noCharacteristic(_ text: String, in serviceName: String?) -> CommandError {
        let names = mainServices.flatMap(\.characteristics).filter { $0.type != CharacteristicType.name }
            .map(\.displayName)
        let place = serviceName.map { "in \($0) of \(name)" } ?? "of \(name)"
        let suggestions = Suggestion.nearest(to: text, among: names)
        return .notFound(
            kind: NamedKind("characteristic", place), name: text, suggestions: suggestions,
            note: suggestions.isEmpty ? Self.choice("It has", names) : nil)
    }

    private static func choice(_ start: String, _ names: [String]) -> String {
        var seen: Set<String> = []
        return "\(start): \(names.filter { seen.insert($0).inserted }.joined(separator: ", "))."
    }
}

extension Service {
    /// Those that `text` means: the catalogue's name or HomeKit's constant, the manufacturer's description, the type
    /// or the iid.
    func characteristics(named text: String) -> [Characteristic] {
        let type = Catalogue.characteristic(named: text)?.type ?? TypeIdentifier(uuid: text)
        let key = NameTier.loose.key(text)
        return characteristics.filter { characteristic in
            characteristic.type == type || String(characteristic.iid) == text
                || key != nil && characteristic.manufacturerDescription.flatMap(NameTier.loose.key) == key
                    && Catalogue.characteristic(characteristic.type) == nil
        }
    }
}

extension TypeIdentifier {
    /// Only a UUID in full: short forms could be words or numbers.
    fileprivate init?(uuid text: String) {
        guard text.count >= 32 else { return nil }
        self.init(text)
    }
}
