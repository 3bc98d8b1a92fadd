// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import HearthModel
internal import HearthSystem

/// What a ``HubClient`` does behind its interface: sends requests, reads what the hub sends and delivers it.
final class ClientSession: Sendable {
    private struct State {
        /// Ends with the connection, which `HubClient` ends at the latest when it goes.
        var running: Task<Void, Never>?
        /// After the hub's welcome the owner of the client is told when it ends.
        var isGreeted = false
        /// The hub's questions that are being answered.
        var questions: [JSONRPCID: Task<Void, Never>] = [:]
        var isOver = false
    }

    private let channel: LineChannel
    private let requests: RequestTable
    private let queue: DispatchQueue
    private let handlers: HubClient.Handlers
    private let state = Guarded(State())

    init(_ stream: StreamConnection, deliverOn queue: DispatchQueue, handlers: HubClient.Handlers) {
        channel = LineChannel(stream, limits: .init(line: LineDecoder.hubLimit))
        requests = RequestTable(on: stream.eventLoop)
        self.queue = queue
        self.handlers = handlers
    }

    /// Starts reading and says hello. If this fails the connection is closed, and nobody is told but the caller.
    func begin(_ hello: Hello, within limit: Duration, at path: String) async throws(HubError) -> Welcome {
        state.withLock { $0.running = Task { [self] in await run(on: channel.stream) } }
        do throws(HubError) {
            return try await call(hello, within: limit) { [self] in state.withLock { $0.isGreeted = true } }
        } catch {
            close(error)
            guard error.code == .operationTimedOut else { throw error }
            throw HubError(.noHomeHub, "the hub at \(path) does not answer: restart hearthd")
        }
    }

    /// Whether the connection has ended; true before any request is told of it.
    var isOver: Bool { state.withLock { $0.isOver } }

    func close(_ reason: HubError) {
        channel.close(reason)
    }

    func send<Request: HubRequest>(
        _ request: Request, within limit: Duration,
        completion: @escaping @Sendable (Result<Request.Answer, HubError>) -> Void
    ) {
        _ = start(request, within: limit) { [queue] result in queue.async { completion(result) } }
    }

    /// - Parameter answered: called on the event loop when the answer comes, before anything that follows it is read.
    nonisolated(nonsending) func call<Request: HubRequest>(
        _ request: Request, within limit: Duration, answered: @escaping @Sendable () -> Void = {}
    ) async throws(HubError) -> Request.Answer {
        let call = CancellableCall<Request.Answer>()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                call.begin(continuation)
                let id = start(request, within: limit) { [queue] result in
                    if case .success = result { answered() }
                    queue.async { call.complete(result) }
                }
                if let id { call.started { [requests] in requests.giveUp(id, because: $0) } }
            }
        } onCancel: {
            call.cancel()
        }
        return try result.get()
    }

    private func start<Request: HubRequest>(
        _ request: Request, within limit: Duration,
        complete: @escaping @Sendable (Result<Request.Answer, HubError>) -> Void
    ) -> Int64? {
        let parameters: JSONText
        do {
            parameters = try JSONText(encoding: request)
        } catch {
            complete(.failure(HubError(.invalidParameter, "\(Request.method): \(error)")))
            return nil
        }
        return requests.add(within: limit, late: lateAnswer(to: Request.self)) { id in
            channel.send(.request(id: id, method: Request.method, parameters: parameters))
        } complete: { [weak self] result in
            complete(result.flatMap { Self.read($0, of: Request.self, else: self?.close) })
        }
    }

    /// Reads an answer. One that may hold a commit and cannot be read ends the connection, see ``HubClient``.
    private static func read<Request: HubRequest>(
        _ text: JSONText, of request: Request.Type, else close: ((HubError) -> Void)?
    ) -> Result<Request.Answer, HubError> {
        do throws(JSONRPCError) {
            return .success(try text.decode(Request.Answer.self, called: "result"))
        } catch {
            let error = HubError(
                .communicationFailure, "the hub's answer to \(Request.method) cannot be read: \(error.message)")
            if Request.Answer.self is any CommitCarrier.Type { close?(error) }
            return .failure(error)
        }
    }

    private func lateAnswer<Request: HubRequest>(to request: Request.Type) -> (@Sendable (JSONText) -> Void)? {
        guard Request.Answer.self is any CommitCarrier.Type else { return nil }
        return { [weak self] in self?.deliverCommit(in: $0, of: request) }
    }

    private func deliverCommit<Request: HubRequest>(in text: JSONText, of request: Request.Type) {
        guard case .success(let answer) = Self.read(text, of: request, else: close),
            let commit = (answer as? any CommitCarrier)?.carriedCommit
        else { return }
        deliver(.committed(commit))
    }

    private func deliver(_ notification: HubNotification) {
        queue.async { [handlers] in handlers.notification(notification) }
    }
}

