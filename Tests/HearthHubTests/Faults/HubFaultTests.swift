// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthHub
@testable import HearthSimulator

@Suite("The hub under faults", .serialized, .timeLimit(.minutes(10)))
struct HubFaultTests {
    @Test("each is tried, with what the user is to see", arguments: Fault.allCases)
    func isTried(fault: Fault) {
        #expect(HubFaultTrial.all.contains { $0.fault == fault })
    }

    @Test("shows its user what it should, and never a wrong value", arguments: HubFaultTrial.all)
    func trial(_ trial: HubFaultTrial) async throws {
        switch trial.expectation {
        case .nothing: try await nothing(trial)
        case .eachPressTold: try await eachPressTold(trial)
        case .writesFail(let code): try await writesFail(trial, code)
        case .readsFail(let code): try await readsFail(trial, code)
        case .oneReadFails(let codes): try await oneReadFails(trial, codes)
        case .oneWriteDoubtful(let code): try await oneWriteDoubtful(trial, code)
        case .eventFoundOut: try await eventFoundOut(trial)
        case .unreachable: try await unreachable(trial)
        case .comesAndGoes: try await comesAndGoes(trial)
        case .pairingInterrupted(let code): try await pairingInterrupted(trial, code)
        case .eachPairingError: #expect(HubPairingErrorTests.caseCount == 42)
        case .foundElsewhere: try await foundElsewhere(trial)
        case .someGone: try await someGone(trial)
        case .pairingLost: try await pairingLost(trial)
        case .notFound: try await notFound(trial)
        case .keptWhileConnected: try await keptWhileConnected(trial)
        }
    }

    /// The end of every trial.
    private func expectAllWell(_ fixture: HubFaultFixture) async throws {
        try await fixture.turnOffAll()
        try await fixture.expectAllWorks()
        try await fixture.expectKept()
    }

    /// The connection breaks and is made anew.
    private func reconnect(_ fixture: HubFaultFixture) async throws {
        let count = fixture.toldCount
        await fixture.dropConnections()
        try await fixture.waitUntilToldUnreachable(since: count)
        try await fixture.waitUntilReachable()
    }

    private func nothing(_ trial: HubFaultTrial) async throws {
        let order = try FaultOrder(trial.order)
        let fixture = try await HubFaultFixture(faults: [order])
        try await fixture.pairAndSettle()
        try await fixture.expectAllWorks()
        try await reconnect(fixture)
        try await fixture.expectAllWorks()
        #expect(fixture.server.faults.orders == [order], "it was there all the time")
        try await expectAllWell(fixture)
    }

    private func eachPressTold(_ trial: HubFaultTrial) async throws {
        let fixture = try await HubFaultFixture(server: 0)
        try await fixture.pairAndSettle()
        let button = try await fixture.reference(CharacteristicType.programmableSwitchEvent)
        _ = try await fixture.client.call(SubscribeCharacteristics([button], isOn: true))
        try await fixture.turnOn(trial.order)
        for press: Int128 in [0, 0, 1] { try await fixture.change(button, to: .integer(press)) }
        try await eventually("all are told") {
            fixture.toldValues.filter { $0.characteristic == button }.map(\.value)
                == [.integer(0), .integer(0), .integer(1)]
        }
        #expect(fixture.server.faults.actions(of: .gluePackets) == 1, "all came in one packet")
        try await expectAllWell(fixture)
    }

    private func writesFail(_ trial: HubFaultTrial, _ code: HubError.Code) async throws {
        let fixture = try await HubFaultFixture(faults: [try FaultOrder(trial.order)])
        try await fixture.pairAndSettle()
        let on = try await fixture.on
        #expect(try await fixture.write(on, .bool(true)).error?.code == code)
        #expect(try await fixture.atDevice(on) == .bool(false))
        #expect(try await fixture.shown(on) == .bool(false), "what was not done is not shown")
        try await fixture.expectAllWorks(exceptFor: on)
        try await reconnect(fixture)
        try await expectAllWell(fixture)
    }

    private func readsFail(_ trial: HubFaultTrial, _ code: HubError.Code) async throws {
        let fixture = try await HubFaultFixture()
        try await fixture.pairAndSettle()
        try await fixture.turnOn(trial.order)
        let on = try await fixture.on
        #expect(try await fixture.read(on).error?.code == code)
        try await fixture.change(on, to: .bool(true))
        try await eventually("the old value is shown as stale, if at all") { try await fixture.shown(on) == nil }
        #expect(try await fixture.isReachable())
        try await expectAllWell(fixture)
    }

