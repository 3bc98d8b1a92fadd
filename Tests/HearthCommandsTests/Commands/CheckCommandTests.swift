// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import Testing

@testable import HearthCommands

struct CheckCommandTests {
    private static let sound = FindingView(
        severity: .works, id: "read.one", message: "One value is read.", source: "HAP reference 12", advice: nil)
    private static let odd = FindingView(
        severity: .oddity, id: "http.header-names", message: "Header names are in lower case.", source: "quirk Q14",
        advice: "Write header names in title case.")
    private static let broken = FindingView(
        severity: .violation, id: "database.ids", message: "The number of a service is used twice: 1.9.",
        source: "HAP reference 11", advice: "Use each iid once.")

    private static func terminal(_ findings: [FindingView]) -> Terminal {
        var terminal = Terminal()
        terminal.check = { _, report async throws(CheckFailure) in
            for finding in findings { report(finding) }
            return CheckedView(name: "Acme Lamp", deviceID: "7A:1C:3E:55:90:D2", address: "192.0.2.1:80")
        }
        return terminal
    }

    @Test("tells what was found, and what to do about it, with a violation in the exit code")
    func violation() async {
        let outcome = await Self.terminal([Self.sound, Self.odd, Self.broken]).run("check", "Acme Lamp")
        #expect(outcome.code == .violation)
        #expect(outcome.code.rawValue == 6)
        #expect(
            outcome.output == """
                works       read.one: One value is read.
                oddity      http.header-names: Header names are in lower case.
                            Write header names in title case. [quirk Q14]
                violation   database.ids: The number of a service is used twice: 1.9.
                            Use each iid once. [HAP reference 11]

                Acme Lamp, 7A:1C:3E:55:90:D2, 192.0.2.1:80: 1 violation, 1 oddity, 1 works, 0 not tested.

                """)
    }

    @Test("oddities alone are no failure")
    func oddity() async {
        #expect(await Self.terminal([Self.odd]).run("check", "Acme Lamp").code == .success)
    }

    @Test("writes one document as JSON")
    func json() async throws {
        let outcome = await Self.terminal([Self.sound, Self.broken]).run("check", "Acme Lamp", "--json")
        #expect(outcome.code == .violation)
        let findings = try outcome.json()["findings"] as? [[String: Any]] ?? []
        #expect(findings.map { $0["severity"] as? String } == ["works", "violation"])
        #expect(findings.map { $0["source"] as? String } == ["HAP reference 12", "HAP reference 11"])
        #expect(
            try outcome.json()["counts"] as? [String: Int] == ["violation": 1, "oddity": 0, "works": 1, "notTested": 0])
    }

    @Test("passes on what was asked for")
    func request() async {
        let asked = Guarded<CheckRequest?>(nil)
        var terminal = Self.terminal([])
        let check = terminal.check
        terminal.check = { request, report async throws(CheckFailure) in
            asked.withLock { $0 = request }
            return try await check(request, report)
        }
        let words = ["--code", "12345679", "--read-only", "--identify", "--interface", "lo", "--seconds", "2"]
        let outcome = await terminal.run(["check", "192.0.2.1:80"] + words)
        #expect(outcome.code == .success)
        let request = asked.withLock { $0 }
        #expect(request?.target == "192.0.2.1:80")
        #expect(request?.setupCode == "123-45-679")
        #expect(request?.isReadOnly == true)
        #expect(request?.identifies == true)
        #expect(request?.interface == "lo")
        #expect(request?.searchLimit == .seconds(2))
        #expect(!outcome.output.contains("12345679"))
    }

    @Test(
        "explains why nothing was checked",
        arguments: [
            (.notFound(seen: ["Acme Lamps"]), .notFound, "Did you mean \"Acme Lamps\"?"),
            (.notFound(seen: []), .notFound, "Nothing was seen at all."),
            (
                .ambiguous(["Acme Lamp, 7A:1C:3E:55:90:D2", "Acme Lamp, 7A:1C:3E:55:90:D3"]), .notFound,
                "by its device id"
            ),
            (.failed("It takes no connection."), .failed, "It takes no connection."),
        ] as [(CheckFailure, ExitCode, String)])
    func failures(failure: CheckFailure, code: ExitCode, words: String) async {
        var terminal = Terminal()
        terminal.check = { _, _ async throws(CheckFailure) in throw failure }
        let outcome = await terminal.run("check", "Acme Lamp")
        #expect(outcome.code == code)
        #expect(outcome.messages.contains(words), "\(outcome.messages)")
    }

    @Test("a search takes a time above none", arguments: ["0", "-1", "x", "3601"])
    func seconds(text: String) async {
        #expect(await Self.terminal([]).run("check", "Acme Lamp", "--seconds=\(text)").code == .usage)
    }
}
