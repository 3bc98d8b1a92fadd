// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("Faults on order", .serialized, .timeLimit(.minutes(10)))
struct FaultTests {
    @Test("are all tried, each with what is expected of a controller", arguments: Fault.allCases)
    func isTried(fault: Fault) {
        #expect(FaultTrial.all.contains { $0.fault == fault })
    }

    @Test("do to a controller what they should, and nothing more", arguments: FaultTrial.all)
    func trial(_ trial: FaultTrial) async throws {
        switch trial.expectation {
        case .works(let events): try await works(trial, events)
        case .allInOnePacket: try await allInOnePacket(trial)
        case .failsOnce(let isExpected): try await failsOnce(trial, isExpected)
        case .readFails(let failure): try await readFails(trial, failure)
        case .writeFails(let failure): try await writeFails(trial, failure)
        case .unreachableThenBack(let isExpected): try await unreachableThenBack(trial, isExpected)
        case .statusUnderstood: try await statusUnderstood(trial)
        case .foundElsewhere: try await foundElsewhere(trial)
        case .accessoriesComeBack: try await accessoriesComeBack(trial)
        case .pairingLost: try await pairingLost(trial)
        case .pairs: try await pairs(trial)
        case .eachPairingError: #expect(PairingErrorTests.setupErrors.count == 21)
        case .hiddenFromDiscovery: try await hiddenFromDiscovery(trial)
        case .announcedElsewhere: try await announcedElsewhere(trial)
        }
    }

    private func works(_ trial: FaultTrial, _ events: Bool) async throws {
        let fixture = try await FaultFixture()
        try await fixture.turnOn(trial.order, times: trial.times)
        let count = fixture.updateCount
        await fixture.server.server.dropConnections()
        _ = try await fixture.isUnreachable(after: count)
        try await fixture.waitUntilReachable()
        try await fixture.expectAllWorks(events: events)
        let fault = try #require(trial.fault)
        #expect(fixture.server.faults.actions(of: fault) > 0, "it has acted")
        #expect(fixture.server.faults.orders.map(\.fault) == [fault], "and still does")
        try await fixture.turnOffAll()
        try await fixture.expectAllWorks()
    }

    private func allInOnePacket(_ trial: FaultTrial) async throws {
        let fixture = try await FaultFixture(server: 0)
        let (button, on) = (try fixture.id(CharacteristicType.programmableSwitchEvent), try fixture.on)
        try await fixture.turnOn(trial.order)
        let count = fixture.updateCount
        for press: Int128 in 0...2 { await fixture.server.server.setValue(.integer(press), of: button) }
        #expect(try await fixture.link.read([on]).map(\.failure) == [nil])
        try await eventually("every press is told, in order") {
            fixture.presses(of: button, after: count) == [.integer(0), .integer(1), .integer(2)]
        }
        #expect(fixture.server.faults.actions(of: .gluePackets) == 1, "all of them came in one packet")
        try await fixture.expectAllWorks()
        try await fixture.turnOffAll()
        try await fixture.expectAllWorks()
    }

    private func failsOnce(_ trial: FaultTrial, _ isExpected: @Sendable (LinkFailure) -> Bool) async throws {
        let fixture = try await FaultFixture(answers: 2)
        try await fixture.turnOn(trial.order, times: trial.times)
        let ids = [try fixture.on, try fixture.brightness]
        do throws(LinkFailure) {
            let results = try await fixture.link.read(ids)
            Issue.record("it was read: \(results)")
        } catch {
            #expect(isExpected(error), "\(error)")
        }
        #expect(fixture.server.faults.orders.isEmpty, "it has acted")
        try await eventually("the next request works") {
            (try? await fixture.link.read([fixture.on]))?.map(\.failure) == [nil]
        }
        try await fixture.waitUntilReachable()
        try await fixture.expectAllWorks()
    }

