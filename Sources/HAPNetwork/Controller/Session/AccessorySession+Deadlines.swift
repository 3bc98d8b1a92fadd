// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

extension AccessorySession {
    /// The one call that looks after the time limit of the request under way.
    struct Watchdog {
        let moment: Duration
        let call: TimedCall
        /// The request it was last told of, and until when that may take.
        var ticket: UInt64
        var deadline: Duration
    }

    /// How long the accessory has been silent, as far as that matters.
    package struct Silence: Hashable, Sendable {
        /// Since the last byte came in.
        package let sinceLastSign: Duration
        /// Since the request under way left; nil if there is none.
        package let sinceRequest: Duration?
    }

    package var silence: Silence {
        let now = timeline.now
        return switch exchange {
        case .sent(let start), .awaited(let start, _):
            Silence(sinceLastSign: now - lastSign, sinceRequest: now - start)
        case .none, .ended: Silence(sinceLastSign: now - lastSign, sinceRequest: nil)
        }
    }

    /// Sees to it that the request is given up at `deadline`.
    ///
    /// A watchdog that sleeps already is kept when it wakes early enough, so a session that answers in time sets one
    /// timer per time limit, not one per request.
    func watch(until deadline: Duration, _ ticket: UInt64) {
        if let watchdog, watchdog.moment <= deadline {
            self.watchdog?.ticket = ticket
            self.watchdog?.deadline = deadline
            return
        }
        watchdog?.call.cancel()
        let call = timeline.call(at: deadline, on: eventLoop) { [weak self] in
            self?.assumeIsolated { $0.wake(at: deadline) }
        }
        watchdog = Watchdog(moment: deadline, call: call, ticket: ticket, deadline: deadline)
    }

    private func wake(at moment: Duration) {
        guard let watchdog, watchdog.moment == moment else { return }
        self.watchdog = nil
        if watchdog.deadline <= timeline.now {
            giveUp(watchdog.ticket, because: .timedOut)
        } else if hasTurn == watchdog.ticket, isAwaitingAnswer {
            watch(until: watchdog.deadline, watchdog.ticket)
        }
    }

    /// Closes the session, if that very request is still unanswered.
    func giveUp(_ ticket: UInt64, because reason: SessionFailure) {
        guard hasTurn == ticket, isAwaitingAnswer else { return }
        close(reason)
    }
}
