// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import HearthSystem

extension AccessoryLink {
    /// The session to send requests over; waits a while for one that is just being made.
    ///
    /// - Parameter dead: a session that has proved useless.
    func usableSession(otherThan dead: AccessorySession? = nil) async throws(LinkFailure) -> AccessorySession {
        let limit = timeline.now + controller.timing.requestWaitsForLink
        while true {
            switch machine.state {
            case .reachable: if let session, session !== dead { return session }
            case .notAnswering: throw .notAnswering
            case .connecting: break
            case .waiting(let failure): throw failure
            case .pairingLost: throw .pairingLost
            case .ended: throw .ended
            }
            guard await stateChanges(before: limit) else { throw .notYetConnected }
        }
    }

    /// How many requests wait for a connection.
    package var waitingRequestCount: Int { waiters.count }

    private func stateChanges(before limit: Duration) async -> Bool {
        lastWaiter += 1
        let waiter = lastWaiter
        let timer = Task { [timeline] in
            try await timeline.sleep(until: limit)
            self.release(waiter)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiters[waiter] = $0 }
        } onCancel: {
            eventLoop.run { self.assumeIsolated { $0.release(waiter) } }
        }
        timer.cancel()
        return timeline.now < limit && !Task.isCancelled
    }

    private func release(_ waiter: UInt64) {
        waiters.removeValue(forKey: waiter)?.resume()
    }

    /// The state has changed: whoever waits is to look again.
    func releaseWaiters() {
        let all = waiters.values
        waiters = [:]
        for waiter in all { waiter.resume() }
    }
}

extension Result {
    var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
