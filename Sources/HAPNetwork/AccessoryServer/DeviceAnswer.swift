// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

/// What a device says to one request, or that it said nothing in time.
final class DeviceAnswer<Value: Sendable>: Sendable {
    typealias Outcome = Result<Value, HAPStatus>

    private struct State {
        var outcome: Outcome?
        var waiter: CheckedContinuation<Outcome, Never>?
    }

    private let state = Guarded(State())

    /// Nil as long as nothing is known.
    var outcome: Outcome? { state.withLock(\.outcome) }

    /// Settles the matter.
    ///
    /// - Returns: false if it was settled before: the device is too late.
    @discardableResult
    func settle(_ outcome: Outcome) -> Bool {
        let (isFirst, waiter) = state.withLock { state in
            defer { state.waiter = nil }
            guard state.outcome == nil else { return (false, nil as CheckedContinuation<Outcome, Never>?) }
            state.outcome = outcome
            return (true, state.waiter)
        }
        waiter?.resume(returning: outcome)
        return isFirst
    }

    /// Waits until the matter is settled. For one task only.
    func settled() async -> Outcome {
        await withCheckedContinuation { continuation in
            let known = state.withLock { state in
                if state.outcome == nil { state.waiter = continuation }
                return state.outcome
            }
            if let known { continuation.resume(returning: known) }
        }
    }
}
