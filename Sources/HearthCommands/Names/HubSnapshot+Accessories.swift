// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// An accessory and the home it is in.
struct PlacedAccessory: Sendable {
    let accessory: Accessory
    let home: Home
}

extension HubSnapshot {
    /// The accessory that is meant: in the given or usual home by its name or as `ROOM/NAME`, anywhere by identifier.
    func accessory(_ text: String, home homeName: String?) throws(CommandError) -> PlacedAccessory {
        if let found = accessory(identifier: text) { return found }
        let home = try home(homeName)
        let resolver = Self.resolver([home])
        do {
            return try resolver.resolve(text)
        } catch .notFound(let kind, let name, let suggestions, _) {
            if let found = try accessoryByPath(text, home) { return found }
            let note = elsewhere(text, but: home)
            throw .notFound(kind: kind, name: name, suggestions: suggestions, note: note)
        }
    }

    /// Candidates for accessories of these homes.
    static func resolver(_ homes: [Home]) -> NameResolver<PlacedAccessory> {
        NameResolver(
            kind: "accessory", homes.flatMap { home in home.accessories.map { candidate($0, home) } },
            advice: "Give ROOM/NAME or the identifier instead.")
    }

    private static func candidate(_ accessory: Accessory, _ home: Home) -> NameResolver<PlacedAccessory>.Candidate {
        .init(
            PlacedAccessory(accessory: accessory, home: home), names: [accessory.name],
            identifiers: [accessory.id.description], place: "\(home.roomName(accessory.room)), \(home.name)")
    }

    private func accessory(identifier: String) -> PlacedAccessory? {
        let wanted = identifier.uppercased()
        return database.homes.lazy.flatMap { home in home.accessories.lazy.map { (home, $0) } }
            .first { $0.1.id.description == wanted }
            .map { PlacedAccessory(accessory: $0.1, home: $0.0) }
    }

    /// `Kitchen/Lamp`: names that several accessories bring along are told apart by their rooms.
    private func accessoryByPath(_ text: String, _ home: Home) throws(CommandError) -> PlacedAccessory? {
        let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, let room = home.roomResolver.matches(parts[0]).first?.value else { return nil }
        let candidates = home.accessories.filter { $0.room == room.id }.map { Self.candidate($0, home) }
        return try NameResolver(kind: NamedKind("accessory", "in \(room.name)"), candidates).resolve(parts[1])
    }

    private func elsewhere(_ text: String, but home: Home) -> String? {
        let others = database.homes.filter { $0.id != home.id }
        guard let other = Self.resolver(others).matches(text).first?.value.home else { return nil }
        return "There is one in another home: add --home \"\(other.name)\"."
    }
}
