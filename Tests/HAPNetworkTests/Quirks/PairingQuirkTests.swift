// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Quirks: pairing", .serialized)
struct PairingQuirkTests {
    private func fixture() async throws -> ControllerFixture { try await ControllerFixture(isPaired: false) }

    /// Goes through a whole pairing, with the code in time.
    private func pair(
        _ fixture: ControllerFixture, code: String = "482-06-913"
    ) async throws -> AccessoryPairing {
        let attempt = PairingAttempt(with: [fixture.accessory.address], expecting: nil, as: fixture.controller)
        try await attempt.begin()
        let paired = try await attempt.finish(with: try SetupCode(code))
        await paired.session?.close()
        return paired.pairing
    }

    private func failure(of fixture: ControllerFixture) async -> PairingFailure? {
        await #expect(throws: PairingFailure.self) { try await pair(fixture) }
    }

    @Test("Q66: a public key that begins with zero is traded for another one")
    func leadingZero() async throws {
        let fixture = try await fixture()
        let exchanges = Counter()
        await fixture.accessory.follow { request, usual in
            guard request.pairingState == 1, await exchanges.next() == 1 else { return .usual }
            return .response(
                usual.changing { $0.type == PairingTag.publicKey.rawValue ? [0] + $0.value.dropFirst() : $0.value })
        }
        #expect(try await pair(fixture) == fixture.accessory.pairing)
        #expect(await exchanges.next() == 3)
        await fixture.accessory.stop()
    }

    @Test("Q67: a salt of zeros, or one that begins with them, is sixteen bytes like any other", arguments: [16, 3])
    func zeroSalt(zeros: Int) async throws {
        let salt = Array(repeating: UInt8(0), count: zeros) + Array(repeating: 7, count: 16 - zeros)
        let identity = try ControllerIdentity.generate(using: .system)
        let controller = Controller(identity: identity, eventLoop: EventLoop(label: "controller"))
        let accessory = try ScriptedAccessory(salt: salt)
        try await accessory.start()
        let attempt = PairingAttempt(with: [accessory.address], expecting: nil, as: controller)
        try await attempt.begin()
        let paired = try await attempt.finish(with: accessory.setupCode)
        #expect(paired.pairing == accessory.pairing)
        await paired.session?.close()
        await accessory.stop()
    }

    @Test("Q68: a reply without State is taken if the rest fits")
    func withoutState() async throws {
        let fixture = try await fixture()
        await fixture.accessory.follow { request, usual in
            guard request.path == "/pair-setup" else { return .usual }
            return .response(usual.changing { $0.type == PairingTag.state.rawValue ? nil : $0.value })
        }
        #expect(try await pair(fixture) == fixture.accessory.pairing)
        await fixture.accessory.stop()
    }

    @Test(
        "Q69: without key or salt the accessory is not ready, which is worth another try",
        arguments: [PairingTag.salt, .publicKey])
    func notReady(missing: PairingTag) async throws {
        let fixture = try await fixture()
        let tries = Counter()
        await fixture.accessory.follow { request, usual in
            guard request.pairingState == 1, await tries.next() == 1 else { return .usual }
            return .response(usual.changing { $0.type == missing.rawValue ? nil : $0.value })
        }
        let failure = await failure(of: fixture)
        #expect(failure?.code == .notReady)
        #expect(failure?.remedy.contains("again") == true)
        try await eventually("the connection's end") { await fixture.accessory.openConnectionCount == 0 }
        #expect(try await pair(fixture) == fixture.accessory.pairing)
        await fixture.accessory.stop()
    }

    @Test("Q70: a right code that is refused once is tried again, silently")
    func refusedOnce() async throws {
        let fixture = try await fixture()
        let refusals = Counter()
        await fixture.accessory.follow { request, _ in
            guard request.pairingState == 3, await refusals.next() == 1 else { return .usual }
            return .response(.tlv8(PairingMessage(state: 4, error: .authentication).encoded))
        }
        #expect(try await pair(fixture) == fixture.accessory.pairing)
        await fixture.accessory.stop()
    }

    @Test("Q70: a code that is refused twice is refused, and not tried a third time")
    func refusedTwice() async throws {
        let fixture = try await fixture()
        let proofs = Counter()
        await fixture.accessory.follow { request, _ in
            guard request.pairingState == 3 else { return .usual }
            _ = await proofs.next()
            return .response(.tlv8(PairingMessage(state: 4, error: .authentication).encoded))
        }
        #expect(await failure(of: fixture)?.code == .setupCodeRefused)
        #expect(await proofs.next() == 3)
        await fixture.accessory.stop()
    }

    @Test("Q71: a value in fragments of any length is one value", arguments: [1, 100, 128, 254, 255])
    func fragments(length: Int) async throws {
        let fixture = try await fixture()
        await fixture.accessory.follow { request, usual in
            guard request.path == "/pair-setup" else { return .usual }
            let items = (try? TLV8.decode(usual.body, .strict)) ?? []
            return .response(.tlv8(items.flatMap { $0.fragments(of: length) }, status: usual.status))
        }
        #expect(try await pair(fixture) == fixture.accessory.pairing)
        await fixture.accessory.stop()
    }

    @Test("Q71: our own fragments are right around each multiple of 255", arguments: [254, 255, 256, 509, 510, 511])
    func ownFragments(length: Int) throws {
        let item = TLV8Item(9, (0..<length).map { UInt8(truncatingIfNeeded: $0) })
        let bytes = TLV8.encode([item, TLV8Item(6, [1])])
        #expect(bytes.count == length + 2 * ((length + 254) / 255) + 3)
        #expect(try TLV8.decode(bytes, .strict) == [item, TLV8Item(6, [1])])
    }

    @Test(
        "Q72: Busy passes and MaxTries does not; each says so, and no code is tried by itself",
        arguments: [PairingErrorCode.busy, .maxTries])
    func locked(error: PairingErrorCode) async throws {
        let fixture = try await fixture()
        await fixture.accessory.follow { _, _ in .response(.tlv8(PairingMessage(state: 2, error: error).encoded)) }
        let failure = await failure(of: fixture)
        #expect(failure?.code == (error == .busy ? .busy : .maxTries))
        #expect(failure?.remedy.contains(error == .busy ? "again" : "eset") == true)
        #expect(await fixture.accessory.pairingRequestCount == 1)
        await fixture.accessory.stop()
    }
}

extension HTTPRequest {
    /// M1 is 1; nil for what is no message of pair-setup.
    fileprivate var pairingState: UInt64? {
        path == "/pair-setup" ? (try? PairingMessage(request: body))?.state : nil
    }
}

extension HTTPResponse {
    /// The same with other values in its items; nil leaves an item out.
    fileprivate func changing(_ change: (TLV8Item) -> [UInt8]?) -> HTTPResponse {
        let items = (try? TLV8.decode(body, .strict)) ?? []
        return .tlv8(
            TLV8.encode(items.compactMap { item in change(item).map { TLV8Item(item.type, $0) } }), status: status)
    }
}

extension TLV8Item {
    fileprivate func fragments(of length: Int) -> [UInt8] {
        guard !value.isEmpty else { return [type, 0] }
        return stride(from: 0, to: value.count, by: length).flatMap { start in
            let part = value[start..<min(start + length, value.count)]
            return [type, UInt8(part.count)] + part
        }
    }
}
