// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// `hearth-simulator fault`, and what `--fault` takes.
enum FaultCommand {
    private static let off = OptionSyntax("off", "Turn it off again; all of them if none is named.")
    private static let server = OptionSyntax("server", "NAME", "Which accessory server; all by default.")
    private static let times = OptionSyntax("times", "N", "How often it acts; until it is turned off by default.")

    static let syntax = CommandSyntax(
        "fault", ["[FAULT]"], "Have accessory servers go wrong, or show what is wrong with them",
        discussion:
            "FAULT is NAME or NAME=VALUE; \"fault help\" lists them all. Without a fault it shows those that are "
            + "on.",
        options: [off, server, times, SimulatorTool.control, SimulatorTool.json])

    /// Whether the list of faults is asked for, which needs no simulator.
    static func wantsList(_ call: ParsedCommand) -> Bool { call.operands.first == "help" }

    /// Whether `--fault help` stands on a command line, which then needs nothing else.
    static func isListWanted(in words: [String]) -> Bool {
        words.contains("--fault=help") || zip(words, words.dropFirst()).contains { $0 == "--fault" && $1 == "help" }
    }

    static func request(_ call: ParsedCommand) throws -> ControlRequest {
        let name = call.operands.first { $0 != "off" }
        if call.has(off) || call.operands.contains("off") { return .fault(.off(name, server: call[server])) }
        guard let name else { return .fault(.show) }
        let times = try call.value(of: times, "a number from 1") { Int($0).flatMap { $0 > 0 ? $0 : nil } }
        return .fault(.on(name, server: call[server], times: times))
    }

    /// Every fault with one line.
    static var list: String {
        let faults = Fault.allCases
        let width = (faults.map(\.usage.count).max() ?? 0) + 2
        return Fault.Place.allCases.map { place in
            let lines = faults.filter { $0.definition.place == place }.map { fault in
                "  \(fault.usage.padded(to: width))\(fault.definition.text)\(fault.standardText)\n"
            }
            return "\(place.rawValue):\n" + lines.joined()
        }.joined(separator: "\n") + "\n" + words
    }

    private static let words =
        "STEP: \(PairingPoint.allCases.map(\.rawValue).joined(separator: ", ")).\n"
        + "ERROR: \(PairingErrorCode.allCases.map(\.word).joined(separator: ", ")).\n"

    /// The same for programs.
    static var listJSON: JSONValue {
        .array(
            Fault.allCases.map { fault in
                .object([
                    "fault": .string(fault.rawValue), "usage": .string(fault.usage),
                    "place": .string(fault.definition.place.rawValue), "text": .string(fault.definition.text),
                ])
            })
    }

    /// The answer of a simulator for people.
    static func text(_ result: JSONValue) -> String {
        let entries = (result.array ?? []).compactMap(\.object)
        if entries.isEmpty { return "No faults.\n" }
        return entries.map { entry in
            let acted = entry["acted"]?.integer.map { ", acted \($0) times" } ?? ""
            let times = entry["times"]?.integer.map { ", \($0) more to come" } ?? ""
            let (server, fault) = (entry["server"]?.string ?? "", entry["fault"]?.string ?? "")
            return "\(server): \(fault) (\(entry["text"]?.string ?? ""))\(acted)\(times)\n"
        }.joined()
    }
}

extension Fault {
    /// What it takes when nothing is said.
    fileprivate var standardText: String {
        switch definition.parameter {
        case .number(let name, _, let standard): " (\(name) \(standard))"
        case .seconds(let standard): " (\(Int(standard)) s)"
        case .none, .server, .pairingError: ""
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
