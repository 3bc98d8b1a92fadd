// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel
internal import HearthSystem

/// A task that waits for the answer to a request, and may be cancelled at any moment: before, while or after the
/// request is sent.
final class CancellableCall<Answer: Sendable>: Sendable {
    private typealias Continuation = CheckedContinuation<Result<Answer, HubError>, Never>

    private struct State {
        var continuation: Continuation?
        var giveUp: (@Sendable (HubError) -> Void)?
        var isCancelled = false
    }

    private static var cancelled: HubError {
        HubError(.operationCancelled, "cancelled; it may still have happened")
    }

    private let state = Guarded(State())

    func begin(_ continuation: CheckedContinuation<Result<Answer, HubError>, Never>) {
        let isCancelled = state.withLock { state in
            state.continuation = continuation
            return state.isCancelled
        }
        if isCancelled { complete(.failure(Self.cancelled)) }
    }

    /// The request is on its way; `giveUp` stops waiting for its answer.
    func started(giveUp: @escaping @Sendable (HubError) -> Void) {
        let isCancelled = state.withLock { state in
            state.giveUp = giveUp
            return state.isCancelled
        }
        if isCancelled { giveUp(Self.cancelled) }
    }

    /// Ends the wait; only the first call counts.
    func complete(_ result: Result<Answer, HubError>) {
        state.withLock { $0.continuation.take() }?.resume(returning: result)
    }

    /// Ends the wait at once; the answer is no longer waited for.
    func cancel() {
        let giveUp = state.withLock { state in
            state.isCancelled = true
            return state.giveUp
        }
        giveUp?(Self.cancelled)
        complete(.failure(Self.cancelled))
    }
}
