// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthSystem

extension RandomBytes {
    /// Bytes that follow from a seed (SplitMix64).
    static func seeded(_ seed: UInt64) -> RandomBytes {
        let generator = SeededGenerator(seed)
        return RandomBytes { count in (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) } }
    }

    /// Gives the listed draws in order, and seeded bytes when they are used up or of another length.
    static func scripted(_ draws: [[UInt8]]) -> RandomBytes {
        let rest = ScriptedDraws(draws)
        let fallback = RandomBytes.seeded(UInt64(draws.count))
        return RandomBytes { count in rest.next(count) ?? fallback.draw(count) }
    }
}

/// A generator that tests can repeat.
final class SeededGenerator: Sendable {
    private let state: Guarded<UInt64>

    init(_ seed: UInt64) {
        state = Guarded(seed)
    }

    func next() -> UInt64 {
        state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    /// A number below `limit`, which is above 0.
    func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

private final class ScriptedDraws: Sendable {
    private let draws: Guarded<[[UInt8]]>

    init(_ draws: [[UInt8]]) {
        self.draws = Guarded(draws)
    }

    func next(_ count: Int) -> [UInt8]? {
        draws.withLock { draws in
            guard draws.first?.count == count else { return nil }
            return draws.removeFirst()
        }
    }
}