    private func readFails(_ trial: FaultTrial, _ failure: CharacteristicFailure) async throws {
        let fixture = try await FaultFixture()
        try await fixture.turnOn(trial.order, times: trial.times)
        let results = try await fixture.link.read([fixture.on, fixture.brightness])
        #expect(results.map(\.failure) == [failure, nil])
        #expect(await fixture.link.state.isReachable)
        try await fixture.turnOffAll()
        try await fixture.expectAllWorks()
    }

    private func writeFails(_ trial: FaultTrial, _ failure: CharacteristicFailure) async throws {
        let fixture = try await FaultFixture()
        try await fixture.turnOn(trial.order, times: trial.times)
        let writes = try await fixture.link.write([CharacteristicWrite(fixture.on, .bool(true))])
        #expect(writes.map(\.failure) == [failure])
        #expect(await fixture.server.server.value(of: try fixture.on) == .bool(false))
        #expect(try await fixture.link.read([fixture.on]).map(\.result) == [.success(.bool(false))])
        #expect(try await fixture.link.write([CharacteristicWrite(fixture.brightness, .integer(5))])[0].failure == nil)
        try await fixture.turnOffAll()
        try await fixture.expectAllWorks()
    }

    private func unreachableThenBack(
        _ trial: FaultTrial, _ isExpected: @Sendable (LinkFailure) -> Bool
    ) async throws {
        let fixture = try await FaultFixture(lifeSigns: .milliseconds(300), answers: 2)
        let count = fixture.updateCount
        try await fixture.turnOn(trial.order, times: trial.times)
        if trial.fault?.needsNewConnection == true { await fixture.server.server.dropConnections() }
        let failure = try await fixture.isUnreachable(after: count)
        #expect(isExpected(failure), "\(failure)")
        try await fixture.turnOffAll()
        try await fixture.waitUntilReachable()
        try await fixture.expectAllWorks()
    }

    private func statusUnderstood(_ trial: FaultTrial) async throws {
        let fixture = try await FaultFixture()
        try await fixture.turnOn(trial.order, times: trial.times)
        let (server, on) = (fixture.server.server, try fixture.on)
        await server.setStatus(.unableToCommunicate, of: on.aid)
        #expect(try await fixture.link.read([on]).map(\.failure) == [.status(.unableToCommunicate)])
        #expect(try await fixture.link.write([CharacteristicWrite(on, .bool(true))])[0].failure != nil)
        await server.setStatus(.success, of: on.aid)
        try await fixture.expectAllWorks()
    }
}

extension FaultTests {
    @Test("an answer cut in two at any place is understood")
    func everyCut() async throws {
        let fixture = try await FaultFixture()
        let ids = [try fixture.on, try fixture.brightness]
        try await fixture.turnOn("split-packets")
        let faults = fixture.server.faults
        for _ in 0..<300 {
            #expect(try await fixture.link.read(ids).allSatisfy { $0.failure == nil })
        }
        #expect(faults.actions(of: .splitPackets) >= 300)
        #expect(faults.nextCut(of: 1000) < 250, "the places have begun anew, for an answer is shorter")
    }

    @Test("a server that takes one connection keeps that and refuses a second, until the first is gone")
    func oneConnection() async throws {
        let house = try await SimulatorFixture(House.plans)
        try await house.simulator.faultSwitch.turnOn(FaultOrder("refuse-connections=1"))
        let first = try await house.pairedController(server: 1)
        let address = SocketAddress(.loopback, port: house.cards[1].port)
        let second = try await RawController.connect(to: address)
        #expect(try await second.isClosedByPeer())
        #expect(try await first.accessories().accessories.count == 1)
        await first.close()
        let server = house.simulator.servers[1].server
        try await eventually("the first is gone") { await server.connectionCount == 0 }
        let third = try await RawController.connect(to: address)
        #expect(try await third.send(.get("/accessories")).status == 470)
    }

