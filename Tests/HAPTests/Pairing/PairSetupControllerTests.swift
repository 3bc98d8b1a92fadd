// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP
@testable import HAPCatalogue

@Suite("Pair-setup: controller")
struct PairSetupControllerTests {
    enum State: CaseIterable {
        case idle
        case awaitingM2
        case awaitingCode
        case awaitingM4
        case awaitingM6
        case finished
    }

    enum Event: CaseIterable {
        case start
        case code
        case m2
        case m4
        case m6
        case refusal
        case garbage
        case nothing
        case closed
        case timedOut
    }

    /// A controller brought to that state, and the reply it then waits for.
    private static func controller(in state: State) throws -> (PairingBench, reply: [UInt8]) {
        var bench = try PairingBench(codeIsKnown: false)
        var reply: [UInt8] = []
        func deliver(_ order: PairSetupController.Order) throws {
            guard case .send(let body) = order else { throw TestFailure("expected a message, got \(order)") }
            reply = bench.deliver(body).body
        }
        if state == .idle { return (bench, reply) }
        try deliver(bench.controller.start())
        if state == .awaitingM2 { return (bench, reply) }
        _ = bench.controller.receive(reply)
        if state == .awaitingCode { return (bench, reply) }
        try deliver(bench.controller.provide(bench.code))
        if state == .awaitingM4 { return (bench, reply) }
        try deliver(bench.controller.receive(reply))
        if state == .awaitingM6 { return (bench, reply) }
        _ = bench.controller.receive(reply)
        return (bench, reply)
    }

    private static func order(_ event: Event, in state: State) throws -> OrderKind {
        let (prepared, reply) = try controller(in: state)
        var bench = prepared
        func body(_ number: UInt8, when expecting: State) -> [UInt8] {
            if state == expecting { return reply }
            var message = PairingMessage(state: number)
            message.append(.encryptedData, [UInt8](repeating: 1, count: 40))
            return message.encoded
        }
        let order: PairSetupController.Order =
            switch event {
            case .start: bench.controller.start()
            case .code: bench.controller.provide(bench.code)
            case .m2: bench.controller.receive(body(2, when: .awaitingM2))
            case .m4: bench.controller.receive(body(4, when: .awaitingM4))
            case .m6: bench.controller.receive(body(6, when: .awaitingM6))
            case .refusal: bench.controller.receive(PairingMessage(state: 9, error: .authentication).encoded)
            case .garbage: bench.controller.receive([1])
            case .nothing: bench.controller.receive([], status: 500)
            case .closed: bench.controller.interrupted(by: .connectionClosed)
            case .timedOut: bench.controller.interrupted(by: .timedOut)
            }
        return OrderKind(order)
    }

    /// One row per event, one column per state, in the order of their declarations.
    private static let table: [(Event, [OrderKind])] = {
        let unreadable = OrderKind.fail(.unreadableReply)
        let ours = OrderKind.fail(.internalError)
        let doubt = OrderKind.fail(.pairingInDoubt)
        let closed = OrderKind.fail(.connectionClosed)
        let late = OrderKind.fail(.timedOut)
        return [
            (.start, [.send, ours, ours, ours, ours, ours]),
            (.code, [.wait, .wait, .send, .wait, .wait, ours]),
            (.m2, [unreadable, .ask, unreadable, unreadable, doubt, ours]),
            (.m4, [unreadable, unreadable, unreadable, .send, doubt, ours]),
            (.m6, [unreadable, unreadable, unreadable, unreadable, .succeed, ours]),
            (
                .refusal,
                [
                    unreadable, .fail(.identityRefused), unreadable, .fail(.setupCodeRefused), .fail(.identityRefused),
                    ours,
                ]
            ),
            (.garbage, [unreadable, unreadable, unreadable, unreadable, doubt, ours]),
            (.nothing, [unreadable, unreadable, unreadable, unreadable, doubt, ours]),
            (.closed, [closed, closed, .fresh, closed, doubt, ours]),
            (.timedOut, [late, late, .fresh, late, doubt, ours]),
        ]
    }()

