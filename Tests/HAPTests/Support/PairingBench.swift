// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

@testable import HAP

/// A controller and an accessory side by side, for tests that let them talk.
struct PairingBench {
    let controllerIdentity: ControllerIdentity
    let accessoryIdentity: AccessoryIdentity
    let code: SetupCode
    var controller: PairSetupController
    var accessory: PairSetupAccessory
    var pairings = PairingList()

    /// - Parameter displaysCode: the accessory draws a code for every attempt.
    init(seed: UInt64 = 1, codeIsKnown: Bool = true, retries: Bool = false, displaysCode: Bool = false) throws {
        let random = RandomBytes.seeded(seed)
        controllerIdentity = try .generate(using: random)
        accessoryIdentity = try .generate(using: random)
        code = .generate(using: random)
        controller = PairSetupController(
            identity: controllerIdentity, expecting: accessoryIdentity.deviceID, setupCode: codeIsKnown ? code : nil,
            retriesRefusedCode: retries, random: random)
        accessory = PairSetupAccessory(
            identity: accessoryIdentity, secret: displaysCode ? nil : .code(code), random: random)
    }

    /// The accessory's side of one exchange, with everything it orders carried out.
    mutating func deliver(_ body: [UInt8], connection: UInt64 = 1, at now: Duration = .zero) -> PairSetupAnswer {
        let answer = accessory.receive(body, on: connection, at: now, isPaired: !pairings.isEmpty)
        for case .pairing(let record) in answer.store { pairings.insert(record) }
        return answer
    }

    /// Carries out orders until the controller wants something else than sending.
    mutating func run(_ first: PairSetupController.Order) -> PairSetupController.Order {
        var order = first
        while case .send(let body) = order {
            let answer = deliver(body)
            order = controller.receive(answer.body, status: answer.status)
        }
        return order
    }

    mutating func pair() throws -> AccessoryPairing {
        guard case .succeed(let pairing) = run(controller.start()) else { throw TestFailure("pairing failed") }
        return pairing
    }

    /// A verified session of both sides.
    mutating func verify(_ pairing: AccessoryPairing) throws -> (controller: SessionKeys, accessory: VerifiedSession) {
        var controller = PairVerifyController(identity: controllerIdentity, pairing: pairing)
        var accessory = PairVerifyAccessory(identity: accessoryIdentity)
        guard case .send(let m1) = controller.start(),
            case .send(let m3) = controller.receive(accessory.receive(m1, pairings: pairings.records).body)
        else { throw TestFailure("pair-verify did not get to M3") }
        let answer = accessory.receive(m3, pairings: pairings.records)
        guard case .secure(let keys) = controller.receive(answer.body), let session = answer.session else {
            throw TestFailure("pair-verify failed")
        }
        return (keys, session)
    }
}
