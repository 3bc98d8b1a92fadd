// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

/// One controller's connection to an accessory server: first in the clear, sealed once pair-verify has succeeded.
///
/// Lives on the server's event loop. Source: HAP reference 7, 8, 10 and 14.
actor ControllerConnection {
    nonisolated let eventLoop: EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }

    /// Tells connections of one server apart.
    nonisolated let number: UInt64
    nonisolated let server: AccessoryServer
    let socket: StreamConnection
    private let logger: Logger

    var parser = HTTPMessageParser(side: .accessory)
    var verification: PairVerifyAccessory
    /// nil while the connection is in the clear.
    var cipher: SessionCipher?
    /// Whose connection it is, once verified.
    var controller: PairingRecord?
    var timedWrite = TimedWrite()
    private var isClosed = false
    /// Sealed messages that wait for those before them to leave, by the packets they share; used with a filter only.
    var outbox: [[[UInt8]]] = []
    var isEmptyingOutbox = false
    /// Sealed messages that are held back, and for how long, once that has to be arranged.
    var held: [[UInt8]] = []
    var newHoldingTime: Duration?
    /// On the server's timeline.
    private(set) var lastRequest: Duration

    var events: EventQueue
    /// While a request is being answered, events wait.
    var isAnswering = false
    /// When the task that wakes the sender of events will do so.
    var alarm: Duration?
    /// Says that the sender of events should look.
    let wakes: AsyncStream<Void>
    let waker: AsyncStream<Void>.Continuation

    init(number: UInt64, socket: StreamConnection, server: AccessoryServer) {
        eventLoop = server.eventLoop
        self.number = number
        self.server = server
        self.socket = socket
        logger = server.logger
        let (identity, random) = server.assumeIsolated { ($0.state.identity, $0.random) }
        verification = PairVerifyAccessory(identity: identity, random: random)
        events = EventQueue(interval: server.configuration.eventInterval)
        lastRequest = server.timeline.now
        (wakes, waker) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    var isSecured: Bool { cipher != nil }

    /// Answers requests and sends events until one side closes.
    func serve() async {
        logger.debug("connection \(number) from \(socket.remoteAddress?.description ?? "nowhere")")
        await withDiscardingTaskGroup { group in
            group.addTask { await self.sendEvents() }
            do {
                try await answerRequests()
            } catch {
                logger.debug("connection \(number) ends: \(error)")
            }
            waker.finish()
            group.cancelAll()
        }
        close()
    }

    /// Nothing that has come in is looked at any more.
    func close() {
        isClosed = true
        socket.assumeIsolated { $0.close() }
        waker.finish()
    }

    private func answerRequests() async throws {
        while let bytes = try await socket.read() {
            guard filter?.hears(bytes) ?? true else { continue }
            guard cipher != nil else {
                parser.append(bytes)
                try await answerWholeRequests()
                continue
            }
            if let plaintext = try cipher?.open(bytes), !plaintext.isEmpty { parser.append(plaintext) }
            try await answerWholeRequests()
        }
    }

    private func answerWholeRequests() async throws {
        do {
            while !isClosed, let message = try parser.next() {
                guard case .request(let request) = message else { continue }
                try await answer(request)
            }
        } catch let error as HTTPMessageError {
            try await send(HTTPResponse(status: error.responseStatus).serialized())
            throw error
        }
    }

    private func answer(_ request: HTTPRequest) async throws {
        lastRequest = server.timeline.now
        isAnswering = true
        defer {
            isAnswering = false
            if events.nextDue != nil { waker.yield() }
        }
        guard let reply = await filteredReply(to: request) else { return }
        guard try await deliver(reply.response, to: request) else { return }
        // The query and the bodies of pairing messages stay out of the log.
        logger.debug("connection \(number): \(request.method) \(request.path) \(reply.response.status)")
        await complete(reply)
    }

    /// Sends one whole message. The system call happens in here unless the kernel's buffer is full, so that messages
    /// leave in the order in which they are sealed.
    func send(_ message: [UInt8]) async throws {
        try await write(sealed(message))
    }

    func sealed(_ message: [UInt8]) -> [UInt8] {
        cipher?.seal(message) ?? message
    }
}