    @Test("every state decides every event")
    func everyStateAndEvent() throws {
        #expect(Self.table.map(\.0) == Event.allCases)
        for (event, expected) in Self.table {
            for (state, kind) in zip(State.allCases, expected) {
                #expect(try Self.order(event, in: state) == kind, "\(event) in \(state)")
            }
        }
    }

    @Test("after a failure every event fails")
    func afterFailure() throws {
        let (bench, reply) = try Self.controller(in: .awaitingM2)
        var controller = bench.controller
        _ = controller.receive([1])
        let orders = [
            controller.start(), controller.provide(bench.code), controller.receive(reply),
            controller.interrupted(by: .timedOut),
        ]
        #expect(orders.map(OrderKind.init) == Array(repeating: .fail(.internalError), count: 4))
    }

    @Test("each Error item has its failure at each step")
    func errorItems() throws {
        let common: [PairingErrorCode: PairingFailure.Code] = [
            .unknown: .unknownError, .backoff: .backoff, .maxPeers: .maxPeers, .maxTries: .maxTries,
            .unavailable: .alreadyPaired, .busy: .busy,
        ]
        let authentication: [State: PairingFailure.Code] = [
            .awaitingM2: .identityRefused, .awaitingM4: .setupCodeRefused, .awaitingM6: .identityRefused,
        ]
        for (state, refusal) in authentication {
            for error in PairingErrorCode.allCases {
                var bench = try Self.controller(in: state).0
                let body = PairingMessage(state: 1, error: error).encoded
                let expected = error == .authentication ? refusal : common[error]
                #expect(OrderKind(bench.controller.receive(body, status: 400)) == expected.map { .fail($0) })
            }
        }
    }

    @Test(
        "an Error number nobody defined counts as unknown", arguments: [[0], [8], [255], [], [1, 2, 3]] as [[UInt8]])
    func undefinedError(number: [UInt8]) throws {
        var bench = try Self.controller(in: .awaitingM2).0
        var message = PairingMessage(state: 2)
        message.append(.error, number)
        #expect(OrderKind(bench.controller.receive(message.encoded)) == .fail(.unknownError))
    }

    @Test("a reply without State is taken if the rest fits (quirk Q68)")
    func missingState() throws {
        let (prepared, reply) = try Self.controller(in: .awaitingM2)
        var bench = prepared
        let items = try TLV8.decode(reply, .strict).filter { $0.type != PairingTag.state.rawValue }
        #expect(bench.controller.receive(TLV8.encode(items)) == .askForSetupCode)
    }

    @Test("M2 without key or salt is \"not ready\" (quirk Q69)", arguments: [PairingTag.salt, .publicKey])
    func notReady(missing: PairingTag) throws {
        let (prepared, reply) = try Self.controller(in: .awaitingM2)
        var bench = prepared
        let items = try TLV8.decode(reply, .strict).filter { $0.type != missing.rawValue }
        #expect(OrderKind(bench.controller.receive(TLV8.encode(items))) == .fail(.notReady))
    }

    @Test("a B that begins with zero is traded three times, then taken (quirk Q66)")
    func exchanges() throws {
        let vector = try #require(try Vectors.load().srp["zeroB"])
        var m2 = PairingMessage(state: 2)
        m2.append(.publicKey, vector.serverKey.bytes)
        m2.append(.salt, vector.salt.bytes)
        var bench = try PairingBench()
        for _ in 0..<3 {
            #expect(OrderKind(bench.controller.start()) == .send)
            #expect(bench.controller.receive(m2.encoded) == .startOnFreshConnection)
        }
        #expect(OrderKind(bench.controller.start()) == .send)
        #expect(OrderKind(bench.controller.receive(m2.encoded)) == .send)
    }

    @Test("a refused code is tried once more with fresh values, then reported (quirk Q70)")
    func silentRetry() throws {
        var bench = try PairingBench(codeIsKnown: false, retries: true)
        _ = bench.controller.provide(try SetupCode("482-06-913"))
        #expect(bench.run(bench.controller.start()) == .startOnFreshConnection)
        #expect(OrderKind(bench.run(bench.controller.start())) == .fail(.setupCodeRefused))
        #expect(bench.accessory.failedAttempts == 2)
    }

