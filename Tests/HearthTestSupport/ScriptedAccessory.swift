// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue
package import HearthSystem

/// An accessory server on 127.0.0.1 that does what a test tells it to: answer as usual, wrongly, in pieces, late or
/// not at all.
///
/// Pairing and sealing are HAP's own accessory side; this only moves bytes. Connections are counted from 1.
package actor ScriptedAccessory {
    /// What to do about a request.
    package enum Reply: Sendable {
        /// The answer of a well-behaved accessory.
        case usual
        case response(HTTPResponse)
        /// Each piece is sealed and sent by itself, whatever it holds.
        case pieces([[UInt8]])
        /// The usual answer to the last message of pair-verify, and in the same packet this, already sealed.
        case securedAtOnce(then: [UInt8])
        case silence
        case close
    }

    /// Asked about every request; may take its time.
    package typealias Script = @Sendable (HTTPRequest, _ usual: HTTPResponse) async -> Reply

    package nonisolated let identity: AccessoryIdentity
    package nonisolated let setupCode: SetupCode
    package nonisolated let address: SocketAddress
    private let eventLoop: EventLoop
    private var listener: StreamListener?
    private var acceptor: Task<Void, Never>?
    private var connections: [UInt64: ScriptedConnection] = [:]
    private var lastConnection: UInt64 = 0
    private var setup: PairSetupAccessory
    private var pairings = PairingList()
    private let timeline = Timeline(ContinuousClock())
    package private(set) var script: Script = { _, _ in .usual }

    package var database: AttributeDatabase
    /// Every request that arrived after pair-verify, in order.
    package private(set) var requests: [HTTPRequest] = []
    /// How many connections there have been.
    package var connectionCount: UInt64 { lastConnection }
    /// How many there are.
    package var openConnectionCount: Int { connections.count }
    /// The most there have been at the same time.
    package private(set) var mostConnections = 0
    /// The most requests of one connection that were unanswered at the same time.
    package private(set) var mostRequestsAtOnce = 0
    /// Every request as it came, pairing included.
    package private(set) var texts: [String] = []
    /// How many requests came in more than one piece.
    package private(set) var splitRequestCount = 0
    private var unanswered: [UInt64: Int] = [:]
    /// How often a request for pair-setup or pair-verify has come.
    package private(set) var pairingRequestCount = 0

    package init(
        _ database: AttributeDatabase = .lamp, identity: AccessoryIdentity? = nil,
        pairedWith controllers: [PairingRecord] = [], salt: [UInt8]? = nil, at host: IPAddress = .loopback
    ) throws {
        let identity = try identity ?? .generate(using: .system)
        self.identity = identity
        self.database = database
        let code = try SetupCode("482-06-913")
        setupCode = code
        let verifier = try salt.map { try SRPVerifier(code, salt: $0) }
        let secret: SetupSecret = verifier.map { .verifier($0) } ?? .code(code)
        setup = PairSetupAccessory(identity: identity, secret: secret)
        for controller in controllers { pairings.insert(controller) }
        eventLoop = EventLoop(label: "scripted accessory")
        let listener = try StreamListener.listen(on: SocketAddress(host, port: 0), eventLoop: eventLoop)
        guard let address = listener.localAddress else { throw SocketError.noAddress }
        self.listener = listener
        self.address = address
    }

    /// What a controller that is paired with it keeps.
    package nonisolated var pairing: AccessoryPairing {
        AccessoryPairing(deviceID: identity.deviceID, publicKey: identity.signingKey.publicKey)
    }

    package func follow(_ script: @escaping Script) { self.script = script }

    package func setValue(_ value: CharacteristicValue?, of id: CharacteristicID) { database.setValue(value, of: id) }

    package func setDatabase(_ database: AttributeDatabase) { self.database = database }

    package func forgetControllers() { pairings = PairingList() }

    package func forgetRequests() {
        requests = []
        texts = []
    }

    package var isPaired: Bool { !pairings.isEmpty }

    // MARK: - Life

    package func start() throws {
        if listener == nil { listener = try StreamListener.listen(on: address, eventLoop: eventLoop) }
        guard let listener else { return }
        acceptor = Task { [weak self] in
            while let connection = try? await listener.accept() {
                guard let self else { return await connection.close() }
                await self.serve(connection)
            }
        }
    }

    /// Closes everything, as a device that loses power does not, but one that restarts does.
    package func stop() async {
        await listener?.close()
        listener = nil
        acceptor = nil
        await closeConnections()
    }

    package func closeConnections() async {
        for connection in connections.values { await connection.close() }
        connections = [:]
    }

    private func serve(_ stream: StreamConnection) {
        lastConnection += 1
        let connection = ScriptedConnection(stream, number: lastConnection, identity: identity)
        connections[lastConnection] = connection
        mostConnections = max(mostConnections, connections.count)
        Task { [weak self] in
            while let arrival = await connection.nextRequest() { await self?.take(arrival, from: connection) }
            await self?.forget(connection)
        }
    }

    /// Requests are looked at as soon as they come, so that overlapping ones are noticed; but those of pairing change how
    /// the next one is to be read.
    private func take(_ arrival: ScriptedConnection.Arrival, from connection: ScriptedConnection) async {
        texts.append(arrival.text)
        if arrival.pieces > 1 { splitRequestCount += 1 }
        guard await connection.controller != nil else { return await handle(arrival.request, on: connection) }
        let waiting = max(unanswered[connection.number, default: 0], 0) + 1
        unanswered[connection.number] = waiting
        mostRequestsAtOnce = max(mostRequestsAtOnce, waiting)
        Task { [weak self] in
            await self?.handle(arrival.request, on: connection)
        }
    }

    private func forget(_ connection: ScriptedConnection) async {
        connections[connection.number] = nil
        setup.connectionClosed(connection.number)
        await connection.close()
    }

    // MARK: - Requests

    private func handle(_ request: HTTPRequest, on connection: ScriptedConnection) async {
        let usual: HTTPResponse
        switch request.path {
        case "/pair-setup": usual = await pairSetup(request, connection)
        case "/pair-verify":
            pairingRequestCount += 1
            let answer = await connection.verify(request.body, pairings: pairings.records)
            let usual = HTTPResponse.tlv8(answer.body, status: answer.status)
            let reply = await script(request, usual)
            if case .securedAtOnce(let bytes) = reply, let session = answer.session {
                return await connection.secure(session, sending: usual.serialized(), then: bytes)
            }
            await carryOut(reply, connection, usual)
            if let session = answer.session { await connection.secure(session) }
            return
        default:
            usual = await secured(request, connection)
        }
        let reply = await script(request, usual)
        unanswered[connection.number, default: 1] -= 1
        await carryOut(reply, connection, usual)
    }

    private func pairSetup(_ request: HTTPRequest, _ connection: ScriptedConnection) async -> HTTPResponse {
        pairingRequestCount += 1
        let answer = setup.receive(
            request.body, on: connection.number, at: timeline.now, isPaired: isPaired,
            isSecured: await connection.controller != nil)
        for case .pairing(let record) in answer.store { pairings.insert(record) }
        return .tlv8(answer.body, status: answer.status)
    }

    private func secured(_ request: HTTPRequest, _ connection: ScriptedConnection) async -> HTTPResponse {
        guard let controller = await connection.controller else {
            return request.path == "/identify" && !isPaired
                ? .noContent : .json(HAPStatus.insufficientPrivileges.body, status: 470)
        }
        requests.append(request)
        switch (request.method, request.path) {
        case ("GET", "/accessories"): return .json(database.encoded())
        case ("GET", "/characteristics"): return read(request)
        case ("PUT", "/characteristics"): return write(request)
        case ("PUT", "/prepare"): return .json(HAPStatus.success.body)
        case ("POST", "/pairings"):
            let answer = pairings.receive(request.body, from: controller)
            return .tlv8(answer.body, status: answer.status)
        default: return HTTPResponse(status: 404)
        }
    }

    private func read(_ request: HTTPRequest) -> HTTPResponse {
        let ids = CharacteristicReadRequest(query: request.query)?.ids ?? []
        return CharacteristicResponse(
            rows: ids.map { id in
                guard let attributes = database[id] else {
                    return CharacteristicResponse.Row(id, status: .resourceDoesNotExist)
                }
                return CharacteristicResponse.Row(id, value: attributes.value)
            }
        ).readAnswer
    }

    private func write(_ request: HTTPRequest) -> HTTPResponse {
        guard let write = try? CharacteristicWriteRequest(body: request.body) else { return HTTPResponse(status: 400) }
        for row in write.rows {
            guard let json = row.value, let metadata = database[row.id]?.metadata else { continue }
            database.setValue(metadata.value(decoding: json), of: row.id)
        }
        return CharacteristicResponse(rows: write.rows.map { .init($0.id, status: .success) }).writeAnswer
    }

    private func carryOut(_ reply: Reply, _ connection: ScriptedConnection, _ usual: HTTPResponse) async {
        switch reply {
        case .usual, .securedAtOnce: await connection.send(usual.serialized())
        case .response(let response): await connection.send(response.serialized())
        case .pieces(let pieces): for piece in pieces { await connection.send(piece) }
        case .silence: break
        case .close: await connection.close()
        }
    }

    // MARK: - Events

    /// Sends an event to every verified connection, and remembers the values.
    package func sendEvent(_ values: [(CharacteristicID, CharacteristicValue?)]) async {
        for (id, value) in values { database.setValue(value, of: id) }
        await sendToAll(Self.event(values))
    }

    /// Sends any bytes to every verified connection, sealed.
    ///
    /// A controller may take itself for verified before we have taken our new keys up: the last message of pair-verify
    /// goes out first. So this waits until there is one.
    package func sendToAll(_ bytes: [UInt8]) async {
        try? await eventually("a verified controller") { await self.hasVerifiedController }
        for connection in connections.values where await connection.controller != nil { await connection.send(bytes) }
    }

    private var hasVerifiedController: Bool {
        get async {
            for connection in connections.values where await connection.controller != nil { return true }
            return false
        }
    }

    package static func event(_ values: [(CharacteristicID, CharacteristicValue?)]) -> [UInt8] {
        CharacteristicResponse(rows: values.map { .init($0, value: $1) }).event.serializedAsEvent()
    }
}
