// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport
import Testing

/// Two programs written with `import HomeKit` change one home at the same time, at a real hub with real accessories.
///
/// Each must be told exactly what the other did, in that order, and nothing of its own.
struct TwoProgramsTrial {
    /// What a program did and was told.
    struct Diary: Equatable {
        var did: [String] = []
        var told: [String] = []
        var state = ""

        /// What it was told before it said that it was ready is part of what it found.
        init(_ output: String) {
            for line in output.split(separator: "\n").drop(while: { $0 != "ready" }).map(String.init) {
                if line.hasPrefix("did ") { did.append(String(line.dropFirst(4))) }
                if line.hasPrefix("told ") { told.append(String(line.dropFirst(5))) }
                if line.hasPrefix("state ") { state = line }
            }
        }
    }

    private let hub: HubProcess
    private let simulator: SimulatorProcess
    private let first: ChildProcess
    private let second: ChildProcess
    private let start: String

    /// Starts everything; both programs wait for each other.
    ///
    /// - Parameter changes: how many each makes.
    init(changes: Int, seed: UInt64) async throws {
        simulator = try await SimulatorProcess()
        hub = try await HubProcess()
        try await hub.hearth("home", "add", "My Home")
        let bridge = try #require(simulator.cards.first { $0.name == "House Bridge" })
        try await hub.hearth("pair", "--address", bridge.endpoint, "--code", bridge.setupCode)
        start = hub.folder.file("start")
        first = try Program.homeKitPeer.start(
            ["A", "\(seed)", "\(changes)", start, "Ceiling Light"], environment: hub.environment)
        second = try Program.homeKitPeer.start(
            ["B", "\(seed + 1)", "\(changes)", start, "Kid's Night Light"], environment: hub.environment)
        for program in [first, second] { try await program.waitForOutput(containing: "ready\n") }
    }

    /// Lets both go, waits until both have been told of a last change that a third program makes, and reads their diaries.
    func run(within limit: Duration) async throws -> (first: Diary, second: Diary) {
        try Data().write(to: URL(filePath: start))
        for program in [first, second] {
            try await eventually("all changes are made", within: limit) {
                let output = program.output
                guard !output.contains("failed "), program.currentEnding == nil else {
                    throw HubProcess.CouldNotStart(description: output.suffix(2000) + program.errors)
                }
                return output.hasSuffix("done\n") || output.contains("\ndone\n")
            }
        }
        try await hub.hearth("room", "add", "The Last One")
        for program in [first, second] { try await program.waitForOutput(containing: "told +room The Last One") }
        for program in [first, second] {
            program.terminate()
            _ = try await program.waitForEnd()
        }
        return (Diary(first.output), Diary(second.output))
    }

    /// Compares what each was told with what the other did.
    static func check(_ diaries: (first: Diary, second: Diary), changes: Int) {
        let (first, second) = diaries
        #expect(first.did.count == changes && second.did.count == changes)
        compare(first.told, second.did + ["+room The Last One"])
        compare(second.told, first.did + ["+room The Last One"])
        #expect(first.state == second.state && !first.state.isEmpty)
    }

    /// Reports the first difference alone: the lists are long.
    private static func compare(_ told: [String], _ expected: [String]) {
        guard told != expected else { return }
        let index = zip(told, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let place = index ?? min(told.count, expected.count)
        let (lost, extra) = (expected.difference(from: told).insertions.count, told.count)
        Issue.record(
            """
            told \(extra) of \(expected.count), \(lost) out of place; from number \(place): \
            \(told.dropFirst(place).prefix(4)) instead of \(expected.dropFirst(place).prefix(4))
            """)
    }
}
