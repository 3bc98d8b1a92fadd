// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HearthSystem

extension ControllerConnection {
    /// A value changed that this controller is subscribed to. It is sent after what is under way on the event loop, so
    /// that changes made together travel together.
    func enqueueEvent(_ id: CharacteristicID, _ value: CharacteristicValue?, isMomentary: Bool) {
        events.append(id, value, isMomentary: isMomentary)
        waker.yield()
    }

    func dropEvents(of id: CharacteristicID) {
        events.remove(id)
    }

    /// Sends what is due whenever it is woken, never while a request is being answered.
    func sendEvents() async {
        await withDiscardingTaskGroup { group in
            for await _ in wakes {
                guard await sendDueEvents() else { break }
                if let time = takeHoldingTime() { group.addTask { await self.releaseHeld(after: time) } }
                guard let moment = nextAlarm() else { continue }
                group.addTask { await self.ring(at: moment) }
            }
            group.cancelAll()
        }
    }

    /// - Returns: false when the connection is of no use any more.
    private func sendDueEvents() async -> Bool {
        while !isAnswering, let message = events.next(at: server.timeline.now) {
            do {
                try await send(serialized(message.event, answering: nil))
            } catch {
                close()
                return false
            }
        }
        return true
    }

    /// When to wake for what is not due yet; nil if nothing waits or that is arranged already.
    private func nextAlarm() -> Duration? {
        guard alarm == nil, !isAnswering, let due = events.nextDue else { return nil }
        alarm = due
        return due
    }

    private func ring(at moment: Duration) async {
        try? await server.timeline.sleep(until: moment)
        alarm = nil
        waker.yield()
    }
}
