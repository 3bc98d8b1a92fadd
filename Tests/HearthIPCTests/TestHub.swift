// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import HearthModel
import HearthSystem
import HearthTestSupport

@testable import HearthIPC

/// A listener in a scratch folder with handlers of the test's own.
final class TestHub: Sendable {
    let path: String
    let eventLoop: EventLoop
    let clients = Clients()
    private let folder: ScratchFolder
    private let listener: HubListener
    private let running: Task<Void, any Error>

    init(
        _ handlers: (inout HubDispatcher) -> Void = { _ in },
        configure: (inout HubListener.Configuration) -> Void = { _ in }
    ) async throws {
        folder = try ScratchFolder()
        path = folder.file("hub.sock")
        eventLoop = EventLoop(label: "test.hub")
        var configuration = HubListener.Configuration(hubVersion: "9.9")
        configure(&configuration)
        var dispatcher = HubDispatcher()
        handlers(&dispatcher)
        listener = try await HubListener.listen(at: path, on: eventLoop, configuration: configuration)
        running = Task { [listener, dispatcher, clients] in
            try await listener.run(
                dispatcher,
                observer: .init(
                    opened: { await clients.add($0) }, closed: { await clients.remove($0) }))
        }
    }

    func connect(
        as name: String = "test", deliverOn queue: DispatchQueue = DispatchQueue(label: "test.client"),
        handlers: HubClient.Handlers = .init()
    ) async throws -> HubClient {
        try await HubClient.connect(to: path, as: name, deliverOn: queue, handlers: handlers, within: .seconds(60))
    }

    /// Stops the hub and waits until everything it ran has ended.
    func stop() async throws {
        await listener.close()
        try await running.value
    }

    deinit { running.cancel() }

    /// The connections that have said hello and are not gone.
    actor Clients {
        private(set) var open: [HubConnection] = []
        private(set) var closed = 0

        func add(_ connection: HubConnection) { open.append(connection) }

        func remove(_ connection: HubConnection) {
            open.removeAll { $0.id == connection.id }
            closed += 1
        }
    }
}

/// What a test hears, in order.
final class Heard<Element: Sendable>: @unchecked Sendable {
    // Unchecked: `elements` is only touched while `lock` is held.
    private let lock = NSLock()
    private var elements: [Element] = []

    func append(_ element: Element) { lock.withLock { elements.append(element) } }

    var all: [Element] { lock.withLock { elements } }
}

/// A bare client: sends lines as they are and reads what comes.
actor RawClient {
    private let stream: StreamConnection
    private var decoder = LineDecoder(limit: LineDecoder.hubLimit)

    init(_ path: String) async throws {
        stream = try await .connect(toUnixSocket: path, on: EventLoop(label: "test.raw"))
    }

    func send(_ text: String) async throws {
        try await stream.write(Array(text.utf8))
    }

    /// Nil at the end of the connection.
    func receive() async throws -> JSONRPCMessage? {
        while true {
            if let line = try decoder.next() { return try JSONRPCMessage(line: line) }
            guard let bytes = try await stream.read(within: .seconds(10)) else { return nil }
            decoder.append(bytes)
        }
    }

    func receiveError() async throws -> (id: JSONRPCID?, code: Int?, message: String?) {
        guard case .failure(let id, let error) = try await receive() else { return (nil, nil, nil) }
        return (id, error.code.rawValue, error.message)
    }

    /// The result of the answer to `id`, if that is what comes next.
    func receiveAnswer(to id: Int64) async throws -> JSONText? {
        guard case .answer(.number(id), let result) = try await receive() else { return nil }
        return result
    }

    func hello() async throws {
        try await send(
            #"{"jsonrpc":"2.0","id":0,"method":"hub.hello","params":{"protocolVersion":1,"client":"raw"}}"# + "\n")
        _ = try await receive()
    }

    func close() async { await stream.close() }
}

extension HubConnection {
    /// Sends a line that no hub of ours would.
    func sendRaw(_ line: String) { channel.send(Array((line + "\n").utf8)) }
}
