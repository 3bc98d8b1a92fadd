// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("Where a played accessory's setup code comes from", .serialized, .timeLimit(.minutes(5)))
struct SetupCodeTests {
    private static func house(_ setup: String) -> [UInt8] {
        Array(
            """
            {"servers": [{"name": "Porch", "setupCode": "\(setup)", "accessories": [
              {"name": "Porch", "services": [{"type": "lightbulb"}]}]}]}
            """.utf8)
    }

    private func pair(with house: SimulatorFixture, _ code: (SimulatorFixture) throws -> SetupCode) async throws {
        let address = SocketAddress(.loopback, port: house.cards[0].port)
        let attempt = PairingAttempt(with: [address], expecting: nil, as: try FaultFixture.controller(answers: 30))
        try await attempt.begin()
        try await attempt.finish(with: code(house)).session?.close()
    }

    private func shownCode(_ house: SimulatorFixture) throws -> SetupCode {
        guard case .show(let code)? = house.display.elements.last?.display else { throw NothingShown() }
        return code
    }

    private struct NothingShown: Error {}

    @Test("a described house has a display, which shows a code for every attempt")
    func displayed() async throws {
        let house = try await SimulatorFixture(try HouseDescription.plans(Self.house("displayed")))
        let card = try #require(house.cards.first)
        #expect(card.setupCode == nil && card.payload == nil && card.isCodeDisplayed)
        #expect(card.json.object?["code"] == .null && card.json.object?["display"] == .bool(true))
        #expect(card.text(asTerminal: false).contains("a setup code is shown when a controller begins to pair"))
        await #expect(throws: PairingFailure.self) {
            try await pair(with: house) {
                try SetupCode(shownCode($0).dashed == "482-06-913" ? "482-06-914" : "482-06-913")
            }
        }
        try await pair(with: house, shownCode)
        #expect(house.display.elements.allSatisfy { $0.server == "Porch" })
        #expect(house.display.elements.last?.display == .takeDown(.paired))
    }

    @Test("a described house has a code of its own, and an option overrules it", arguments: [nil, "137-29-604"])
    func described(option: String?) async throws {
        let option = try option.map { try SetupCode($0) }
        let house = try await SimulatorFixture(
            try HouseDescription.plans(Self.house("482-06-913")), setup: option.map { .code($0) })
        #expect(house.cards[0].setupCode == option?.dashed ?? "482-06-913" && !house.cards[0].isCodeDisplayed)
        try await pair(with: house) { try $0.code(0) }
        #expect(house.display.elements.isEmpty)
        let other = try await SimulatorFixture(
            try HouseDescription.plans(Self.house("482-06-913")), setup: .displayed)
        #expect(other.cards[0].isCodeDisplayed)
    }

    @Test("a display that is gone at the next start leaves a code on the label")
    func changing() async throws {
        let folder = try ScratchFolder()
        let first = try await SimulatorFixture([House.plans[1]], in: folder, setup: .displayed)
        try await first.stop()
        let second = try await SimulatorFixture([House.plans[1]], in: folder)
        #expect(second.cards[0].deviceID == first.cards[0].deviceID && second.cards[0].setupCode != nil)
    }

    @Test("what is shown is one line, for people and for programs")
    func lines() throws {
        let code = try SetupCode("482-06-913")
        let table: [(SetupCodeDisplay, text: String, json: String)] = [
            (.show(code), "Porch: setup code 482-06-913\n", #""code":"482-06-913"}"#),
            (.takeDown(.paired), "Porch: paired\n", #""code":null,"ended":"paired"}"#),
            (
                .takeDown(.wrongCode), "Porch: wrong setup code; the next attempt gets another one\n",
                #""code":null,"ended":"wrongCode"}"#
            ),
            (
                .takeDown(.abandoned), "Porch: pairing given up; the setup code is no longer valid\n",
                #""code":null,"ended":"abandoned"}"#
            ),
        ]
        for (display, text, json) in table {
            let shown = DisplayedCode(server: "Porch", display: display)
            #expect(shown.text == text)
            #expect(
                String(decoding: JSONWriter.write(shown.json), as: UTF8.self)
                    == #"{"event":"setupCode","name":"Porch","# + json)
        }
    }

    @Test("an identity may have a verifier in place of the code: made by a command, paired with by the code")
    func verifier() async throws {
        let (output, messages) = (Recorder<String>(), Recorder<String>())
        let environment = ToolEnvironment(
            variables: [:], isTerminal: false, writeOutput: { output.record($0) },
            writeMessage: { messages.record($0) })
        #expect(await SimulatorTool.run(["verifier"], in: environment) == 0)
        let printed = try #require(output.elements.first?.dropFirst().dropLast(2))
        let code = try #require(messages.elements.joined().firstMatch(of: /setup code ([\d-]+)/)?.1)
        let identity =
            #"{"id": "12:34:56:00:01:0A", "secretKey": "\#(String(repeating: "5c", count: 32))", \#(printed)}"#
        #expect(!identity.contains(code))
        let state = try IdentityDescription.state(Array(identity.utf8))
        let house = try await SimulatorFixture([House.plans[1]], identity: state)
        #expect(house.cards[0].setupCode == nil && !house.cards[0].isCodeDisplayed)
        #expect(house.cards[0].text(asTerminal: false).contains("stands on its label"))
        try await pair(with: house) { _ in try SetupCode(code) }
        let stored = try #require(try DurableFile.read(house.folder.file("state/desk-lamp.json")))
        #expect(!String(decoding: stored, as: UTF8.self).contains(code))
    }

    @Test("a verifier by halves, or beside a code, or worthless, is refused with its place")
    func badVerifier() {
        let salt = #""setupSalt": "\#(String(repeating: "07", count: 16))""#
        let zero = #""setupVerifier": "\#(String(repeating: "00", count: 384))""#
        let table = [
            (salt, #""setupSalt" and "setupVerifier" belong together; one is missing."#),
            (zero, #""setupSalt" and "setupVerifier" belong together; one is missing."#),
            ("\(salt), \(zero)", "setupVerifier: This would let everybody in."),
            (#"\#(salt), "setupCode": "482-06-913""#, #"setupVerifier: With "setupCode" it says the same twice"#),
            (#""setupSalt": "07""#, "setupSalt: 32 hexadecimal digits"),
        ]
        for (members, reason) in table {
            let seed = String(repeating: "5c", count: 32)
            let text = #"{"id": "12:34:56:00:01:0A", "secretKey": "\#(seed)", \#(members)}"#
            let error = #expect(throws: DescriptionError.self) { try IdentityDescription.state(Array(text.utf8)) }
            #expect(error?.description.hasPrefix(reason) == true, "\(String(describing: error))")
        }
    }
}
