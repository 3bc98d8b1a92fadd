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
}
