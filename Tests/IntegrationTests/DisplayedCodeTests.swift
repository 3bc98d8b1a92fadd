// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthTestSupport
import Testing

extension Processes {
    @Suite("An accessory that displays a setup code for every attempt")
    struct DisplayedCodeTests {
        @Test("is paired by whoever types what it shows; a wrong code brings another one")
        func pairing() async throws {
            let hub = try await HubProcess(logLevel: "trace")
            try await hub.hearth("home", "add", "Villa")
            let house = try await SimulatorProcess([], "--display-code")
            let lamp = try #require(house.cards.first { $0.name.hasPrefix("Desk Lamp") })
            #expect(lamp.setupCode.isEmpty && lamp.payload.isEmpty && house.displayed.isEmpty)
            let terminal = try PseudoTerminal()
            let pair = try Program.hearth.start(
                ["pair", "--address", lamp.endpoint], environment: hub.environment, at: terminal)
            try await terminal.waitFor("(XXX-XX-XXX): ")
            let first = try #require(house.displayed.last?["code"]?.string, "shown before anybody is asked")
            terminal.type((first == "482-06-913" ? "482-06-914" : "482-06-913") + "\n")
            try await terminal.waitFor("(XXX-XX-XXX): ", times: 2)
            #expect(house.displayed.contains { $0["ended"]?.string == "wrongCode" })
            let second = try #require(house.displayed.last?["code"]?.string)
            #expect(second != first)
            terminal.type(second + "\n")
            #expect(try await pair.waitForEnd(within: .seconds(60)) == .exited(0), "\(terminal.text)")
            #expect(terminal.text.contains("Added \"Desk Lamp\""))
            #expect(terminal.text.contains(second), "a code that stands on the device may show while it is typed")
            #expect(house.displayed.last?["ended"]?.string == "paired")
            #expect(try await hub.isAllReachable())
            for code in [first, second] { #expect(!hub.log.contains(code) && !house.process.errors.contains(code)) }
        }
    }
}
