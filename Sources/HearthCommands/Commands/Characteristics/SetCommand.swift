// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC
import HearthModel

/// `hearth set`.
enum SetCommand {
    private static let accessory = CommonArguments.accessory
    private static let service = CommonArguments.service
    private static let characteristic = CommonArguments.characteristic
    private static let value = CommonArguments.value

    private static let authorization = OptionDefinition(
        "authorization", "BASE64",
        "What the accessory's maker wants sent along, for characteristics with the permission \"aa\".")

    static let definition = CommandDefinition(
        "set", "Set a value of an accessory",
        discussion: [
            "Numbers outside the accessory's limits are taken to the nearest limit, as HomeKit does.",
            "If several services have the characteristic, the accessory's primary one is meant; if there is none, name the service.",
        ],
        positionals: [accessory, service, characteristic, value], options: [authorization],
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
        let write = CharacteristicWrite(
            place.reference, value: wanted, authorizationData: try authorizationData(for: place, call))
        let results = Results(results: try await hub.call(WriteCharacteristics([write])), snapshot: snapshot)
        results.show(in: call)
        return try results.exitCode("set")
    }

    private static func authorizationData(
        for place: CharacteristicPlace, _ call: CommandCall
    ) throws(CommandError) -> String? {
        guard let text = call.arguments[authorization] else { return nil }
        guard Base64.decode(text) != nil else {
            throw call.usage(.invalidValue(what: "--authorization", expected: "base64"))
        }
        guard place.characteristic.permissions.contains(.additionalAuthorization) else {
            throw call.usage(.conflict("This characteristic takes no authorization data."))
        }
        return text
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
