// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

extension HMHome {
    /// The room of all accessories that are in no other; it always exists and has the home's name.
    public func roomForEntireHome() -> HMRoom {
        anchor.room(record?.defaultRoom ?? Room.ID(id.uuid), in: id)
    }

    /// Makes a room.
    public func addRoom(
        withName roomName: String, completionHandler: @escaping @Sendable (HMRoom?, (any Error)?) -> Void
    ) {
        let find: @Sendable (Anchor, Change) -> HMRoom? = { anchor, change in
            guard case .roomAdded(let room, let home) = change else { return nil }
            return anchor.room(room.id, in: home)
        }
        anchor.feed.mutate(
            AddRoom(home: id, name: roomName), finding: find, completionHandler: about(self, then: completionHandler))
    }

    /// Makes a room.
    public nonisolated(nonsending) func addRoom(named roomName: String) async throws -> HMRoom {
        try await awaitResult { addRoom(withName: roomName, completionHandler: $0) }
    }

    /// Removes a room; it leaves its zones, its accessories go to the room for the entire home.
    public func removeRoom(_ room: HMRoom, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(
            RemoveRoom(home: id, room: room.id), completionHandler: about(self, room, then: completionHandler))
    }

    /// Removes a room; it leaves its zones, its accessories go to the room for the entire home.
    public nonisolated(nonsending) func removeRoom(_ room: HMRoom) async throws {
        try await awaitCompletion { removeRoom(room, completionHandler: $0) }
    }
}
