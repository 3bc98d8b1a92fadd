// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import Testing

@testable import HearthCheck

struct DatabaseRulesTests {
    private static func information(_ aid: Int, model: String = "\"L1\"", identify: String = "") -> String {
        """
        {"iid":1,"type":"3E","characteristics":[
        {"iid":2,"type":"14","perms":["pw"],"format":"bool"\(identify)},
        {"iid":3,"type":"20","perms":["pr"],"format":"string","value":"Hearth"},
        {"iid":4,"type":"21","perms":["pr"],"format":"string","value":\(model)},
        {"iid":5,"type":"23","perms":["pr"],"format":"string","value":"Lamp"},
        {"iid":6,"type":"30","perms":["pr"],"format":"string","value":"S1"},
        {"iid":7,"type":"52","perms":["pr"],"format":"string","value":"1.0"}]}
        """
    }

    private static let version = """
        {"iid":8,"type":"A2","characteristics":[
        {"iid":9,"type":"37","perms":["pr","ev"],"format":"string","value":"1.1.0"}]}
        """

    private static func lamp(
        _ on: String = """
        {"iid":11,"type":"25","perms":["pr","pw","ev"],"format":"bool","value":0}
        """, iid: Int = 10, more: String = ""
    ) -> String {
        "{\"iid\":\(iid),\"type\":\"43\",\"characteristics\":[\(on)]\(more)}"
    }

    private static func database(_ services: String..., aid: Int = 1) -> String {
        "{\"accessories\":[{\"aid\":\(aid),\"services\":[\(services.joined(separator: ","))]}]}"
    }

    private static func findings(_ json: String) throws -> [Finding] {
        let body = Array(json.utf8)
        var oddities: [Oddity] = []
        let database = try AttributeDatabase(decoding: body, noting: &oddities)
        return OddityRules(oddities: oddities).findings + RawDatabaseRules(body).findings
            + DatabaseRules(database: database).findings
    }

    @Test("a sound database works throughout")
    func sound() throws {
        let findings = try Self.findings(Self.database(Self.information(1), Self.version, Self.lamp()))
        #expect(findings.filter { $0.severity != .works } == [])
        #expect(findings.count > 15)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let json: String
        let id: String
        let severity: Finding.Severity
        let source: String

        init(_ json: String, _ id: String, _ severity: Finding.Severity, _ source: String = "HAP reference 11") {
            (self.json, self.id, self.severity, self.source) = (json, id, severity, source)
        }

        var testDescription: String { "\(severity): \(id)" }
    }

    @Test(
        "each deviation is found, and nothing beside it",
        arguments: [
            Case(database(information(1), version, lamp(), aid: 2), "database.root", .violation),
            Case(database(version, information(1), lamp()), "database.information", .violation),
            Case(
                database(information(1, model: "\"\""), version, lamp()), "database.information-values", .violation),
            Case(
                database(information(1, identify: ",\"value\":null"), version, lamp()), "database.value-presence",
                .violation),
            Case(
                database(information(1, model: "null"), version, lamp()), "database.value-presence", .oddity,
                "quirk Q63"),
            Case(database(information(1), lamp()), "database.protocol", .oddity),
            Case(
                database(
                    information(1), version,
                    lamp("{\"iid\":11,\"type\":\"25\",\"perms\":[\"pr\",\"pw\"],\"format\":\"bool\",\"value\":0}")),
                "database.apple-permissions", .oddity, "quirk Q52"),
            Case(
                database(
                    information(1), version,
                    lamp("{\"iid\":11,\"type\":\"25\",\"perms\":[\"pr\",\"ev\"],\"format\":\"bool\",\"value\":0}")),
                "database.apple-permissions", .violation),
            Case(
                database(
                    information(1), version,
                    lamp(
                        "{\"iid\":11,\"type\":\"25\",\"perms\":[\"pr\",\"pw\",\"ev\"],\"format\":\"uint8\",\"value\":0}"
                    )),
                "database.apple-formats", .violation),
            Case(
                database(
                    information(1), version,
                    lamp("{\"iid\":11,\"type\":\"25\",\"perms\":[\"pr\",\"pw\",\"ev\"],\"value\":0}")),
                "database.formats", .oddity, "quirk Q35"),
            Case(
                database(
                    information(1), version,
                    lamp("{\"iid\":11,\"type\":\"25\",\"format\":\"bool\",\"value\":0}")),
                "database.permissions", .oddity, "quirk Q36"),
            Case(
                database(information(1), version, lamp(more: ",\"linked\":[0]")), "database.links", .oddity,
                "quirk Q37"),
            Case(database(information(1), version, lamp(iid: 11)), "database.ids", .violation),
            Case(
                database(
                    information(1), version,
                    lamp("{\"iid\":11,\"type\":\"23\",\"perms\":[\"pr\"],\"format\":\"string\",\"value\":\"x\"}")),
                "database.required-characteristics", .violation),
        ])
    func deviations(one: Case) throws {
        let findings = try Self.findings(one.json).filter { $0.severity != .works }
        #expect(findings.map(\.id) == [one.id], "\(findings)")
        #expect(findings.map(\.severity) == [one.severity])
        #expect(findings.map(\.source) == [one.source])
    }

    @Test("the same deviation in many places is one finding that names the first of them")
    func manyPlaces() throws {
        let entries = (20..<30).map {
            "{\"iid\":\($0),\"type\":\"8\",\"perms\":[\"pr\",\"pw\",\"ev\"],\"value\":1}"
        }
        let json = Self.database(
            Self.information(1), Self.version,
            Self.lamp(
                "{\"iid\":11,\"type\":\"25\",\"perms\":[\"pr\",\"pw\",\"ev\"],\"format\":\"bool\",\"value\":0},"
                    + entries.joined(separator: ",")))
        let finding = try #require(try Self.findings(json).first { $0.id == "database.formats" })
        #expect(finding.sentence.hasSuffix(": 1.20, 1.21, 1.22, 1.23, 1.24 and 5 more."))
    }
}
