// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// The commands that change the world of a running simulator and look at it.
enum WorldCommands {
    private static let button = OptionSyntax("button", "N", "Which button, counted from 1; the first by default.")
    private static let kind = OptionSyntax("kind", "KIND", "single, double or long; single by default.")
    private static let over = OptionSyntax("over", "TIME", "How long it takes: 30s, 10m, 2h; a minute by default.")
    private static let options = [SimulatorTool.control, SimulatorTool.json]

    private static let names =
        "An accessory is named as it calls itself, by its number, or by either behind its server: \"House Bridge/8\". A "
        + "characteristic is named as HomeKit or HAP call it, by its number, or behind its service: \"Button 2/name\"."

    static let all = [
        CommandSyntax("list", [], "Show all accessories with their values", options: options),
        CommandSyntax(
            "get", ["ACCESSORY", "[CHARACTERISTIC]"], "Show the values of an accessory", discussion: names,
            options: options),
        CommandSyntax(
            "set", ["ACCESSORY", "CHARACTERISTIC", "VALUE"], "Change a value by hand, as somebody at the device would",
            discussion: names
                + " \"reachable\" off makes a device fail as a bridge reports one that does not answer.",
            options: options),
        CommandSyntax(
            "press", ["ACCESSORY"], "Press a button", discussion: names, options: [button, kind] + options),
        CommandSyntax(
            "drift", ["ACCESSORY", "CHARACTERISTIC", "VALUE"],
            "Change a number little by little, as a sensor drifts or a battery runs down",
            discussion: names + " What is set by hand in the meantime stays.", options: [over] + options),
        CommandSyntax(
            "log", [], "Show the writes that reached the accessories, and how many requests brought them",
            options: options),
        FaultCommand.syntax,
    ]

    static func run(_ call: ParsedCommand, _ environment: ToolEnvironment) async throws {
        if call.command.name == FaultCommand.syntax.name, FaultCommand.wantsList(call) {
            let json = String(decoding: JSONWriter.write(FaultCommand.listJSON), as: UTF8.self) + "\n"
            return environment.writeOutput(call.has(SimulatorTool.json) ? json : FaultCommand.list)
        }
        let path = try SimulatorTool.controlSocket(call, environment)
        let result = try await ControlClient.ask(try request(call), at: path)
        guard !call.has(SimulatorTool.json) else {
            return environment.writeOutput(String(decoding: JSONWriter.write(result), as: UTF8.self) + "\n")
        }
        environment.writeOutput(text(result, of: call.command.name))
    }

    private static func text(_ result: JSONValue, of command: String) -> String {
        switch command {
        case "log": WorldText.log(result)
        case FaultCommand.syntax.name: FaultCommand.text(result)
        default: WorldText.values(result)
        }
    }

    private static func request(_ call: ParsedCommand) throws -> ControlRequest {
        let words = call.operands
        switch call.command.name {
        case "get": return .get(accessory: words[0], characteristic: words.dropFirst().first)
        case "set": return .set(accessory: words[0], characteristic: words[1], value: words[2])
        case "press":
            let number = try call.value(of: button, "a number from 1") { Int($0).flatMap { $0 > 0 ? $0 : nil } } ?? 1
            return .press(accessory: words[0], button: number, kind: call[kind] ?? "single")
        case "drift":
            let time = try call.value(of: over, "a duration such as 30s, 10m or 2h") { Duration(words: $0) }
            return .drift(
                accessory: words[0], characteristic: words[1], value: words[2], over: time ?? .seconds(60))
        case "log": return .log
        case FaultCommand.syntax.name: return try FaultCommand.request(call)
        default: return .list
        }
    }
}

/// Answers of the simulator as people read them.
enum WorldText {
    /// One line for each value, those of one accessory under its name.
    static func values(_ result: JSONValue) -> String {
        (result.array ?? []).compactMap(\.object).map(entry).joined()
    }

    private static func entry(_ object: JSONObject) -> String {
        if let list = object["characteristics"] {
            let trouble = object["reachable"]?.bool == false ? ", not reachable" : ""
            let head = "\(text(object["accessory"])) (\(text(object["server"]))/\(text(object["aid"]))\(trouble))\n"
            return head + values(list).split(separator: "\n").map { "  \($0)\n" }.joined()
        }
        if object["characteristic"] != nil {
            return "\(text(object["service"])): \(text(object["characteristic"])) \(text(object["text"]))\n"
        }
        if let kind = object["kind"] {
            return "\(text(object["accessory"])): button \(text(object["button"])) \(text(kind))\n"
        }
        return "\(text(object["accessory"])): \(object["reachable"]?.bool == true ? "reachable" : "not reachable")\n"
    }

    static func log(_ result: JSONValue) -> String {
        guard let object = result.object else { return "" }
        let entries = (object["entries"]?.array ?? []).compactMap(\.object).map(logEntry).joined()
        return entries + "\(text(object["requests"])) requests with \(text(object["values"])) values\n"
    }

    private static func logEntry(_ object: JSONObject) -> String {
        let rows = (object["rows"]?.array ?? []).compactMap(\.object).map(logRow).joined(separator: "; ")
        return "\(text(object["time"])) \(text(object["server"])): \(rows)\n"
    }

    private static func logRow(_ object: JSONObject) -> String {
        var words = ["\(text(object["accessory"])), \(text(object["characteristic"]))"]
        if let value = object["value"] { words.append("= \(text(value))") }
        if let isOn = object["ev"]?.bool { words.append(isOn ? "subscribed" : "unsubscribed") }
        if let status = object["status"]?.integer, status != 0 { words.append("refused (\(status))") }
        return words.joined(separator: " ")
    }

    private static func text(_ value: JSONValue?) -> String {
        switch value {
        case nil, .null?: "unknown"
        case .string(let text)?: text
        case let other?: String(decoding: JSONWriter.write(other), as: UTF8.self)
        }
    }
}
