// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

extension AccessoryServer {
    /// Has the device do something and waits for it, but no longer than until `deadline`: controllers give up after
    /// ten seconds. A device that is quick costs no timer. Source: quirk Q89.
    ///
    /// - Parameters:
    ///   - deadline: on the server's timeline.
    ///   - late: what to do with an answer that came too late for the controller.
    /// - Throws: what the device throws, or `HAPStatus.timedOut`; the device may then still be at work.
    func answer<Value: Sendable>(
        by deadline: Duration, _ work: @escaping @Sendable (isolated AccessoryServer) async throws(HAPStatus) -> Value,
        late: @escaping @Sendable (isolated AccessoryServer, Value) -> Void = { _, _ in }
    ) async throws(HAPStatus) -> Value {
        guard timeline.now < deadline else { throw .timedOut }
        let answer = DeviceAnswer<Value>()
        lastDeviceTask += 1
        let number = lastDeviceTask
        let task = Task.immediate {
            let outcome = await self.outcome(of: work)
            if !answer.settle(outcome), case .success(let value) = outcome { late(self, value) }
            self.deviceTasks[number] = nil
        }
        if answer.outcome == nil { deviceTasks[number] = task }
        return try await wait(for: answer, until: deadline).get()
    }

    private func outcome<Value: Sendable>(
        of work: @Sendable (isolated AccessoryServer) async throws(HAPStatus) -> Value
    ) async -> Result<Value, HAPStatus> {
        do throws(HAPStatus) {
            return .success(try await work(self))
        } catch {
            return .failure(error)
        }
    }

    /// Cancelling the waiting task ends the wait as the deadline does.
    private func wait<Value: Sendable>(
        for answer: DeviceAnswer<Value>, until deadline: Duration
    ) async -> Result<Value, HAPStatus> {
        if let outcome = answer.outcome { return outcome }
        return await withDiscardingTaskGroup { [timeline] group in
            group.addTask {
                try? await timeline.sleep(until: deadline)
                answer.settle(.failure(.timedOut))
            }
            let outcome = await answer.settled()
            group.cancelAll()
            return outcome
        }
    }

    /// Gives up on what devices are still doing for controllers.
    func cancelDeviceTasks() {
        for task in deviceTasks.values { task.cancel() }
        deviceTasks = [:]
    }
}