    @Test("a refusal of the right code is healed by the second try")
    func healedRefusal() throws {
        var bench = try PairingBench(retries: true)
        guard case .send(let m1) = bench.controller.start(),
            case .send = bench.controller.receive(bench.deliver(m1).body)
        else { throw TestFailure("expected M3") }
        let refusal = PairingMessage(state: 4, error: .authentication).encoded
        #expect(bench.controller.receive(refusal) == .startOnFreshConnection)
        #expect(OrderKind(bench.run(bench.controller.start())) == .succeed)
    }

    @Test(
        "what goes wrong with the second try does not hide the refusal, a lock does",
        arguments: [
            (.busy, .setupCodeRefused), (.backoff, .setupCodeRefused), (.maxTries, .maxTries),
            (.unavailable, .alreadyPaired),
        ] as [(PairingErrorCode, PairingFailure.Code)])
    func refusalStays(error: PairingErrorCode, code: PairingFailure.Code) throws {
        var bench = try PairingBench(codeIsKnown: false, retries: true)
        _ = bench.controller.provide(try SetupCode("482-06-913"))
        _ = bench.run(bench.controller.start())
        _ = bench.controller.start()
        #expect(OrderKind(bench.controller.receive(PairingMessage(state: 2, error: error).encoded)) == .fail(code))
    }

    @Test("the connection may break three times while the code is looked for")
    func drops() throws {
        var bench = try PairingBench(codeIsKnown: false)
        for _ in 0..<3 {
            #expect(bench.run(bench.controller.start()) == .askForSetupCode)
            #expect(bench.controller.interrupted(by: .connectionClosed) == .startOnFreshConnection)
        }
        #expect(bench.run(bench.controller.start()) == .askForSetupCode)
        #expect(OrderKind(bench.controller.interrupted(by: .connectionClosed)) == .fail(.connectionClosed))
    }

    @Test("an accessory that answers with another id is refused; another case is not")
    func expectedIdentity() throws {
        for (expected, kind) in [("02:AA:10:CC:34:EE", OrderKind.fail(.identityMismatch)), (nil, .succeed)] {
            var bench = try PairingBench()
            let id = expected ?? bench.accessoryIdentity.deviceID.text.lowercased()
            bench.controller = PairSetupController(
                identity: bench.controllerIdentity, expecting: DeviceID(id), setupCode: bench.code)
            #expect(OrderKind(bench.run(bench.controller.start())) == kind)
        }
    }

    @Test("an accessory that does not know the code is found out at M4")
    func unauthenticAccessory() throws {
        let (prepared, reply) = try Self.controller(in: .awaitingM4)
        var bench = prepared
        var message = PairingMessage(state: 4)
        var proof = try #require(try PairingMessage(reply: reply)[.proof])
        proof[63] ^= 1
        message.append(.proof, proof)
        #expect(OrderKind(bench.controller.receive(message.encoded)) == .fail(.accessoryNotAuthentic))
    }

    @Test("a changed byte of M6 leaves the pairing in doubt, wherever it is")
    func tamperedM6() throws {
        let (bench, reply) = try Self.controller(in: .awaitingM6)
        for index in reply.indices.dropFirst(5) {
            var controller = bench.controller
            var bytes = reply
            bytes[index] ^= 1
            #expect(OrderKind(controller.receive(bytes)) == .fail(.pairingInDoubt))
        }
        var controller = bench.controller
        #expect(OrderKind(controller.receive(reply)) == .succeed)
    }

    @Test("nothing a controller prints holds the code")
    func redaction() throws {
        let (bench, _) = try Self.controller(in: .awaitingM4)
        var text = "\(bench.controller)"
        dump(bench.controller, to: &text)
        #expect(!text.contains(bench.code.dashed))
        #expect(!text.contains(String(bench.code.number)))
    }
}
