// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthTestSupport
import Testing

@testable import HearthCheck

struct RowRulesTests {
    private static let one = [CharacteristicID(aid: 1, iid: 10)]

    private static func rules(_ json: String, _ status: Int) -> RowRules {
        RowRules(ids: one, response: .json(Array(json.utf8), status: status))
    }

    @Test(
        "reads are judged by their rows",
        arguments: [
            (#"{"characteristics":[{"aid":1,"iid":10,"value":0}]}"#, 200, ["works HAP reference 12"]),
            (
                #"{"characteristics":[{"aid":1,"iid":10,"value":0,"status":0}]}"#, 207,
                ["works HAP reference 12", "oddity quirk Q20"]
            ),
            (
                #"{"characteristics":[{"aid":1,"iid":10,"value":"x"}]}"#, 200,
                ["works HAP reference 12", "violation HAP reference 11"]
            ),
            (#"{"characteristics":[]}"#, 200, ["oddity quirk Q49"]),
            (#"{"characteristics":[{"iid":10,"value":0}]}"#, 200, ["oddity quirk Q49", "oddity quirk Q27"]),
            (
                #"{"characteristics":[{"aid":1,"iid":10,"status":70402}]}"#, 207,
                ["oddity HAP reference 12", "oddity quirk Q29"]
            ),
            (
                #"{"characteristics":[{"aid":1,"iid":10,"status":-1}]}"#, 207,
                ["oddity HAP reference 12", "oddity quirk Q30"]
            ),
            (#"{"status":-70402}"#, 207, ["oddity HAP reference 12", "oddity quirk Q28"]),
            ("{", 200, ["violation HAP reference 12"]),
            (#"{"status":-70402}"#, 400, ["violation HAP reference 12"]),
        ] as [(String, Int, [String])])
    func reads(json: String, status: Int, expected: [String]) {
        let findings = Self.rules(json, status).read(.readOne, from: .lamp)
        #expect(findings.map { "\($0.severity) \($0.source)" } == expected)
    }

    @Test(
        "writes are judged by status and rows",
        arguments: [
            ("", 204, "works HAP reference 13"), ("", 200, "oddity quirk Q19"),
            (#"{"characteristics":[{"aid":1,"iid":10,"status":0}]}"#, 207, "oddity quirk Q20"),
            (#"{"characteristics":[{"aid":1,"iid":10,"status":-70402}]}"#, 207, "violation HAP reference 13"),
            ("", 500, "violation HAP reference 13"),
        ])
    func writes(json: String, status: Int, expected: String) {
        let finding = Self.rules(json, status).write(.writeSame, "A write")
        #expect("\(finding.severity) \(finding.source)" == expected)
    }

    @Test(
        "what has to fail is judged by how it does",
        arguments: [
            (#"{"characteristics":[{"aid":1,"iid":10,"status":-70409}]}"#, 207, .works),
            (#"{"characteristics":[{"aid":1,"iid":10,"status":70409}]}"#, 207, .oddity),
            (#"{"characteristics":[{"aid":1,"iid":10,"status":-70409}]}"#, 200, .oddity),
            (#"{"characteristics":[{"aid":1,"iid":10,"status":-70402}]}"#, 207, .oddity),
            (#"{"status":-70409}"#, 400, .oddity), ("", 400, .oddity),
            (#"{"characteristics":[{"aid":1,"iid":10,"value":1}]}"#, 200, .violation), ("", 204, .violation),
        ] as [(String, Int, Finding.Severity)])
    func refusals(json: String, status: Int, severity: Finding.Severity) {
        let finding = Self.rules(json, status).refusal(.resourceDoesNotExist, .readUnknown, "A read")
        #expect(finding.severity == severity, "\(finding)")
    }
}
