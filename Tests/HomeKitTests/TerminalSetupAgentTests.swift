// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

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

    @Test("a choice is asked for until it is one of those there; an empty line gives up")
    func choice() async {
        let typist = Typist(["3", "two", " 2 \n", "\n"])
        let agent = TerminalSetupAgent(typist)
        #expect(await agent.choice(of: "Home", among: ["Villa", "Hut"]) == 1)
        #expect(await agent.choice(of: "Home", among: ["Villa", "Hut"]) == nil)
        let prompt = "  1  Villa\n  2  Hut\nHome (1-2): "
        #expect(typist.prompts.withLock { $0 } == Array(repeating: prompt, count: 4))
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

    @Test("B6.7: this process is an agent while it adds an accessory, if a person can be asked")
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
