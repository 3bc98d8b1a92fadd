// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP
@testable import HAPCatalogue

@Suite("Pair-setup: accessory")
struct PairSetupAccessoryTests {
    enum State: CaseIterable {
        case idle
        case awaitingM3
        case awaitingM5
    }

    enum Request: CaseIterable {
        case m1
        case m1Elsewhere
        case m3
        case m3WrongProof
        case m3ShortProof
        case m3WithoutKey
        case m3Elsewhere
        case m5
        case m5Tampered
        case m5Elsewhere
        case m2
        case withoutState
        case malformed
    }

    /// What came back: HTTP 400, or State and Error.
    enum Outcome: Equatable {
        case badRequest
        case reply(UInt8)
        case error(UInt8, PairingErrorCode)

        init(_ answer: PairSetupAnswer) throws {
            guard answer.status == 200 else {
                self = .badRequest
                return
            }
            let message = try PairingMessage(request: answer.body)
            let state = try #require(message[.state]?.first)
            self = message.error.map { .error(state, $0) } ?? .reply(state)
        }
    }

    /// A bench whose accessory is in that state on connection 1, and the controller's next message.
    private static func bench(in state: State) throws -> (PairingBench, next: [UInt8]) {
        var bench = try PairingBench()
        var order = bench.controller.start()
        for _ in 0..<(State.allCases.firstIndex(of: state) ?? 0) {
            guard case .send(let body) = order else { throw TestFailure("expected a message") }
            order = bench.controller.receive(bench.deliver(body).body)
        }
        guard case .send(let next) = order else { throw TestFailure("expected a message") }
        return (bench, next)
    }

    private static func edited(_ body: [UInt8], _ edit: (TLV8Item) -> TLV8Item?) throws -> [UInt8] {
        TLV8.encode(try TLV8.decode(body, .strict).compactMap(edit))
    }

    private static func body(_ request: Request, next: [UInt8], in state: State) throws -> [UInt8] {
        var m1 = PairingMessage(state: 1)
        m1.append(.method, [0])
        var m3 = PairingMessage(state: 3)
        m3.append(.publicKey, [UInt8](repeating: 2, count: 384))
        m3.append(.proof, [UInt8](repeating: 2, count: 64))
        var m5 = PairingMessage(state: 5)
        m5.append(.encryptedData, [UInt8](repeating: 2, count: 80))
        let rightM3 = state == .awaitingM3 ? next : m3.encoded
        let rightM5 = state == .awaitingM5 ? next : m5.encoded
        switch request {
        case .m1, .m1Elsewhere: return m1.encoded
        case .m3, .m3Elsewhere: return rightM3
        case .m3WrongProof: return m3.encoded
        case .m3ShortProof: return try edited(rightM3) { $0.type == 4 ? TLV8Item(4, [1, 2, 3]) : $0 }
        case .m3WithoutKey: return try edited(rightM3) { $0.type == 3 ? nil : $0 }
        case .m5, .m5Elsewhere: return rightM5
        case .m5Tampered: return m5.encoded
        case .m2: return PairingMessage(state: 2).encoded
        case .withoutState: return try edited(m1.encoded) { $0.type == 6 ? nil : $0 }
        case .malformed: return [6, 1]
        }
    }

    /// One row per request, one column per state.
    private static let table: [(Request, [Outcome])] = [
        (.m1, [.reply(2), .reply(2), .reply(2)]),
        (.m1Elsewhere, [.reply(2), .error(2, .busy), .error(2, .busy)]),
        (.m3, [.badRequest, .reply(4), .badRequest]),
        (.m3WrongProof, [.badRequest, .error(4, .authentication), .badRequest]),
        (.m3ShortProof, [.badRequest, .badRequest, .badRequest]),
        (.m3WithoutKey, [.badRequest, .badRequest, .badRequest]),
        (.m3Elsewhere, [.badRequest, .badRequest, .badRequest]),
        (.m5, [.badRequest, .badRequest, .reply(6)]),
        (.m5Tampered, [.badRequest, .badRequest, .error(6, .authentication)]),
        (.m5Elsewhere, [.badRequest, .badRequest, .badRequest]),
        (.m2, [.badRequest, .badRequest, .badRequest]),
        (.withoutState, [.badRequest, .badRequest, .badRequest]),
        (.malformed, [.badRequest, .badRequest, .badRequest]),
    ]

