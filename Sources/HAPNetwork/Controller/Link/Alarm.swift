// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// A pause that can be cut short. For one sleeper at a time.
final class Alarm: Sendable {
    private struct State {
        var isRung = false
        var sleeper: Task<Void, any Error>?
    }

    private let state = Guarded(State())

    /// Returns when the time is over, when the alarm rings or has rung since the last pause, or on cancellation.
    func sleep(for duration: Duration, on clock: any Clock<Duration>) async {
        let sleeper = Task { try await clock.sleep(for: duration) }
        state.withLock { state in
            state.sleeper = sleeper
            if state.isRung { sleeper.cancel() }
        }
        await withTaskCancellationHandler {
            _ = await sleeper.result
        } onCancel: {
            sleeper.cancel()
        }
        state.withLock { $0 = State() }
    }

    func ring() {
        state.withLock { state in
            state.isRung = true
            state.sleeper?.cancel()
        }
    }
}
