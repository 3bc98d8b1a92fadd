// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// A change that a command asks for.
struct Wanted<Wish: Mutation> {
    let wish: Wish
    /// What it is about, unless it makes something new.
    let about: NameView?
    /// What to say to a person afterwards.
    let done: String

    init(_ wish: Wish, _ about: NameView?, _ done: String) {
        self.wish = wish
        self.about = about
        self.done = done
    }
}

/// What commands that change the database have in common.
extension CommandCall {
    /// Connects, looks at the database, lets `find` say what is wanted, asks for it and reports.
    func change<Wish: Mutation>(
        _ find: (HubSnapshot) throws(CommandError) -> Wanted<Wish>
    ) async throws(CommandError) -> ExitCode {
        let hub = try await connect()
        defer { hub.close() }
        let wanted = try find(try await hub.snapshot())
        let commit = try await hub.mutate(wanted.wish)
        let added = commit.changes.lazy.compactMap(\.addedObject).first
        let subject = added ?? wanted.about
        show(MutationView(revision: commit.revision, id: subject?.id, name: subject?.name), wanted.done)
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
        case .serviceGroupAdded(let group, _): NameView(group, group.name)
        case .actionSetAdded(let scene, _): NameView(scene)
        case .userAdded(let user, _): NameView(user, user.name)
        case .triggerAdded(let trigger, _): NameView(trigger, trigger.name)
        case .accessoryAdded(let accessory, _): NameView(accessory)
        default: nil
        }
    }
}