    @Test("every state decides every request")
    func everyStateAndRequest() throws {
        #expect(Self.table.map(\.0) == Request.allCases)
        for (request, expected) in Self.table {
            for (state, outcome) in zip(State.allCases, expected) {
                let (prepared, next) = try Self.bench(in: state)
                var bench = prepared
                let connection: UInt64 = [.m1Elsewhere, .m3Elsewhere, .m5Elsewhere].contains(request) ? 2 : 1
                let answer = bench.deliver(
                    try Self.body(request, next: next, in: state), connection: connection)
                #expect(try Outcome(answer) == outcome, "\(request) in \(state)")
            }
        }
    }

    @Test(
        "a stray message on another connection leaves the owner's procedure alone",
        arguments: [
            Request.m1Elsewhere, .m3Elsewhere, .m5Elsewhere, .malformed, .m2,
        ])
    func strayMessages(request: Request) throws {
        for state in [State.awaitingM3, .awaitingM5] {
            let (prepared, next) = try Self.bench(in: state)
            var bench = prepared
            _ = bench.deliver(try Self.body(request, next: next, in: state), connection: 2)
            #expect(try Outcome(bench.deliver(next)) == .reply(state == .awaitingM3 ? 4 : 6))
        }
    }

    @Test(
        "a bad message resets the procedure of its own connection",
        arguments: [
            Request.malformed, .m2, .m3ShortProof, .m5,
        ])
    func resets(request: Request) throws {
        let (prepared, next) = try Self.bench(in: .awaitingM3)
        var bench = prepared
        _ = bench.deliver(try Self.body(request, next: next, in: .awaitingM3))
        #expect(try Outcome(bench.deliver(next)) == .badRequest)
        #expect(try Outcome(bench.deliver(try Self.body(.m1, next: next, in: .idle), connection: 2)) == .reply(2))
    }

    @Test("a procedure of 30 seconds is taken over, a younger one is not", arguments: [(29, true), (30, false)])
    func takeover(seconds: Int, isBusy: Bool) throws {
        let (prepared, next) = try Self.bench(in: .awaitingM3)
        var bench = prepared
        let m1 = try Self.body(.m1, next: next, in: .idle)
        let answer = bench.deliver(m1, connection: 2, at: .seconds(seconds))
        #expect(try Outcome(answer) == (isBusy ? .error(2, .busy) : .reply(2)))
        #expect(try Outcome(bench.deliver(next, at: .seconds(seconds))) == (isBusy ? .reply(4) : .badRequest))
    }

    @Test("closing the owner's connection frees the procedure, closing another does not")
    func closing() throws {
        let (prepared, next) = try Self.bench(in: .awaitingM3)
        var bench = prepared
        let m1 = try Self.body(.m1, next: next, in: .idle)
        bench.accessory.connectionClosed(2)
        #expect(try Outcome(bench.deliver(m1, connection: 2)) == .error(2, .busy))
        bench.accessory.connectionClosed(1)
        #expect(try Outcome(bench.deliver(m1, connection: 2)) == .reply(2))
    }

