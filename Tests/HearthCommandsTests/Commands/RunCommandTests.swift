// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

@testable import HearthCommands

struct RunCommandTests {
    @Test("every action's result is shown")
    func success() async {
        let outcome = await Terminal().run("run", "good night")
        #expect(outcome.code == .success)
        #expect(outcome.output == "Desk Lamp, Brightness: 10%\nFront Door, Lock Target State: locked\n")
    }

    @Test("some failed")
    func partly() async throws {
        let hub = FakeHub()
        hub.withState {
            $0.failures[House.reference(House.lock, 10)] = HubError(.accessoryNotReachable, "It does not answer.")
        }
        let outcome = await Terminal(hub).run("run", "Good Night", "--json")
        #expect(outcome.code == .partlyFailed)
        let results = try #require(try outcome.json()["results"] as? [[String: Any]])
        #expect(
            results.count == 2 && (results[1]["error"] as? [String: Any])?["code"] as? String == "accessoryNotReachable"
        )
        #expect(outcome.messages.contains("\"code\":\"partlyFailed\""))
    }

    @Test("an empty scene is refused")
    func empty() async {
        #expect(await Terminal().run("run", "Party").code == .failed)
    }

    @Test("a scene is shown with what it sets")
    func show() async {
        let outcome = await Terminal().run("scene", "show", "Good Night")
        #expect(
            outcome.output
                == "Good Night\n├── Desk Lamp, Brightness          10%\n└── Front Door, Lock Target State  locked\n")
        #expect(await Terminal().run("scene", "show", "Party").output.contains("hearth scene set \"Party\""))
    }
}
