// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel
package import HearthSystem

/// One client of the hub.
///
/// Whatever is sent leaves in the order of the calls, and no call waits; so an actor that answers one client and tells
/// the others between two of its changes decides the order for all of them. A client that does not read is cut off when
/// more than ``HubListener/Configuration/outgoingLimit`` bytes wait.
package final class HubConnection: Sendable, Identifiable {
    /// Unlike that of any other connection of the same listener, ever.
    package let id: UInt64
    /// Who is calling, as the kernel says.
    package let peer: PeerCredentials

    let channel: LineChannel
    private let questions: RequestTable
    private let state = Guarded(State())

    private struct State {
        var clientName: String?
        var openRequests = 0
        var idle: CheckedContinuation<Void, Never>?
    }

    init(id: UInt64, peer: PeerCredentials, channel: LineChannel) {
        self.id = id
        self.peer = peer
        self.channel = channel
        questions = RequestTable(on: channel.stream.eventLoop) { id in
            guard let parameters = try? JSONText(encoding: CancelRequest(id: id)) else { return }
            channel.send(.notification(method: CancelRequest.method, parameters: parameters))
        }
    }

    /// The name the program gave in `hub.hello`; nil before.
    package var clientName: String? { state.withLock { $0.clientName } }

    /// Tells the client something.
    package func send(_ notification: HubNotification) {
        Self.send(notification, to: CollectionOfOne(self))
    }

    /// Tells several clients the same; it is written as JSON once.
    package static func send(_ notification: HubNotification, to connections: some Collection<HubConnection>) {
        guard !connections.isEmpty else { return }
        let method = notification.method.rawValue
        do {
            let line = JSONRPCMessage.notification(method: method, parameters: try notification.parameters()).line
            for connection in connections { connection.channel.send(line) }
        } catch {
            // A client that was told less than others would be wrong for ever; one that connects again is not.
            let reason = HubError(.unexpectedError, "\(method) cannot be written: \(error)")
            for connection in connections { connection.close(reason) }
        }
    }

    /// Asks the client something and waits for its answer; a question that was asked in vain (time limit, cancellation)
    /// is taken back.
    ///
    /// - Throws: the client's error, `operationTimedOut`, `operationCancelled`, or why the connection ended.
    package func ask<Question: HubRequest>(
        _ question: Question, within limit: Duration
    ) async throws(HubError) -> Question.Answer {
        let parameters: JSONText
        do {
            parameters = try JSONText(encoding: question)
        } catch {
            throw HubError(.unexpectedError, "\(Question.method) cannot be written: \(error)")
        }
        let answer = try await put(Question.method, parameters, within: limit)
        do throws(JSONRPCError) {
            return try answer.decode(Question.Answer.self, called: "result")
        } catch {
            throw error.hubError
        }
    }

    private func put(
        _ method: String, _ parameters: JSONText, within limit: Duration
    ) async throws(HubError) -> JSONText {
        let call = CancellableCall<JSONText>()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                call.begin(continuation)
                let id = questions.add(within: limit) { id in
                    channel.send(.request(id: id, method: method, parameters: parameters))
                } complete: {
                    call.complete($0)
                }
                if let id { call.started { [self] in questions.giveUp(id, because: $0) } }
            }
        } onCancel: {
            call.cancel()
        }
        return try result.get()
    }

    /// Ends the connection at once; what waits to be sent is dropped.
    package func close(_ reason: HubError) {
        channel.close(reason)
    }
}

// MARK: - For the listener

extension HubConnection {
    func greeted(as name: String) {
        state.withLock { $0.clientName = name }
    }

    /// Passes on what the client said to a question of the hub.
    func receive(_ result: Result<JSONText, HubError>, for id: JSONRPCID?) {
        questions.receive(result, for: id)
    }

    /// Nothing will come any more: questions fail.
    func endQuestions(_ reason: HubError) {
        questions.end(with: reason)
    }

    /// Counts a request that must be answered.
    ///
    /// - Throws: if `limit` are open already.
    func openRequest(limit: Int) throws(JSONRPCError) {
        let isAllowed = state.withLock { state in
            guard state.openRequests < limit else { return false }
            state.openRequests += 1
            return true
        }
        guard isAllowed else {
            throw JSONRPCError(
                HubError(.maximumObjectLimitReached, "\(limit) requests are open: wait for answers before asking more"))
        }
    }

    /// Sends the one answer of a request.
    func answer(_ message: JSONRPCMessage) {
        channel.send(message)
        let idle = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.openRequests -= 1
            return state.openRequests == 0 ? state.idle.take() : nil
        }
        idle?.resume()
    }

    /// Waits until every request is answered, or the task is cancelled. For one task.
    func untilAllAnswered() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isIdle = state.withLock { state in
                    if state.openRequests == 0 || Task.isCancelled { return true }
                    state.idle = continuation
                    return false
                }
                if isIdle { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.idle.take() }?.resume()
        }
    }
}
