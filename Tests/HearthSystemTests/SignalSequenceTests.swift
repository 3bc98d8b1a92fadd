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

    @Test("are heard by one sequence after the other, each time")
    func again() async throws {
        for round in 1...50 {
            let heard = Recorder<Signal>()
            let listening = Task { [signals = SignalSequence([.user1])] in
                for await signal in signals { heard.record(signal) }
            }
            kill(getpid(), SIGUSR1)
            try await eventually("the signal of round \(round)") { heard.elements == [.user1] }
            listening.cancel()
            await listening.value
        }
    }

    @Test("end the process again once nobody listens")
    func defaultAction() async throws {
        let own = SignalSequence([.user2])
        let listening = Task { for await _ in own {} }
        listening.cancel()
        await listening.value
        var action = sigaction()
        #expect(sigaction(SIGUSR2, nil, &action) == 0 && action.__sigaction_handler.sa_handler == nil)
    }

    @Test("end the wait of a cancelled task")
    func cancelled() async {
        let waiting = Task { for await _ in SignalSequence([.user2]) {} }
        waiting.cancel()
        await waiting.value
    }
}
