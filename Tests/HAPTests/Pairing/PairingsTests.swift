// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@testable import HAP

@Suite("Pairings")
struct PairingsTests {
    private let vectors: Vectors
    private let owner: PairingRecord
    private let guest: PairingRecord

    init() throws {
        vectors = try Vectors.load()
        owner = PairingRecord(
            identifier: PairingIdentifier(vectors.inputs.controllerPairingID),
            publicKey: vectors.inputs.controllerLTPK.bytes, isAdmin: true)
        guest = PairingRecord(
            identifier: PairingIdentifier("A0B5C1D7-22F3-4E18-8B6C-9D0E1F2A3B4C"),
            publicKey: vectors.inputs.accessoryLTPK.bytes, isAdmin: false)
    }

    private func isSame(_ left: [UInt8], _ right: [UInt8]) throws -> Bool {
        try Set(TLV8.decode(left, .strict)) == Set(TLV8.decode(right, .strict))
    }

    private func error(_ answer: PairingsAnswer) throws -> PairingErrorCode? {
        try PairingMessage(reply: answer.body).error
    }

    @Test("requests agree with the vectors, both ways")
    func requests() throws {
        let rows = [
            (PairingsRequest.list, vectors.pairings.list), (.add(guest), vectors.pairings.add),
            (.remove(owner.identifier), vectors.pairings.remove),
        ]
        for (request, vector) in rows {
            #expect(try isSame(request.encoded, vector.request.bytes))
            #expect(PairingsRequest(vector.request.bytes) == request)
        }
    }

    @Test("the accessory answers the vectors' requests with their responses")
    func responses() throws {
        var list = PairingList([owner, guest])
        #expect(
            list.receive(vectors.pairings.list.request.bytes, from: owner.identifier).body
                == vectors.pairings.list.response.bytes)
        var alone = PairingList([owner])
        #expect(
            alone.receive(vectors.pairings.add.request.bytes, from: owner.identifier).body
                == vectors.pairings.add.response.bytes)
        #expect(alone.records == [owner, guest])
        let answer = list.receive(vectors.pairings.remove.request.bytes, from: guest.identifier)
        #expect(answer.body == vectors.pairings.errorAuthentication.bytes)
    }

    @Test("the controller reads list and error of the vectors")
    func replies() throws {
        #expect(try PairingsReply.list(vectors.pairings.list.response.bytes) == [owner, guest])
        try PairingsReply.check(vectors.pairings.add.response.bytes)
        do {
            try PairingsReply.check(vectors.pairings.errorAuthentication.bytes)
            Issue.record("an error went unnoticed")
        } catch {
            #expect(error.code == .notAdministrator)
        }
    }

    @Test("a list group without key is left out, the others stay")
    func damagedGroup() throws {
        let items = [
            TLV8Item(6, [2]), TLV8Item(1, [65]), TLV8Item(0xFF, []), TLV8Item(1, owner.identifier.bytes),
            TLV8Item(3, owner.publicKey), TLV8Item(11, [1]),
        ]
        #expect(try PairingsReply.list(TLV8.encode(items)) == [owner])
    }

    @Test("adding: same key changes permissions, another key is refused, a full list is full")
    func adding() throws {
        var list = PairingList([owner, guest], capacity: 2)
        var promoted = guest
        promoted.isAdmin = true
        let answer = list.receive(PairingsRequest.add(promoted).encoded, from: owner.identifier)
        #expect(answer.changed)
        #expect(list[guest.identifier]?.isAdmin == true)
        let forged = PairingRecord(identifier: guest.identifier, publicKey: owner.publicKey, isAdmin: true)
        #expect(try error(list.receive(PairingsRequest.add(forged).encoded, from: owner.identifier)) == .unknown)
        let third = PairingRecord(identifier: PairingIdentifier("3"), publicKey: owner.publicKey, isAdmin: false)
        let full = list.receive(PairingsRequest.add(third).encoded, from: owner.identifier)
        #expect(try error(full) == .maxPeers)
        #expect(!full.changed && list.records.count == 2)
    }

    @Test("removing a guest closes the guest's connections only")
    func removingGuest() {
        var list = PairingList([owner, guest])
        let answer = list.receive(PairingsRequest.remove(guest.identifier).encoded, from: owner.identifier)
        #expect(answer.changed && answer.closeConnectionsOf == [guest.identifier] && !answer.becomesUnpaired)
        #expect(list.records == [owner])
    }

    @Test("removing the last administrator removes everybody")
    func removingLastAdmin() {
        var list = PairingList([owner, guest])
        let answer = list.receive(PairingsRequest.remove(owner.identifier).encoded, from: owner.identifier)
        #expect(answer.changed && answer.becomesUnpaired && list.isEmpty)
        #expect(Set(answer.closeConnectionsOf) == [owner.identifier, guest.identifier])
    }

    @Test("removing an unknown controller is success and changes nothing")
    func removingUnknown() throws {
        var list = PairingList([owner])
        let answer = list.receive(PairingsRequest.remove(guest.identifier).encoded, from: owner.identifier)
        #expect(answer.body == [6, 1, 2])
        #expect(!answer.changed && answer.closeConnectionsOf.isEmpty && !answer.becomesUnpaired)
    }

    @Test("only administrators manage pairings")
    func onlyAdmins() throws {
        var list = PairingList([owner, guest])
        for request in [PairingsRequest.list, .add(guest), .remove(owner.identifier)] {
            #expect(try error(list.receive(request.encoded, from: guest.identifier)) == .authentication)
            #expect(try error(list.receive(request.encoded, from: PairingIdentifier("X"))) == .authentication)
        }
        #expect(list.records == [owner, guest])
    }

    @Test(
        "malformed requests get HTTP 400",
        arguments: [
            [], [6], [6, 1, 2, 0, 1, 5], [6, 1, 1], [6, 1, 1, 0, 1, 0], [6, 1, 1, 0, 1, 3], [6, 1, 1, 0, 1, 4],
            [6, 1, 1, 0, 1, 4, 1, 0], [6, 1, 1, 0, 1, 3, 1, 1, 65, 3, 2, 0, 0, 11, 1, 1],
        ] as [[UInt8]])
    func malformed(body: [UInt8]) {
        var list = PairingList([owner])
        #expect(list.receive(body, from: owner.identifier).status == 400)
        #expect(list.records == [owner])
    }
}
