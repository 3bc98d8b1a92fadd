// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP
@testable import HAPCatalogue

@Suite("Pairing from end to end")
struct WholePairingTests {
    @Test("fifty pairings with fresh states succeed, and each session works both ways")
    func fifty() throws {
        for seed in 0..<50 as Range<UInt64> {
            var bench = try PairingBench(seed: 1000 + seed)
            let pairing = try bench.pair()
            #expect(pairing.deviceID.text == bench.accessoryIdentity.deviceID.text)
            #expect(pairing.publicKey == bench.accessoryIdentity.signingKey.publicKey)
            #expect(bench.pairings.records.map(\.identifier) == [bench.controllerIdentity.identifier])
            let session = try bench.verify(pairing)
            #expect(session.controller == session.accessory.keys)
            var controller = try SessionCipher(session.controller, role: .controller)
            var accessory = try SessionCipher(session.accessory.keys, role: .accessory)
            let received = try accessory.open(controller.seal([1, 2, 3]))
            let answered = try controller.open(accessory.seal(received))
            #expect(answered == [1, 2, 3])
        }
    }

    @Test("the system's randomness does as well as a seeded one")
    func systemRandom() throws {
        let controller = try ControllerIdentity.generate(using: .system)
        let identity = try AccessoryIdentity.generate(using: .system)
        let code = SetupCode.generate(using: .system)
        var setup = PairSetupController(identity: controller, expecting: identity.deviceID, setupCode: code)
        var accessory = PairSetupAccessory(identity: identity, secret: .verifier(try .make(for: code, using: .system)))
        var order = setup.start()
        while case .send(let body) = order {
            order = setup.receive(accessory.receive(body, on: 1, at: .zero, isPaired: false).body)
        }
        #expect(OrderKind(order) == .succeed)
    }

    @Test("a changed byte in any message of pair-setup ends in anything but success")
    func tampering() throws {
        let generator = SeededGenerator(66)
        for message in 0..<6 {
            for _ in 0..<12 {
                var bench = try PairingBench(seed: 77)
                var order = bench.controller.start()
                var count = 0
                while case .send(var body) = order {
                    if count == message { Self.change(&body, generator) }
                    var answer = bench.deliver(body)
                    if count + 1 == message { Self.change(&answer.body, generator) }
                    order = bench.controller.receive(answer.body, status: answer.status)
                    count += 2
                }
                if case .succeed(let pairing) = order {
                    // Only bytes without meaning may change: those of unknown types.
                    #expect(pairing.publicKey == bench.accessoryIdentity.signingKey.publicKey)
                    #expect(bench.pairings.records.first?.publicKey == bench.controllerIdentity.signingKey.publicKey)
                    #expect(pairing.deviceID.text == bench.accessoryIdentity.deviceID.text)
                }
            }
        }
    }

    private static func change(_ bytes: inout [UInt8], _ generator: SeededGenerator) {
        guard !bytes.isEmpty else { return }
        bytes[generator.number(below: bytes.count)] ^= UInt8(1 << generator.number(below: 8))
    }

    @Test("mutated and cut messages never trap any side")
    func fuzz() throws {
        let generator = SeededGenerator(2024)
        var samples: [[UInt8]] = []
        var bench = try PairingBench(seed: 5)
        var order = bench.controller.start()
        while case .send(let body) = order {
            let answer = bench.deliver(body)
            samples += [body, answer.body]
            order = bench.controller.receive(answer.body)
        }
        let pairing = try #require(Self.pairing(order))
        for _ in 0..<400 {
            var run = try PairingBench(seed: 5)
            var setup = run.controller.start()
            let depth = generator.number(below: 3)
            for _ in 0..<depth {
                guard case .send(let body) = setup else { break }
                setup = run.controller.receive(run.deliver(body).body)
            }
            let bytes = Self.mutated(samples[generator.number(below: samples.count)], generator)
            _ = run.deliver(bytes)
            _ = run.controller.receive(bytes)
        }
        for _ in 0..<400 {
            var controller = PairVerifyController(identity: bench.controllerIdentity, pairing: pairing)
            var accessory = PairVerifyAccessory(identity: bench.accessoryIdentity)
            guard case .send(let m1) = controller.start() else { throw TestFailure("expected M1") }
            let m2 = accessory.receive(m1, pairings: bench.pairings.records).body
            let change = Self.mutated(m2, generator)
            if change != m2 { _ = controller.receive(change) }
            _ = accessory.receive(Self.mutated(m1 + m2, generator), pairings: bench.pairings.records)
            var list = bench.pairings
            _ = list.receive(Self.mutated(m1, generator), from: bench.controllerIdentity.identifier)
            _ = try? PairingsReply.list(Self.mutated(m2, generator))
        }
    }

    private static func pairing(_ order: PairSetupController.Order) -> AccessoryPairing? {
        guard case .succeed(let pairing) = order else { return nil }
        return pairing
    }

    private static func mutated(_ sample: [UInt8], _ generator: SeededGenerator) -> [UInt8] {
        var bytes = sample
        for _ in 0..<(1 + generator.number(below: 4)) {
            switch generator.number(below: 4) {
            case 0: change(&bytes, generator)
            case 1: bytes = Array(bytes.prefix(generator.number(below: bytes.count + 1)))
            case 2: bytes.insert(UInt8(generator.number(below: 256)), at: generator.number(below: bytes.count + 1))
            default: if !bytes.isEmpty { bytes.remove(at: generator.number(below: bytes.count)) }
            }
        }
        return bytes
    }
}
