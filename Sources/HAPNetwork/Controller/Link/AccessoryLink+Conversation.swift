// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

extension AccessoryLink {
    /// One connection from its begin to its end.
    func converse() async -> LinkStateMachine.Order {
        tending = Tending()
        knowledge.beginSession()
        var address: SocketAddress?
        let failure: LinkFailure
        do throws(LinkFailure) {
            let session = try await connect()
            address = session.address
            self.session = session
            try await verify(session)
            failure = await attend(to: session)
        } catch {
            failure = error
        }
        await session?.close()
        session = nil
        if Task.isCancelled { machine.end() }
        let lifetime = tending.reachableSince.map { timeline.now - $0 }
        controller.logger.info("\(pairing.deviceID): \(failure)")
        let order = machine.failed(failure, at: address, afterReachableFor: lifetime)
        tellState()
        releaseWaiters()
        return order
    }

    private func connect() async throws(LinkFailure) -> AccessorySession {
        if let session = handedOver {
            handedOver = nil
            if await session.failure == nil { return session }
        }
        while true {
            do throws(SessionFailure) {
                return try await dial(machine.addresses.addresses)
            } catch .cancelled where !Task.isCancelled && machine.state == .connecting {
                // Discovery saw the accessory while we were calling: it will hear us sooner on a new call.
                continue
            } catch {
                throw .session(error)
            }
        }
    }

    /// A call that a sighting can cut short.
    private func dial(_ addresses: [SocketAddress]) async throws(SessionFailure) -> AccessorySession {
        let controller = controller
        let call = Task(executorPreference: eventLoop) { () async -> Result<AccessorySession, SessionFailure> in
            do throws(SessionFailure) {
                return .success(
                    try await AccessorySession.connect(
                        toAnyOf: addresses, on: controller.eventLoop, timing: controller.timing,
                        clock: controller.clock))
            } catch {
                return .failure(error)
            }
        }
        dialing = call
        defer { dialing = nil }
        return try await withTaskCancellationHandler {
            await call.value
        } onCancel: {
            call.cancel()
        }.get()
    }

    private func verify(_ session: AccessorySession) async throws(LinkFailure) {
        guard await !session.isSecured else { return }
        do {
            try await session.verify(pairing, as: controller)
        } catch {
            throw .pairing(error)
        }
    }

    /// Reads events and does what is due, until the session ends or the task is cancelled.
    private func attend(to session: AccessorySession) async -> LinkFailure {
        await withTaskGroup(of: LinkFailure.self) { group in
            group.addTask { await self.takeEvents(of: session) }
            group.addTask { await self.tend(session) }
            group.addTask { await self.watch(over: session) }
            let first = await group.next() ?? .ended
            await session.close()
            group.cancelAll()
            return first
        }
    }

    private func takeEvents(of session: AccessorySession) async -> LinkFailure {
        for await event in session.events { take(event) }
        return .session(await session.failure ?? .closed)
    }

    private func take(_ event: Received<HTTPResponse>) {
        do {
            let response = try CharacteristicResponse(body: event.message.body)
            take(response.rows, at: event.order, .event)
            if response.skippedRows > 0 { valuesAreDoubtful("an event does not say what it is about") }
        } catch {
            valuesAreDoubtful("an event cannot be read: \(error)")
        }
    }

    /// Something has changed, and nobody knows what. Quirks Q25 and Q27.
    private func valuesAreDoubtful(_ oddity: String) {
        logOnce(oddity)
        tending.wantsValues = true
        tending.alarm.ring()
    }

    private func tend(_ session: AccessorySession) async -> LinkFailure {
        do throws(LinkFailure) {
            try await prepare(session)
            becameReachable(over: session)
            while !Task.isCancelled, machine.state != .ended {
                await tending.alarm.sleep(for: untilNextChore(await session.silence), on: controller.clock)
                if let failure = await session.failure { throw .session(failure) }
                try await doChores(session)
            }
            return .ended
        } catch {
            return error
        }
    }

    private func becameReachable(over session: AccessorySession) {
        machine.becameReachable(at: session.address)
        tending.reachableSince = timeline.now
        tending.lastPoll = timeline.now
        // The announcement may have changed while the database was being read.
        tending.wantsDatabase = isDatabaseOutdated
        tellState()
        releaseWaiters()
        let presses = tending.earlyPresses
        tending.earlyPresses = []
        if !presses.isEmpty { publish(.changed(presses)) }
    }

    /// An odd thing is worth one line in the log. Source: quirks, the rule for all.
    func logOnce(_ oddity: String) {
        guard loggedOddities.count < 200, loggedOddities.insert(oddity).inserted else { return }
        controller.logger.warning("\(pairing.deviceID): \(oddity)")
    }
}
