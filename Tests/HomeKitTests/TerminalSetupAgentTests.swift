// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

/// Somebody at a terminal who types prepared lines, and nothing when there are none left.
private final class Typist: Terminal {
    let lines: Guarded<[String]>
    let prompts = Guarded<[String]>([])

    init(_ lines: [String]) { self.lines = Guarded(lines) }

    func ask(_ prompt: String, within limit: Duration) async -> String? {
        prompts.withLock { $0.append(prompt) }
        let line: String? = lines.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        if let line { return line }
        try? await Task.sleep(for: limit)
        return nil
    }
}

@MainActor
@Suite("The setup agent at the terminal")
struct TerminalSetupAgentTests {
    private let question = SetupCodeQuestion(
        accessory: DiscoveredAccessory(
            accessory: Accessory.ID(UUID()), deviceID: "AA:BB:CC:DD:EE:FF", name: "Fan", model: "F1", category: 3,
            isPaired: false, addresses: []), problem: nil)

    @Test("it asks for the code by the accessory's name and gives what is typed, trimmed")
    func answers() async {
        let typist = Typist(["  031-45-154 \n", "\n"])
        let agent = TerminalSetupAgent(typist)
        _ = agent.begin()
        #expect(await agent.answer(question).setupCode == "031-45-154")
        let again = SetupCodeQuestion(accessory: question.accessory, problem: "The code is wrong.")
        #expect(await agent.answer(again).setupCode == nil)
        #expect(
            typist.prompts.withLock { $0 } == [
                "Setup code for Fan: ", "The code is wrong.\nSetup code for Fan: ",
            ])
    }

    @Test("a question is withdrawn when the accessory was added otherwise")
    func withdrawn() async throws {
        let typist = Typist([])
        let agent = TerminalSetupAgent(typist)
        #expect(agent.begin())
        #expect(!agent.begin())
        let question = question
        let answer = Task { await agent.answer(question) }
        try await eventually("asked") { typist.prompts.withLock { $0.count } == 1 }
        #expect(!agent.end())
        #expect(agent.end())
        #expect(await answer.value.setupCode == nil)
    }

    @Test("this process is an agent while it adds an accessory, if a person can be asked")
    func registration() async throws {
        let hub = ScriptedHub()
        hub.fail(AddAccessory.method, with: .accessoryPairingFailed)
        _ = try hub.commit(AddHome(name: "Villa"))
        let manager = HMHomeManager(dialler: hub.dialler, agent: TerminalSetupAgent(Typist(["123-45-678"])))
        try await eventually("loaded") { !manager.homes.isEmpty }
        let home = try #require(manager.homes.first)
        let fan = HMAccessory(question.accessory, link: HubLink(hub.dialler))
        await #expect(throws: HMError(.accessoryPairingFailed)) { try await home.addAccessory(fan) }
        await mainQueueIsDrained()
        let order = hub.state.withLock { $0.requests.map { type(of: $0).method } }.suffix(3)
        #expect(order == ["agent.register", "accessory.add", "agent.register"])
        #expect(hub.requests(RegisterSetupAgent.self).map(\.isOn) == [true, false])
    }
}