    private func foundElsewhere(_ trial: FaultTrial) async throws {
        let fixture = try await FaultFixture()
        let count = fixture.updateCount
        try await fixture.turnOn(trial.order, times: trial.times)
        let failure = try await fixture.isUnreachable(after: count)
        #expect(failure.isLostConnection || failure.isAnotherDevice, "\(failure)")
        try await fixture.sight()
        try await fixture.waitUntilReachable()
        #expect(await fixture.link.addressInUse?.port == fixture.house.cards[2].port)
        try await fixture.expectAllWorks()
        try await fixture.turnOffAll()
        try await eventually("the link leaves the other port", within: .seconds(20)) {
            try await fixture.sight()
            return await fixture.link.addressInUse?.port == fixture.house.cards[1].port
        }
        try await fixture.waitUntilReachable()
        try await fixture.expectAllWorks()
    }

    private func accessoriesComeBack(_ trial: FaultTrial) async throws {
        let fixture = try await FaultFixture(server: 0)
        try await fixture.sight()
        for expected in [11, 13] {
            let count = fixture.updateCount
            if expected == 11 { try await fixture.turnOn(trial.order) } else { try await fixture.turnOffAll() }
            try await fixture.sight()
            let aids = try await fixture.update("another database", after: count) { update -> [UInt64]? in
                guard case .databaseChanged(let snapshot) = update else { return nil }
                return snapshot.database.accessories.map(\.aid)
            }
            #expect(aids == Array(1...UInt64(expected)))
            #expect(try await fixture.link.read([fixture.on])[0].failure == nil)
        }
        #expect(await fixture.server.server.advertisement.configurationNumber == 3)
    }

    private func pairingLost(_ trial: FaultTrial) async throws {
        let fixture = try await FaultFixture()
        let count = fixture.updateCount
        try await fixture.turnOn(trial.order)
        try await fixture.sight()
        _ = try await fixture.update("pairing lost", after: count) { update -> Bool? in
            if case .pairingLost = update { true } else { nil }
        }
        #expect(await fixture.server.server.advertisement.statusFlags == .notPaired)
        let again = PairingAttempt(
            with: await fixture.link.addresses, expecting: nil, as: try FaultFixture.controller())
        try await again.begin()
        let paired = try await again.finish(with: try fixture.house.code(1))
        await paired.session?.close()
        #expect(paired.pairing == fixture.link.pairing, "it is the same device")
    }

    private func pairs(_ trial: FaultTrial) async throws {
        let house = try await SimulatorFixture(House.plans)
        try await house.simulator.faultSwitch.turnOn(FaultOrder(trial.order), at: "Desk Lamp")
        let address = SocketAddress(.loopback, port: house.cards[1].port)
        let raw = try await RawController.connect(to: address)
        var request = PairingMessage(state: 1)
        request.append(.method, [0])
        let answer = try await raw.send(
            .post("/pair-setup", contentType: ContentType.pairingTLV8, body: request.encoded))
        #expect(try PairingMessage(reply: answer.body)[.publicKey]?.first == 0)
        await raw.close()
        let server = house.simulator.servers[1].server
        try await eventually("the connection is gone") { await server.connectionCount == 0 }
        let attempt = PairingAttempt(with: [address], expecting: nil, as: try FaultFixture.controller(answers: 30))
        try await attempt.begin()
        let paired = try await attempt.finish(with: try house.code(1))
        #expect(await paired.session?.isSecured == true)
        await paired.session?.close()
    }
}

extension Fault {
    /// Whether a connection that stands does not feel it.
    fileprivate var needsNewConnection: Bool {
        switch self {
        case .dropInVerify, .refuseConnections, .badUTF8: true
        default: false
        }
    }
}

extension CharacteristicResult {
    var failure: CharacteristicFailure? {
        if case .failure(let failure) = result { failure } else { nil }
    }
}

extension LinkFailure {
    var isAnotherDevice: Bool {
        if case .pairing(let failure) = self { failure.code == .identityMismatch } else { false }
    }
}
