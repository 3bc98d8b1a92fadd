// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue
package import HearthSystem

/// A controller of few words for tests of accessory servers: one connection, one request after the other, events kept
/// until somebody asks.
package actor RawController {
    package struct Failed: Error, CustomStringConvertible {
        package let description: String
    }

    package nonisolated let eventLoop: EventLoop
    package nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }

    package nonisolated let identity: ControllerIdentity
    private let connection: StreamConnection
    private var parser = HTTPMessageParser(side: .controller)
    private var cipher: SessionCipher?
    private var events: [HTTPResponse] = []

    /// Real time; only a failing test waits for it.
    private static let limit: Duration = .seconds(60)

    private init(_ connection: StreamConnection, _ identity: ControllerIdentity) {
        eventLoop = connection.eventLoop
        self.connection = connection
        self.identity = identity
    }

    /// - Parameter identity: a fresh one by default.
    package static func connect(
        to address: SocketAddress, as identity: ControllerIdentity? = nil,
        on eventLoop: EventLoop = EventLoop(label: "raw controller")
    ) async throws -> RawController {
        let identity = try identity ?? .generate(using: .system)
        return RawController(try await .connect(to: address, on: eventLoop), identity)
    }

    package func close() async { await connection.close() }

    /// Sends bytes as they are, sealed if the connection is.
    package func sendBytes(_ bytes: [UInt8], inTheClear: Bool = false) async throws {
        let bytes = inTheClear ? bytes : cipher?.seal(bytes) ?? bytes
        try await connection.write(bytes, within: Self.limit)
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try await sendBytes(request.serialized(host: "127.0.0.1"))
        return try await nextResponse()
    }

    package func nextResponse() async throws -> HTTPResponse {
        while true {
            switch try await nextMessage() {
            case .response(let response): return response
            case .event(let event): events.append(event)
            case .request, nil: throw Failed(description: "the accessory closed the connection")
            }
        }
    }

    /// The rows of the next event.
    package func nextEvent() async throws -> CharacteristicResponse {
        if !events.isEmpty { return try CharacteristicResponse(body: events.removeFirst().body) }
        guard case .event(let event) = try await nextMessage() else {
            throw Failed(description: "something else came where an event should be")
        }
        return try CharacteristicResponse(body: event.body)
    }

    /// Events that came while waiting for answers.
    package var waitingEvents: Int { events.count }

    /// Whether the accessory closes the connection without saying anything more.
    package func isClosedByPeer() async throws -> Bool {
        do {
            return try await nextMessage() == nil
        } catch let error as SocketError {
            guard case .system = error else { throw error }
            return true
        }
    }

    private func nextMessage() async throws -> HTTPMessage? {
        while true {
            if let message = try parser.next() { return message }
            guard let bytes = try await connection.read(within: Self.limit) else { return nil }
            if cipher == nil {
                parser.append(bytes)
            } else if let plaintext = try cipher?.open(bytes) {
                parser.append(plaintext)
            }
        }
    }
}

extension RawController {
    private func post(_ body: [UInt8], to path: String) async throws -> HTTPResponse {
        try await send(.post(path, contentType: ContentType.pairingTLV8, body: body))
    }

    /// One message of pair-setup.
    package func pairSetup(_ body: [UInt8]) async throws -> HTTPResponse {
        try await post(body, to: "/pair-setup")
    }

    /// The whole of pair-setup.
    package func pair(with code: SetupCode) async throws -> AccessoryPairing {
        var procedure = PairSetupController(identity: identity, expecting: nil)
        var order = procedure.start()
        while true {
            switch order {
            case .send(let body):
                let response = try await post(body, to: "/pair-setup")
                order = procedure.receive(response.body, status: response.status)
            case .askForSetupCode: order = procedure.provide(code)
            case .succeed(let pairing): return pairing
            case .fail(let failure): throw failure
            case .startOnFreshConnection, .wait: throw Failed(description: "pairing wants another connection")
            }
        }
    }

    /// Pair-verify. `extra` goes out in the clear, in the same write as M3.
    package func verify(_ pairing: AccessoryPairing, gluedToM3 extra: [UInt8] = []) async throws {
        var procedure = PairVerifyController(identity: identity, pairing: pairing)
        var order = procedure.start()
        var isM3 = false
        while true {
            switch order {
            case .send(let body):
                let request = HTTPRequest.post("/pair-verify", contentType: ContentType.pairingTLV8, body: body)
                try await sendBytes(request.serialized(host: "127.0.0.1") + (isM3 ? extra : []))
                let response = try await nextResponse()
                order = procedure.receive(response.body, status: response.status)
                isM3 = true
            case .secure(let keys):
                cipher = try SessionCipher(keys, role: .controller)
                return
            case .fail(let failure): throw failure
            }
        }
    }

    package func pairings(_ request: PairingsRequest) async throws -> HTTPResponse {
        try await post(request.encoded, to: "/pairings")
    }

    package func accessories() async throws -> AttributeDatabase {
        try AttributeDatabase(decoding: try await send(.get("/accessories")).body)
    }

    package func read(_ ids: [CharacteristicID]) async throws -> CharacteristicResponse {
        try CharacteristicResponse(body: try await send(CharacteristicReadRequest(ids: ids).httpRequest).body)
    }

    package func write(
        _ rows: [CharacteristicWriteRequest.Row], pid: UInt64? = nil
    ) async throws -> HTTPResponse {
        try await send(CharacteristicWriteRequest(rows: rows, pid: pid).httpRequest)
    }

    package func subscribe(to ids: [CharacteristicID], on: Bool = true) async throws {
        for request in CharacteristicWriteRequest.subscriptions(to: ids, on: on) {
            let response = try await send(request.httpRequest)
            guard response.status == 204 else { throw Failed(description: "subscribing got \(response.status)") }
        }
    }
}
