// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

/// What others on the network can do to us, over real sockets.
@Suite("Hostile peers", .serialized, .timeLimit(.minutes(10)))
struct HostilePeerTests {
    @Test("two hundred connections of every rude kind leave no descriptor behind")
    func connectionsComeAndGo() async throws {
        let fixture = try await ServerFixture()
        let loop = EventLoop(label: "rude controllers")
        let before = openDescriptors()
        for round in 0..<200 {
            let controller = try await RawController.connect(to: fixture.address, on: loop)
            switch round % 4 {
            case 0: break
            case 1: try await controller.sendBytes(Array("POST /pair-setup HTTP/1.1\r\nContent-Le".utf8))
            case 2: try await controller.sendBytes([UInt8](repeating: 0xFF, count: 3000) + [10])
            default: #expect(try await controller.send(.get("/accessories")).status == 470)
            }
            await controller.close()
            try await eventually("the connection has ended") { await fixture.server.connectionCount == 0 }
        }
        try await eventually("the descriptors are closed") { openDescriptors() <= before + 20 }
        try await fixture.stop()
    }

    @Test("two hundred sessions of a controller leave no descriptor behind")
    func sessionsComeAndGo() async throws {
        let base = try await ControllerFixture()
        let before = openDescriptors()
        for _ in 0..<200 {
            let session = try await base.connect()
            await session.close()
        }
        try await eventually("the accessory has noticed") { await base.accessory.openConnectionCount == 0 }
        try await eventually("the descriptors are closed") { openDescriptors() <= before + 20 }
    }

    @Test("spoilt requests, in the clear and sealed, end their own connection at most")
    func spoiltRequests() async throws {
        let fixture = try await ServerFixture()
        let (owner, pairing) = try await fixture.pairedController()
        let requests: [HTTPRequest] = [
            .get("/accessories"), CharacteristicReadRequest(ids: [Sample.on, Sample.brightness]).httpRequest,
            CharacteristicWriteRequest(rows: [.init(Sample.brightness, value: .integer(5))]).httpRequest,
            TimedWritePreparation(timeToLive: .seconds(2), pid: 7).httpRequest,
            .post("/pairings", contentType: ContentType.pairingTLV8, body: PairingsRequest.list.encoded),
        ]
        var mutator = Mutator(seed: 11)
        for round in 0..<120 {
            let other = try await fixture.controller(owner.identity, pairing)
            let bytes = mutator.mutate(requests[round % requests.count].serialized(host: "127.0.0.1"))
            try await other.sendBytes(bytes, inTheClear: round % 3 == 0)
            await other.close()
        }
        #expect(try await owner.read([Sample.on]).rows.count == 1)
        #expect(await fixture.server.state.pairings.count == 1)
    }

    @Test("no log line, at any level, holds the setup code, a key or a pairing message")
    func noSecretsInTheLog() async throws {
        let fixture = try await ServerFixture()
        let log = MemoryLogHandler()
        let controller = Controller(
            identity: try .generate(using: .system), eventLoop: EventLoop(label: "controller"),
            logger: Logger(subsystem: "controller", level: .trace, handler: log))
        let attempt = PairingAttempt(with: [fixture.address], expecting: nil, as: controller)
        try await attempt.begin()
        let accessory = try await attempt.finish(with: fixture.code)
        let link = AccessoryLink(
            to: accessory.pairing, at: [accessory.address], as: controller, continuing: accessory.session)
        async let end: Void = link.run()
        try await eventually("reachable") { await link.state.isConnected }
        _ = try await link.write([CharacteristicWrite(Sample.brightness, .integer(12))])
        try await link.removePairing()
        await end
        let wrong = PairingAttempt(with: [fixture.address], expecting: nil, as: controller)
        try await wrong.begin()
        await #expect(throws: PairingFailure.self) { try await wrong.finish(with: SetupCode("137-29-604")) }
        let lines = (fixture.log.entries + log.entries).map(\.line)
        #expect(!fixture.log.entries.isEmpty && !log.entries.isEmpty)
        let state = await fixture.server.state
        let keys = [
            state.identity.signingKey.seed.bytes, controller.identity.signingKey.seed.bytes,
            state.identity.signingKey.publicKey,
        ]
        let secrets =
            [fixture.code.dashed, fixture.code.dashed.replacing("-", with: ""), "137-29-604", "13729604", "X-HM://00"]
            + keys.flatMap { [Hexadecimal.encode($0), Base64.encode($0), "\($0)"] }
        for line in lines {
            for secret in secrets { #expect(!line.contains(secret), "\(line)") }
        }
    }
}

private func openDescriptors() -> Int {
    guard let folder = opendir("/proc/self/fd") else { return 0 }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    return count
}
