// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// How many updates a link has told, and how many of them its reader has dealt with.
///
/// An answer to a request comes to whoever asked on another way than the updates do. With this the asker can wait until
/// all that the link had to tell before has arrived where it goes.
package final class UpdateLedger: Sendable {
    private struct State {
        var told = 0
        var taken = 0
        var isOver = false
        var waiting: [(goal: Int, continuation: AsyncStream<Never>.Continuation)] = []
    }

    private let state = Guarded(State())

    init() {}

    func tell() {
        state.withLock { $0.told += 1 }
    }

    /// The reader has dealt with one more update.
    package func take() {
        finish { state in
            state.taken += 1
            let done = state.waiting.filter { $0.goal <= state.taken }
            state.waiting.removeFirst(done.count)
            return done.map(\.continuation)
        }
    }

    /// There will be no reader any more.
    func end() {
        finish { state in
            state.isOver = true
            defer { state.waiting = [] }
            return state.waiting.map(\.continuation)
        }
    }

    /// Waits until the reader has dealt with all that was told so far, the link has ended, or the task is cancelled.
    package func untilTaken() async {
        let (taken, continuation) = AsyncStream.makeStream(of: Never.self)
        finish { state in
            if state.isOver || state.taken >= state.told { return [continuation] }
            state.waiting.append((state.told, continuation))
            return []
        }
        for await _ in taken {}
    }

    private func finish(_ choose: (inout State) -> [AsyncStream<Never>.Continuation]) {
        for continuation in state.withLock({ choose(&$0) }) { continuation.finish() }
    }
}
