// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import HearthTestSupport
import Testing

@Suite("The manual clock")
struct ManualClockTests {
    @Test("stands still until it is turned, and wakes sleepers in the order of their moments")
    func order() async throws {
        let clock = ManualClock()
        let woken = Recorder<Int>()
        let start = clock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for seconds in [3, 1, 2] {
                group.addTask {
                    try await clock.sleep(for: .seconds(seconds))
                    woken.record(seconds)
                }
            }
            try await clock.waitForSleepers(3)
            for count in 1...3 {
                clock.advance(by: .seconds(1))
                try await eventually("\(count) woken") { woken.elements.count == count }
            }
            try await group.waitForAll()
        }
        #expect(woken.elements == [1, 2, 3])
        #expect(start.duration(to: clock.now) == .seconds(3))
        #expect(clock.now.duration(to: start) == .seconds(-3))
    }

    @Test("does not wake a sleeper early, and lets one whose moment has passed through")
    func early() async throws {
        let clock = ManualClock()
        let sleep = Task { try await clock.sleep(for: .seconds(2)) }
        try await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(1999))
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .milliseconds(1))
        try await sleep.value
        try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
    }

    @Test("ends a cancelled sleep, also one cancelled before it began")
    func cancelled() async throws {
        let clock = ManualClock()
        let sleep = Task { try await clock.sleep(for: .seconds(2)) }
        try await clock.waitForSleepers(1)
        sleep.cancel()
        await #expect(throws: CancellationError.self) { try await sleep.value }
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(2))
        }
        await #expect(throws: CancellationError.self) { try await late.value }
        #expect(clock.sleeperCount == 0)
    }
}
