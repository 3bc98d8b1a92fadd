// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import Testing

@Suite("An event loop")
struct EventLoopTests {
    /// Waits on its loop, as a connection does.
    private actor Waiter {
        nonisolated let eventLoop = EventLoop(label: "test")
        nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }
        private var waiting: CheckedContinuation<String, Never>?

        var isWaiting: Bool { waiting != nil }

        func wait() async -> String {
            let answer = await eventLoop.suspend { continuation in
                preconditionIsolated()
                waiting = continuation
            } onCancel: {
                self.assumeIsolated { $0.end("cancelled") }
            }
            preconditionIsolated()
            return answer
        }

        func end(_ answer: String) {
            waiting?.resume(returning: answer)
            waiting = nil
        }
    }

    /// Goes to a neighbour on the same loop and back.
    private actor Visitor {
        nonisolated let eventLoop: EventLoop
        nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }
        private let neighbour: Waiter
        private let wasPassed = Guarded(false)

        init(visiting neighbour: Waiter) {
            eventLoop = neighbour.eventLoop
            self.neighbour = neighbour
        }

        /// The same behind a wait, which takes the task's preference along and gives it up again.
        func isPassedAfterWait(visits: Int) async -> Bool {
            let visit = Task { await neighbour.wait() }
            while await !neighbour.isWaiting { await Task.yield() }
            await neighbour.end("done")
            _ = await visit.value
            await withTaskExecutorPreference(eventLoop) { _ = await neighbour.isWaiting }
            return await isPassed(visits: visits)
        }

        /// Whether what was queued before the visits had its turn before their end.
        func isPassed(visits: Int) async -> Bool {
            eventLoop.run { [wasPassed] in wasPassed.withLock { $0 = true } }
            for _ in 0..<visits { _ = await neighbour.isWaiting }
            return wasPassed.withLock { $0 }
        }
    }

    private let waiter = Waiter()

    private func begin() async -> Task<String, Never> {
        let task = Task { [waiter] in await waiter.wait() }
        while await !waiter.isWaiting { await Task.yield() }
        return task
    }

    @Test("ends a wait with what it is resumed with", .timeLimit(.minutes(1)))
    func resumed() async {
        let task = await begin()
        await waiter.end("done")
        #expect(await task.value == "done")
    }

    @Test("ends a wait that is cancelled", .timeLimit(.minutes(1)))
    func cancelled() async {
        let task = await begin()
        task.cancel()
        #expect(await task.value == "cancelled")
    }

    @Test("ends a wait that was cancelled before it began", .timeLimit(.minutes(1)))
    func cancelledBefore() async {
        for _ in 0..<100 {
            let task = Task { [waiter] in await waiter.wait() }
            task.cancel()
            #expect(await task.value == "cancelled")
        }
    }

    @Test(
        "a task goes from actor to actor without being queued again, whether it prefers the loop or not",
        .timeLimit(.minutes(1)), arguments: [false, true])
    func staysOnLoop(prefersLoop: Bool) async {
        let visitor = Visitor(visiting: waiter)
        let preference: (any TaskExecutor)? = prefersLoop ? waiter.eventLoop : nil
        let isPassed = await withTaskExecutorPreference(preference) {
            _ = await waiter.isWaiting
            return await visitor.isPassed(visits: 20)
        }
        #expect(!isPassed)
    }

    @Test("a task stays whole behind a wait, and behind the end of its preference", .timeLimit(.minutes(1)))
    func staysAfterWait() async {
        let visitor = Visitor(visiting: waiter)
        #expect(await !visitor.isPassedAfterWait(visits: 20))
    }

    @Test("a wait of such a task ends as any other", .timeLimit(.minutes(1)))
    func preferring() async {
        let task = Task(executorPreference: waiter.eventLoop) { [waiter] in await waiter.wait() }
        while await !waiter.isWaiting { await Task.yield() }
        await waiter.end("done")
        #expect(await task.value == "done")
        let other = Task(executorPreference: waiter.eventLoop) { [waiter] in await waiter.wait() }
        other.cancel()
        #expect(await other.value == "cancelled")
    }
}
