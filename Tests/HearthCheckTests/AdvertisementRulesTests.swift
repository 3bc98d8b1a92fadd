// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HearthCheck

struct AdvertisementRulesTests {
    private static let sound = [
        "c#": "3", "ff": "0", "id": "7A:1C:3E:55:90:D2", "md": "L1", "pv": "1.1", "s#": "1", "sf": "1", "ci": "5",
        "sh": "rjTqNw==",
    ]

    private static func findings(_ record: [String: String]) -> [Finding] {
        AdvertisementRules(record.map { Array("\($0)=\($1)".utf8) }).findings
    }

    @Test("a sound record works throughout")
    func sound() {
        let findings = Self.findings(Self.sound)
        #expect(findings.count == 9)
        #expect(findings.allSatisfy { $0.severity == .works })
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let key: String
        let value: String?
        let id: String
        let severity: Finding.Severity
        let source: String

        init(_ key: String, _ value: String?, _ id: String, _ severity: Finding.Severity, _ source: String) {
            (self.key, self.value, self.id) = (key, value, id)
            (self.severity, self.source) = (severity, source)
        }

        var testDescription: String { "\(key)=\(value ?? "nothing")" }
    }

    @Test(
        "each value is judged",
        arguments: [
            Case("md", nil, "advertisement.keys", .violation, "HAP reference 4"),
            Case("md", "", "advertisement.keys", .violation, "HAP reference 4"),
            Case("ff", nil, "advertisement.keys", .oddity, "quirk Q75"),
            Case("id", "7a:1c:3e:55:90:d2", "advertisement.device-id", .oddity, "quirk Q74"),
            Case("id", "7A1C3E5590D2", "advertisement.device-id", .violation, "HAP reference 4"),
            Case("c#", "0", "advertisement.configuration-number", .oddity, "quirk Q47"),
            Case("c#", "65536", "advertisement.configuration-number", .oddity, "HAP reference 4"),
            Case("c#", "-1", "advertisement.configuration-number", .violation, "HAP reference 4"),
            Case("c#", "x", "advertisement.configuration-number", .violation, "HAP reference 4"),
            Case("s#", "2", "advertisement.state-number", .oddity, "HAP reference 4"),
            Case("pv", "1.0", "advertisement.protocol-version", .oddity, "HAP reference 4"),
            Case("pv", "2.2", "advertisement.protocol-version", .violation, "HAP reference 4"),
            Case("sf", "9", "advertisement.status-flags", .oddity, "HAP reference 4"),
            Case("sf", "free", "advertisement.status-flags", .violation, "HAP reference 4"),
            Case("ff", "4", "advertisement.feature-flags", .oddity, "HAP reference 4"),
            Case("ci", "9999", "advertisement.category", .oddity, "HAP reference 4"),
            Case("ci", "lamp", "advertisement.category", .violation, "HAP reference 4"),
            Case("sh", "AAAA", "advertisement.setup-hash", .violation, "HAP reference 3"),
            Case("sh", nil, "advertisement.setup-hash", .notTested, "HAP reference 3"),
        ])
    func judges(one: Case) throws {
        var record = Self.sound
        record[one.key] = one.value
        let finding = try #require(Self.findings(record).first { $0.id == one.id })
        #expect(finding.severity == one.severity, "\(finding)")
        #expect(finding.source == one.source)
        #expect((finding.advice != nil) == [.violation, .oddity].contains(one.severity))
    }

    @Test("keys in upper case are told")
    func upperCase() {
        var record = Self.sound
        record["C#"] = record.removeValue(forKey: "c#")
        let odd = Self.findings(record).filter { $0.severity == .oddity }
        #expect(odd.map(\.source) == ["quirk Q73"])
        #expect(odd.map(\.sentence) == ["Keys are in upper case: C#."])
    }
}
