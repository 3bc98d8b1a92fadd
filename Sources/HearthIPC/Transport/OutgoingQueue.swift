// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// The lines that wait to leave on one connection, in the order in which they were handed over.
///
/// Handing over never waits, so an actor can do it between two of its changes. In return the queue has a limit: when
/// more than `limit` bytes wait as a further line comes, the peer does not read and the queue is over. One long line, as
/// of a large home's whole database, does not count while it waits.
final class OutgoingQueue: Sendable {
    enum Outcome: Hashable {
        case accepted
        /// The peer does not keep up: nothing more will leave.
        case overrun
        /// The queue was ended before.
        case ended
    }

    /// How much is joined to one write.
    static let chunkSize = 256 << 10

    private struct State {
        var lines: [[UInt8]] = []
        /// Bytes in `lines` and in the chunk that is leaving.
        var waiting = 0
        var leaving = 0
        /// The size of the one long line that does not count; 0 if none waits.
        var spared = 0
        var isSparedLeaving = false
        var isEnded = false
        var writer: CheckedContinuation<Void, Never>?

        /// All that waits, up to a chunk; the chunk before has left.
        mutating func takeChunk() -> [UInt8]? {
            waiting -= leaving
            if isSparedLeaving { (spared, isSparedLeaving) = (0, false) }
            var count = 0
            var bytes = 0
            while count < lines.count, count == 0 || bytes + lines[count].count <= chunkSize {
                bytes += lines[count].count
                count += 1
            }
            leaving = bytes
            isSparedLeaving = spared > 0 && lines[..<count].contains { $0.count == spared }
            guard count > 0 else { return nil }
            let chunk = count == 1 ? lines[0] : Array(lines[..<count].joined())
            lines.removeFirst(count)
            return chunk
        }
    }

    private let limit: Int
    private let state = Guarded(State())

    /// - Parameter limit: in bytes.
    init(limit: Int) {
        self.limit = limit
    }

    func append(_ line: [UInt8]) -> Outcome {
        let (outcome, writer) = state.withLock { state -> (Outcome, CheckedContinuation<Void, Never>?) in
            guard !state.isEnded else { return (.ended, nil) }
            guard state.waiting - state.spared <= limit else {
                Self.end(&state, droppingLines: true)
                return (.overrun, state.writer.take())
            }
            state.lines.append(line)
            state.waiting += line.count
            if state.spared == 0, line.count > limit / 2 { state.spared = line.count }
            return (.accepted, state.writer.take())
        }
        writer?.resume()
        return outcome
    }

    /// Takes no more lines. Those that wait still leave, unless they are dropped.
    func end(droppingLines: Bool = false) {
        let writer = state.withLock { state in
            Self.end(&state, droppingLines: droppingLines)
            return state.writer.take()
        }
        writer?.resume()
    }

    private static func end(_ state: inout State, droppingLines: Bool) {
        state.isEnded = true
        if droppingLines { state.lines = [] }
    }

    /// What is to be written next, waiting for it; nil when the queue was ended and is empty, or on cancellation.
    func next(on actor: isolated (any Actor)? = #isolation) async -> [UInt8]? {
        while true {
            let (chunk, isEnded) = state.withLock { ($0.takeChunk(), $0.isEnded) }
            if let chunk { return chunk }
            if isEnded { return nil }
            await waitForLine(on: actor)
        }
    }

    private func waitForLine(on actor: isolated (any Actor)?) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    if state.isEnded || !state.lines.isEmpty { return true }
                    state.writer = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            end()
        }
    }
}
