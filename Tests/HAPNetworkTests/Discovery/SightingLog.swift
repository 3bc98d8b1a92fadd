// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPNetwork
import HearthSystem

/// Reads a search to its end and remembers what it told of one accessory.
final class SightingLog: Sendable {
    private struct State: Sendable {
        var sightings: [Sighting] = []
        var hasEnded = false
    }

    private let state: Shared
    private let task: Task<Void, Never>

    init(_ stream: AsyncStream<Sighting>, named name: String) {
        let state = Shared()
        self.state = state
        task = Task {
            for await sighting in stream where sighting.accessory.name == name {
                state.value.withLock { state in
                    state.sightings.append(sighting)
                }
            }
            state.value.withLock { $0.hasEnded = true }
        }
    }

    deinit { task.cancel() }

    /// The accessory as it is now; nil when it is not there.
    var present: DiscoveredAccessory? {
        switch state.value.withLock({ $0.sightings.last }) {
        case .appeared(let accessory), .updated(let accessory), .heard(let accessory): accessory
        case .vanished, nil: nil
        }
    }

    var kinds: [String] {
        state.value.withLock(\.sightings).map { sighting in
            switch sighting {
            case .appeared: "appeared"
            case .updated: "updated"
            case .heard: "heard"
            case .vanished: "vanished"
            }
        }
    }

    var hasEnded: Bool { state.value.withLock(\.hasEnded) }

    private final class Shared: Sendable {
        let value = Guarded(State())
    }
}
