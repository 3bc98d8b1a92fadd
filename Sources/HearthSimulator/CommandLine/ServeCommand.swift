// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HearthSystem

/// `hearth-simulator serve FILE…`, `hearth-simulator house` and `hearth-simulator camera`.
enum ServeCommand {
    private static let port = OptionSyntax(
        "port", "N", "The first server's port, the others follow; the system chooses if there is none.")
    private static let address = OptionSyntax(
        "address", "IP", "The address to listen on; all by default, 127.0.0.1 with --interface lo.")
    private static let interface = OptionSyntax(
        "interface", "NAME", isRepeatable: true,
        "Announce on this interface only, lo to stay on this machine; all that know multicast by default.")
    private static let noAdvertise = OptionSyntax("no-advertise", "Do not announce anything.")
    private static let code = OptionSyntax(
        "code", "XXX-XX-XXX", "The setup code of all servers; a random one for each by default, kept.")
    private static let displayCode = OptionSyntax(
        "display-code",
        "Draw a setup code for every attempt to pair and print it then, as a device with a display does.")
    private static let setupID = OptionSyntax(
        "setup-id", "XXXX", "The setup id, four letters or digits; for a single server only.")
    private static let identity = OptionSyntax(
        "identity", "FILE", "Be who this file says, paired with whom it says; for a single server only.")
    private static let name = OptionSyntax("name", "NAME", "The first server's name.")
    private static let state = OptionSyntax(
        "state", "DIR", "Where keys and pairings are kept; $XDG_STATE_HOME/hearth-simulator by default.")
    private static let script = OptionSyntax(
        "script", "FILE", "Have happen what this file says, line by line: after 5s set \"Hall Motion\" …")
    static let fault = OptionSyntax(
        "fault", "FAULT", isRepeatable: true,
        "Have all servers go wrong from the start; --fault help lists what is possible.")
    private static let logLevel = OptionSyntax(
        "log-level", "LEVEL", "error, warning, notice, info, debug or trace; notice by default.")

    private static let serverOptions = [
        port, address, interface, noAdvertise, code, displayCode, setupID, identity, name, state, script, fault,
        SimulatorTool.control,
        logLevel, SimulatorTool.json,
    ]

    private static let words =
        "Prints setup code, QR code and payload of each server, or one line of JSON for each, when all can be paired "
        + "with; then runs until it is interrupted. Two simulators at once need --state and --control of their own."

    static let serve = CommandSyntax(
        "serve", ["FILE…"], "Serve attribute databases and houses from files",
        discussion:
            "A file is a JSON object with \"accessories\", as an accessory answers GET /accessories, and \"name\" and "
            + "\"model\" beside it. The answer to GET /accessories is that of the file word for word, but for values "
            + "that have changed. Or it is a house: a JSON object with \"servers\". \(words)", options: serverOptions)

    static let house = CommandSyntax(
        "house", [], "Serve a house: a bridge with twelve accessories, a desk lamp and a ceiling fan",
        discussion: words, options: serverOptions)

    static let camera = CommandSyntax(
        "camera", [], "Serve a camera with two streams, sound both ways and a still picture",
        discussion:
            "It negotiates streams as a camera does, and is busy while they run, but sends no moving pictures. \(words)",
        options: serverOptions)

    /// The servers of the files, each under a key of its own.
    static func plans(_ call: ParsedCommand) throws -> [ServerPlan] {
        var plans = try call.operands.flatMap { try Self.plans(in: $0) }
        for (index, key) in keys(for: plans.map(\.key)).enumerated() { plans[index].key = key }
        return plans
    }

    private static func plans(in path: String) throws -> [ServerPlan] {
        try InputFile.read(path) { bytes in
            if HouseDescription.isHouse(bytes) { return try HouseDescription.plans(bytes) }
            return [try Fixture(bytes, path: path).plan(key: Fixture.baseName(of: path))]
        }
    }

    /// What the state of each server is kept under: its own key as a file name, with a number from the second on.
    static func keys(for names: [String]) -> [String] {
        var keys: [String] = []
        for name in names {
            let base = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
            var key = base
            var number = 1
            while keys.contains(key) {
                number += 1
                key = "\(base)-\(number)"
            }
            keys.append(key)
        }
        return keys
    }

