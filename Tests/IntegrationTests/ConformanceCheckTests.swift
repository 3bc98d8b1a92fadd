// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HearthTestSupport
import Testing

/// `hearth check` as a process of its own, without a hub.
@Suite("hearth check", .serialized)
struct ConformanceCheckTests {
    private static func start(_ words: [String]) throws -> ChildProcess {
        let environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        return try Program.hearth.start(["check"] + words, environment: environment)
    }

    private static func check(_ words: String...) async throws -> CommandResult {
        let process = try start(words)
        let ending = try await process.waitForEnd(within: .seconds(120))
        return CommandResult(code: ending.code, output: process.output, errors: process.errors)
    }

    private static func findings(_ result: CommandResult, _ severity: String) throws -> [JSONValue] {
        try (result.json["findings"]?.elements ?? []).filter { $0["severity"]?.string == severity }
    }

    private static func ids(_ result: CommandResult, _ severity: String) throws -> [String] {
        try findings(result, severity).compactMap { $0["id"]?.string }
    }

    @Test("finds no violation in the simulated house, and can check it again, for its pairing is gone")
    func simulator() async throws {
        let simulator = try await SimulatorProcess()
        for card in simulator.cards + simulator.cards.prefix(1) {
            let result = try await Self.check(card.endpoint, "--code", card.setupCode, "--json", "--identify")
            #expect(result.code == 0, "\(result.output)\(result.errors)")
            #expect(try Self.findings(result, "violation") == [])
            #expect(try Self.findings(result, "oddity") == [])
            let works = Set(try Self.ids(result, "works"))
            #expect(
                works.isSuperset(of: [
                    "pair-verify.stranger", "read.unknown", "events.subscribe", "write.read-only", "pairings.remove",
                ]), "\(works)")
        }
    }

    @Test("judges what is announced, before and after pairing")
    func advertisement() async throws {
        let simulator = try await SimulatorProcess(isAdvertised: true)
        let card = try #require(simulator.cards.last)
        let result = try await Self.check(card.name, "--interface", "lo", "--code", card.setupCode, "--json")
        #expect(result.code == 0, "\(result.output)\(result.errors)")
        #expect(try result.json["accessory"]?["deviceID"]?.string == card.deviceID)
        let works = try Self.ids(result, "works")
        #expect(works.contains("advertisement.paired"), "\(result.output)")
        #expect(works.contains("advertisement.unpaired"))
    }

    @Test(
        "finds the fault that a simulated house was ordered to have",
        arguments: [
            ("lower-case-headers", "oddity", "http.header-names", "quirk Q14"),
            ("no-length", "oddity", "http.framing", "quirk Q18"),
            ("refuse-connections=1", "violation", "connection.second", "HAP reference 1"),
            ("trailing-commas", "oddity", "database.answer", "quirk Q24"),
            ("bad-utf8", "violation", "database.answer", "HAP reference 11"),
            ("missing-formats", "oddity", "database.formats", "quirk Q35"),
            ("missing-perms", "oddity", "database.permissions", "quirk Q36"),
            ("rows-without-ids", "oddity", "read.rows", "quirk Q27"),
            ("positive-statuses", "oddity", "read.unknown", "quirk Q29"),
            ("multi-status-zeros", "oddity", "read.rows", "quirk Q20"),
            ("true-only-booleans", "violation", "write.same-value", "HAP reference 13"),
        ])
    func faults(fault: String, severity: String, id: String, source: String) async throws {
        let simulator = try await SimulatorProcess([], "--fault", fault)
        let card = try #require(simulator.cards.last { $0.name == "Desk Lamp" })
        let result = try await Self.check(card.endpoint, "--code", card.setupCode, "--json")
        let findings = try Self.findings(result, severity)
        #expect(findings.contains { $0["id"]?.string == id && $0["source"]?.string == source }, "\(result.output)")
        let works = try Self.ids(result, "works")
        #expect(works.contains("pairings.remove") == works.contains("pair-setup.messages"), "\(result.output)")
    }

    @Test("removes its pairing after Control-C")
    func interrupted() async throws {
        let simulator = try await SimulatorProcess()
        let card = simulator.cards[0]
        let process = try Self.start([card.endpoint, "--code", card.setupCode])
        try await process.waitForOutput(containing: "pair-verify.session", within: .seconds(60))
        process.send(SIGINT)
        let ending = try await process.waitForEnd(within: .seconds(60))
        #expect(ending.code == 1)
        #expect(process.errors.contains("Interrupted"))
        let again = try await Self.check(card.endpoint, "--code", card.setupCode, "--json")
        #expect(again.code == 0, "\(again.output)\(again.errors)")
    }

    @Test("knows what HAP-python does in its own way")
    func foreignHouse() async throws {
        let house = try await HousePeer()
        let result = try await Self.check("\(house.address)", "--code", house.setupCode.dashed, "--json")
        #expect(try Self.findings(result, "works").count > 30, "\(result.output)\(result.errors)")
        #expect(result.code == 6)
        #expect(
            try Self.ids(result, "violation") == [
                "database.information-values", "read.write-only", "write.read-only", "write.timed-unprepared",
                "events.unsupported",
            ])
        #expect(
            try Self.ids(result, "oddity") == [
                "http.unverified-accessories", "http.unverified-characteristics", "http.unverified-pairings",
                "http.unknown-path", "pair-setup.malformed", "database.protocol", "read.unknown",
            ])
        let again = try await Self.check("\(house.address)", "--code", house.setupCode.dashed, "--json")
        #expect(try Self.ids(again, "violation") == Self.ids(result, "violation"))
    }

    @Test("ends with 1 when nobody answers")
    func nobody() async throws {
        let result = try await Self.check("127.0.0.1:1")
        #expect(result.code == 1)
        #expect(result.errors.contains("takes no connection"))
    }
}
