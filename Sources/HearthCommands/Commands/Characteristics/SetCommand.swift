// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth set`.
enum SetCommand {
    private static let accessory = CommonArguments.accessory
    private static let service = CommonArguments.service
    private static let characteristic = CommonArguments.characteristic
    private static let value = CommonArguments.value

    static let definition = CommandDefinition(
        "set", "Set a value of an accessory",
        discussion: [
            "Numbers outside the accessory's limits are taken to the nearest limit, as HomeKit does.",
            "If several services have the characteristic, the accessory's primary one is meant; if there is none, name the service.",
        ],
        positionals: [accessory, service, characteristic, value],
        examples: [
            .init("hearth set \"Desk Lamp\" brightness 40%", "Dim a lamp"),
            .init("hearth set Thermostat \"target temperature\" 21.5", "Set the temperature in degrees Celsius"),
            .init("hearth set \"Front Door\" lock-target-state locked", "Lock a door"),
            .init("hearth set \"Power Strip\" \"Outlet 2\" on off", "Switch off one outlet of several"),
        ],
        json: GetCommand.definition.json, action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        let found = try snapshot.accessory(call.arguments.text(accessory), home: call.homeName)
        let place = try found.place(call.arguments.text(characteristic), service: call.arguments[service])
        let wanted = try place.value(from: call.arguments.text(value))
        let write = CharacteristicWrite(place.reference, value: wanted)
        let results = Results(results: try await hub.call(WriteCharacteristics([write])), snapshot: snapshot)
        results.show(in: call)
        return try results.exitCode("set")
    }
}

extension PlacedAccessory {
    /// A characteristic of it by name.
    func place(_ characteristic: String, service: String?) throws(CommandError) -> CharacteristicPlace {
        let found = try accessory.characteristic(named: characteristic, service: service)
        return CharacteristicPlace(
            home: home, accessory: accessory, service: found.service, characteristic: found.characteristic)
    }
}