// MARK: - What the hub sends

extension ClientSession {
    private func run(on stream: isolated StreamConnection) async {
        async let writing: Void = channel.write()
        var reader = channel.reader()
        while let line = await reader.next(on: stream) { receive(line) }
        channel.close(HubError(.communicationFailure, "the hub has ended the connection"))
        await writing
        finish(channel.end ?? HubError(.communicationFailure, "the connection has ended"))
    }

    private func finish(_ reason: HubError) {
        let (questions, isGreeted) = state.withLock { state in
            state.isOver = true
            state.running = nil
            return (state.questions.values.map(\.self), state.isGreeted)
        }
        for question in questions { question.cancel() }
        requests.end(with: reason)
        if isGreeted { queue.async { [handlers] in handlers.disconnected(reason) } }
    }

    private func receive(_ line: [UInt8]) {
        do throws(JSONRPCFault) {
            switch try JSONRPCMessage(line: line) {
            case .answer(let id, let result): requests.receive(.success(result), for: id)
            case .failure(let id, let error): requests.receive(.failure(error.hubError), for: id)
            case .notification(let method, let parameters): try heard(method, parameters)
            case .request(let id, let method, let parameters): asked(method, parameters, id: id)
            }
        } catch {
            close(HubError(.communicationFailure, "the hub sent what cannot be read: \(error.error.message)"))
        }
    }

    private func heard(_ method: String, _ parameters: JSONText) throws(JSONRPCFault) {
        do throws(JSONRPCError) {
            if let known = HubNotification.Method(rawValue: method) {
                deliver(try HubNotification(known, parameters: parameters))
            } else if method == CancelRequest.method {
                takeBack(try parameters.decode(CancelRequest.self).id)
            }
        } catch {
            throw JSONRPCFault(id: nil, error: error)
        }
    }

    private func asked(_ method: String, _ parameters: JSONText, id: JSONRPCID) {
        do throws(JSONRPCError) {
            guard method == SetupCodeQuestion.method else { throw .methodNotFound(method) }
            let question = try parameters.decode(SetupCodeQuestion.self)
            queue.async { [self] in answer(question, id: id) }
        } catch {
            channel.send(.failure(id: id, error: error))
        }
    }

    private func answer(_ question: SetupCodeQuestion, id: JSONRPCID) {
        state.withLock { state in
            guard !state.isOver else { return }
            state.questions[id] = Task { [self] in
                let answer = await handlers.setupCode(question)
                if forget(id) != nil { send(answer, id: id) }
            }
        }
    }

    /// Nil if the question was taken back.
    private func forget(_ id: JSONRPCID) -> Task<Void, Never>? {
        state.withLock { $0.questions.removeValue(forKey: id) }
    }

    private func send(_ answer: SetupCodeAnswer, id: JSONRPCID) {
        do {
            channel.send(try .answer(id: id, result: answer))
        } catch {
            channel.send(.failure(id: id, error: .internalError("the setup code cannot be sent")))
        }
    }

    /// In the queue's order, so that a question is never taken back before it was put.
    private func takeBack(_ id: JSONRPCID) {
        queue.async { [self] in forget(id)?.cancel() }
    }
}
