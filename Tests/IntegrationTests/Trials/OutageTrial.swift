// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HAP
import HearthTestSupport
import Testing

/// A foreign lamp that stops, or loses its power, and comes back; timed at `hearth watch`.
final class OutageTrial {
    struct Outcome: CustomStringConvertible {
        var slowestLoss = Duration.zero
        var slowestReturn = Duration.zero
        /// From the first announcement of a lamp that has its power again.
        var slowestSighting = Duration.zero

        var isInTime: Bool {
            slowestLoss < .seconds(10) && slowestReturn < .seconds(1) && slowestSighting < .seconds(1)
        }

        var description: String {
            "unreachable within \(slowestLoss.rounded), back within \(slowestReturn.rounded), with power again within \(slowestSighting.rounded)"
        }
    }

    private let hub: HubProcess
    private var lamp: HousePeer
    private let watch: WatchProcess
    private var outcome = Outcome()
    private var brightness: Int128 = 1

    init() async throws {
        let home = try await HouseAtHub(isSingle: true, isAdvertised: true)
        (hub, lamp) = (home.hub, home.house)
        watch = try await WatchProcess(at: hub)
    }

    func run(stops: Int, powerCuts: Int) async throws -> Outcome {
        for _ in 0..<stops { try await stop() }
        for _ in 0..<powerCuts { try await cutPower() }
        let expected = Array(repeating: [false, true], count: stops + powerCuts).flatMap(\.self)
        #expect(watch.reachability(of: "Desk Lamp") == expected, "each change is told once")
        return outcome
    }

    private func stop() async throws {
        lamp.process.send(SIGSTOP)
        outcome.slowestLoss = max(outcome.slowestLoss, try await time(until: false))
        lamp.process.send(SIGCONT)
        outcome.slowestReturn = max(outcome.slowestReturn, try await time(until: true))
        try await expectEvent()
    }

    private func cutPower() async throws {
        lamp.process.kill()
        outcome.slowestLoss = max(outcome.slowestLoss, try await time(until: false))
        // Long enough for the pauses between attempts to have grown to seconds.
        try await Task.sleep(for: .seconds(12))
        lamp = try await HousePeer(again: lamp)
        outcome.slowestSighting = max(outcome.slowestSighting, try await time(until: true))
        try await expectEvent()
    }

    /// How long it takes until the watch shows the lamp as reachable or not.
    private func time(until isReachable: Bool) async throws -> Duration {
        let start = ContinuousClock.now
        try await eventually("the lamp is \(isReachable ? "back" : "unreachable")", within: .seconds(70)) {
            watch.reachability(of: "Desk Lamp").last == isReachable
        }
        return start.duration(to: .now)
    }

    /// Somebody's hand at the lamp is seen by the watch.
    private func expectEvent() async throws {
        brightness = brightness % 99 + 1
        try await lamp.change("Brightness", of: "Desk Lamp", to: .integer(brightness))
        try await eventually("an event arrives") {
            watch.values(of: "Brightness", in: "Desk Lamp").last?.integer == brightness
        }
    }
}
