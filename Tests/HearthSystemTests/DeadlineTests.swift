// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import HearthTestSupport
import Testing

@Suite("A time limit")
struct DeadlineTests {
    let clock = ManualClock()

    @Test("lets a quick operation through")
    func quick() async throws {
        #expect(try await withDeadline(.seconds(1), clock: clock) { 7 } == 7)
        #expect(clock.sleeperCount == 0)
    }

    @Test("ends a slow operation, after it has cleaned up")
    func slow() async throws {
        let cleanedUp = Recorder<Bool>()
        let clock = clock
        let task = Task {
            try await withDeadline(.seconds(1), clock: clock) {
                defer { cleanedUp.record(true) }
                try await clock.sleep(for: .seconds(100))
            }
        }
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(1))
        await #expect(throws: DeadlineExceeded(limit: .seconds(1))) { try await task.value }
        #expect(cleanedUp.elements == [true])
        #expect(clock.sleeperCount == 0)
    }

    @Test("passes on the operation's own error")
    func ownError() async {
        struct Broken: Error {}
        await #expect(throws: Broken.self) { try await withDeadline(.seconds(1), clock: clock) { throw Broken() } }
    }

    @Test("returns what an operation has done in spite of its cancellation")
    func lateSuccess() async throws {
        let clock = clock
        let task = Task {
            try await withDeadline(.seconds(1), clock: clock) {
                try? await clock.sleep(for: .seconds(100))
                return 7
            }
        }
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(1))
        #expect(try await task.value == 7)
    }

    @Test("is no time limit but a cancellation when the task itself is cancelled")
    func cancelled() async throws {
        let clock = clock
        let task = Task {
            try await withDeadline(.seconds(1), clock: clock) { try await clock.sleep(for: .seconds(9)) }
        }
        try await clock.waitForSleepers(2)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("holds on the real clock too")
    func realClock() async {
        await #expect(throws: DeadlineExceeded.self) {
            try await withDeadline(.milliseconds(10)) { try await Task.sleep(for: .seconds(60)) }
        }
    }
}
