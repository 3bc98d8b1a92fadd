// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
package import HAP
internal import HearthSystem

extension AccessorySession {
    /// Somebody who waits until the connection is free.
    typealias Turn = CheckedContinuation<Result<Void, SessionFailure>, Never>
    typealias Answer = Result<Received<HTTPResponse>, SessionFailure>

    /// The request under way.
    enum Exchange {
        case none
        /// On its way out; the answer may come before the sender looks for it.
        case sent(Duration)
        case awaited(Duration, CheckedContinuation<Answer, Never>)
        case ended(Answer)
    }

    /// Sends a request when its turn comes, and waits for the answer.
    ///
    /// - Parameters:
    ///   - limit: for the answer, from the moment the request leaves; the timing's request limit by default.
    /// - Throws: ``SessionFailure``. Cancellation while waiting for the turn leaves the session alone; later it closes
    ///   the session.
    package func send(
        _ request: HTTPRequest, priority: RequestPriority = .read, within limit: Duration? = nil
    ) async throws(SessionFailure) -> Received<HTTPResponse> {
        let ticket = try await takeTurn(priority)
        defer { endTurn(ticket) }
        return try await exchange(request, ticket, within: limit ?? timing.request)
    }

    /// Sends a request, and when that was answered with success another one, with none in between.
    ///
    /// - Returns: the answer to the last request sent.
    package func send(
        _ first: HTTPRequest, then second: HTTPRequest, priority: RequestPriority = .write
    ) async throws(SessionFailure) -> Received<HTTPResponse> {
        let ticket = try await takeTurn(priority)
        defer { endTurn(ticket) }
        let answer = try await exchange(first, ticket, within: timing.request)
        guard answer.message.isSuccess else { return answer }
        return try await exchange(second, ticket, within: timing.request)
    }

    private func takeTurn(_ priority: RequestPriority) async throws(SessionFailure) -> UInt64 {
        if let failure { throw failure }
        guard !Task.isCancelled else { throw .cancelled }
        lastTicket += 1
        let ticket = lastTicket
        guard hasTurn != nil else {
            hasTurn = ticket
            return ticket
        }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { queue.append($0, ticket: ticket, priority) }
        } onCancel: {
            eventLoop.run { self.assumeIsolated { $0.leaveQueue(ticket) } }
        }
        try result.get()
        hasTurn = ticket
        return ticket
    }

    private func leaveQueue(_ ticket: UInt64) {
        queue.remove(ticket: ticket)?.resume(returning: .failure(.cancelled))
    }

    /// Hands the turn on; it stays taken when somebody waits for it.
    private func endTurn(_ ticket: UInt64) {
        exchange = .none
        guard let next = queue.popFirst() else {
            hasTurn = nil
            return
        }
        next.resume(returning: .success(()))
    }

    private func exchange(
        _ request: HTTPRequest, _ ticket: UInt64, within limit: Duration
    ) async throws(SessionFailure) -> Received<HTTPResponse> {
        if let failure { throw failure }
        // Whoever was cancelled just as its turn came has sent nothing yet, so nothing is in doubt.
        guard !Task.isCancelled else { throw .cancelled }
        let bytes = outgoing(request)
        let start = timeline.now
        exchange = .sent(start)
        watch(until: start + limit, ticket)
        let answer = await transmit(bytes, ticket, within: limit)
        let received = try answer.get()
        if request.path == "/characteristics" { slowestAnswer = max(slowestAnswer, timeline.now - start) }
        return received
    }

    private func transmit(_ bytes: [UInt8], _ ticket: UInt64, within limit: Duration) async -> Answer {
        do {
            try await connection.write(bytes, within: limit)
        } catch {
            close(error == .cancelled ? .cancelled : .connectionLost(error))
        }
        return await eventLoop.suspend { continuation in
            switch exchange {
            case .sent(let start): exchange = .awaited(start, continuation)
            case .ended(let answer): continuation.resume(returning: answer)
            case .none, .awaited: continuation.resume(returning: .failure(failure ?? .unexpectedAnswer))
            }
        } onCancel: { [weak self] in
            self?.assumeIsolated { $0.giveUp(ticket, because: .cancelled) }
        }
    }

    private func outgoing(_ request: HTTPRequest) -> [UInt8] {
        let bytes = request.serialized(host: host)
        return cipher?.seal(bytes) ?? bytes
    }

    func endExchange(with answer: Received<HTTPResponse>) throws(SessionFailure) {
        switch exchange {
        case .sent: exchange = .ended(.success(answer))
        case .awaited(_, let continuation):
            exchange = .none
            continuation.resume(returning: .success(answer))
        case .none, .ended: throw .unexpectedAnswer
        }
    }

    func failExchange(with reason: SessionFailure) {
        switch exchange {
        case .sent: exchange = .ended(.failure(reason))
        case .awaited(_, let continuation):
            exchange = .none
            continuation.resume(returning: .failure(reason))
        case .none, .ended: break
        }
    }

    /// How many requests wait for their turn.
    package var waitingRequestCount: Int { queue.count }

    /// Whether a request is out and unanswered.
    var isAwaitingAnswer: Bool {
        switch exchange {
        case .sent, .awaited: true
        case .none, .ended: false
        }
    }
}
