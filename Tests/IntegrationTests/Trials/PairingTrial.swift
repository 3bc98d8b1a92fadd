// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthTestSupport
import Testing

/// Pairings with a foreign accessory, each with a fresh hub and a fresh accessory.
struct PairingTrial {
    static func run(_ count: Int) async throws -> PairingOutcome {
        var outcome = PairingOutcome()
        for number in 1...count {
            outcome.tried += 1
            do {
                outcome.slowest = max(outcome.slowest, try await pairOnce())
            } catch {
                outcome.failures.append("number \(number): \(error)")
            }
        }
        return outcome
    }

    private struct Wrong: Error { let what: String }

    /// Pairs, checks that the lamp is live and can be written, and unpairs.
    private static func pairOnce() async throws -> Duration {
        let lamp = try await HousePeer(isSingle: true)
        let hub = try await HubProcess()
        try await hub.hearth("home", "add", "My Home")
        let start = ContinuousClock.now
        try await hub.pair(lamp)
        let duration = start.duration(to: .now)
        guard try await hub.isAllReachable() else { throw Wrong(what: "not live after pairing") }
        try await hub.hearth("set", "Desk Lamp", "brightness", "21")
        guard try await lamp.value(of: "Brightness", in: "Desk Lamp") == .integer(21) else {
            throw Wrong(what: "the value written is not at the lamp")
        }
        try await hub.hearth("unpair", "Desk Lamp")
        guard try await hub.accessories().isEmpty else { throw Wrong(what: "still there after unpairing") }
        try await eventually("the keys are gone", within: .seconds(10)) {
            hub.log.contains("\(lamp.deviceID) is unpaired")
        }
        return duration
    }
}