    private func oneReadFails(_ trial: HubFaultTrial, _ codes: Set<HubError.Code>) async throws {
        let fixture = try await HubFaultFixture(answers: 1)
        try await fixture.pairAndSettle()
        try await fixture.turnOn(trial.order, times: trial.times)
        let on = try await fixture.on
        let error = try #require(try await fixture.read(on).error)
        #expect(codes.contains(error.code), "\(error)")
        #expect(fixture.server.faults.orders.isEmpty, "it has acted")
        try await eventually("the next read works") { try await fixture.read(on).error == nil }
        try await expectAllWell(fixture)
    }

    private func oneWriteDoubtful(_ trial: HubFaultTrial, _ code: HubError.Code) async throws {
        let fixture = try await HubFaultFixture(answers: 1)
        try await fixture.pairAndSettle()
        try await fixture.turnOn(trial.order, times: trial.times)
        let on = try await fixture.on
        #expect(try await fixture.write(on, .bool(true)).error?.code == code)
        #expect(try await fixture.atDevice(on) == .bool(true))
        try await fixture.expectTruthShown(on)
        try await expectAllWell(fixture)
    }

    private func eventFoundOut(_ trial: HubFaultTrial) async throws {
        let fixture = try await HubFaultFixture()
        try await fixture.pairAndSettle()
        try await fixture.turnOn(trial.order, times: trial.times)
        let brightness = try await fixture.brightness
        try await fixture.change(brightness, to: .integer(21))
        try await eventually("it has acted") { fixture.server.faults.orders.isEmpty }
        try await fixture.expectTruthShown(brightness)
        try await expectAllWell(fixture)
    }
}

// MARK: - Those that keep the hub from its accessory

extension HubFaultTests {
    private func unreachable(_ trial: HubFaultTrial) async throws {
        let fixture = try await HubFaultFixture(answers: 1, lifeSigns: .milliseconds(300))
        try await fixture.pairAndSettle()
        let count = fixture.toldCount
        try await fixture.turnOn(trial.order)
        if trial.fault?.needsNewConnection == true { await fixture.dropConnections() }
        try await fixture.waitUntilToldUnreachable(since: count)
        let (on, brightness) = (try await fixture.on, try await fixture.brightness)
        try await fixture.change(brightness, to: .integer(12))
        let calls = await fixture.calls
        let start = ContinuousClock.now
        #expect(try await fixture.read(brightness).error != nil)
        #expect(try await fixture.write(on, .bool(true)).error != nil)
        #expect(try await fixture.status().problem?.isEmpty == false, "the reason is told")
        #expect(try await !fixture.isReachable())
        try await expectPatience(fixture, since: calls, start)
        try await fixture.turnOffAll()
        try await fixture.waitUntilReachable()
        try await fixture.expectTruthShown(brightness)
        try await expectAllWell(fixture)
    }

    /// A second later the hub has not called more often than its pauses allow: they grow from 50 ms to 500 ms, give or
    /// take a fifth.
    private func expectPatience(
        _ fixture: HubFaultFixture, since calls: Int, _ start: ContinuousClock.Instant
    ) async throws {
        try await Task.sleep(until: start + .seconds(1))
        let time = start.duration(to: .now) / .milliseconds(400)
        #expect(Double(await fixture.calls - calls) <= 9 + time)
    }

    private func comesAndGoes(_ trial: HubFaultTrial) async throws {
        let fixture = try await HubFaultFixture(answers: 1, lifeSigns: .milliseconds(300))
        try await fixture.pairAndSettle()
        let count = fixture.toldCount
        let calls = await fixture.calls
        let start = ContinuousClock.now
        try await fixture.turnOn(trial.order)
        try await fixture.waitUntilToldUnreachable(since: count)
        let brightness = try await fixture.brightness
        for level in 1...10 {
            try await fixture.change(brightness, to: .integer(Int128(level)))
            let result = try await fixture.read(brightness)
            #expect(result.error != nil || result.value == .integer(Int128(level)))
        }
        try await expectPatience(fixture, since: calls, start)
        try await fixture.turnOffAll()
        try await fixture.waitUntilReachable()
        try await fixture.expectTruthShown(brightness)
        try await expectAllWell(fixture)
    }

    private func foundElsewhere(_ trial: HubFaultTrial) async throws {
        let fixture = try await HubFaultFixture(isDiscovering: true)
        try await fixture.pairAndSettle()
        let ports = fixture.house.cards.map(\.port)
        for port in [ports[2], ports[1]] {
            let count = fixture.toldCount
            if port == ports[2] { try await fixture.turnOn(trial.order) } else { try await fixture.turnOffAll() }
            try await fixture.waitUntilToldUnreachable(since: count)
            try await eventually("it is found at \(port)", within: .seconds(20)) {
                guard try await fixture.isReachable() else { return false }
                return try await fixture.status().address?.hasSuffix(":\(port)") == true
            }
            try await fixture.expectAllWorks()
        }
        try await expectAllWell(fixture)
    }

