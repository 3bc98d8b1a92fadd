// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthHub
import HearthIPC
import HearthModel
import HearthStore
import HearthTestSupport

/// A registry over a store in memory, with clients that write down what they are told.
struct RegistryBench {
    let clock = ManualWallClock(now: Date(timeIntervalSince1970: 1_772_449_200))
    let store = InMemoryStore()
    let registry: HomeRegistry

    init() throws {
        let clock = clock
        registry = try HomeRegistry(store: store, now: { clock.now }, calendar: { Calendar(identifier: .gregorian) })
    }

    /// A client that follows the database.
    func connect(
        _ id: Client.ID, follows: Bool = true, as guest: UInt32? = nil
    ) async -> Recorder<HubNotification> {
        let told = Recorder<HubNotification>()
        await registry.connect(Client(id: id, name: "client \(id)", guest: guest) { told.record($0) })
        if follows { await registry.open(OpenDatabase(), for: id) { _ in } }
        return told
    }

    /// Carries out a wish of client 1.
    @discardableResult
    func perform(_ wish: some Mutation, for client: Client.ID? = 1) async throws -> Commit {
        let outcome = Recorder<Result<Commit, HubError>>()
        await registry.commit(wish, for: client) { outcome.record($0) }
        guard let result = outcome.elements.first else { throw HubError(.unexpectedError, "no answer") }
        return try result.get()
    }

    /// A home with one lamp.
    func addHomeWithLamp() async throws -> (home: Home.ID, lamp: Accessory) {
        try await addHome(with: .lamp(ObjectID(UUID())))
    }

    /// A home with one accessory.
    @discardableResult
    func addHome(with accessory: Accessory) async throws -> (home: Home.ID, lamp: Accessory) {
        try await perform(AddHome(name: "Mill Lane"))
        let home = await registry.database.homes[0].id
        let commit = try await registry.commit { database, _ throws(HubError) in
            try database.changes(adding: [accessory], to: home)
        }
        guard case .accessoryAdded(let lamp, _) = commit.changes.first else {
            throw HubError(.unexpectedError, "no lamp was added")
        }
        return (home, lamp)
    }
}
