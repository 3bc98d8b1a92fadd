// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Pairing management of an accessory server", .serialized, .timeLimit(.minutes(10)))
struct AccessoryServerPairingsTests {
    private func error(_ response: HTTPResponse) -> PairingErrorCode? {
        (try? PairingMessage(reply: response.body))?.error
    }

    @Test("sixteen pairings fit, the next one is refused, and so it is after a restart")
    func sixteen() async throws {
        var fixture = try await ServerFixture()
        var (admin, pairing) = try await fixture.pairedController()
        for _ in 2...16 { _ = try await fixture.invite(isAdmin: false, by: admin) }
        let extra = try ControllerIdentity.generate(using: .system).record(isAdmin: false)
        #expect(error(try await admin.pairings(.add(extra))) == .maxPeers)
        #expect(fixture.store.last?.pairings.count == 16)

        fixture = try await fixture.restarted()
        admin = try await fixture.controller(admin.identity, pairing)
        #expect(error(try await admin.pairings(.add(extra))) == .maxPeers)
        let list = try PairingsReply.list(try await admin.pairings(.list).body)
        #expect(list.count == 16 && list.first == admin.identity.record(isAdmin: true))
        try PairingsReply.check(try await admin.pairings(.remove(list[7].identifier)).body)
        #expect(error(try await admin.pairings(.add(extra))) == nil, "there is room again")
    }

    @Test("adding a known controller with its key changes its rights at once")
    func changingRights() async throws {
        let fixture = try await ServerFixture()
        let (admin, pairing) = try await fixture.pairedController()
        let guest = try await fixture.invite(isAdmin: false, by: admin)
        let visitor = try await fixture.controller(guest, pairing)
        #expect(error(try await visitor.pairings(.list)) == .authentication)
        try PairingsReply.check(try await admin.pairings(.add(guest.record(isAdmin: true))).body)
        #expect(try PairingsReply.list(try await visitor.pairings(.list).body).map(\.isAdmin) == [true, true])
        try PairingsReply.check(try await visitor.pairings(.add(admin.identity.record(isAdmin: false))).body)
        #expect(error(try await admin.pairings(.list)) == .authentication, "on the connection it has")
        #expect(fixture.store.last?.pairings.map(\.isAdmin) == [false, true])
    }

    @Test("adding a known controller with another key is refused and changes nothing")
    func anotherKey() async throws {
        let fixture = try await ServerFixture()
        let (admin, pairing) = try await fixture.pairedController()
        let guest = try await fixture.invite(isAdmin: false, by: admin)
        let stolen = PairingRecord(
            identifier: guest.identifier, publicKey: try SigningKey.generate(using: .system).publicKey, isAdmin: true)
        #expect(error(try await admin.pairings(.add(stolen))) == .unknown)
        #expect(fixture.store.last?.pairings.last == guest.record(isAdmin: false))
        _ = try await fixture.controller(guest, pairing)
    }

    @Test(
        "only administrators manage pairings",
        arguments: [
            PairingsRequest.list, .remove(PairingIdentifier("X")),
            .add(PairingRecord(identifier: PairingIdentifier("X"), publicKey: Array(0..<32), isAdmin: true)),
        ])
    func nonAdministrators(request: PairingsRequest) async throws {
        let fixture = try await ServerFixture()
        let (admin, pairing) = try await fixture.pairedController()
        let guest = try await fixture.invite(isAdmin: false, by: admin)
        let visitor = try await fixture.controller(guest, pairing)
        let before = fixture.store.last
        let refused = try await visitor.pairings(request)
        #expect(refused.status == 200 && refused.body == [6, 1, 2, 7, 1, 2])
        #expect(fixture.store.last == before)
    }

    @Test("without a session there is no managing, whoever asks")
    func withoutSession() async throws {
        let fixture = try await ServerFixture()
        let (admin, _) = try await fixture.pairedController()
        let stranger = try await RawController.connect(to: fixture.address, as: admin.identity)
        let refused = try await stranger.pairings(.list)
        #expect(refused.status == 470 && HAPStatus(body: refused.body) == .insufficientAuthorization)
    }

    @Test("removing somebody unknown is a success")
    func unknown() async throws {
        let fixture = try await ServerFixture()
        let (admin, _) = try await fixture.pairedController()
        let answer = try await admin.pairings(.remove(PairingIdentifier("nobody")))
        #expect(answer.status == 200 && answer.body == [6, 1, 2])
    }

    enum Farewell: CaseIterable { case removed, demoted }

    @Test("with the last administrator, removed or demoted, all pairings end", arguments: Farewell.allCases)
    func lastAdministrator(farewell: Farewell) async throws {
        let fixture = try await ServerFixture()
        let (admin, pairing) = try await fixture.pairedController()
        let guest = try await fixture.invite(isAdmin: false, by: admin)
        let visitor = try await fixture.controller(guest, pairing)
        try await visitor.subscribe(to: [Sample.on])
        let request: PairingsRequest =
            farewell == .removed
            ? .remove(admin.identity.identifier) : .add(admin.identity.record(isAdmin: false))
        let answer = try await admin.pairings(request)
        #expect(answer.status == 200 && answer.body == [6, 1, 2], "the answer comes before the end")
        #expect(try await visitor.isClosedByPeer())
        #expect(try await admin.isClosedByPeer())
        #expect(fixture.store.last?.pairings.isEmpty == true)
        #expect(await fixture.server.advertisement.isPaired == false)
        _ = try await fixture.pairedController()
    }

    @Test("stored pairings without an administrator among them are none")
    func nobodyInCharge() async throws {
        var state = try AccessoryServerState.generate()
        state.pairings = [try ControllerIdentity.generate(using: .system).record(isAdmin: false)]
        let fixture = try await ServerFixture(state: state)
        #expect(await fixture.server.advertisement.isPaired == false)
        _ = try await fixture.pairedController()
        #expect(fixture.store.last?.pairings.count == 1)
    }

    @Test(
        "malformed requests get a 400",
        arguments: [[], [6, 1, 1], [6, 1, 2, 0, 1, 5], [6, 1, 1, 0, 1, 4]] as [[UInt8]])
    func malformed(body: [UInt8]) async throws {
        let fixture = try await ServerFixture()
        let (admin, _) = try await fixture.pairedController()
        let request = HTTPRequest.post("/pairings", contentType: ContentType.pairingTLV8, body: body)
        #expect(try await admin.send(request).status == 400)
    }
}
