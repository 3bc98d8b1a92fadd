// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthTestSupport
import Testing

extension Processes {
    /// Two hubs with state folders of their own, and one simulated bridge.
    @Suite("Two hubs")
    struct TwoHubsTests {
        private let simulator: SimulatorProcess
        private let card: SimulatorProcess.Card
        private let first: HubProcess
        private let second: HubProcess

        init() async throws {
            simulator = try await SimulatorProcess()
            card = try #require(simulator.cards.first { $0.name == "House Bridge" })
            first = try await HubProcess(logLevel: "trace")
            second = try await HubProcess(logLevel: "trace")
            for hub in [first, second] { try await hub.hearth("home", "add", "My Home") }
            try await first.hearth("pair", "--address", card.endpoint, "--code", card.setupCode)
        }

        private func word(_ result: CommandResult) -> String {
            result.output.trimmingCharacters(in: .whitespacesAndNewlines)
        }

        private func isOn(_ hub: HubProcess) async throws -> Bool? {
            try await hub.hearth("get", "Kitchen Outlet", "on", "--json").json["results"]?.elements.first?["value"]?
                .bool
        }

        @Test("the one lets the other in, both use the bridge, the one shuts the other out")
        func sharesBridge() async throws {
            let guest = word(try await second.hearth("identity", "show"))
            let invitation = word(try await first.hearth("pairing", "invite", "House Bridge", guest))
            try await second.hearth("pair", "--invitation", invitation)
            #expect(try await second.accessories().count == first.accessories().count)
            try await second.hearth("on", "Kitchen Outlet")
            #expect(try await isOn(first) == true)

            let refused = try await second.hearth("pairing", "list", "House Bridge", code: 1)
            #expect(refused.errors.contains("does not let this controller manage its pairings"))
            let pairings = try await first.hearth("pairing", "list", "House Bridge", "--json").json["pairings"]?
                .elements
            #expect(pairings?.map { $0["isAdmin"]?.bool } == [true, false])
            #expect(pairings?.map { $0["isOwn"]?.bool } == [true, false])

            let own = try #require(pairings?.first?["identifier"]?.string)
            let last = try await first.hearth("pairing", "remove", "House Bridge", own, code: 1)
            #expect(last.errors.contains("hearth unpair"))
            try await first.hearth("pairing", "remove", "House Bridge", guest)
            let unknown = try await first.hearth("pairing", "remove", "House Bridge", guest, code: 4)
            #expect(unknown.errors.contains("knows no such controller"))
            try await eventually("the second hub is shut out", within: .seconds(30)) {
                let state = try await second.hearth("hub", "status", "--json").json["accessoryServers"]?.elements.first
                return state?["state"]?.string == "pairing lost"
            }
            try await first.hearth("off", "Kitchen Outlet")
        }

        @Test("a hub takes over the identity of another and with it the bridge, with the right passphrase alone")
        func movesHub() async throws {
            let (file, secret) = (first.folder.file("hub.identity"), first.folder.file("passphrase"))
            let (wrong, damaged) = (first.folder.file("wrong"), first.folder.file("damaged"))
            try Data("correct horse battery\n".utf8).write(to: URL(fileURLWithPath: secret))
            try Data("correct horse batterx\n".utf8).write(to: URL(fileURLWithPath: wrong))
            try await first.hearth("identity", "export", file, "--passphrase-file", secret)
            try Data(contentsOf: URL(fileURLWithPath: file)).dropLast(40).write(to: URL(fileURLWithPath: damaged))
            try await first.stop()

            for (path, passphrase, words) in [(file, wrong, "passphrase is wrong"), (damaged, secret, "is damaged")] {
                let refused = try await second.hearth(
                    "identity", "import", path, "--passphrase-file", passphrase, code: 1)
                #expect(refused.errors.contains(words), "\(refused.errors)")
            }
            let own = word(try await second.hearth("identity", "show"))
            try await second.hearth("identity", "import", file, "--passphrase-file", secret)
            let early = try await second.hearth("pair", "--address", card.endpoint, code: 1)
            #expect(early.errors.contains("Start it again"))
            try await second.stop()
            try await second.start()
            #expect(word(try await second.hearth("identity", "show")) != own)
            try await second.hearth("pair", "--address", card.endpoint)
            try await second.hearth("on", "Kitchen Outlet")
            #expect(try await isOn(second) == true)
            #expect(!(first.log + second.log).contains("correct horse"))
        }
    }
}
