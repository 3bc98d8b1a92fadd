// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel
internal import HearthSystem

/// Lets writes to one characteristic happen one after the other, in the order in which they were asked for; so the last
/// wish is the one that stays. Writes to others do not wait.
package final class WriteTurns: Sendable {
    /// A place in the rows of all characteristics of one request.
    package struct Turn: Hashable, Sendable {
        fileprivate let number: UInt64
    }

    private struct State {
        var last: UInt64 = 0
        /// Whose turn it is, and who comes next.
        var rows: [CharacteristicReference: [Turn]] = [:]
        var waiting: [Turn: [AsyncStream<Never>.Continuation]] = [:]

        func isFirst(_ turn: Turn, in references: [CharacteristicReference]) -> Bool {
            references.allSatisfy { rows[$0]?.first == turn }
        }
    }

    private let state = Guarded(State())

    /// Takes a place in all the rows at once; so two requests can never wait for each other.
    func take(_ references: [CharacteristicReference]) -> Turn {
        state.withLock { state in
            state.last += 1
            let turn = Turn(number: state.last)
            for reference in Set(references) { state.rows[reference, default: []].append(turn) }
            return turn
        }
    }

    /// Waits until it is first in these rows, or the task is cancelled.
    func wait(_ turn: Turn, for references: [CharacteristicReference]) async {
        while !Task.isCancelled {
            let (moved, continuation) = AsyncStream.makeStream(of: Never.self)
            let isFirst = state.withLock { state in
                if state.isFirst(turn, in: references) { return true }
                state.waiting[turn, default: []].append(continuation)
                return false
            }
            if isFirst { return }
            for await _ in moved {}
        }
    }

    /// Leaves these rows.
    func finish(_ turn: Turn, for references: [CharacteristicReference]) {
        let moved = state.withLock { state in
            var next: Set<Turn> = []
            for reference in Set(references) {
                state.rows[reference]?.removeAll { $0 == turn }
                if let first = state.rows[reference]?.first { next.insert(first) } else { state.rows[reference] = nil }
            }
            return next.flatMap { state.waiting.removeValue(forKey: $0) ?? [] }
        }
        for continuation in moved { continuation.finish() }
    }
}
