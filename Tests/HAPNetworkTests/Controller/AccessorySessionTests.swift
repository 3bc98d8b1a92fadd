// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Sessions")
struct AccessorySessionTests {
    private let read = CharacteristicReadRequest(ids: [.on]).httpRequest

    @Test("a verified session carries requests and answers")
    func carriesRequests() async throws {
        let fixture = try await ControllerFixture()
        let session = try await fixture.verifiedSession()
        let answer = try await session.send(read)
        let response = try CharacteristicResponse(body: answer.message.body)
        #expect(answer.message.status == 200)
        #expect(response[.on]?.value?.bool == false)
        await session.close()
    }

    @Test("one request is under way at a time, and writes overtake reads, and reads polls")
    func keepsOrder() async throws {
        let fixture = try await ControllerFixture()
        let gate = Gate()
        await fixture.accessory.follow { request, _ in
            if request.target == "/first" { await gate.wait() }
            return .usual
        }
        let session = try await fixture.verifiedSession()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { _ = try await session.send(.get("/first"), priority: .background) }
            try await eventually("the first request") { await fixture.accessory.requests.count == 1 }
            let others: [(String, RequestPriority)] = [
                ("/poll", .background), ("/read1", .read), ("/write1", .write), ("/read2", .read), ("/write2", .write),
            ]
            for (place, (path, priority)) in others.enumerated() {
                group.addTask { _ = try await session.send(.get(path), priority: priority) }
                try await eventually("\(path) in the queue") { await session.waitingRequestCount == place + 1 }
            }
            #expect(await fixture.accessory.requests.count == 1)
            await gate.open()
            try await group.waitForAll()
        }
        let paths = await fixture.accessory.requests.map(\.target)
        #expect(paths == ["/first", "/write1", "/write2", "/read1", "/read2", "/poll"])
        await session.close()
    }

    @Test("what is sealed and glued to the last message of pair-verify is read with the new keys")
    func readsGluedEvent() async throws {
        let fixture = try await ControllerFixture()
        let event = ScriptedAccessory.event([(.on, .bool(true))])
        await fixture.accessory.follow { _, _ in .securedAtOnce(then: event) }
        let session = try await fixture.verifiedSession()
        var events = session.events.makeAsyncIterator()
        #expect(await events.next() != nil)
        await session.close()
    }

    @Test("no answer in time closes the session, and fails those who wait")
    func timesOut() async throws {
        let fixture = try await ControllerFixture()
        await fixture.accessory.follow { request, _ in request.target == "/never" ? .silence : .usual }
        let session = try await fixture.verifiedSession()
        await #expect(throws: SessionFailure.timedOut) {
            try await session.send(.get("/never"), within: .milliseconds(50))
        }
        #expect(await session.failure == .timedOut)
        await #expect(throws: SessionFailure.timedOut) { try await session.send(read) }
        for await _ in session.events { Issue.record("events go on") }
        try await eventually("the connection's end") { await fixture.accessory.openConnectionCount == 0 }
    }

    @Test("cancelling the request under way closes the session; cancelling one that waits does not")
    func cancels() async throws {
        let fixture = try await ControllerFixture()
        await fixture.accessory.follow { request, _ in request.target == "/never" ? .silence : .usual }
        let session = try await fixture.verifiedSession()
        let first = Task { try await session.send(.get("/never")) }
        try await eventually("the first request") { await fixture.accessory.requests.count == 1 }
        let second = Task { try await session.send(.get("/second")) }
        try await eventually("the second in the queue") { await session.waitingRequestCount == 1 }
        second.cancel()
        #expect(await second.failure == .cancelled)
        #expect(await session.failure == nil)
        first.cancel()
        #expect(await first.failure == .cancelled)
        #expect(await session.failure == .cancelled)
    }

    @Test("401 and 470 end the session", arguments: [401, 470])
    func losesAuthorization(status: Int) async throws {
        let fixture = try await ControllerFixture()
        await fixture.accessory.follow { request, _ in
            request.path == "/characteristics" ? .response(HTTPResponse(status: status)) : .usual
        }
        let session = try await fixture.verifiedSession()
        await #expect(throws: SessionFailure.notAuthorized) { try await session.send(read) }
        #expect(await session.failure == .notAuthorized)
    }

    @Test("nonsense ends the session")
    func refusesNonsense() async throws {
        let fixture = try await ControllerFixture()
        let session = try await fixture.verifiedSession()
        await fixture.accessory.sendToAll(Array("nonsense\r\n\r\n".utf8))
        for await _ in session.events { Issue.record("that was no event") }
        #expect(await session.failure == .malformed(.malformedStartLine))
    }

    @Test("an answer that nobody asked for ends the session")
    func refusesUnasked() async throws {
        let fixture = try await ControllerFixture()
        let session = try await fixture.verifiedSession()
        await fixture.accessory.sendToAll(HTTPResponse.noContent.serialized())
        for await _ in session.events { Issue.record("that was no event") }
        #expect(await session.failure == .unexpectedAnswer)
    }

    @Test("the accessory's closing ends the session")
    func noticesClosing() async throws {
        let fixture = try await ControllerFixture()
        let session = try await fixture.verifiedSession()
        await fixture.accessory.closeConnections()
        for await _ in session.events {}
        #expect(await session.failure == .closedByAccessory)
    }

    @Test("closing twice is closing once")
    func closesTwice() async throws {
        let fixture = try await ControllerFixture()
        let session = try await fixture.verifiedSession()
        await session.close()
        await session.close()
        #expect(await session.failure == .closed)
    }

    @Test("a session that nobody holds any more closes its connection")
    func closesWhenDropped() async throws {
        let fixture = try await ControllerFixture()
        var session: AccessorySession? = try await fixture.verifiedSession()
        _ = try await session?.send(read)
        session = nil
        try await eventually("the connection's end") { await fixture.accessory.openConnectionCount == 0 }
    }

    @Test("another device is told by its identity, and a lost pairing by the refusal")
    func verifiesIdentity() async throws {
        let fixture = try await ControllerFixture()
        let other = AccessoryPairing(
            deviceID: .generate(using: .system), publicKey: fixture.accessory.pairing.publicKey)
        var session = try await fixture.connect()
        let mismatch = await #expect(throws: PairingFailure.self) {
            try await session.verify(other, as: fixture.controller)
        }
        #expect(mismatch?.code == .identityMismatch)
        await fixture.accessory.forgetControllers()
        session = try await fixture.connect()
        let loss = await #expect(throws: PairingFailure.self) {
            try await session.verify(fixture.accessory.pairing, as: fixture.controller)
        }
        #expect(loss?.code == .pairingLost)
        #expect(await session.failure == .closed)
    }

    @Test("nobody listening is a failure to connect")
    func cannotConnect() async throws {
        // Port 1 is nobody's. One that was free a moment ago may be another program's by now.
        await #expect(throws: SessionFailure.self) {
            try await AccessorySession.connect(
                toAnyOf: [SocketAddress(.loopback, port: 1)], on: EventLoop(label: "test"))
        }
    }
}

extension Task where Failure == any Error {
    /// The session failure with which it ended.
    var failure: SessionFailure? {
        get async {
            if case .failure(let error) = await result { error as? SessionFailure } else { nil }
        }
    }
}
