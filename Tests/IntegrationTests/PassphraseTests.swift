// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import HearthTestSupport
import Testing

extension Processes {
    @Suite("A passphrase at the terminal")
    struct PassphraseTests {
        private let terminal: PseudoTerminal
        private let folder: ScratchFolder
        private let process: ChildProcess

        /// `hearth identity export` that has asked for the passphrase. There is no hub, but that comes later.
        init() async throws {
            (terminal, folder) = (try PseudoTerminal(), try ScratchFolder())
            #expect(terminal.echoes)
            // SIGQUIT would leave a core behind.
            let command = "ulimit -c 0; exec '\(try Program.hearth.path)' identity export '\(folder.file("out"))'"
            process = try ChildProcess(
                "/bin/sh", ["-c", command],
                environment: [
                    "PATH": "/usr/bin:/bin", "HOME": folder.path, "HEARTH_SOCKET": folder.file("none.sock"),
                    "SWIFT_BACKTRACE": "enable=no",
                    "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
                ], terminal: terminal)
            try await terminal.waitFor("Passphrase: ")
        }

        @Test("does not show, and afterwards what is typed shows again")
        func silence() async throws {
            #expect(!terminal.echoes)
            terminal.type("open sesame\n")
            try await terminal.waitFor("Once more: ")
            #expect(!terminal.echoes)
            terminal.type("open sesame\n")
            guard case .exited(let code) = try await process.waitForEnd() else { throw Unexpected() }
            #expect(code != 0, "there is no hub")
            #expect(terminal.echoes)
            #expect(!terminal.text.contains("sesame"), "\(terminal.text)")
        }

        private struct Unexpected: Error {}

        @Test("that is typed differently, or not at all, is an error that leaves the terminal as it was")
        func errors() async throws {
            terminal.type("open sesame\n")
            try await terminal.waitFor("Once more: ")
            terminal.type("open barley\n")
            #expect(try await process.waitForEnd() == .exited(1))
            #expect(terminal.echoes && terminal.text.contains("The two passphrases differ."))
        }

        @Test("Ctrl-D is no passphrase")
        func endOfInput() async throws {
            terminal.type("\u{4}")
            #expect(try await process.waitForEnd() == .exited(1))
            #expect(terminal.echoes && terminal.text.contains("No passphrase was given."))
        }

        @Test(
            "Ctrl-C and Ctrl-\\ end the program as ever, and the terminal shows what is typed",
            arguments: [
                ("\u{3}", SIGINT), ("\u{1C}", SIGQUIT),
            ])
        func keys(key: String, signal: Int32) async throws {
            #expect(!terminal.echoes)
            terminal.type("open ses" + key)
            #expect(try await process.waitForEnd() == .killed(signal: signal))
            #expect(terminal.echoes)
            #expect(!terminal.text.contains("ses"))
        }

        @Test("so do other signals", arguments: [SIGTERM, SIGHUP])
        func signals(signal: Int32) async throws {
            #expect(!terminal.echoes)
            process.send(signal)
            #expect(try await process.waitForEnd() == .killed(signal: signal))
            #expect(terminal.echoes)
        }

        @Test("the second question is as safe as the first")
        func secondQuestion() async throws {
            terminal.type("open sesame\n")
            try await terminal.waitFor("Once more: ")
            terminal.type("\u{3}")
            #expect(try await process.waitForEnd() == .killed(signal: SIGINT))
            #expect(terminal.echoes)
        }
    }
}
