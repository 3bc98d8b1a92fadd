// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel

/// A group of rooms of one home; a room may be in several.
public class HMZone: NSObject, HomeObject, @unchecked Sendable {
    // `@unchecked`: all are immutable; the anchor guards what it refers to.
    let anchor: Anchor
    let id: Zone.ID
    let home: Home.ID

    init(anchor: Anchor, id: Zone.ID, home: Home.ID) {
        self.anchor = anchor
        self.id = id
        self.home = home
        super.init()
    }

    private var record: Zone? { anchor.database.zone(id, home) }
    func leave(_ last: LastState) { anchor.freeze(last) }

    /// The zone's name, unique in the home.
    public var name: String { record?.name ?? "" }

    /// Identifies the zone for ever.
    public var uniqueIdentifier: UUID { id.uuid }

    /// The rooms in it.
    public var rooms: [HMRoom] {
        (record?.rooms ?? []).map { anchor.room($0, in: home) }
    }

    /// Gives the zone another name.
    public func updateName(_ name: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(
            RenameZone(home: home, zone: id, name: name), completionHandler: about(self, then: completionHandler))
    }

    /// Gives the zone another name.
    public nonisolated(nonsending) func updateName(_ name: String) async throws {
        try await awaitCompletion { updateName(name, completionHandler: $0) }
    }

    /// Puts a room of the same home into the zone.
    public func addRoom(_ room: HMRoom, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(
            AddRoomToZone(home: home, zone: id, room: room.id),
            completionHandler: about(self, room, then: completionHandler))
    }

    /// Puts a room of the same home into the zone.
    public nonisolated(nonsending) func addRoom(_ room: HMRoom) async throws {
        try await awaitCompletion { addRoom(room, completionHandler: $0) }
    }

    /// Takes a room out of the zone.
    public func removeRoom(_ room: HMRoom, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(
            RemoveRoomFromZone(home: home, zone: id, room: room.id),
            completionHandler: about(self, room, then: completionHandler))
    }

    /// Takes a room out of the zone.
    public nonisolated(nonsending) func removeRoom(_ room: HMRoom) async throws {
        try await awaitCompletion { removeRoom(room, completionHandler: $0) }
    }
}
