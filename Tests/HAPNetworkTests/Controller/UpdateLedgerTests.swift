// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthTestSupport
import Testing

@testable import HAPNetwork

@Suite("The ledger of a link's updates")
struct UpdateLedgerTests {
    @Test("who waits goes on when all that was told before is taken, later updates do not count")
    func waits() async {
        let ledger = UpdateLedger()
        await ledger.untilTaken()
        ledger.tell()
        ledger.tell()
        let passed = Recorder<Int>()
        let waiting = Task {
            await ledger.untilTaken()
            passed.record(2)
        }
        ledger.take()
        passed.record(1)
        ledger.take()
        await waiting.value
        #expect(passed.elements == [1, 2])
    }

    @Test("nobody waits for a link that has ended")
    func ends() async {
        let ledger = UpdateLedger()
        ledger.tell()
        let waiting = Task { await ledger.untilTaken() }
        ledger.end()
        await waiting.value
        await ledger.untilTaken()
    }
}
