// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport
import Testing

/// Two programs written with `import HomeKit` change one home; one of them is killed and started again, again and again.
///
/// The other must be told of all that the killed one had done, and of at most one change that it had no time to write
/// down. In each of its lives the killed one must be told of what the other does, without a gap. In the end both, and a
/// third program that has just come, must see the same objects.
struct KilledProgramTrial {
    struct Outcome: CustomStringConvertible {
        var made = 0
        var told = 0
        var kills = 0
        /// Made by the killed program, told to the other one, and not written down any more.
        var unwritten = 0
        var faults: [String] = []

        var description: String {
            "\(made) made, \(told) told, \(kills) kills, \(unwritten) cut off in the middle, \(faults.count) faults"
        }
    }

    private typealias Diary = TwoProgramsTrial.Diary

    private let hub: HubProcess
    private let simulator: SimulatorProcess
    private let start: String

    init() async throws {
        simulator = try await SimulatorProcess()
        hub = try await HubProcess(logLevel: "notice")
        try await hub.hearth("home", "add", "My Home")
        let bridge = try #require(simulator.cards.first { $0.name == "House Bridge" })
        try await hub.hearth("pair", "--address", bridge.endpoint, "--code", bridge.setupCode)
        start = hub.folder.file("start")
        try Data().write(to: URL(filePath: start))
    }

    func run(changes: Int, kills: Int) async throws -> Outcome {
        let half = changes / 2
        let lasting = try await program("A", changes: half, lamp: "Ceiling Light")
        var lives: [Diary] = []
        for number in 0..<kills {
            lives.append(try await killedLife(number, after: half / (kills + 1)))
        }
        let made = lives.reduce(0) { $0 + $1.did.count }
        let last = try await program(
            Self.name(of: kills), changes: max(half - made, 1), lamp: "Kid's Night Light")
        for program in [lasting, last] { try await Self.waitUntilDone(program) }
        let observer = try await program("Observer", changes: 0, lamp: "Ceiling Light")
        try await Self.waitUntilDone(observer)
        try await hub.hearth("room", "add", "The Last One")
        var diaries: [Diary] = []
        for program in [lasting, last, observer] {
            try await program.waitForOutput(containing: "told +room The Last One")
            program.terminate()
            _ = try await program.waitForEnd()
            diaries.append(Diary(program.output))
        }
        lives.append(diaries[1])
        return Self.outcome(diaries[0], lives, states: diaries.map(\.state))
    }

    private static func name(of life: Int) -> String { "B\(life)" }

    private func program(_ name: String, changes: Int, lamp: String) async throws -> ChildProcess {
        let program = try Program.homeKitPeer.start(
            [name, "\(Int.random(in: 0..<1_000_000))", "\(changes)", start, lamp], environment: hub.environment)
        try await program.waitForOutput(containing: "ready\n")
        return program
    }

    /// Killed at no particular moment after so many changes.
    private func killedLife(_ number: Int, after changes: Int) async throws -> Diary {
        let program = try await program(Self.name(of: number), changes: 100_000, lamp: "Kid's Night Light")
        try await eventually("\(changes) changes are made", within: .seconds(300)) {
            try Self.expectAlive(program)
            return Diary(program.output).did.count >= changes
        }
        try await Task.sleep(for: .microseconds(Int.random(in: 0..<20_000)))
        program.kill()
        _ = try await program.waitForEnd()
        return Diary(program.wholeOutput)
    }

    private static func waitUntilDone(_ program: ChildProcess) async throws {
        try await eventually("all changes are made", within: .seconds(600)) {
            try expectAlive(program)
            return program.output.contains("\ndone\n")
        }
    }

    private static func expectAlive(_ program: ChildProcess) throws {
        guard program.currentEnding == nil, !program.output.contains("failed ") else {
            throw HubProcess.CouldNotStart(description: program.output.suffix(2000) + program.errors)
        }
    }

    // MARK: - Accounts

    private static func outcome(_ lasting: Diary, _ lives: [Diary], states: [String]) -> Outcome {
        var outcome = Outcome()
        outcome.kills = lives.count - 1
        outcome.made = lasting.did.count + lives.reduce(0) { $0 + $1.did.count }
        outcome.told = lasting.told.count + lives.reduce(0) { $0 + $1.told.count }
        accountForLasting(lasting, lives, &outcome)
        for (number, life) in lives.enumerated() where !holds(life.told, asPartOf: lasting.did + [theEnd]) {
            outcome.faults.append("life \(number) was told something else than what happened: \(life.told.suffix(3))")
        }
        if Set(states).count != 1 || states[0].isEmpty { outcome.faults.append("different objects: \(states)") }
        return outcome
    }

    private static let theEnd = "+room The Last One"

    /// The program that lives on is told of every change of the other, in order; between two lives there may be one that
    /// was made but not written down.
    private static func accountForLasting(_ lasting: Diary, _ lives: [Diary], _ outcome: inout Outcome) {
        var rest = lasting.told[...]
        for (number, life) in lives.enumerated() {
            if number > 0, let first = life.did.first, rest.first != first {
                outcome.unwritten += 1
                rest = rest.dropFirst()
            }
            guard rest.starts(with: life.did) else {
                let place = zip(rest, life.did).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
                outcome.faults.append(
                    "life \(number), change \(place): told \(rest.dropFirst(place).prefix(3)) of "
                        + "\(life.did.dropFirst(place).prefix(3))")
                return
            }
            rest = rest.dropFirst(life.did.count)
        }
        if Array(rest) != [theEnd] { outcome.faults.append("told more than happened: \(rest.prefix(3))") }
    }

    /// Whether `told` stands in `did` somewhere, without a gap.
    private static func holds(_ told: [String], asPartOf did: [String]) -> Bool {
        guard let first = told.first else { return true }
        return did.indices.contains { did[$0] == first && did[$0...].starts(with: told) }
    }
}

extension ChildProcess {
    /// Its lines, but for a last one that a kill cut off.
    fileprivate var wholeOutput: String {
        output.lastIndex(of: "\n").map { String(output[...$0]) } ?? ""
    }
}
