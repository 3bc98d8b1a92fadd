// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

@testable import HearthCommands

struct CommandLineToolTests {
    @Test(
        "exit codes tell the kinds of failure apart",
        arguments: [
            (["version"], ExitCode.success), (["--version"], .success), (["help"], .success),
            (["help", "trigger", "add"], .success), (["list", "--help"], .success), ([], .usage), (["room"], .usage),
            (["help", "nonsense"], .usage), (["list", "--timeout", "0"], .usage), (["list", "--timeout", "x"], .usage),
            (["get", "Lamb"], .notFound), (["get", "Spot"], .notFound), (["room", "add", "-nope"], .usage),
            (["room", "add", "Kitchen"], .failed), (["list", "--home", "Nowhere"], .notFound),
            (["accessory", "identify", "Desk Lamp"], .success), (["hub", "status"], .success),
        ] as [([String], ExitCode)])
    func exitCodes(words: [String], expected: ExitCode) async {
        let outcome = await Terminal().run(words)
        #expect(outcome.code == expected, "\(outcome.messages)")
    }

    @Test("data goes to standard output, messages to standard error")
    func streams() async {
        let good = await Terminal().run("hub", "status")
        #expect(good.messages.isEmpty && good.output.contains("unreachable: Connection refused."))
        let bad = await Terminal().run("get", "Lamb")
        #expect(bad.output.isEmpty && bad.messages.hasPrefix("hearth: There is no accessory \"Lamb\"."))
    }

    @Test("a hub that is not there is its own exit code, and the socket is the one asked for")
    func noHub() async {
        var terminal = Terminal()
        terminal.isThere = false
        terminal.variables = ["HEARTH_SOCKET": "/tmp/from-environment"]
        let outcome = await terminal.run("list")
        #expect(outcome.code == .hubNotThere && outcome.messages.contains("/tmp/from-environment"))
        let named = await terminal.run("list", "--socket", "/tmp/named")
        #expect(named.messages.contains("/tmp/named"))
    }

    @Test("with --json an error is one line of JSON on standard error")
    func jsonErrors() async throws {
        let outcome = await Terminal().run("get", "Spot", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(outcome.messages.utf8)) as? [String: Any]
        let error = try #require(object?["error"] as? [String: Any])
        #expect(error["code"] as? String == "ambiguous")
        #expect((error["candidates"] as? [String])?.count == 2)
        #expect(outcome.messages.split(separator: "\n").count == 1)
        #expect(await Terminal().run("get", "--json").messages.contains("\"code\":\"usage\""))
        let searched = await Terminal().run("pair", "Lamb", "--code", "123-45-678", "--seconds", "0.1", "--json")
        #expect(searched.messages.hasPrefix("{\"error\":"), "no word besides")
    }

    @Test("no command at all shows which there are")
    func noCommand() async {
        let outcome = await Terminal().run("scene")
        #expect(outcome.messages.contains("unset") && outcome.output.isEmpty)
    }

    @Test("output that cannot be written is a failure")
    func fullDisk() async {
        var terminal = Terminal()
        terminal.console = FakeConsole(problem: "No space left on device")
        let outcome = await terminal.run("version")
        #expect(outcome.code == .failed && outcome.messages.contains("No space left"))
    }
}
