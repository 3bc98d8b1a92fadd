// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthIPC
internal import HearthModel

/// The way of an accessory into a home, step by step, with a person at the terminal if there is one.
struct AccessorySetup: Sendable {
    /// How long a first accessory may take to be found, and how long others may take after it.
    static let searchLimit = Duration.seconds(30)
    static let gathering = Duration.seconds(2)

    let feed: HomeFeed

    /// Waits for the homes; throws if there is no hub.
    func waitUntilLoaded() async throws {
        try await awaitCompletion { done in
            feed.link.whenOpen { session in done(session.failure.map { HMError($0) }) }
        }
    }

    /// The home with this identifier; without one the only home, the one that the person chooses, or the primary home.
    func home(_ wanted: UUID?) async throws -> Home.ID {
        let database = feed.replica.database
        if let wanted { return try database.homes.map(\.id).first { $0.uuid == wanted } ?? Self.fail(.notFound) }
        guard let first = database.homes.first else { throw HMError(.notFound) }
        guard database.homes.count > 1 else { return first.id }
        guard let agent = feed.agent else { return database.primaryHome ?? first.id }
        let choice = await agent.choice(of: "Home", among: database.homes.map(\.name))
        return try choice.map { database.homes[$0].id } ?? Self.fail(.operationCancelled)
    }

    /// Pairs an accessory, and puts it into the room and under the name.
    ///
    /// A room that is none of the home, and a name that the home refuses, are passed over: the accessory is paired, and
    /// both can be changed. Returns the accessories that were added, the paired one first.
    func add(_ payload: HMAccessorySetupPayload?, to home: Home.ID, room: UUID?, name: String?) async throws
        -> [Accessory.ID]
    {
        let deviceID = payload?.text == nil ? try await chosenDevice() : nil
        let request = AddAccessory(home: home, deviceID: deviceID, setupPayload: payload?.text)
        let added = try await withCheckedThrowingContinuation { continuation in
            feed.pair(request) { continuation.resume(with: $0) }
        }
        let paired = added.accessory
        if let room {
            try? await change(AssignAccessory(home: home, accessory: paired, room: Room.ID(room)))
        }
        if let name { try? await change(RenameAccessory(home: home, accessory: paired, name: name)) }
        return [paired] + added.commit.changes.compactMap { $0.newAccessory }.filter { $0 != paired }
    }

    private func change<Wish: Mutation>(_ wish: Wish) async throws {
        try await awaitCompletion { feed.mutate(wish, completionHandler: $0) }
    }

    private static func fail<Value>(_ code: HMError.Code) throws -> Value { throw HMError(code) }
}

// MARK: - Choosing an accessory

extension AccessorySetup {
    /// The accessory that the person chooses among those in reach.
    private func chosenDevice() async throws -> String {
        guard let agent = feed.agent else { throw HMError(.operationNotSupported) }
        let browser = HMAccessoryBrowser(dialler: feed.dialler)
        browser.startSearchingForNewAccessories()
        defer { browser.stopSearchingForNewAccessories() }
        let found = try await Self.accessories(of: browser)
        guard let choice = await agent.choice(of: "Accessory", among: found.map(\.name)) else {
            throw HMError(.operationCancelled)
        }
        return try found[choice].deviceID ?? Self.fail(.notFound)
    }

    private static func accessories(of browser: HMAccessoryBrowser) async throws -> [HMAccessory] {
        let deadline = ContinuousClock.now + searchLimit
        while browser.discoveredAccessories.isEmpty {
            guard ContinuousClock.now < deadline else { throw HMError(.accessoryDiscoveryFailed) }
            try await Task.sleep(for: .milliseconds(50))
        }
        try await Task.sleep(for: gathering)
        return browser.discoveredAccessories
    }
}

extension Change {
    fileprivate var newAccessory: Accessory.ID? {
        guard case .accessoryAdded(let accessory, _) = self else { return nil }
        return accessory.id
    }
}
