// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthHub

@Suite("Turns of writes")
struct WriteTurnsTests {
    private static func reference(_ iid: UInt64) -> CharacteristicReference {
        let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
        return CharacteristicReference(accessory: .init(uuid), iid: iid)
    }

    @Test("writes to one characteristic take turns in the order of asking, others do not wait")
    func takesTurns() async throws {
        let turns = WriteTurns()
        let (on, level, hue) = (Self.reference(1), Self.reference(2), Self.reference(3))
        let (first, second, third) = (turns.take([on, level]), turns.take([level]), turns.take([hue]))
        await turns.wait(first, for: [on, level])
        await turns.wait(third, for: [hue])
        let order = Recorder<String>()
        let waiting = Task {
            await turns.wait(second, for: [level])
            order.record("second")
        }
        order.record("first")
        turns.finish(first, for: [level])
        await waiting.value
        #expect(order.elements == ["first", "second"])
        // The first still holds the other row.
        let fourth = turns.take([on])
        let cancelled = Task { await turns.wait(fourth, for: [on]) }
        cancelled.cancel()
        await cancelled.value
    }
}
