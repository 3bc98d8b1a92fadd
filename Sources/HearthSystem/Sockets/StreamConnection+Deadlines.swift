// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension StreamConnection {
    /// The one call that looks after all deadlines of the connection.
    struct Watchdog {
        let moment: Duration
        let call: TimedCall
    }

    /// Sees to it that waits are checked no later than `moment` on the timeline.
    ///
    /// A watchdog that sleeps already is kept when it wakes early enough: a connection that answers in time over and
    /// over sets one timer per time limit, not one per request.
    func watch(until moment: Duration) {
        if let watchdog {
            guard watchdog.moment > moment else { return }
            watchdog.call.cancel()
        }
        let call = timeline.call(at: moment, on: eventLoop) { [weak self] in
            self?.assumeIsolated { $0.expire(at: moment) }
        }
        watchdog = Watchdog(moment: moment, call: call)
    }

    private func expire(at moment: Duration) {
        guard watchdog?.moment == moment else { return }
        watchdog = nil
        if let reading, isDue(reading.deadline, at: moment) {
            endReading(reading.wait, with: .failure(.timedOut(operation: "receiving")))
        }
        if let connecting, connecting.deadline <= moment {
            endConnecting(connecting.wait, with: .failure(.timedOut(operation: "connecting")))
        }
        for write in writes where isDue(write.deadline, at: moment) {
            giveUpWriting(write.wait, because: .timedOut(operation: "sending"))
        }
        if let next = nextDeadline { watch(until: next) }
    }

    private func isDue(_ deadline: Duration?, at moment: Duration) -> Bool {
        deadline.map { $0 <= moment } ?? false
    }

    private var nextDeadline: Duration? {
        ([reading?.deadline, connecting?.deadline] + writes.map(\.deadline)).compactMap { $0 }.min()
    }
}
