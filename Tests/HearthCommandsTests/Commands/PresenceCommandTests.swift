// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

@testable import HearthCommands

@Suite("hearth presence")
struct PresenceCommandTests {
    private func hub() -> FakeHub {
        let hub = FakeHub()
        hub.withState { $0.database.homes[0].users = [User(id: House.id(91), unixID: 1001, name: "anna")] }
        return hub
    }

    private func people(_ hub: FakeHub) -> [Person] { hub.withState { $0.database.homes[0].people } }

    @Test("says where somebody is", arguments: ["home", "AWAY", "52.52,13.40", "-33.87,-70.5"])
    func say(place: String) async {
        let hub = hub()
        let outcome = await Terminal(hub).run(["presence", "Anna", place])
        #expect(outcome.code == .success, "\(outcome.messages)")
        let expected: [String: Whereabouts.Place] = [
            "home": .home, "AWAY": .away,
            "52.52,13.40": .position(location: HomeLocation(latitude: 52.52, longitude: 13.4)),
            "-33.87,-70.5": .position(location: HomeLocation(latitude: -33.87, longitude: -70.5)),
        ]
        let person = people(hub).first
        #expect(person?.name == "anna" && person?.whereabouts?.place == expected[place])
        #expect(outcome.output.contains("anna"))
    }

    @Test("takes it back")
    func unknown() async {
        let hub = hub()
        _ = await Terminal(hub).run(["presence", "ada", "home"])
        #expect(people(hub).map(\.name) == ["ada"])
        #expect(await Terminal(hub).run(["presence", "ada", "unknown"]).code == .success)
        #expect(people(hub).isEmpty)
    }

    @Test("watches phones, by name or address, with a delay, and stops it")
    func phones() async {
        let hub = hub()
        let rows: [([String], Phone?)] = [
            (["--phone", "anna-phone.local"], Phone(host: "anna-phone.local")),
            (["--phone", "anna-phone", "--leave-after", "10m"], Phone(host: "anna-phone.local", leaveDelay: 600)),
            (["--phone", "192.0.2.7", "--leave-after", "45s"], Phone(host: "192.0.2.7", leaveDelay: 45)),
            (["--no-phone"], nil),
        ]
        for (words, phone) in rows {
            let outcome = await Terminal(hub).run(["presence", "anna"] + words)
            #expect(outcome.code == .success, "\(outcome.messages)")
            #expect(people(hub).first?.phone == phone)
        }
    }

    @Test("lists everybody who may be at home, with what is known")
    func list() async {
        let hub = hub()
        _ = await Terminal(hub).run(["presence", "ada", "home"])
        hub.withState { state in
            state.database.homes[0].people.append(
                Person(
                    unixID: 1001, name: "anna",
                    whereabouts: Whereabouts(
                        .position(location: HomeLocation(latitude: 1, longitude: 2.5)), since: FakeHub.now,
                        source: .said),
                    phone: Phone(host: "anna.local", isHere: false)))
        }
        let outcome = await Terminal(hub).run(["presence", "--home", "My Home"])
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 3 && lines[0].hasPrefix("Who "), "\(outcome.output)")
        #expect(lines[1].hasPrefix("ada ") && lines[1].contains(" home ") && lines[1].contains(" said "))
        #expect(lines[2].contains("at 1,2.5") && lines[2].contains("anna.local, gone"))
        let all = await Terminal(hub).run(["presence"]).output
        #expect(all.contains("Summer House") && all.contains("unknown"))
        let one = await Terminal(hub).run(["presence", "anna"]).output
        #expect(!one.contains("ada ") && one.contains("anna "))
    }

    @Test(
        "what does not fit together is refused with what to do",
        arguments: [
            (["presence", "anna", "here"], "home, away"), (["presence", "anna", "91,0"], "home, away"),
            (["presence", "mira", "home"], "no user"), (["presence", "anna", "home", "--no-phone"], "one thing"),
            (["presence", "anna", "--leave-after", "5m"], "--phone"), (["presence", "--phone", "a"], "whose phone"),
            (["presence", "anna", "--phone", "a", "--leave-after", "soon"], "30s"),
            (["presence", "anna", "--phone", "a b"], "local network"),
        ])
    func refused(words: [String], hint: String) async {
        let hub = hub()
        let outcome = await Terminal(hub).run(words)
        #expect(outcome.code != .success && outcome.messages.contains(hint), "\(outcome.messages)")
        #expect(people(hub).isEmpty)
    }

    @Test("watchers are told who comes and leaves")
    func changes() {
        let hub = hub()
        let database = hub.withState { $0.database }
        let home = database.homes[0].id
        func text(_ old: Person?, _ new: Person) -> String {
            var before = database
            let change = Change.personUpdated(person: new, home: home)
            before.homes[0].people = [old].compactMap { $0 }
            var after = before
            after.apply(change)
            return ChangeText(change, before: before, after: after).text
        }
        func anna(_ place: Whereabouts.Place?, _ phone: Phone? = nil) -> Person {
            Person(
                unixID: 1001, name: "anna",
                whereabouts: place.map { Whereabouts($0, since: FakeHub.now, source: .said) }, phone: phone)
        }
        #expect(text(nil, anna(.home)) == "anna came home")
        #expect(text(anna(.home), anna(.away)) == "anna left")
        #expect(
            text(anna(.home), anna(.position(location: HomeLocation(latitude: 1, longitude: 2)))) == "anna is at 1,2")
        #expect(text(anna(.home), anna(nil)).contains("not known any more"))
        let phone = Phone(host: "a.local")
        #expect(text(anna(.home), anna(.home, phone)) == "anna's phone is a.local")
        let found = Phone(host: "a.local", isHere: true)
        #expect(text(anna(.home, phone), anna(.home, found)) == "anna's phone is on the network")
        #expect(text(anna(.home, found), anna(.home)) == "no phone of anna is looked for")
    }
}
