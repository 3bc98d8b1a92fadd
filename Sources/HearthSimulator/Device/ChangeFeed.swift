// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

/// Every value that changes in the simulated world, and every press of a button, for those who follow it.
final class ChangeFeed: Sendable {
    struct Change: Sendable {
        let server: AccessoryServer
        let id: CharacteristicID
        let value: CharacteristicValue?
    }

    private let followers = Guarded<[AsyncStream<Change>.Continuation]>([])

    /// From now on, in order. For one reader.
    func follow() -> AsyncStream<Change> {
        let (stream, source) = AsyncStream.makeStream(of: Change.self)
        followers.withLock { $0.append(source) }
        return stream
    }

    func tell(_ id: CharacteristicID, _ value: CharacteristicValue?, of server: AccessoryServer) {
        for follower in followers.withLock({ $0 }) { follower.yield(Change(server: server, id: id, value: value)) }
    }
}
