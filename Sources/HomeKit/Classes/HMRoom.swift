// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel

/// A room of a home.
public class HMRoom: NSObject, HomeObject, @unchecked Sendable {
    // `@unchecked`: all are immutable; the anchor guards what it refers to.
    let anchor: Anchor
    let id: Room.ID
    let home: Home.ID

    init(anchor: Anchor, id: Room.ID, home: Home.ID) {
        self.anchor = anchor
        self.id = id
        self.home = home
        super.init()
    }

    func leave(_ last: LastState) { anchor.freeze(last) }

    /// The room's name; that of the room for the entire home is the home's.
    public var name: String {
        guard let home = anchor.database.home(home) else { return "" }
        return home.defaultRoom == id ? home.name : home.rooms.first { $0.id == id }?.name ?? ""
    }

    /// Identifies the room for ever.
    public var uniqueIdentifier: UUID { id.uuid }

    /// The accessories that are in it.
    public var accessories: [HMAccessory] {
        let all = anchor.database.home(home)?.accessories ?? []
        return all.filter { $0.room == id }.map { anchor.accessory($0.id, in: home) }
    }

    /// Gives the room another name; the room for the entire home has none of its own.
    public func updateName(_ name: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(
            RenameRoom(home: home, room: id, name: name), completionHandler: about(self, then: completionHandler))
    }

    /// Gives the room another name; the room for the entire home has none of its own.
    public nonisolated(nonsending) func updateName(_ name: String) async throws {
        try await awaitCompletion { updateName(name, completionHandler: $0) }
    }
}
