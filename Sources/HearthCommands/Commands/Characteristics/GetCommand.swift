// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC
import HearthModel

/// `hearth get`.
enum GetCommand {
    private static let accessory = CommonArguments.accessory
    private static let service = Positional(
        "SERVICE", .optional, "Only this service: its name, its kind (\"outlet\") or its iid.")
    private static let characteristic = Positional(
        "CHARACTERISTIC", .optional, "Only this characteristic: brightness, \"power state\", lock-target-state.")
    private static let cached = OptionDefinition(
        "cached", "Show the last known values instead of asking the accessory.")

    static let definition = CommandDefinition(
        "get", "Show values of an accessory",
        discussion: [
            "The accessory is asked for its current values. Two arguments are an accessory and a characteristic or a service.",
            "A value that the accessory does not know is a dash, and left out of the JSON. With --cached, one that may not hold any more is marked: \"(stale)\", or \"isStale\": true.",
        ],
        positionals: [accessory, service, characteristic], options: [cached],
        examples: [
            .init("hearth get \"Desk Lamp\"", "Everything it tells"),
            .init("hearth get \"Desk Lamp\" brightness", "One value"),
            .init("hearth get \"Power Strip\" \"Outlet 2\" on", "One value of one of its services"),
        ],
        json: """
            {
              "results": [
                {
                  "accessory": {"id": "6F0C…", "name": "Desk Lamp"},
                  "service": "Lightbulb",
                  "iid": 9,
                  "characteristic": "Brightness",
                  "value": 40,
                  "text": "40%"
                }
              ]
            }
            """,
        action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        let found = try snapshot.accessory(call.arguments.text(accessory), home: call.homeName)
        let wanted = try selection(call, found.accessory)
        let results = Results(
            results: try await read(wanted, call, hub, snapshot), snapshot: snapshot,
            areCached: call.arguments.has(cached))
        if call.isJSON {
            call.printJSON(results.json)
        } else {
            call.print(text(results, found.accessory, call, isSingle: wanted.count == 1))
        }
        return try results.exitCode("read")
    }

    private static func read(
        _ wanted: [CharacteristicReference], _ call: CommandCall, _ hub: HubSession, _ snapshot: HubSnapshot
    ) async throws(CommandError) -> [CharacteristicResult] {
        guard call.arguments.has(cached) else { return try await hub.call(ReadCharacteristics(wanted)) }
        return wanted.map { CharacteristicResult($0, value: snapshot.value($0)) }
    }

    private static func selection(
        _ call: CommandCall, _ accessory: Accessory
    ) throws(CommandError) -> [CharacteristicReference] {
        let found: [Characteristic]
        switch (call.arguments[service], call.arguments[characteristic]) {
        case (nil, _): found = readable(accessory.services.filter { !$0.isHidden })
        case (let first?, nil): found = try oneName(first, accessory)
        case (let first?, let second?):
            found = [try accessory.characteristic(named: second, service: first).characteristic]
        }
        return found.map { CharacteristicReference(accessory: accessory.id, iid: $0.iid) }
    }

    /// A word that may mean a characteristic or a service.
    private static func oneName(_ name: String, _ accessory: Accessory) throws(CommandError) -> [Characteristic] {
        let services = accessory.services(named: name)
        guard try accessory.characteristics(named: name, service: nil).isEmpty, !services.isEmpty else {
            return [try accessory.characteristic(named: name).characteristic]
        }
        return readable([try accessory.service(named: name)])
    }

    private static func readable(_ services: [Service]) -> [Characteristic] {
        services.flatMap(\.characteristics).filter {
            $0.permissions.contains(.read) && !$0.permissions.contains(.hidden)
        }
    }

    /// The bare value if one was asked for, else each service with its values.
    private static func text(
        _ results: Results, _ accessory: Accessory, _ call: CommandCall, isSingle: Bool
    ) -> String {
        if isSingle, let only = results.results.first, only.error == nil {
            let value = results.snapshot.place(of: only.characteristic)?.text(only.value) ?? "–"
            return value + (results.isStale(only) ? MainValues.staleMark : "")
        }
        let byReference = Dictionary(results.results.map { ($0.characteristic, $0) }) { first, _ in first }
        let branches = accessory.services.compactMap { service -> Tree? in
            let leaves = service.characteristics.compactMap { characteristic -> Tree? in
                let reference = CharacteristicReference(accessory: accessory.id, iid: characteristic.iid)
                guard let result = byReference[reference] else { return nil }
                let value = characteristic.text(result.value) + (results.isStale(result) ? MainValues.staleMark : "")
                return Tree(characteristic.displayName, detail: result.error?.message ?? value)
            }
            return leaves.isEmpty ? nil : Tree(service.title, leaves)
        }
        return Tree(call.style.bold(accessory.name), branches).text()
    }
}

extension Service {
    /// The name with the kind behind it, if it has a name that does not say so itself.
    var title: String {
        guard let name, name != typeName else { return typeName }
        return "\(name) (\(typeName))"
    }
}
