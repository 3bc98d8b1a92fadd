// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC
import HearthModel

/// `hearth on` and `hearth off`.
enum PowerCommand {
    private static let targets = Positional(
        "NAME", .many, "Accessories, rooms or zones; \"all\" is the whole home.")

    static let on = definition("on", isOn: true)
    static let off = definition("off", isOn: false)

    private static func definition(_ name: String, isOn: Bool) -> CommandDefinition {
        CommandDefinition(
            name, "Switch accessories, rooms or zones \(name)",
            discussion: [
                "An accessory is switched as a whole; for one service of several use \"hearth set\". What lets water run (valves, irrigation, faucets) is switched only when named itself."
            ],
            positionals: [targets],
            examples: [
                .init("hearth \(name) \"Desk Lamp\"", "Switch \(name) a lamp"),
                .init("hearth \(name) Kitchen \"Living Room\"", "Switch \(name) everything in two rooms"),
                .init("hearth \(name) all", "Switch \(name) everything in the home"),
            ],
            json: GetCommand.definition.json
        ) { call async throws(CommandError) in try await run(call, isOn: isOn) }
    }

    private static func run(_ call: CommandCall, isOn: Bool) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        let places = try PowerTargets(snapshot, home: call.homeName).places(call.arguments.all(targets))
        let writes = places.map { CharacteristicWrite($0.reference, value: $0.characteristic.switched(isOn)) }
        let results = Results(results: try await hub.call(WriteCharacteristics(writes)), snapshot: snapshot)
        results.show(in: call)
        return try results.exitCode("switch")
    }
}

extension Characteristic {
    /// On or off in its own format: `true` or 1.
    fileprivate func switched(_ isOn: Bool) -> CharacteristicValue {
        metadata.format == .bool ? .bool(isOn) : .integer(isOn ? 1 : 0)
    }
}
