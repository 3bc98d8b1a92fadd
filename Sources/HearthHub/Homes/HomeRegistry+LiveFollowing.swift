// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthModel

/// News of the devices, for services of the hub itself.
enum LiveEvent: Sendable {
    /// Values as the devices have reported them, changed or not.
    case values([CharacteristicState])
    /// Who answers now who did not before, or the other way round.
    case reachability([AccessoryState])
}

extension HomeRegistry {
    /// Every value and every change of reachability from now on, in order. For one reader.
    func followLive() -> AsyncStream<LiveEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: LiveEvent.self)
        let id = UUID()
        liveFollowers[id] = continuation
        continuation.onTermination = { [weak self] _ in Task { await self?.forgetLiveFollower(id) } }
        return stream
    }

    private func forgetLiveFollower(_ id: UUID) { liveFollowers[id] = nil }

    func tellLiveFollowers(_ event: LiveEvent) {
        for follower in liveFollowers.values { follower.yield(event) }
    }
}
