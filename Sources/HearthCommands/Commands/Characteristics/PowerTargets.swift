// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

/// What `on` and `off` switch.
struct PowerTargets {
    private let snapshot: HubSnapshot
    private let homeName: String?

    init(_ snapshot: HubSnapshot, home homeName: String?) {
        self.snapshot = snapshot
        self.homeName = homeName
    }

    /// The power characteristics that the names mean, each once, in order.
    ///
    /// A name is that of an accessory, a room or a zone; `all` is the whole home unless something is called so.
    func places(_ names: [String]) throws(CommandError) -> [CharacteristicPlace] {
        var places: [CharacteristicPlace] = []
        for name in names { places += try self.places(name) }
        var seen: Set<CharacteristicReference> = []
        return places.filter { seen.insert($0.reference).inserted }
    }

    private func places(_ name: String) throws(CommandError) -> [CharacteristicPlace] {
        switch try target(name) {
        case .accessory(let found):
            let places = Self.places(found.accessory, found.home, kinds: { _ in true })
            guard !places.isEmpty else { throw .failed("\(found.accessory.name) has nothing to switch on or off.") }
            return places
        case .accessories(let accessories, let home, let description):
            let places = accessories.flatMap { Self.places($0, home, kinds: Self.isSafeInGroup) }
            guard !places.isEmpty else { throw .failed("There is nothing to switch on or off in \(description).") }
            return places
        }
    }

    private enum Target {
        case accessory(PlacedAccessory)
        case accessories([Accessory], Home, String)
    }

    private func target(_ name: String) throws(CommandError) -> Target {
        let home: Home
        do {
            home = try snapshot.home(homeName)
        } catch {
            return .accessory(try snapshot.accessory(name, home: homeName))
        }
        let found = Self.resolver(home).matches(name)
        if found.isEmpty, name.lowercased() == "all" { return .accessories(home.accessories, home, home.name) }
        guard let first = found.first else { return .accessory(try accessory(name, home)) }
        guard found.count == 1 else { return try Self.resolver(home).resolve(name) }
        return first.value
    }

    /// Rooms and zones are suggested as well.
    private func accessory(_ name: String, _ home: Home) throws(CommandError) -> PlacedAccessory {
        do {
            return try snapshot.accessory(name, home: homeName)
        } catch .notFound(_, _, _, let note) {
            let names = Self.resolver(home).candidates.flatMap(\.names)
            throw .notFound(
                kind: "accessory, room or zone", name: name, suggestions: Suggestion.nearest(to: name, among: names),
                note: note)
        }
    }

    private static func resolver(_ home: Home) -> NameResolver<Target> {
        let accessories = home.accessories.map { accessory in
            NameResolver<Target>.Candidate(
                .accessory(PlacedAccessory(accessory: accessory, home: home)), names: [accessory.name],
                identifiers: [accessory.id.description], place: "\(home.roomName(accessory.room)) (accessory)")
        }
        let rooms = home.rooms.map { room in
            group([room.id], home, name: room.name, id: room.id.description, kind: "room")
        }
        let whole = group(
            home.allRooms.map(\.id), home, name: home.name, id: home.id.description, kind: "the whole home")
        let zones = home.zones.map { zone in
            group(zone.rooms, home, name: zone.name, id: zone.id.description, kind: "zone")
        }
        return NameResolver(kind: "accessory, room or zone", accessories + rooms + zones + [whole])
    }

    private static func group(
        _ rooms: [Room.ID], _ home: Home, name: String, id: String, kind: String
    ) -> NameResolver<Target>.Candidate {
        .init(
            .accessories(home.accessories.filter { rooms.contains($0.room) }, home, name), names: [name],
            identifiers: [id], place: "\(home.name) (\(kind))")
    }

    private static func places(
        _ accessory: Accessory, _ home: Home, kinds: (TypeIdentifier) -> Bool
    ) -> [CharacteristicPlace] {
        accessory.mainServices.filter { kinds($0.type) }.compactMap { service in
            guard let power = service.power else { return nil }
            return CharacteristicPlace(home: home, accessory: accessory, service: service, characteristic: power)
        }
    }

    /// Water does not start to run because a room's lights are wanted.
    private static func isSafeInGroup(_ service: TypeIdentifier) -> Bool {
        ![ServiceType.valve, ServiceType.irrigationSystem, ServiceType.faucet].contains(service)
    }
}

extension Service {
    /// What switches it: its power state, else its activity.
    fileprivate var power: Characteristic? {
        [CharacteristicType.on, CharacteristicType.active].lazy.compactMap { characteristic($0) }
            .first { $0.permissions.contains(.write) }
    }
}