    @Test("M1 is refused in the order of the rules: paired, locked, busy, split")
    func orderOfChecks() throws {
        let random = RandomBytes.seeded(9)
        let identity = try AccessoryIdentity.generate(using: random)
        let code = SetupCode.generate(using: random)
        var m1 = PairingMessage(state: 1)
        m1.append(.method, [0])
        var split = m1
        split.append(.flags, [0, 0, 0, 1])
        var locked = PairSetupAccessory(identity: identity, secret: .code(code), failedAttempts: 100, random: random)
        #expect(try Outcome(locked.receive(m1.encoded, on: 1, at: .zero, isPaired: true)) == .error(2, .unavailable))
        #expect(try Outcome(locked.receive(m1.encoded, on: 1, at: .zero, isPaired: false)) == .error(2, .maxTries))
        var open = PairSetupAccessory(identity: identity, secret: .code(code), failedAttempts: 99, random: random)
        #expect(
            try Outcome(open.receive(split.encoded, on: 1, at: .zero, isPaired: false)) == .error(2, .authentication))
        #expect(try Outcome(open.receive(m1.encoded, on: 1, at: .zero, isPaired: false)) == .reply(2))
        #expect(try Outcome(open.receive(split.encoded, on: 2, at: .zero, isPaired: false)) == .error(2, .busy))
        #expect(
            try Outcome(open.receive(m1.encoded, on: 1, at: .zero, isPaired: false, isSecured: true)) == .badRequest)
    }

    @Test(
        "flags beside split alone, and Method 1, begin an ordinary setup",
        arguments: [
            (0, [0x10, 0, 0, 0]), (0, [0x10, 0, 0, 1]), (1, [0, 0, 0, 1]), (0, [0, 0, 0, 0x80]),
        ] as [(UInt8, [UInt8])])
    func harmlessFlags(method: UInt8, flags: [UInt8]) throws {
        var bench = try Self.bench(in: .idle).0
        var m1 = PairingMessage(state: 1)
        m1.append(.method, [method])
        m1.append(.flags, flags)
        #expect(try Outcome(bench.deliver(m1.encoded)) == .reply(2))
    }

    @Test("another Method, or none, is a bad request", arguments: [nil, 2, 3, 6, 9] as [UInt8?])
    func otherMethods(method: UInt8?) throws {
        var bench = try Self.bench(in: .idle).0
        var m1 = PairingMessage(state: 1)
        if let method { m1.append(.method, [method]) }
        #expect(try Outcome(bench.deliver(m1.encoded)) == .badRequest)
    }

    @Test("each wrong code is stored before the reply; the hundredth locks, a right one clears the count")
    func attempts() throws {
        var bench = try PairingBench(codeIsKnown: false)
        for attempt in 1...3 {
            bench.controller = PairSetupController(
                identity: bench.controllerIdentity, expecting: nil, setupCode: try SetupCode("482-06-913"),
                retriesRefusedCode: false, random: .seeded(UInt64(attempt)))
            guard case .send(let m1) = bench.controller.start(),
                case .send(let m3) = bench.controller.receive(bench.deliver(m1).body)
            else { throw TestFailure("expected M3") }
            #expect(bench.deliver(m3).store == [.failedAttempts(attempt)])
        }
        bench.controller = PairSetupController(
            identity: bench.controllerIdentity, expecting: nil, setupCode: bench.code, random: .seeded(4))
        _ = try bench.pair()
        #expect(bench.accessory.failedAttempts == 0)
    }

    @Test("a public number of zero counts as a failed attempt")
    func zeroKey() throws {
        let (prepared, next) = try Self.bench(in: .awaitingM3)
        var bench = prepared
        let body = try Self.edited(next) { $0.type == 3 ? TLV8Item(3, [UInt8](repeating: 0, count: 384)) : $0 }
        let answer = bench.deliver(body)
        #expect(try Outcome(answer) == .error(4, .authentication))
        #expect(answer.store == [.failedAttempts(1)])
    }

    @Test("what cannot be stored is not confirmed", arguments: [State.awaitingM3, .awaitingM5])
    func storingFailed(state: State) throws {
        let (prepared, next) = try Self.bench(in: state)
        var bench = prepared
        let answer = bench.accessory.receive(next, on: 1, at: .zero, isPaired: false)
        let refusal = bench.accessory.storingFailed(answer)
        #expect(try Outcome(refusal) == .error(state == .awaitingM3 ? 4 : 6, .unknown))
        #expect(!refusal.becomesPaired && refusal.store.isEmpty)
        #expect(try Outcome(bench.deliver(next)) == .badRequest)
    }

    @Test("a paired accessory is unavailable to the next controller")
    func unavailable() throws {
        var bench = try PairingBench()
        _ = try bench.pair()
        bench.controller = PairSetupController(
            identity: bench.controllerIdentity, expecting: nil, setupCode: bench.code)
        #expect(OrderKind(bench.run(bench.controller.start())) == .fail(.alreadyPaired))
    }

    @Test("a type that occurs twice is a bad request")
    func repeatedType() throws {
        var bench = try Self.bench(in: .idle).0
        #expect(try Outcome(bench.deliver([6, 1, 1, 0, 1, 0, 6, 1, 1])) == .badRequest)
    }
}
