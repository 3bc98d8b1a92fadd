// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthHub
@testable import HearthSimulator

@Suite("The hub and errors of pairing", .serialized, .timeLimit(.minutes(10)))
struct HubPairingErrorTests {
    private static let setupSteps: [PairingPoint] = [.setupM2, .setupM4, .setupM6]
    private static let verifySteps: [PairingPoint] = [.verifyM2, .verifyM4]

    /// How many errors at how many steps are tried.
    static var caseCount: Int { (setupSteps.count + verifySteps.count + 1) * PairingErrorCode.allCases.count }

    private func order(_ point: PairingPoint, _ error: PairingErrorCode) -> String {
        "pairing-error=\(point.rawValue):\(error.word)"
    }

    /// What whoever adds the accessory is told. Source: behaviour section 6.
    private func code(_ error: PairingErrorCode, at point: PairingPoint) -> HubError.Code {
        switch error {
        case .busy, .backoff: .accessoryIsBusy
        case .maxTries: .accessoryPairingFailed
        case .authentication: point == .setupM4 ? .accessoryPairingFailed : .addAccessoryFailed
        case .unknown, .maxPeers, .unavailable: .addAccessoryFailed
        }
    }

    @Test("whoever adds an accessory is told of each error, and the next attempt works", arguments: setupSteps)
    func setup(point: PairingPoint) async throws {
        let fixture = try await HubFaultFixture()
        for error in PairingErrorCode.allCases {
            try await fixture.turnOn(order(point, error))
            let told = try #require(await fixture.pairingError(), "\(error)")
            #expect(told.code == code(error, at: point), "\(error)")
            #expect(try await fixture.view().database?.homes.first?.accessories.isEmpty == true)
            try await fixture.turnOffAll()
            var added: Accessory.ID?
            // Some need a moment to notice that the attempt is over, and are busy until then.
            try await eventually("the next attempt works") {
                added = try? await fixture.pair().accessory
                return added != nil
            }
            _ = try await fixture.client.call(
                Mutate(RemoveAccessory(home: fixture.home, accessory: try #require(added))))
            try await eventually("it is unpaired") { await fixture.server.server.state.pairings.isEmpty }
        }
    }

    @Test("an accessory that refuses to verify is unreachable with the reason, then back", arguments: verifySteps)
    func verify(point: PairingPoint) async throws {
        let fixture = try await HubFaultFixture()
        try await fixture.pairAndSettle()
        for error in PairingErrorCode.allCases {
            let count = fixture.toldCount
            try await fixture.turnOn(order(point, error))
            await fixture.dropConnections()
            try await fixture.waitUntilToldUnreachable(since: count)
            try await eventually("the state says what is wrong with \(error)") {
                try await fixture.status().state == (error == .authentication ? "pairing lost" : "unreachable")
            }
            #expect(try await fixture.status().problem?.isEmpty == false)
            #expect(try await fixture.read(fixture.on).error != nil)
            try await fixture.turnOffAll()
            try await fixture.expectAllWorks()
        }
        try await fixture.expectKept()
    }

    @Test("an accessory that refuses to be unpaired can be added again without its code")
    func pairings() async throws {
        let fixture = try await HubFaultFixture()
        var added = try await fixture.pair().accessory
        for error in PairingErrorCode.allCases {
            let before = fixture.server.faults.actions(of: .pairingError)
            try await fixture.turnOn(order(.pairings, error))
            _ = try await fixture.client.call(Mutate(RemoveAccessory(home: fixture.home, accessory: added)))
            try await eventually("it has refused") { fixture.server.faults.actions(of: .pairingError) > before }
            #expect(await fixture.server.server.state.pairings.count == 1)
            try await fixture.turnOffAll()
            added = try await fixture.pair(withCode: false).accessory
        }
        try await fixture.settle(added)
        try await fixture.expectAllWorks()
    }
}