    static func run(_ call: ParsedCommand, plans: [ServerPlan], _ environment: ToolEnvironment) async throws {
        var plans = plans
        if let name = call[name] { plans[0].name = name }
        for option in [setupID, identity] where call.has(option) && plans.count > 1 {
            throw UsageError("--\(option.name) is for a single server.")
        }
        let simulator = try Simulator(plans, options: try options(call, environment))
        let signals = SignalSequence([.terminate, .interrupt, .hangUp])
        try await withThrowingTaskGroup { group in
            group.addTask { for await _ in signals { return } }
            group.addTask {
                show(try await simulator.start(), call, environment)
                try await simulator.run()
            }
            try await group.next()
            group.cancelAll()
            while (try? await group.next()) != nil {}
        }
    }

    private static func show(_ cards: [ServerCard], _ call: ParsedCommand, _ environment: ToolEnvironment) {
        for card in cards {
            let isJSON = call.has(SimulatorTool.json)
            environment.writeOutput(isJSON ? line(card.json) : card.text(asTerminal: environment.isTerminal))
        }
        if !call.has(SimulatorTool.json) { environment.writeOutput("Press Ctrl-C to stop.\n") }
    }

    private static func line(_ json: JSONValue) -> String {
        String(decoding: JSONWriter.write(json), as: UTF8.self) + "\n"
    }

    private static func setup(_ call: ParsedCommand) throws(UsageError) -> ServerPlan.Setup? {
        let code = try call.value(of: code, "eight digits such as XXX-XX-XXX, and not too simple") {
            try? SetupCode($0)
        }
        guard call.has(displayCode) else { return code.map { .code($0) } }
        guard code == nil else { throw UsageError("Either --code or --display-code says how to pair, not both.") }
        return .displayed
    }

    private static func options(
        _ call: ParsedCommand, _ environment: ToolEnvironment
    ) throws -> Simulator.Options {
        let folder =
            try call[state] ?? StandardPaths(environment: environment.variables).stateFolder(for: "hearth-simulator")
        var options = Simulator.Options(stateFolder: folder)
        options.port =
            try call.value(of: port, "a number from 0 to 65000") { UInt16($0).flatMap { $0 <= 65_000 ? $0 : nil } } ?? 0
        options.setup = try setup(call)
        let isJSON = call.has(SimulatorTool.json)
        options.display = { environment.writeOutput(isJSON ? line($0.json) : $0.text) }
        options.setupID = try call.value(of: setupID, "four letters or digits") { SetupID($0) }
        options.isAdvertised = !call.has(noAdvertise)
        options.interfaces = call.has(interface) ? call.all(interface) : nil
        options.controlSocket = try SimulatorTool.controlSocket(call, environment)
        options.faults = try faults(call)
        options.script = try call[script].map { path in
            try InputFile.read(path) { try Script(String(decoding: $0, as: UTF8.self)) }
        }
        options.identity = try call[identity].map { path in
            try InputFile.read(path) { try IdentityDescription.state($0) }
        }
        let level = try call.value(of: logLevel, "a level of the log") { LogLevel($0) } ?? .notice
        options.logger = Logger(subsystem: "simulator", level: level)
        try setAddress(of: &options, call)
        return options
    }

    private static func faults(_ call: ParsedCommand) throws(UsageError) -> [FaultOrder] {
        var orders: [FaultOrder] = []
        for text in call.all(fault) {
            do throws(ControlError) {
                orders.append(try FaultOrder(text))
            } catch {
                throw UsageError("\(error) --fault help lists what is possible.")
            }
        }
        return orders
    }

    private static func setAddress(of options: inout Simulator.Options, _ call: ParsedCommand) throws(UsageError) {
        if let address = try call.value(of: address, "an IP address", { IPAddress($0) }) {
            options.address = address
            options.furtherAddresses = []
        } else if options.interfaces == ["lo"] {
            options.address = .loopback
            options.furtherAddresses = [.loopbackIPv6]
        }
    }
}
