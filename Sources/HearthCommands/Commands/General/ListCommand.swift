// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth list` and the `list` of every noun.
enum ListCommand {
    enum Kind: String, CaseIterable, Sendable {
        case homes
        case rooms
        case zones
        case groups
        case accessories
        case scenes
        case triggers
        case users
    }

    private static let kind = Positional(
        "KIND", .optional, "Only these: \(Kind.allCases.map(\.rawValue).joined(separator: ", ")).")

    static let definition = CommandDefinition(
        "list", "Show homes, rooms and accessories with their live state",
        discussion: [
            "Without KIND: a tree of all homes, or of the one given by --home.",
            "An accessory that its bridge no longer mentions is shown as gone since then, \"goneSince\" in JSON. It keeps its name, room and scenes, in case it comes back; \"hearth unpair\" removes it.",
        ], positionals: [kind],
        examples: [
            .init("hearth list", "Everything, as a tree"),
            .init("hearth list accessories --json", "All accessories with services, characteristics and values"),
            .init("hearth list scenes --home \"My Home\"", "The scenes of a home"),
        ],
        json: """
            {
              "homes": [
                {
                  "id": "0B6D…",
                  "name": "My Home",
                  "isPrimary": true,
                  "rooms": [{"id": "A1B2…", "name": "Kitchen", "home": {}, "isDefault": false, "accessories": []}],
                  "zones": [{"id": "C3D4…", "name": "Upstairs", "home": {}, "rooms": []}],
                  "groups": [{"id": "E5F6…", "name": "Reading Lights", "home": {}, "services": []}],
                  "accessories": [
                    {
                      "id": "6F0C…",
                      "name": "Desk Lamp",
                      "home": {"id": "0B6D…", "name": "My Home"},
                      "room": {"id": "A1B2…", "name": "Kitchen"},
                      "isReachable": true,
                      "category": 5,
                      "categoryName": "Lightbulb",
                      "deviceID": "7A:1C:3E:55:90:D2",
                      "aid": 1,
                      "manufacturer": "Acme",
                      "model": "L1",
                      "serialNumber": "0042",
                      "firmwareVersion": "1.2",
                      "services": [
                        {
                          "iid": 8,
                          "name": "Lamp",
                          "type": "00000043-0000-1000-8000-0026BB765291",
                          "typeName": "Lightbulb",
                          "isPrimary": true,
                          "isHidden": false,
                          "linked": [],
                          "characteristics": [
                            {
                              "iid": 9,
                              "name": "Brightness",
                              "type": "00000008-0000-1000-8000-0026BB765291",
                              "permissions": ["pr", "pw", "ev"],
                              "metadata": {"format": "int", "unit": "percentage", "minimum": 0, "maximum": 100, "step": 1},
                              "value": 40,
                              "text": "40%"
                            }
                          ]
                        }
                      ]
                    }
                  ],
                  "scenes": [],
                  "triggers": [],
                  "users": []
                }
              ]
            }
            """
    ) { call async throws(CommandError) in
        guard let word = call.arguments[kind] else { return try await tree(call) }
        guard let kind = Kind(rawValue: word.lowercased()) ?? Kind(rawValue: word.lowercased() + "s") else {
            let choices = Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw call.usage(.invalidValue(what: "KIND", expected: "one of \(choices)"))
        }
        return try await table(call, kind)
    }

    /// The `list` command of a noun.
    static func list(_ name: String, _ summary: String, _ kind: Kind, _ line: String) -> CommandDefinition {
        CommandDefinition(
            name, summary, discussion: ["The same as \"hearth list \(kind.rawValue)\"."],
            examples: [.init(line, summary)], json: kind.json
        ) { call async throws(CommandError) in try await table(call, kind) }
    }

    private static func tree(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let (snapshot, homes) = try await homes(call)
        if homes.isEmpty, !call.isJSON {
            call.note("There is no home yet. Make one: hearth home add NAME")
        } else {
            let schedule = ScheduleText(call.environment.calendar)
            call.show(
                HomesDocument(homes: homes.map { HomeView($0, of: snapshot, schedule) }),
                homes.map { HomeTree($0, of: snapshot, schedule, call.style).text }.joined(separator: "\n\n"))
        }
        return .success
    }

    private static func table(_ call: CommandCall, _ kind: Kind) async throws(CommandError) -> ExitCode {
        let (snapshot, homes) = try await homes(call)
        let listing = Listing(homes: homes, snapshot: snapshot, schedule: ScheduleText(call.environment.calendar))
        if call.isJSON { listing.printJSON(kind, call) } else { call.print(listing.table(kind).text(call.style)) }
        return .success
    }

    private static func homes(_ call: CommandCall) async throws(CommandError) -> (HubSnapshot, [Home]) {
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        guard let name = call.homeName else { return (snapshot, snapshot.database.homes) }
        return (snapshot, [try snapshot.home(name)])
    }
}

struct HomesDocument: Encodable {
    let homes: [HomeView]
}
