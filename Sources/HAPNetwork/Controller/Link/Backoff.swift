// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// The growing pauses between attempts. Source: HAP reference 18; quirks Q2 and Q3.
struct Backoff: Sendable {
    private let timing: ControllerTiming
    private let random: RandomBytes
    private var failures = 0

    init(timing: ControllerTiming, random: RandomBytes) {
        self.timing = timing
        self.random = random
    }

    /// The next attempt follows a pause like the first one.
    mutating func reset() {
        failures = 0
    }

    /// The pause after one more failure: grown to the ceiling, give or take a fifth, so that accessories that fell
    /// together do not all come back at once.
    mutating func next() -> Duration {
        let pause = jittered(timing.backoffStart * power(failures))
        failures += 1
        return min(pause, timing.backoffCeiling)
    }

    /// A pause that does not grow.
    func first() -> Duration {
        jittered(timing.backoffStart)
    }

    private func power(_ exponent: Int) -> Double {
        let ceiling = timing.backoffCeiling / timing.backoffStart
        var factor = 1.0
        for _ in 0..<exponent where factor < ceiling { factor *= timing.backoffFactor }
        return min(factor, ceiling)
    }

    private func jittered(_ pause: Duration) -> Duration {
        pause * (800 + Int(random.number(below: 401))) / 1000
    }
}
