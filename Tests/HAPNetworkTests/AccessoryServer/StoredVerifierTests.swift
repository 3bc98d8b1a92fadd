// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("An accessory server that keeps no setup code", .serialized, .timeLimit(.minutes(5)))
struct StoredVerifierTests {
    private let code: SetupCode
    private let state: AccessoryServerState

    init() throws {
        code = try SetupCode("482-06-913")
        var state = try AccessoryServerState.generate()
        state.setupSecret = .verifier(try .make(for: code, using: .system))
        self.state = state
    }

    /// A server whose state is in a file.
    private func server(_ file: AccessoryServerFile, _ state: AccessoryServerState) -> AccessoryServer {
        AccessoryServer(
            AccessoryServerConfiguration(
                name: "Safe", model: "S1", category: 2, address: SocketAddress(.loopback, port: 0)),
            database: Sample.database, state: state, store: file, eventLoop: EventLoop(label: "accessory"))
    }

    @Test("pairs with the code on its label and no other, also after a restart, and the file does not hold the code")
    func pairing() async throws {
        let folder = try ScratchFolder()
        let file = AccessoryServerFile(folder.file("state.json"))
        let first = server(file, state)
        let address = try await first.listen()
        #expect(await first.setupPayload == nil, "it could not print its label")
        let run = Task { try await first.run() }
        let stranger = try await RawController.connect(to: address)
        await #expect(throws: (any Error).self) { try await stranger.pair(with: try SetupCode("482-06-914")) }
        run.cancel()
        _ = try await run.value

        let kept = try #require(try file.load())
        #expect(kept.setupSecret == state.setupSecret && kept.failedAttempts == 1)
        let second = server(file, kept)
        let again = try await second.listen()
        let serving = Task { try await second.run() }
        defer { serving.cancel() }
        let owner = try await RawController.connect(to: again)
        try await owner.verify(try await owner.pair(with: code))
        try expectNoCode(in: file)
        try await second.factoryReset()
        try expectNoCode(in: file)
        #expect(try file.load()?.setupSecret == state.setupSecret, "the label stays")
    }

    private func expectNoCode(in file: AccessoryServerFile) throws {
        let content = try #require(try DurableFile.read(file.path))
        #expect(String(decoding: content, as: UTF8.self).contains("setupVerifier"))
        let forms = ["482-06-913", "48206913", Base64.encode(Array("482-06-913".utf8))].map { Array($0.utf8) }
        for form in forms { #expect(content.ranges(of: form).isEmpty) }
    }

    @Test("a verifier that is cut short or missing is refused, never replaced by a code")
    func damage() throws {
        let text = String(decoding: state.encoded, as: UTF8.self)
        for (part, other) in [("\"setupVerifier\":\"", "\"setupVerifier\":\"AAAA"), ("setupVerifier", "x")] {
            let broken = Array(text.replacing(part, with: other).utf8)
            #expect(broken != Array(text.utf8))
            #expect(throws: AccessoryServerStateError.unreadable("setupVerifier")) {
                try AccessoryServerState(encoded: broken)
            }
        }
        #expect(throws: AccessoryServerStateError.unreadable("setupCode")) {
            try AccessoryServerState(encoded: Array(text.replacing("setupSalt", with: "x").utf8))
        }
    }
}
