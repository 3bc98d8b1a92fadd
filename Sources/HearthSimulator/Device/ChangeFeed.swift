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

    private struct Follower {
        /// nil for all of them.
        let server: AccessoryServer?
        let source: AsyncStream<Change>.Continuation
    }

    private let followers = Guarded<[Follower]>([])

    /// From now on, in order. For one reader.
    ///
    /// - Parameter server: whose changes; nil for all.
    func follow(
        _ server: AccessoryServer? = nil,
        _ buffering: AsyncStream<Change>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<Change> {
        let (stream, source) = AsyncStream.makeStream(of: Change.self, bufferingPolicy: buffering)
        followers.withLock { $0.append(Follower(server: server, source: source)) }
        return stream
    }

    func tell(_ id: CharacteristicID, _ value: CharacteristicValue?, of server: AccessoryServer) {
        let change = Change(server: server, id: id, value: value)
        for follower in followers.withLock({ $0 }) where follower.server == nil || follower.server === server {
            follower.source.yield(change)
        }
    }
}
