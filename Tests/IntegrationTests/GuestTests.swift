// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthTestSupport
import Testing

extension Processes {
    /// Two users of one machine at one hub. Only root can play both.
    @Suite(
        "Guests of a hub",
        .enabled(if: geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
    struct GuestTests {
        private static let setpriv = "/usr/bin/setpriv"

        /// Runs a command as the user `nobody`.
        private func guest(_ hub: HubProcess, _ words: String...) async throws -> CommandResult {
            let drop = ["--reuid=65534", "--regid=65534", "--clear-groups", try Program.hearth.path]
            let process = try ChildProcess(Self.setpriv, drop + words, environment: hub.environment)
            let ending = try await process.waitForEnd(within: .seconds(60))
            return CommandResult(code: ending.code, output: process.output, errors: process.errors)
        }

        private func hub(isShared: Bool) async throws -> HubProcess {
            let hub = try await isShared ? HubProcess(logLevel: "info", "--shared") : HubProcess()
            try FileManager.default.setAttributes([.posixPermissions: 0o711], ofItemAtPath: hub.folder.path)
            try await hub.hearth("home", "add", "My Home")
            try await hub.hearth("home", "add", "Harbour")
            return hub
        }

        @Test("a hub that is not shared lets nobody else in")
        func notShared() async throws {
            let hub = try await hub(isShared: false)
            try await hub.hearth("user", "invite", "nobody")
            #expect(try await guest(hub, "list").code != 0)
        }

        @Test("a shared hub lets in who was invited: to see and control the home, and to change it with the right to")
        func shared() async throws {
            let hub = try await hub(isShared: true)
            let stranger = try await guest(hub, "list")
            #expect(stranger.code != 0 && stranger.errors.contains("hearth user invite"), "\(stranger)")
            try await hub.hearth("user", "invite", "nobody")
            let homes = try await guest(hub, "list", "--json").json["homes"]?.elements
            #expect(homes?.map { $0["name"]?.string } == ["My Home"])
            let refused = try await guest(hub, "room", "add", "Hall", "--json")
            #expect(refused.errors.contains("insufficientPrivileges"), "\(refused)")
            #expect(try await guest(hub, "identity", "export", hub.folder.file("x"), "--json").code != 0)
            try await hub.hearth("user", "invite", "nobody", "--administrator")
            #expect(try await guest(hub, "room", "add", "Hall").code == 0)
            #expect(try await guest(hub, "user", "remove", "nobody").code == 0)
            #expect(try await guest(hub, "list").code != 0)
        }
    }
}
