// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthTestSupport
import Testing

/// What a link asks an accessory beside reading and writing values.
@Suite("Link: pairings, snapshots, control points", .serialized)
struct LinkRequestTests {
    private static let guest = PairingRecord(
        identifier: PairingIdentifier("A0B5C1D7-22F3-4E18-8B6C-9D0E1F2A3B4C"),
        publicKey: Array(repeating: 9, count: 32), isAdmin: false)

    private func fixture(_ database: AttributeDatabase = .lamp) async throws -> LinkFixture {
        let fixture = await LinkFixture(try await ControllerFixture(database))
        try await fixture.reachable()
        await fixture.accessory.forgetRequests()
        return fixture
    }

    private func failure(_ body: () async throws(LinkFailure) -> Void) async -> PairingFailure? {
        do throws(LinkFailure) {
            try await body()
        } catch .pairing(let failure) {
            return failure
        } catch {
            Issue.record("another failure: \(error)")
        }
        return nil
    }

    @Test("pairings are listed, added, changed and removed")
    func pairings() async throws {
        let fixture = try await fixture()
        let own = fixture.base.controller.identity.identifier
        #expect(try await fixture.link.pairings().map(\.identifier) == [own])
        try await fixture.link.addPairing(Self.guest)
        #expect(try await fixture.link.pairings().last == Self.guest)
        var promoted = Self.guest
        promoted.isAdmin = true
        try await fixture.link.addPairing(promoted)
        #expect(try await fixture.link.pairings().last == promoted)
        try await fixture.link.removePairing(of: Self.guest.identifier)
        try await fixture.link.removePairing(of: Self.guest.identifier)
        #expect(try await fixture.link.pairings().map(\.identifier) == [own])
        await fixture.stop()
    }

    @Test(
        "what the accessory refuses is told in words",
        arguments: [
            (.authentication, .notAdministrator, "first"), (.maxPeers, .maxPeers, "no longer needed"),
            (.unknown, .unknownError, "another key"), (.busy, .busy, "Wait"),
        ] as [(PairingErrorCode, PairingFailure.Code, String)])
    func refusals(error: PairingErrorCode, code: PairingFailure.Code, remedy: String) async throws {
        let fixture = try await fixture()
        await fixture.accessory.follow { request, _ in
            guard request.path == "/pairings" else { return .usual }
            return .response(.tlv8(PairingMessage(state: 2, error: error).encoded))
        }
        let link = fixture.link
        let failures = [
            await failure { () async throws(LinkFailure) in _ = try await link.pairings() },
            await failure { () async throws(LinkFailure) in try await link.addPairing(Self.guest) },
            await failure { () async throws(LinkFailure) in try await link.removePairing(of: Self.guest.identifier) },
        ]
        for failure in failures {
            #expect(failure?.code == code)
            #expect(failure?.step == .pairings)
            #expect(failure?.remedy.contains(remedy) == true, "\(failure?.remedy ?? "")")
        }
        await fixture.stop()
    }

    @Test("a camera gives a picture, whole though it is larger than a frame")
    func snapshot() async throws {
        let fixture = try await fixture(.bridge)
        let picture = [0xFF, 0xD8] + (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
        await fixture.accessory.follow { request, _ in
            guard request.path == "/resource" else { return .usual }
            return .response(HTTPResponse(status: 200, contentType: ContentType.jpeg, body: picture))
        }
        let taken = try await fixture.link.takeSnapshot(width: 320, height: 240, of: 4).get()
        #expect(taken.bytes == picture)
        #expect(taken.contentType == "image/jpeg")
        let request = try #require(await fixture.accessory.requests.last)
        #expect(request.body == ResourceRequest(width: 320, height: 240, aid: 4).body)
        await fixture.stop()
    }

    @Test(
        "no picture is no picture, whatever the accessory calls it",
        arguments: [
            (HTTPResponse.json(Array("{\"status\":-70402}".utf8)), .status(.unableToCommunicate)),
            (.json(Array("{\"status\":-70403}".utf8), status: 500), .status(.busy)),
            (HTTPResponse(status: 404), .refused(status: 404)), (.noContent, .noAnswer),
            (HTTPResponse(status: 200, contentType: ContentType.jpeg), .noAnswer),
        ] as [(HTTPResponse, CharacteristicFailure)])
    func noSnapshot(answer: HTTPResponse, failure: CharacteristicFailure) async throws {
        let fixture = try await fixture()
        await fixture.accessory.follow { request, _ in request.path == "/resource" ? .response(answer) : .usual }
        #expect(try await fixture.link.takeSnapshot(width: 320, height: 240) == .failure(failure))
        await fixture.stop()
    }

    @Test("authorization data and the wish for an answer go with the row, and the answer comes back")
    func writeResponse() async throws {
        let fixture = try await fixture(.bridge)
        let controlPoint = CharacteristicID(aid: 4, iid: 12)
        await fixture.accessory.follow { request, _ in
            guard request.method == "PUT", request.path == "/characteristics" else { return .usual }
            let row = CharacteristicResponse.Row(controlPoint, value: .data([2, 1, 2]))
            return .response(CharacteristicResponse(rows: [row]).writeAnswer)
        }
        let results = try await fixture.link.write([
            CharacteristicWrite(controlPoint, .data([1, 1, 1]), authorizationData: [7, 8], wantsResponse: true)
        ])
        #expect(try results[0].result.get() == .data([2, 1, 2]))
        let body = try #require(await fixture.accessory.requests.last).body
        #expect(
            String(decoding: body, as: UTF8.self)
                == #"{"characteristics":[{"aid":4,"iid":12,"value":"AQEB","authData":"Bwg=","r":true}]}"#)
        await fixture.stop()
    }
}
