// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Signals", .serialized)
struct SignalSequenceTests {
    @Test("arrive as a sequence and no longer end the process")
    func arrive() async throws {
        let signals = SignalSequence([.user1, .user2])
        var iterator = signals.makeAsyncIterator()
        kill(getpid(), SIGUSR1)
        #expect(await iterator.next() == .user1)
        kill(getpid(), SIGUSR2)
        #expect(await iterator.next() == .user2)
    }

    @Test("end the wait of a cancelled task")
    func cancelled() async {
        let waiting = Task { for await _ in SignalSequence([.user2]) {} }
        waiting.cancel()
        await waiting.value
    }
}
