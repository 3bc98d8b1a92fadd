// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Quirks: TCP and sessions", .serialized)
struct TCPQuirkTests {
    private let clock = ManualClock()

    private func fixture(_ database: AttributeDatabase = .lamp) async throws -> LinkFixture {
        try await LinkFixture.reachable(try await ControllerFixture(database, clock: clock)).0
    }

    @Test("Q1: a request is one TCP segment, even one of many rows")
    func onePiece() async throws {
        let fixture = try await fixture(AttributeDatabase(accessories: (1...40).map { .lamp(aid: $0) }))
        let writes = (1...40).map { CharacteristicWrite(CharacteristicID(aid: $0, iid: 11), .integer(40)) }
        let results = try await fixture.link.write(writes)
        #expect(results.allSatisfy { $0.result == .success(.integer(40)) })
        #expect(try #require(await fixture.accessory.texts.map(\.utf8.count).max()) > 1100)
        #expect(await fixture.accessory.splitRequestCount == 0)
        await fixture.stop()
    }

    @Test("Q2: one connection at a time, and few attempts where newcomers are turned away")
    func oneConnection() async throws {
        let fixture = try await fixture()
        for _ in 0..<3 {
            let count = await fixture.updates.count
            await fixture.accessory.closeConnections()
            try await clock.turn(until: "the next connection") { await fixture.updates.count >= count + 2 }
        }
        #expect(await fixture.accessory.mostConnections == 1)
        await fixture.accessory.follow { _, _ in .close }
        await fixture.accessory.closeConnections()
        let before = await fixture.accessory.connectionCount
        for _ in 0..<120 { try await clock.step(by: .milliseconds(500)) }
        #expect((5...13).contains(await fixture.accessory.connectionCount - before))
        await fixture.stop()
    }

    @Test(
        "Q3: a connection that is dropped, in pair-verify too, is made anew after half a second, then later and later")
    func growingPauses() async throws {
        let fixture = try await fixture()
        await fixture.accessory.setValue(.integer(80), of: .brightness)
        await fixture.accessory.follow { request, _ in request.path == "/pair-verify" ? .close : .usual }
        let start = clock.now
        await fixture.accessory.closeConnections()
        #expect(try await fixture.unreachable() == .session(.closedByAccessory))
        var moments: [Duration] = []
        for attempt in 2...5 as ClosedRange<UInt64> {
            try await clock.turn(until: "attempt \(attempt)", step: .milliseconds(20)) {
                await fixture.accessory.connectionCount >= attempt
            }
            moments.append(start.duration(to: clock.now))
        }
        #expect((Duration.milliseconds(380)...Duration.milliseconds(900)).contains(moments[0]))
        // The fourth pause is at least 1.35 s, the second at most 0.9.
        #expect(moments[3] - moments[2] > .seconds(1))
        await fixture.accessory.follow { _, _ in .usual }
        try await clock.turn(until: "reachable") { await fixture.updates.count == 3 }
        #expect(try await fixture.reachable(after: 2).values[.brightness] == .integer(80))
        await fixture.stop()
    }

    @Test("Q4: an accessory that dies with its socket open shows unreachable within ten seconds and is called anew")
    func silentDeath() async throws {
        let fixture = try await fixture()
        await fixture.accessory.follow { _, _ in .silence }
        let turned = try await clock.turn(until: "unreachable") { await fixture.updates.count > 1 }
        #expect(turned < .seconds(10))
        #expect(turned > .seconds(5))
        _ = try await fixture.unreachable()
        try await clock.turn(until: "another connection") { await fixture.accessory.connectionCount == 2 }
        await fixture.accessory.follow { _, _ in .usual }
        try await clock.turn(until: "reachable") { await fixture.updates.count == 3 }
        await fixture.stop()
    }

    @Test("Q4: TCP's own keep-alive is on")
    func keepAlive() async throws {
        let fixture = try await fixture()
        let port = fixture.accessory.address.port
        // /proc/net/tcp names the other end's port and, where a keep-alive timer runs, the number 2.
        try await eventually("a keep-alive timer") {
            try Self.connections().contains { $0.remotePort == port && $0.timer == 2 }
        }
        await fixture.stop()
    }

