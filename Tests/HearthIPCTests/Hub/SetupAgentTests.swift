// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@Suite struct SetupAgentTests {
    static let question = SetupCodeQuestion(
        accessory: DiscoveredAccessory(
            accessory: .init(UUID()), deviceID: "7A:1C:3E:55:90:D2", name: "Lamp", model: "L1", category: 5,
            isPaired: false, addresses: ["127.0.0.1:80"]), problem: nil)

    private func onlyClient(of hub: TestHub) async throws -> HubConnection {
        try #require(await hub.clients.open.first)
    }

    @Test("an agent is asked and its answer comes back")
    func asks() async throws {
        let hub = try await TestHub()
        let client = try await hub.connect(
            handlers: .init(setupCode: { SetupCodeAnswer(setupCode: $0.accessory.name + "-code") }))
        let answer = try await onlyClient(of: hub).ask(Self.question, within: .seconds(5))
        #expect(answer == SetupCodeAnswer(setupCode: "Lamp-code"))
        client.close()
        try await hub.stop()
    }

    @Test("an agent that takes too long is told to stop")
    func timesOut() async throws {
        let hub = try await TestHub()
        let heard = Heard<String>()
        let client = try await hub.connect(
            handlers: .init(setupCode: { _ in
                try? await Task.sleep(for: .seconds(60))
                heard.append(Task.isCancelled ? "taken back" : "not")
                return SetupCodeAnswer(setupCode: nil)
            }))
        let connection = try await onlyClient(of: hub)
        await #expect(throws: HubError(.operationTimedOut, "")) {
            try await connection.ask(Self.question, within: .milliseconds(50))
        }
        try await eventually("taken back") { heard.all == ["taken back"] }
        client.close()
        try await hub.stop()
    }

    @Test("a question that is cancelled is taken back")
    func cancels() async throws {
        let hub = try await TestHub()
        let heard = Heard<String>()
        let client = try await hub.connect(
            handlers: .init(setupCode: { _ in
                heard.append("asked")
                try? await Task.sleep(for: .seconds(60))
                heard.append(Task.isCancelled ? "taken back" : "not")
                return SetupCodeAnswer(setupCode: nil)
            }))
        let connection = try await onlyClient(of: hub)
        let asking = Task { try await connection.ask(Self.question, within: .seconds(60)) }
        try await eventually("asked") { heard.all == ["asked"] }
        asking.cancel()
        await #expect(throws: HubError(.operationCancelled, "")) { try await asking.value }
        try await eventually("taken back") { heard.all == ["asked", "taken back"] }
        client.close()
        try await hub.stop()
    }

    @Test("an agent that goes away ends the question")
    func agentGone() async throws {
        let hub = try await TestHub()
        let raw = try await RawClient(hub.path)
        try await raw.hello()
        let connection = try await onlyClient(of: hub)
        let asking = Task { try await connection.ask(Self.question, within: .seconds(60)) }
        guard case .request(_, "agent.setupCode", _) = try await raw.receive() else {
            Issue.record("the agent was not asked")
            return
        }
        await raw.close()
        await #expect(throws: HubError(.communicationFailure, "")) { try await asking.value }
        try await hub.stop()
    }

    @Test("a client that does not know a question says so")
    func unknownQuestion() async throws {
        let hub = try await TestHub()
        let client = try await hub.connect()
        let connection = try await onlyClient(of: hub)
        await #expect(throws: HubError(.operationNotSupported, "")) {
            try await connection.ask(HubStatusRequest(), within: .seconds(5))
        }
        client.close()
        try await hub.stop()
    }
}
