// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC
import HearthModel

/// `hearth discover`.
enum DiscoverCommand {
    private static let seconds = OptionDefinition("seconds", "N", "How long to search; 5 if not given.")

    static let definition = CommandDefinition(
        "discover", "Search the network for accessories that could be added",
        discussion: ["Accessories that are paired with somebody else are shown too; reset them before pairing."],
        options: [seconds],
        examples: [
            .init("hearth discover", "Search for 5 seconds"),
            .init("hearth discover --seconds 20 --json", "Search longer, for a program"),
        ],
        json: """
            {
              "accessories": [
                {
                  "name": "Acme Lamp",
                  "deviceID": "7A:1C:3E:55:90:D2",
                  "model": "L1",
                  "category": 5,
                  "categoryName": "Lightbulb",
                  "isPaired": false,
                  "addresses": ["192.168.1.20:51826"]
                }
              ]
            }
            """,
        action: run)

    private struct Document: Encodable {
        let accessories: [DiscoveredView]
    }

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let limit = try duration(call)
        let hub = try await call.connect()
        defer { hub.close() }
        if call.console.isTerminal(.messages) { call.note("Searching for \(limit.components.seconds) seconds …") }
        let found = try await hub.search(for: limit).sorted { ($0.name, $0.deviceID) < ($1.name, $1.deviceID) }
        if call.isJSON {
            call.printJSON(Document(accessories: found.map { DiscoveredView($0) }))
        } else if found.isEmpty {
            call.note("No accessory that could be added was seen. Is it switched on and on this network?")
        } else {
            call.print(table(found).text(call.style))
        }
        return .success
    }

    private static func duration(_ call: CommandCall) throws(CommandError) -> Duration {
        guard let text = call.arguments[seconds] else { return .seconds(5) }
        guard let number = Double(text), number >= 0, number <= 3600 else {
            throw call.usage(.invalidValue(what: "--seconds", expected: "a number from 0 to 3600"))
        }
        return .milliseconds(Int64(number * 1000))
    }

    private static func table(_ found: [DiscoveredAccessory]) -> Table {
        var table = Table(["NAME", "KIND", "MODEL", "ID", "ADDRESS", "STATE"])
        for accessory in found {
            table.add([
                accessory.name, DiscoveredView(accessory).categoryName, accessory.model, accessory.deviceID,
                accessory.addresses.first ?? "–", accessory.isPaired ? "paired with another" : "free",
            ])
        }
        return table
    }
}

/// An accessory seen on the network, as JSON.
struct DiscoveredView: Encodable {
    let name: String
    let deviceID: String
    let model: String
    let category: Int
    let categoryName: String
    let isPaired: Bool
    let addresses: [String]

    init(_ accessory: DiscoveredAccessory) {
        name = accessory.name
        deviceID = accessory.deviceID
        model = accessory.model
        category = accessory.category
        categoryName = Catalogue.category(accessory.category)?.displayName ?? "Category \(accessory.category)"
        isPaired = accessory.isPaired
        addresses = accessory.addresses
    }
}
