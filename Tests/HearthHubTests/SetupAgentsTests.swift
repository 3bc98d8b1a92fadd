// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthHub
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@Suite("Setup agents")
struct SetupAgentsTests {
    private let question = SetupCodeQuestion(
        accessory: DiscoveredAccessory(
            accessory: .init(UUID()), deviceID: "7A:1C:3E:55:90:D2", name: "Lamp", model: "W-1", category: 5,
            isPaired: false, addresses: []), problem: nil)

    @Test("the first answer wins")
    func firstWins() async throws {
        let agents = SetupAgents()
        let never = AsyncStream<Void>.makeStream()
        await agents.register(1) { _ in
            for await _ in never.stream {}
            return nil
        }
        await agents.register(2) { _ in SetupCodeAnswer(setupCode: "482-06-913") }
        #expect(try await agents.setupCode(for: question) == "482-06-913")
    }

    @Test("an agent that comes while a question is open is asked too")
    func asksLateAgents() async throws {
        let agents = SetupAgents()
        async let code = agents.setupCode(for: question)
        await agents.register(1) { _ in SetupCodeAnswer(setupCode: "482-06-913") }
        #expect(try await code == "482-06-913")
    }

    @Test("a person who gives up cancels")
    func givesUp() async {
        let agents = SetupAgents()
        await agents.register(1) { _ in SetupCodeAnswer(setupCode: nil) }
        await #expect(throws: HubError(.operationCancelled, "")) { try await agents.setupCode(for: question) }
    }

    @Test("an agent that fails is passed over")
    func passesOverFailures() async throws {
        let agents = SetupAgents()
        await agents.register(1) { _ in nil }
        await agents.register(2) { _ in SetupCodeAnswer(setupCode: "482-06-913") }
        #expect(try await agents.setupCode(for: question) == "482-06-913")
    }

    @Test("no answer in time cancels")
    func timesOut() async throws {
        let clock = ManualClock()
        let agents = SetupAgents(clock: clock)
        let question = question
        let asking = Task { try await agents.setupCode(for: question) }
        try await clock.waitForSleepers(1)
        clock.advance(by: SetupAgents.patience)
        await #expect(throws: HubError(.operationCancelled, "")) { try await asking.value }
    }
}