    private func pairingLost(_ trial: HubFaultTrial) async throws {
        let fixture = try await HubFaultFixture()
        try await fixture.pairAndSettle()
        let count = fixture.toldCount
        try await fixture.turnOn(trial.order)
        try await fixture.waitUntilToldUnreachable(since: count)
        try await eventually("the reason is told") { try await fixture.status().state == "pairing lost" }
        #expect(try await fixture.read(fixture.on).error?.code == .securityFailure)
        try await fixture.expectKept()
        #expect(await fixture.pairingError()?.code == .objectAlreadyAssociatedToHome)
        try await expectAllWell(fixture)
    }

    private func keptWhileConnected(_ trial: HubFaultTrial) async throws {
        let fixture = try await HubFaultFixture(isDiscovering: true)
        try await fixture.pairAndSettle()
        let calls = await fixture.calls
        try await fixture.turnOn(trial.order)
        try await fixture.expectAllWorks()
        #expect(await fixture.calls == calls, "it is still the same connection")
        let count = fixture.toldCount
        await fixture.dropConnections()
        try await fixture.waitUntilToldUnreachable(since: count)
        try await expectAllWell(fixture)
    }
}

// MARK: - Those that concern pairing, or some of the accessories

extension HubFaultTests {
    private func pairingInterrupted(_ trial: HubFaultTrial, _ code: HubError.Code) async throws {
        let fixture = try await HubFaultFixture(faults: [try FaultOrder(trial.order)])
        let error = try #require(await fixture.pairingError())
        #expect(error.code == code && error.message.contains("no setup code"), "\(error)")
        #expect(try await fixture.view().database?.homes.first?.accessories.isEmpty == true)
        try await fixture.turnOffAll()
        try await fixture.settle(try await fixture.pair(withCode: false).accessory)
        try await expectAllWell(fixture)
    }

    private func notFound(_ trial: HubFaultTrial) async throws {
        let fixture = try await HubFaultFixture(faults: [try FaultOrder(trial.order)], isDiscovering: true)
        #expect(await fixture.pairingError(byDeviceID: true)?.code == .accessoryDiscoveryFailed)
        try await fixture.turnOffAll()
        try await eventually("it can be added", within: .seconds(20)) {
            await fixture.pairingError(byDeviceID: true) == nil
        }
        let accessory = try #require(try await fixture.view().database?.homes.first?.accessories.first)
        try await fixture.settle(accessory.id)
        try await expectAllWell(fixture)
    }

    private func someGone(_ trial: HubFaultTrial) async throws {
        let fixture = try await HubFaultFixture(server: 0, isDiscovering: true)
        try await fixture.pair()
        let all = try await fixture.accessories()
        let lost = try #require(all.first { $0.aid == 13 })
        try await fixture.settle(lost.id)
        try await fixture.turnOn(trial.order)
        try await eventually("two are gone", within: .seconds(20)) {
            try await fixture.accessories().filter { $0.goneSince != nil }.map(\.aid) == [12, 13]
        }
        #expect(try await fixture.unreachable() == [12, 13])
        let state = CharacteristicReference(
            accessory: lost.id, iid: try lost.iid(of: CharacteristicType.securitySystemTargetState))
        #expect(try await fixture.write(state, .integer(1)).error != nil)
        try await fixture.expectKept()
        try await fixture.turnOffAll()
        try await eventually("they are back", within: .seconds(20)) { try await fixture.isReachable() }
        #expect(try await fixture.write(state, .integer(1)).error == nil)
        #expect(try await fixture.accessories().map(\.id) == all.map(\.id))
        try await expectAllWell(fixture)
    }
}

extension HubFaultFixture {
    fileprivate func accessories() async throws -> [Accessory] {
        try await view().database?.homes.first?.accessories ?? []
    }

    /// The aids of those that do not answer.
    fileprivate func unreachable() async throws -> [UInt64] {
        let view = try await view()
        let reachable = Set(view.accessories.filter(\.isReachable).map(\.accessory))
        return view.database?.homes.first?.accessories.filter { !reachable.contains($0.id) }.map(\.aid) ?? []
    }
}

extension Accessory {
    fileprivate func iid(of type: TypeIdentifier) throws -> UInt64 {
        try #require(services.flatMap(\.characteristics).first { $0.type == type }?.iid)
    }
}

extension Fault {
    /// Whether a connection that stands does not feel it.
    fileprivate var needsNewConnection: Bool {
        switch self {
        case .dropInVerify, .refuseConnections: true
        default: false
        }
    }
}
