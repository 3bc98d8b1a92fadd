// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// Accessories seen on the network in the course of a search, each once and as last seen.
struct Search: Sendable {
    private(set) var found: [DiscoveredAccessory] = []

    init(_ found: [DiscoveredAccessory] = []) {
        self.found = found
    }

    /// Finds what a person means among them, by name, device id or identifier.
    var resolver: NameResolver<DiscoveredAccessory> {
        NameResolver(
            kind: NamedKind("accessory", "on the network"),
            found.map { .init($0, names: [$0.name], identifiers: [$0.deviceID, $0.accessory.description]) })
    }

    mutating func note(_ event: HubEvent) throws(CommandError) {
        switch event {
        case .notification(.discovered(let accessory)):
            if let index = found.firstIndex(where: { $0.deviceID == accessory.deviceID }) {
                found[index] = accessory
            } else {
                found.append(accessory)
            }
        case .notification(.vanished(let accessory)):
            found.removeAll { $0.deviceID == accessory.deviceID }
        case .notification: break
        case .disconnected(let error): throw .hubNotThere(error.message)
        }
    }
}

extension HubSession {
    /// Searches until `isEnough` says so and for `settling` beyond, at most for `limit`.
    func search(
        for limit: Duration, settling: Duration = .zero,
        isEnough: @escaping @Sendable (Search) -> Bool = { _ in false }
    ) async throws(CommandError) -> [DiscoveredAccessory] {
        _ = try await call(Discover(isOn: true))
        let outcome = await withTaskGroup(of: Result<Search, CommandError>?.self) { group in
            let state = SearchState()
            group.addTask { await state.read(events, isEnough) }
            group.addTask {
                try? await Task.sleep(for: limit)
                return nil
            }
            var outcome = await group.next() ?? nil
            if case .success = outcome, settling > .zero {
                group.addTask { await state.read(events) { _ in false } }
                group.addTask {
                    try? await Task.sleep(for: settling)
                    return nil
                }
                outcome = await group.next() ?? nil
            }
            group.cancelAll()
            if let outcome { return outcome }
            return .success(await state.search)
        }
        return try outcome.get().found
    }
}

/// Keeps what was found when the reader is cancelled.
private actor SearchState {
    private(set) var search = Search()

    /// Nil if the time is up.
    func read(
        _ events: AsyncStream<HubEvent>, _ isEnough: @Sendable (Search) -> Bool
    ) async -> Result<Search, CommandError>? {
        for await event in events {
            do {
                try search.note(event)
            } catch {
                return .failure(error)
            }
            if isEnough(search) { return .success(search) }
        }
        return nil
    }
}