    private static func connections() throws -> [(remotePort: UInt16, timer: Int)] {
        // Reading it as a file would end at its first page.
        let handle = try FileHandle(forReadingFrom: URL(filePath: "/proc/net/tcp"))
        let table = String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
        return table.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: " ")
            guard fields.count > 5, let port = fields[2].split(separator: ":").last.flatMap({ UInt16($0, radix: 16) }),
                let timer = fields[5].split(separator: ":").first.flatMap({ Int($0, radix: 16) })
            else { return nil }
            return (port, timer)
        }
    }

    @Test("Q5: an answer that comes too late is never taken for the next one")
    func lateAnswer() async throws {
        let fixture = try await fixture()
        let gate = Gate()
        await fixture.accessory.follow { request, _ in
            if request.isWrite { await gate.wait() }
            return .usual
        }
        let write = Task { try await fixture.link.write([CharacteristicWrite(.brightness, .integer(10))]) }
        try await eventually("the write") { await fixture.accessory.requests.last?.isWrite == true }
        try await clock.turn(until: "the end of patience") { await fixture.accessory.connectionCount == 2 }
        await #expect(throws: LinkFailure.session(.timedOut)) { try await write.value }
        await gate.open()
        try await clock.turn(until: "reachable") { await fixture.link.state.isConnected }
        let read = try await fixture.link.read([.on])
        #expect(read.map { try? $0.result.get() } == [.bool(false)])
        #expect(await fixture.accessory.connectionCount == 2)
        await fixture.stop()
    }

    @Test("Q5: cancelling a request closes the connection, since its answer is still on the way")
    func cancelledRequest() async throws {
        let fixture = try await fixture()
        let gate = Gate()
        await fixture.accessory.follow { request, _ in
            if request.isRead { await gate.wait() }
            return .usual
        }
        await fixture.accessory.forgetRequests()
        let read = Task { try await fixture.link.read([.brightness]) }
        try await eventually("the read") { await fixture.accessory.requests.last?.isRead == true }
        read.cancel()
        await #expect(throws: LinkFailure.session(.cancelled)) { try await read.value }
        try await eventually("the connection's end") { await fixture.accessory.openConnectionCount == 0 }
        await gate.open()
        await fixture.stop()
    }

    @Test("Q6: a sighting ends a pause at once")
    func sightingEndsPause() async throws {
        let fixture = try await fixture()
        await fixture.accessory.stop()
        _ = try await fixture.unreachable()
        for _ in 0..<120 { try await clock.step(by: .milliseconds(500)) }
        #expect(await fixture.updates.count == 2)
        try await fixture.accessory.start()
        await fixture.link.sighted(LinkSighting(addresses: [fixture.accessory.address], configurationNumber: nil))
        // The clock stands still: only the sighting can have woken it.
        try await fixture.reachable(after: 2)
        await fixture.stop()
    }

    @Test("Q6: an announcement ends the wait for an answer that one in the middle of a start has forgotten")
    func announcementEndsSilence() async throws {
        let base = try await ControllerFixture(clock: clock)
        await base.accessory.follow { _, _ in .silence }
        let fixture = await LinkFixture(base)
        try await eventually("pair-verify") { await base.accessory.pairingRequestCount == 1 }
        let announcement = LinkSighting(
            addresses: [base.accessory.address], configurationNumber: nil, isAnnouncement: true)
        // It may be slow and no more.
        for _ in 0..<8 { try await clock.step(by: .milliseconds(500)) }
        await fixture.link.sighted(announcement)
        #expect(await base.accessory.openConnectionCount == 1)
        for _ in 0..<4 { try await clock.step(by: .milliseconds(500)) }
        await base.accessory.follow { _, _ in .usual }
        await fixture.link.sighted(announcement)
        let turned = try await clock.turn(until: "reachable") { await fixture.link.state.isConnected }
        #expect(turned <= .seconds(2))
        await fixture.stop()
    }

    @Test("Q7: after a reboot all is verified, subscribed and read anew, and old values are stale until then")
    func readsAnew() async throws {
        let fixture = try await fixture()
        await fixture.accessory.setValue(.bool(true), of: .on)
        await fixture.accessory.forgetRequests()
        // It does not know its level yet.
        let database = await fixture.accessory.database.withoutValue(of: .brightness)
        await fixture.accessory.follow { request, _ in
            if request.path == "/accessories" { return .response(.json(database.encoded())) }
            guard request.isRead else { return .usual }
            return .response(
                CharacteristicResponse(
                    rows: request.readIDs.map {
                        $0 == .brightness ? .init($0, status: .timedOut) : .init($0, value: database[$0]?.value)
                    }
                ).readAnswer)
        }
        await fixture.accessory.closeConnections()
        try await clock.turn(until: "reachable") { await fixture.updates.count == 3 }
        let snapshot = try await fixture.reachable(after: 2)
        #expect(snapshot.values[.on] == .bool(true))
        #expect(snapshot.values[.brightness] == .integer(50))
        #expect(snapshot.staleValues == [.brightness])
        let kinds = await fixture.accessory.requests.map { $0.isSubscription ? "subscribe" : $0.isRead ? "read" : "?" }
        #expect(kinds == ["?", "subscribe", "read"])
        await fixture.stop()
    }

    @Test("Q8: requests never overlap, however many ask")
    func oneRequestAtATime() async throws {
        let fixture = try await fixture()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask {
                    if number.isMultiple(of: 2) {
                        _ = try? await fixture.link.read([.on])
                    } else {
                        _ = try? await fixture.link.write([CharacteristicWrite(.on, .bool(true))])
                    }
                }
            }
        }
        #expect(await fixture.accessory.requests.count { $0.isRead || $0.isWrite } >= 20)
        #expect(await fixture.accessory.mostRequestsAtOnce == 1)
        await fixture.stop()
    }

    @Test("Q9: an answer that takes 25 seconds is taken, though the accessory shows unreachable meanwhile")
    func slowAnswer() async throws {
        let fixture = try await fixture()
        let gate = Gate()
        await fixture.accessory.follow { request, _ in
            if request.isWrite { await gate.wait() }
            return .usual
        }
        let write = Task { try await fixture.link.write([CharacteristicWrite(.on, .bool(true))]) }
        try await eventually("the write") { await fixture.accessory.requests.last?.isWrite == true }
        let turned = try await clock.turn(until: "unreachable") { await fixture.updates.count > 1 }
        #expect(turned < .seconds(10))
        #expect(try await fixture.unreachable() == .notAnswering)
        await #expect(throws: LinkFailure.notAnswering) { try await fixture.link.read([.on]) }
        for _ in 0..<32 { try await clock.step(by: .milliseconds(500)) }
        await gate.open()
        #expect(try await write.value.first?.result == .success(.bool(true)))
        try await fixture.reachable(after: 2)
        #expect(await fixture.accessory.connectionCount == 1)
        await fixture.stop()
    }

    @Test("Q10: another device at the address is passed over for the next address")
    func otherDevice() async throws {
        let stranger = try await ControllerFixture()
        let base = try await ControllerFixture(clock: clock)
        let fixture = await LinkFixture(base, at: [stranger.accessory.address, base.accessory.address])
        try await fixture.reachable()
        #expect(await fixture.link.addressInUse == base.accessory.address)
        #expect(await fixture.link.addresses == [base.accessory.address])
        #expect(await stranger.accessory.connectionCount == 1)
        await stranger.accessory.stop()
        await fixture.stop()
    }

    @Test("Q11: one that was reset and announces itself as not paired has lost the pairing; the keys are kept")
    func wasReset() async throws {
        let fixture = try await fixture()
        await fixture.accessory.stop()
        _ = try await fixture.unreachable()
        let addresses = [fixture.accessory.address]
        await fixture.link.sighted(LinkSighting(addresses: addresses, configurationNumber: 1, isUnpaired: true))
        _ = try await fixture.updates.first(after: 2, "pairing lost") {
            if case .pairingLost = $0 { true } else { nil }
        }
        // It was somebody else's word: the real one comes back, and the same keys open it.
        try await fixture.accessory.start()
        await fixture.link.sighted(LinkSighting(addresses: addresses, configurationNumber: 1))
        try await fixture.reachable(after: 2)
        await fixture.stop()
    }
}

extension AttributeDatabase {
    fileprivate func withoutValue(of id: CharacteristicID) -> AttributeDatabase {
        var copy = self
        copy.setValue(nil, of: id)
        return copy
    }
}
