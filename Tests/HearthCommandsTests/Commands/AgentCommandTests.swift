// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthCommands

@Suite("hearth agent")
struct AgentCommandTests {
    private func question(problem: String? = nil) -> SetupCodeQuestion {
        SetupCodeQuestion(
            accessory: DiscoveredAccessory(
                accessory: .init(UUID()), deviceID: "7A:1C:3E:55:90:D2", name: "Acme Lamp", model: "W-1", category: 5,
                isPaired: false, addresses: []), problem: problem)
    }

    /// Runs the command until it has registered, asks it, and ends it by taking the hub away.
    private func answers(_ terminal: Terminal, _ words: [String], _ questions: [SetupCodeQuestion]) async throws
        -> [String?]
    {
        async let outcome = terminal.run(["agent"] + words)
        try await eventually("registered") { terminal.hub.withState { $0.isAgent } }
        let handlers = terminal.hub.withState { $0.handlers }
        var answers: [String?] = []
        for question in questions { answers.append(await handlers.setupCode(question).setupCode) }
        handlers.disconnected(HubError(.communicationFailure, "The hub has stopped."))
        #expect(await outcome.code == .hubNotThere)
        return answers
    }

    @Test("gives the code it was given, and gives up when that was refused")
    func answersWithCode() async throws {
        let answers = try await answers(
            Terminal(), ["--code", "12345678"], [question(), question(problem: "The code was refused.")])
        #expect(answers == ["123-45-678", nil])
    }

    @Test("asks at the terminal")
    func asks() async throws {
        let terminal = Terminal(input: ["123-45-678"], isTerminal: true)
        #expect(try await answers(terminal, [], [question()]) == ["123-45-678"])
        #expect(terminal.console.messages.contains("Setup code of Acme Lamp"))
    }

    @Test("without a terminal it needs a code")
    func needsCode() async {
        let outcome = await Terminal().run("agent")
        #expect(outcome.code == .usage)
        #expect(outcome.messages.contains("--code-file"))
    }
}
