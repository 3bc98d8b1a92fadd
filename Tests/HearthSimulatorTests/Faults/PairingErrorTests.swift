// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("Errors of pairing on order", .serialized, .timeLimit(.minutes(10)))
struct PairingErrorTests {
    typealias Case = (point: PairingPoint, error: PairingErrorCode)

    private static func cases(_ points: PairingPoint...) -> [Case] {
        points.flatMap { point in PairingErrorCode.allCases.map { (point, $0) } }
    }

    static let setupErrors = cases(.setupM2, .setupM4, .setupM6)

    /// What a controller is to make of an error at a step.
    private func code(_ error: PairingErrorCode, at point: PairingPoint) -> PairingFailure.Code {
        switch error {
        case .unknown: .unknownError
        case .backoff: .backoff
        case .maxPeers: .maxPeers
        case .maxTries: .maxTries
        case .unavailable: .alreadyPaired
        case .busy: .busy
        case .authentication:
            switch point {
            case .setupM2, .setupM6: .identityRefused
            case .setupM4: .setupCodeRefused
            case .verifyM2, .verifyM4: .pairingLost
            case .pairings: .notAdministrator
            }
        }
    }

    @Test("end pair-setup with words of their own, and the next attempt works", arguments: setupErrors)
    func setup(point: PairingPoint, error: PairingErrorCode) async throws {
        let house = try await SimulatorFixture(House.plans)
        let faults = house.simulator.faultSwitch
        try await faults.turnOn(FaultOrder(.pairingError, .pairingError(point, error)), at: "desk lamp")
        let failure = try #require(try await pair(with: house))
        #expect(failure.code == code(error, at: point))
        #expect(failure.retryAfter == (error == .backoff ? .seconds(Int(PairingPoint.retryDelay)) : nil))
        #expect(await house.simulator.servers[1].server.state.pairings.isEmpty)
        try await faults.turnOff()
        try await eventually("the next attempt works") { try await pair(with: house) == nil }
    }

    /// What was wrong; nil if it worked.
    private func pair(with house: SimulatorFixture) async throws -> PairingFailure? {
        let address = SocketAddress(.loopback, port: house.cards[1].port)
        let code = try house.code(1)
        let attempt = PairingAttempt(with: [address], expecting: nil, as: try FaultFixture.controller(answers: 30))
        do throws(PairingFailure) {
            try await attempt.begin()
            await (try attempt.finish(with: code)).session?.close()
            return nil
        } catch {
            return error
        }
    }

    @Test("keep a link from its accessory, or tell it that the pairing is lost", arguments: cases(.verifyM2, .verifyM4))
    func verify(point: PairingPoint, error: PairingErrorCode) async throws {
        let fixture = try await FaultFixture()
        let count = fixture.updateCount
        try await fixture.turnOn("pairing-error=\(point.rawValue):\(error.word)")
        await fixture.server.server.dropConnections()
        try await eventually("the link says what is wrong") {
            switch await fixture.link.state {
            case .pairingLost: error == .authentication
            case .waiting(.pairing(let failure)): failure.code == code(error, at: point)
            default: false
            }
        }
        #expect(fixture.updateCount > count)
        try await fixture.turnOffAll()
        try await fixture.waitUntilReachable()
        try await fixture.expectAllWorks()
    }

    @Test("keep a pairing from being removed, and it stands", arguments: PairingErrorCode.allCases)
    func pairings(error: PairingErrorCode) async throws {
        let fixture = try await FaultFixture()
        try await fixture.turnOn("pairing-error=pairings:\(error.word)")
        do throws(LinkFailure) {
            try await fixture.link.removePairing()
            Issue.record("it was removed")
        } catch .pairing(let failure) {
            #expect(failure.code == code(error, at: .pairings))
        }
        try await fixture.turnOffAll()
        try await fixture.expectAllWorks()
        try await fixture.link.removePairing()
        #expect(await fixture.server.server.state.pairings.isEmpty)
    }
}
