// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// How far the announcement of a service has come, and who waits for its end.
final class PublicationProgress: Sendable {
    typealias Outcome = Result<String, DiscoveryError>
    private typealias Waiter = CheckedContinuation<Outcome, Never>

    private struct State: Sendable {
        var outcome: Outcome?
        var waiters: [UInt64: Waiter] = [:]
        var lastWaiter: UInt64 = 0
    }

    private let state = Guarded(State())

    /// The name was taken and another one is being tried.
    func restart() {
        state.withLock { $0.outcome = nil }
    }

    func end(with outcome: Outcome) {
        let waiters = state.withLock { state in
            state.outcome = outcome
            defer { state.waiters = [:] }
            return state.waiters.values
        }
        for waiter in waiters { waiter.resume(returning: outcome) }
    }

    /// Waits for the outcome: the name under which the service is known.
    func wait() async throws(DiscoveryError) -> String {
        let id = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { (waiter: Waiter) in
                let known: Outcome? = state.withLock { state in
                    if let outcome = state.outcome { return outcome }
                    if Task.isCancelled { return .failure(.cancelled) }
                    state.waiters[id] = waiter
                    return nil
                }
                if let known { waiter.resume(returning: known) }
            }
        } onCancel: {
            state.withLock { $0.waiters.removeValue(forKey: id) }?.resume(returning: .failure(.cancelled))
        }
        return try outcome.get()
    }
}
