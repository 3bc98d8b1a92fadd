// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// What commands that change the database have in common.
extension CommandCall {
    /// Connects, looks at the database, lets `wish` find out what is wanted, asks for it and reports.
    ///
    /// - Parameter done: what to say to a person afterwards.
    func change<Wish: Mutation>(
        _ wish: (HubSnapshot) throws(CommandError) -> (wish: Wish, about: NameView?, done: String)
    ) async throws(CommandError) -> ExitCode {
        let hub = try await connect()
        defer { hub.close() }
        let (wish, about, done) = try wish(try await hub.snapshot())
        let commit = try await hub.mutate(wish)
        let added = commit.changes.lazy.compactMap(\.addedObject).first
        let subject = added ?? about
        show(MutationView(revision: commit.revision, id: subject?.id, name: subject?.name), done)
        return .success
    }

    static let mutationJSON = """
        {
          "revision": 17,
          "id": "0B6D…",
          "name": "Kitchen"
        }
        """
}

extension Change {
    /// What a change brought into being.
    var addedObject: NameView? {
        switch self {
        case .homeAdded(let home): NameView(home)
        case .roomAdded(let room, _): NameView(room)
        case .zoneAdded(let zone, _): NameView(zone, zone.name)
        case .actionSetAdded(let scene, _): NameView(scene)
        case .triggerAdded(let trigger, _): NameView(trigger, trigger.name)
        case .accessoryAdded(let accessory, _): NameView(accessory)
        default: nil
        }
    }
}
