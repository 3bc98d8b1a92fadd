// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP

@Suite("Pair-setup: a code for every attempt")
struct SetupCodeDisplayTests {
    /// How far the attempt has come that something then happens to.
    enum Stage: Int {
        case m1 = 1
        case m3
        case m5
    }

    private static let m1: [UInt8] = [6, 1, 1, 0, 1, 0]

    /// A bench with an attempt on connection 1 that shows a code, that code, and what the controller sends next.
    private static func bench(at stage: Stage) throws -> (PairingBench, SetupCode, next: [UInt8]) {
        var bench = try PairingBench(codeIsKnown: false, displaysCode: true)
        guard case .send(let m1) = bench.controller.start(),
            case .askForSetupCode = bench.controller.receive(bench.deliver(m1).body),
            case .show(let code)? = bench.accessory.takeDisplayOrders().first,
            case .send(var next) = bench.controller.provide(code)
        else { throw TestFailure("no code was shown") }
        if stage == .m5 {
            guard case .send(let m5) = bench.controller.receive(bench.deliver(next).body) else {
                throw TestFailure("the code was refused")
            }
            next = m5
        }
        return (bench, code, next)
    }

    @Test("the code that is shown after M1 pairs, and is taken down when M6 is made")
    func pairing() throws {
        let (prepared, code, next) = try Self.bench(at: .m3)
        var bench = prepared
        #expect(!code.isForbidden)
        guard case .succeed = bench.run(.send(next)) else { throw TestFailure("pairing failed") }
        #expect(bench.accessory.takeDisplayOrders() == [.takeDown(.paired)])
        #expect(bench.accessory.takeDisplayOrders().isEmpty, "told once")
    }

    @Test("every attempt has another code, and that of an earlier one is refused")
    func fresh() throws {
        let (prepared, first, _) = try Self.bench(at: .m3)
        var bench = prepared
        bench.controller = PairSetupController(
            identity: bench.controllerIdentity, expecting: nil, retriesRefusedCode: false)
        guard case .send(let m1) = bench.controller.start() else { throw TestFailure("no M1") }
        let order = bench.controller.receive(bench.deliver(m1).body)
        let orders = bench.accessory.takeDisplayOrders()
        guard case .askForSetupCode = order, case .show(let second)? = orders.last else {
            throw TestFailure("no second code")
        }
        #expect(orders == [.takeDown(.abandoned), .show(second)] && second != first)
        guard case .fail(let failure) = bench.run(bench.controller.provide(first)) else {
            throw TestFailure("an old code was accepted")
        }
        #expect(failure.code == .setupCodeRefused)
        #expect(bench.accessory.takeDisplayOrders() == [.takeDown(.wrongCode)])
        #expect(bench.accessory.failedAttempts == 1)
    }

    /// What may happen to an attempt, and how it is then said to have ended.
    struct End: Sendable {
        let what: String
        let stage: Stage
        let ending: SetupCodeDisplay.Ending?
        let happens: @Sendable (inout PairingBench, _ next: [UInt8]) throws -> Void

        init(
            _ what: String, _ stage: Stage, _ ending: SetupCodeDisplay.Ending?,
            _ happens: @escaping @Sendable (inout PairingBench, [UInt8]) throws -> Void
        ) {
            self.what = what
            self.stage = stage
            self.ending = ending
            self.happens = happens
        }
    }

    private static let ends: [End] = [
        End("its connection closes", .m3, .abandoned) { bench, _ in bench.accessory.connectionClosed(1) },
        End("another connection closes", .m3, nil) { bench, _ in bench.accessory.connectionClosed(2) },
        End("nonsense comes", .m3, .abandoned) { bench, _ in _ = bench.deliver([6, 1]) },
        End("nonsense comes elsewhere", .m3, nil) { bench, _ in _ = bench.deliver([6, 1], connection: 2) },
        End("somebody else is told to wait", .m3, nil) { bench, _ in _ = bench.deliver(m1, connection: 2) },
        End("it is reset", .m5, .abandoned) { bench, _ in bench.accessory.abandon() },
        End("M3 has no key", .m3, .abandoned) { bench, _ in _ = bench.deliver([6, 1, 3]) },
        End("the code is right", .m3, nil) { bench, next in _ = bench.deliver(next) },
        End("M5 cannot be opened", .m5, .abandoned) { bench, _ in
            _ = bench.deliver([6, 1, 5, 5, 20] + [UInt8](repeating: 1, count: 20))
        },
        End("the count cannot be stored", .m3, .abandoned) { bench, next in
            let answer = bench.accessory.receive(next, on: 1, at: .zero, isPaired: false)
            _ = bench.accessory.storingFailed(answer)
        },
        End("the pairing cannot be stored", .m5, .abandoned) { bench, next in
            let answer = bench.accessory.receive(next, on: 1, at: .zero, isPaired: false)
            _ = bench.accessory.storingFailed(answer)
        },
    ]

    @Test("the code is taken down with the attempt, once, and not before")
    func endings() throws {
        for end in Self.ends {
            let (prepared, _, next) = try Self.bench(at: end.stage)
            var bench = prepared
            try end.happens(&bench, next)
            let expected = end.ending.map { [SetupCodeDisplay.takeDown($0)] } ?? []
            #expect(bench.accessory.takeDisplayOrders() == expected, "\(end.what)")
            bench.accessory.abandon()
            #expect(bench.accessory.takeDisplayOrders().isEmpty == (end.ending != nil), "\(end.what), afterwards")
        }
    }

    @Test("after thirty seconds another controller's attempt takes the display over")
    func takeover() throws {
        var (bench, first, _) = try Self.bench(at: .m3)
        _ = bench.deliver(Self.m1, connection: 2, at: .seconds(30))
        let orders = bench.accessory.takeDisplayOrders()
        #expect(orders.count == 2 && orders.first == .takeDown(.abandoned) && orders.last != .show(first))
        bench.accessory.connectionClosed(1)
        #expect(bench.accessory.takeDisplayOrders().isEmpty)
    }

    @Test("nothing is shown to whom pairing is refused, and nothing at all when the code stands on the label")
    func nothingToShow() throws {
        var (bench, _, _) = try Self.bench(at: .m3)
        bench.accessory.connectionClosed(1)
        _ = bench.accessory.takeDisplayOrders()
        _ = bench.accessory.receive(Self.m1, on: 1, at: .zero, isPaired: true)
        #expect(bench.accessory.takeDisplayOrders().isEmpty)
        var locked = PairSetupAccessory(identity: bench.accessoryIdentity, secret: nil, failedAttempts: 100)
        _ = locked.receive(Self.m1, on: 1, at: .zero, isPaired: false)
        #expect(locked.takeDisplayOrders().isEmpty)
        var label = try PairingBench()
        _ = try label.pair()
        label.accessory.abandon()
        #expect(label.accessory.takeDisplayOrders().isEmpty)
    }

    @Test("a code that is shown does not show in descriptions")
    func secrecy() throws {
        let code = try SetupCode("482-06-913")
        #expect(!"\(SetupCodeDisplay.show(code))".contains("482") && !"\(SetupSecret.code(code))".contains("482"))
    }
}
