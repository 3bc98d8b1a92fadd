// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthTestSupport
import Testing

@Suite("A child process")
struct ChildProcessTests {
    @Test("gives its output, its errors and its end")
    func output() async throws {
        let script = "cat; echo $WORD >&2; exit 3"
        let child = try ChildProcess("sh", ["-c", script], environment: ["WORD": "w"], input: "in")
        #expect(try await child.waitForEnd() == .exited(3))
        #expect(child.output == "in")
        #expect(child.errors == "w\n")
    }

    @Test("is killed by its number when dropped")
    func dropped() async throws {
        var child: ChildProcess? = try ChildProcess("sleep", ["60"])
        let number = try #require(child?.processID)
        #expect(child?.currentEnding == nil)
        child = nil
        #expect(kill(number, 0) == -1 && errno == ESRCH)
    }

    @Test("can be asked to end")
    func terminated() async throws {
        let child = try ChildProcess("sh", ["-c", "echo ready; exec sleep 60"])
        try await child.waitForOutput(containing: "ready")
        child.terminate()
        #expect(try await child.waitForEnd() == .killed(signal: SIGTERM))
    }

    @Test("that does not exist is an error")
    func missing() {
        #expect(throws: ChildProcess.StartFailed.self) { try ChildProcess("no-such-program-here") }
    }
}
