// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

extension ControllerConnection {
    var filter: (any TrafficFilter)? { server.configuration.filter }

    /// The answer to a request, or what the filter puts in its place; nil if there is none.
    func filteredReply(to request: HTTPRequest) async -> Reply? {
        guard let filter else { return await reply(to: request) }
        switch intercept(request, with: filter) {
        case .pass: return await reply(to: request)
        case .answer(let response): return Reply(response)
        case .close:
            close()
            return nil
        }
    }

    private func intercept(_ request: HTTPRequest, with filter: any TrafficFilter) -> Interception {
        server.assumeIsolated { filter.intercept(request, on: $0) }
    }

    /// Sends an answer, at the time and in the form that the filter wants.
    ///
    /// - Returns: false if it is never to be sent.
    func deliver(_ response: HTTPResponse, to request: HTTPRequest) async throws -> Bool {
        guard let filter else {
            try await send(response.serialized())
            return true
        }
        switch filter.delay(answering: request) {
        case .none: break
        case .time(let delay): try await server.clock.sleep(for: delay)
        case .forever: return false
        }
        let answer = serialized(response, answering: request)
        guard isSecured, let place = filter.eventPlace(answering: request), let event = companionEvent() else {
            try await write(sealed(answer), mayWait: !request.path.hasPrefix("/pair"))
            return true
        }
        let messages = place == .before ? [event, answer] : [answer, event]
        try await write(messages.reduce(into: []) { $0 += sealed($1) })
        return true
    }

    /// What waits to be sent, else an event that tells nothing new.
    private func companionEvent() -> [UInt8]? {
        if let waiting = events.next(at: .seconds(Int64.max)) { return serialized(waiting.event, answering: nil) }
        let row = server.assumeIsolated { server in
            server.subscriptions.ids(for: number).first { !server.database.isMomentary($0) }
                .map { CharacteristicResponse.Row($0, value: server.value(of: $0)) }
        }
        return row.map { serialized(CharacteristicResponse(rows: [$0]).event, answering: nil) }
    }

    /// The bytes of an answer, or of an event if `request` is nil.
    func serialized(_ response: HTTPResponse, answering request: HTTPRequest?) -> [UInt8] {
        guard let filter else { return request == nil ? response.serializedAsEvent() : response.serialized() }
        return server.assumeIsolated { filter.serialize(response, answering: request, on: $0) }
    }

    /// Writes what is sealed already, when and in as many packets as the filter wants.
    ///
    /// - Parameter mayWait: whether the filter may hold it back.
    func write(_ bytes: [UInt8], mayWait: Bool = true) async throws {
        guard let filter else { return try await socket.write(bytes, within: server.configuration.writeLimit) }
        held.append(bytes)
        guard mayWait, let time = filter.holdingTime else { return try await releaseHeld(filter) }
        guard held.count == 1 else { return }
        newHoldingTime = time
        waker.yield()
    }

    /// Takes the order to arrange for the release of what is held back.
    func takeHoldingTime() -> Duration? {
        defer { newHoldingTime = nil }
        return newHoldingTime
    }

    func releaseHeld(after time: Duration) async {
        guard let filter, (try? await server.clock.sleep(for: time)) != nil else { return }
        do {
            try await releaseHeld(filter)
        } catch {
            close()
        }
    }

    private func releaseHeld(_ filter: any TrafficFilter) async throws {
        if !held.isEmpty { outbox.append(held) }
        held = []
        guard !isEmptyingOutbox else { return }
        isEmptyingOutbox = true
        defer { isEmptyingOutbox = false }
        while !outbox.isEmpty { try await carryOut(filter.packets(outbox.removeFirst(), on: number)) }
    }

    private func carryOut(_ plan: PacketPlan) async throws {
        for (index, packet) in plan.packets.enumerated() {
            if index > 0, plan.pause > .zero { try await server.clock.sleep(for: plan.pause) }
            try await socket.write(packet, within: server.configuration.writeLimit)
        }
        guard plan.closesAtEnd else { return }
        close()
        throw SocketError.closed
    }
}
