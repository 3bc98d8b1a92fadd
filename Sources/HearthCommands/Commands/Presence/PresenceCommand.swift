// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel

/// `hearth presence`.
enum PresenceCommand {
    private static let user = Positional(
        "USER", .optional, "The login name of the owner of the hub or of a user of the home.")
    private static let place = Positional(
        "PLACE", .optional, "home, away, a position as LATITUDE,LONGITUDE, or unknown, which takes back what was said.")
    private static let phone = OptionDefinition(
        "phone", "HOST",
        "The user's phone: its name on the local network (anna-phone.local) or its address. While it is there, the user is home."
    )
    private static let noPhone = OptionDefinition("no-phone", "Do not look for the user's phone any more.")
    private static let leaveAfter = OptionDefinition(
        "leave-after", "SPAN",
        "With --phone: how long the phone is to be silent before the user has left, \(expectedSpan). Default: 5m.")

    static let definition = CommandDefinition(
        "presence", "Show or say who is at home",
        discussion: [
            "Triggers wait for people who come and go, and ask who is home: --event \"somebody comes home\", --event \"everybody has left\", --event \"I leave home\", --when \"nobody is home\".",
            "What is said counts until something else is said, or the user's phone comes or goes. Everybody may say it of themselves; of others, the owner of the hub and administrators of the home.",
        ],
        positionals: [user, place], options: [phone, noPhone, leaveAfter],
        examples: [
            .init("hearth presence", "Who is home, since when, and how the hub knows"),
            .init("hearth presence anna away", "Anna has left"),
            .init("hearth presence anna 52.52,13.40", "Anna is there, for triggers that wait for a place"),
            .init(
                "hearth presence anna --phone anna-phone.local --leave-after 10m", "Anna comes and goes with her phone"),
            .init("hearth presence anna --no-phone", "Anna's phone tells nothing any more"),
        ],
        json: """
            {
              "people": [
                {
                  "name": "anna",
                  "unixID": 1001,
                  "home": {"id": "0B6D…", "name": "My Home"},
                  "place": "home",
                  "isHome": true,
                  "since": "2026-12-24T17:00:00Z",
                  "source": "phone",
                  "phone": {"host": "anna-phone.local", "leaveDelay": 300, "isHere": true}
                }
              ]
            }
            """, action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let given = [call.arguments[place] != nil, call.arguments.has(phone), call.arguments.has(noPhone)]
        guard given.count(where: { $0 }) <= 1 else {
            throw .invalid("Say one thing at a time: PLACE, --phone or --no-phone.")
        }
        guard !call.arguments.has(leaveAfter) || call.arguments.has(phone) else {
            throw .invalid("--leave-after goes with --phone.")
        }
        guard given.contains(true) else { return try await list(call) }
        guard let name = call.arguments[user] else { throw .invalid("Say whose phone it is: hearth presence USER …") }
        return try await change(call, name)
    }

    private static func change(_ call: CommandCall, _ name: String) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        var snapshot = try await hub.snapshot()
        let home = try snapshot.home(call.homeName)
        let person = try snapshot.person(named: name, home: call.homeName)
        let commit =
            if let text = call.arguments[place] {
                try await hub.mutate(
                    SetPresence(home: home.id, user: person.unixID, place: try PlaceWord(text, call).place))
            } else {
                try await hub.mutate(
                    WatchPhone(home: home.id, user: person.unixID, phone: try wantedPhone(call)))
            }
        snapshot.database.apply(commit)
        return show(snapshot, [home.id], only: person, call)
    }

    /// Nil for none.
    private static func wantedPhone(_ call: CommandCall) throws(CommandError) -> Phone? {
        guard let host = call.arguments[phone] else { return nil }
        guard let text = call.arguments[leaveAfter] else { return Phone(host: full(host)) }
        guard let delay = seconds(text) else {
            throw call.usage(.invalidValue(what: "--leave-after", expected: expectedSpan))
        }
        return Phone(host: full(host), leaveDelay: Double(delay))
    }

    private static let expectedSpan = "a span such as 30s, 5m or 1h30m"

    private static func seconds(_ text: String) -> Int? {
        if let number = Int(text.dropLast()), text.lowercased().hasSuffix("s"), number >= 0 { return number }
        return Interval(text)?.seconds
    }

    /// A name without a domain is one of the local network.
    private static func full(_ host: String) -> String {
        host.contains(where: { ".:".contains($0) }) ? host : host + ".local"
    }

    private static func list(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        guard let name = call.arguments[user] else {
            let homes = try call.homeName.map { name throws(CommandError) in [try snapshot.home(name)] }
            return show(snapshot, (homes ?? snapshot.database.homes).map(\.id), only: nil, call)
        }
        let person = try snapshot.person(named: name, home: call.homeName)
        return show(snapshot, [try snapshot.home(call.homeName).id], only: person, call)
    }

    private static func show(
        _ snapshot: HubSnapshot, _ homes: [Home.ID], only person: MachineUser?, _ call: CommandCall
    ) -> ExitCode {
        let homes = homes.compactMap(snapshot.database.home)
        let people = homes.flatMap { home in
            (person.map { [$0] } ?? snapshot.people(home: home)).map { PersonView($0, in: home) }
        }
        if homes.isEmpty { call.note("There is no home yet. Make one: hearth home add NAME") }
        call.show(
            PeopleDocument(people: people),
            table(people, ScheduleText(call.environment.calendar), hasHomes: homes.count > 1).text(call.style))
        return .success
    }

    private static func table(_ people: [PersonView], _ schedule: ScheduleText, hasHomes: Bool) -> Table {
        let head = ["Who", "Where", "Since", "Known by", "Phone"]
        var table = Table(hasHomes ? ["Home"] + head : head)
        for person in people { table.add((hasHomes ? [person.home.name] : []) + person.row(schedule)) }
        return table
    }
}

private struct PeopleDocument: Encodable {
    let people: [PersonView]
}

/// Where somebody is, as people say it.
private struct PlaceWord {
    /// Nil if nobody is to know any more.
    let place: Whereabouts.Place?

    init(_ text: String, _ call: CommandCall) throws(CommandError) {
        switch text.lowercased() {
        case "home": place = .home
        case "away": place = .away
        case "unknown": place = nil
        default:
            guard let point = PlaceText.point(text) else {
                throw call.usage(
                    .invalidValue(what: "PLACE", expected: "home, away, unknown or \(PlaceText.expected)"))
            }
            place = .position(location: point)
        }
    }
}
