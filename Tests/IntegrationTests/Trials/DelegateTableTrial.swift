// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthSystem
import HearthTestSupport
import Testing

/// Two programs with `import HomeKit` at a real hub with real accessories, of which the first does what it is told.
///
/// After each change a third program adds a room, of which both are told: what both were told since the last one is what
/// the change brought, and nothing can come late.
final class DelegateTableTrial: Sendable {
    struct Refused: Error, CustomStringConvertible { let description: String }

    let hub: HubProcess
    /// The identifier of the programs' home.
    private let home: String
    let first: ChildProcess
    let second: ChildProcess
    /// What the simulators of the house keep.
    private let folders: [String: ScratchFolder]
    private let simulators = Guarded<[String: SimulatorProcess]>([:])
    private let marks = Guarded(0)

    /// A home with a strip of outlets, and a lamp and a bridge in reach that are not in it.
    init() async throws {
        folders = try ["Strip": ScratchFolder(), "Lamp": ScratchFolder(), "Bridge": ScratchFolder()]
        hub = try await HubProcess()
        try await hub.hearth("home", "add", "My Home")
        home = try #require(
            try await hub.hearth("list", "homes", "--json").json["homes"]?.elements.first?["id"]?.string)
        first = try Program.homeKitPeer.start(["obey"], environment: hub.environment)
        second = try Program.homeKitPeer.start(["obey"], environment: hub.environment)
        try await simulate("Strip", House.strip)
        try await simulate("Lamp", House.lamp(firmware: "1.0", hasSwitch: false))
        try await simulate("Bridge", House.bridge)
        let strip = try simulator("Strip").cards[0]
        try await hub.hearth("pair", "--address", strip.endpoint, "--code", strip.setupCode)
        for program in [first, second] { try await program.waitForOutput(containing: "ready\n") }
        try await eventually("the strip is reachable") { try await self.hub.isAllReachable() }
        try await mark()
    }

    func simulator(_ name: String) throws -> SimulatorProcess { try #require(simulators.withLock { $0[name] }) }

    func payload(of name: String) throws -> String { try simulator(name).cards[0].payload }

    /// Has the first program make a change; ends when its completion handler has run.
    func ask(_ order: String) async throws {
        try await ask(order, first)
    }

    func ask(_ order: String, _ program: ChildProcess) async throws {
        let count = Self.lines(of: program).count
        try program.append(toInput: order)
        try await eventually("done \(order)", within: .seconds(60)) {
            let lines = Self.lines(of: program).dropFirst(count)
            if let failure = lines.first(where: { $0.hasPrefix("failed ") }) { throw Refused(description: failure) }
            return lines.contains("done \(order)")
        }
    }

    /// A lamp with other firmware and another service comes back on the power supply of the old one.
    func replaceLamp() async throws {
        let old = try simulator("Lamp")
        old.process.terminate()
        try await old.process.waitForEnd()
        try await simulate("Lamp", House.lamp(firmware: "2.0", hasSwitch: true))
    }

    /// Makes an accessory break the protocol, again and again, until the first program is told of something.
    func misbehave(_ name: String, until message: String) async throws {
        for _ in 0..<40 where !toldNow(first).contains(where: { $0.hasPrefix(message) }) {
            try await simulator(name).control("fault", "no-length", "--server", name, "--times", "1")
            _ = try? await hub.hearth("get", "Reading Lamp", "brightness")
            try? await eventually("it is back", within: .seconds(10)) { try await self.hub.isAllReachable() }
        }
        try await simulator(name).control("fault", "off")
    }

    /// Stops a program, starts the hub anew, and makes a change before the program goes on.
    func change(missedBy program: ChildProcess) async throws {
        program.send(SIGSTOP)
        defer { program.send(SIGCONT) }
        try await hub.stop()
        try await hub.start()
        try await eventually("the other is connected again") { self.toldNow(self.first).contains("hub 1") }
        try await hub.hearth("room", "add", "Missed", "--home", home)
    }

    /// Has both told of something, and waits until they are.
    func mark() async throws {
        let number = marks.withLock { number in
            number += 1
            return number
        }
        try await hub.hearth("room", "add", "Mark \(number)", "--home", home)
        for program in [first, second] {
            try await program.waitForOutput(containing: "told +room Mark \(number)\n", within: .seconds(30))
        }
    }

    /// What a program was told between the last two marks.
    func told(_ program: ChildProcess) -> [String] {
        let number = marks.withLock { $0 }
        let told = Self.messages(of: program)
        let start = told.lastIndex(of: "+room Mark \(number - 1)").map { $0 + 1 } ?? 0
        return Array(told[start...].prefix { $0 != "+room Mark \(number)" })
    }

    /// What a program has been told since the last mark.
    func toldNow(_ program: ChildProcess) -> [String] {
        let number = marks.withLock { $0 }
        let told = Self.messages(of: program)
        return Array(told[(told.lastIndex(of: "+room Mark \(number)").map { $0 + 1 } ?? 0)...])
    }

    /// All that a program was told; of the whole list of homes only that it came anew.
    private static func messages(of program: ChildProcess) -> [String] {
        lines(of: program).filter { $0.hasPrefix("told ") }.map { line in
            line.hasPrefix("told homes ") ? "homes" : String(line.dropFirst(5))
        }
    }

    private static func lines(of program: ChildProcess) -> [String] {
        program.output.split(separator: "\n").map(String.init)
    }

    /// Serves a description, with the identity and pairings that the name has had before.
    private func simulate(_ name: String, _ description: String) async throws {
        let folder = try #require(folders[name])
        let file = folder.file("house.json")
        try description.write(toFile: file, atomically: false, encoding: .utf8)
        let simulator = try await SimulatorProcess(in: folder, [file], isAdvertised: true)
        simulators.withLock { $0[name] = simulator }
    }
}

extension DelegateTableTrial {
    /// What is served, as the simulator reads it.
    private enum House {
        static let strip = """
            {"servers": [{"name": "Strip", "accessories": [
              {"name": "Strip", "services": [{"type": "outlet", "characteristics": {"on": true}}]}]}]}
            """
        static let bridge = """
            {"servers": [{"name": "Bridge", "bridge": true, "accessories": [
              {"name": "Hall Lamp", "services": [{"type": "lightbulb", "characteristics": {"on": true}}]}]}]}
            """

        static func lamp(firmware: String, hasSwitch: Bool) -> String {
            let more = hasSwitch ? #", {"type": "switch", "characteristics": {"on": true}}"# : ""
            return """
                {"servers": [{"name": "Lamp", "accessories": [{"name": "Lamp", "firmware": "\(firmware)", "services": [
                  {"type": "lightbulb", "characteristics": {"on": true, "brightness": 40}}\(more)]}]}]}
                """
        }
    }
}
