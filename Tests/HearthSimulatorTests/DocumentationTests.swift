// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("The simulator's documentation")
struct SimulatorDocumentationTests {
    /// What stands between the fences, by kind.
    private func blocks(_ kind: String) throws -> [String] {
        let text = try String(
            contentsOfFile: "\(PeerPython.repository)/Documentation/Simulator.md", encoding: .utf8)
        return text.components(separatedBy: "\n```").filter { $0.hasPrefix(kind + "\n") }
            .map { String($0.dropFirst(kind.count + 1)) }
    }

    @Test("its house is understood")
    func house() throws {
        let text = try #require(try blocks("json").first)
        #expect(try HouseDescription.plans(Array(text.utf8)).map(\.database.accessories.count) == [3, 1])
    }

    @Test("its script is understood, and fits the built-in house")
    func script() async throws {
        let text = try #require(try blocks("").first { $0.contains("after 5s") })
        let script = try Script(text)
        #expect(script.lines.count == 7)
        let house = try await SimulatorFixture(House.plans, clock: ManualClock(), script: script)
        try await house.stop()
    }

    @Test("its commands exist, and its faults")
    func commands() throws {
        let lines = try blocks("").flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("$ hearth-simulator ") }
        #expect(lines.count > 8)
        for line in lines {
            let words = line.split(separator: " ").dropFirst(2).prefix { $0 != "#" }.map(String.init)
            #expect(SimulatorTool.commands.contains { $0.name == words[0] }, "\(line)")
            let faults = zip(words, words.dropFirst()).filter { $0.0 == "--fault" || $0.0 == "fault" }.map(\.1)
            for fault in faults where !fault.hasPrefix("--") { #expect(throws: Never.self) { try FaultOrder(fault) } }
        }
    }
}
