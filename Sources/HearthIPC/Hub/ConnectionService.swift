// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel
internal import HearthSystem

/// Serves one client of the hub from its first byte to its last.
struct ConnectionService: Sendable {
    let connection: HubConnection
    let dispatcher: HubDispatcher
    let configuration: HubListener.Configuration
    let observer: HubListener.Observer

    private var channel: LineChannel { connection.channel }

    func run(on stream: isolated StreamConnection) async {
        async let writing: Void = channel.write()
        await withDiscardingTaskGroup { group in
            if await serve(on: stream, &group) { await waitForAnswers() }
            connection.endQuestions(channel.end ?? HubError(.communicationFailure, "the client has gone"))
            if connection.clientName != nil { await observer.closed(connection) }
            group.cancelAll()
        }
        channel.finish(HubError(.communicationFailure, "the client has gone"))
        await writing
        stream.close()
    }

    /// A client may end its side and still read: what it asked is answered, if that does not take long.
    private func waitForAnswers() async {
        try? await withDeadline(configuration.answerLimit) { [connection] in await connection.untilAllAnswered() }
    }

    /// - Returns: whether the client ended its side in good order.
    private func serve(on stream: isolated StreamConnection, _ group: inout DiscardingTaskGroup) async -> Bool {
        var reader = channel.reader()
        while channel.end == nil, let line = await reader.next(on: stream, within: waitLimit) {
            do throws(JSONRPCFault) {
                guard let work = try await receive(try JSONRPCMessage(line: line)) else { continue }
                group.addTask { await work() }
            } catch {
                channel.send(.failure(id: error.id, error: error.error))
            }
        }
        return reader.isAtEnd
    }

    private var waitLimit: Duration? { connection.clientName == nil ? configuration.helloLimit : nil }

    /// - Returns: what is left to do beside other requests.
    private nonisolated(nonsending) func receive(_ message: JSONRPCMessage) async throws(JSONRPCFault) -> HubDispatcher
        .Handler?
    {
        switch message {
        case .request(let id, let method, let parameters):
            do throws(JSONRPCError) {
                return try await answer(method, parameters, id: id)
            } catch {
                throw JSONRPCFault(id: id, error: error)
            }
        case .answer(let id, let result): connection.receive(.success(result), for: id)
        case .failure(let id, let error): connection.receive(.failure(error.hubError), for: id)
        case .notification: break
        }
        return nil
    }

    private nonisolated(nonsending) func answer(
        _ method: String, _ parameters: JSONText, id: JSONRPCID
    ) async throws(JSONRPCError) -> HubDispatcher.Handler? {
        switch method {
        case HubInterface.discover:
            channel.send(.answer(id: id, result: OpenRPCDocument.text))
        case Hello.method:
            try await greet(try parameters.decode(Hello.self), id: id)
        default:
            guard connection.clientName != nil else {
                throw JSONRPCError(
                    HubError(.accessDenied, "say \(Hello.method) before \(method)"), code: .helloExpected)
            }
            let call = HubDispatcher.Call(method: method, parameters: parameters, id: id, connection: connection)
            switch try dispatcher.work(for: call) {
            case .inOrder(let work): await work()
            case .beside(let work): return work
            }
        }
        return nil
    }

    private nonisolated(nonsending) func greet(_ hello: Hello, id: JSONRPCID) async throws(JSONRPCError) {
        guard connection.clientName == nil else { throw .invalidRequest("\(Hello.method) was said before") }
        if let refusal = refusal(of: hello) {
            channel.send(.failure(id: id, error: JSONRPCError(refusal, code: .helloRefused)))
            return channel.finish(refusal)
        }
        let welcome = Welcome(protocolVersion: Hello.currentProtocolVersion, hubVersion: configuration.hubVersion)
        guard let answer = try? JSONRPCMessage.answer(id: id, result: welcome) else {
            throw .internalError("the welcome cannot be written")
        }
        connection.greeted(as: hello.client)
        channel.send(answer)
        await observer.opened(connection)
    }

    private func refusal(of hello: Hello) -> HubError? {
        guard configuration.isAuthorized(connection.peer) else {
            return HubError(
                .homeAccessNotAuthorized,
                "user \(connection.peer.userID) may not use this hub, which runs as user "
                    + "\(CurrentUser.id): its owner can invite you with hearth user invite")
        }
        guard hello.protocolVersion == Hello.currentProtocolVersion else {
            return HubError(
                .operationNotSupported,
                "the hub speaks protocol version \(Hello.currentProtocolVersion), the program \(hello.client) version "
                    + "\(hello.protocolVersion): bring the older of the two up to date")
        }
        return nil
    }
}
