// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport
import Testing

extension Processes {
    /// Programs of two users of one machine at one hub. Only root can play both.
    @Suite(
        "Own rights",
        .enabled(if: geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
    struct OwnRightsTests {
        @Test("B4.23: a guest's program is told of its own rights, the owner's program is not")
        func told() async throws {
            let hub = try await HubProcess(logLevel: "info", "--shared")
            try FileManager.default.setAttributes([.posixPermissions: 0o711], ofItemAtPath: hub.folder.path)
            try await hub.hearth("home", "add", "My Home")
            try await hub.hearth("user", "invite", "nobody")
            let owner = try Program.homeKitPeer.start(["obey"], environment: hub.environment)
            let drop = ["--reuid=65534", "--regid=65534", "--clear-groups", try Program.homeKitPeer.path, "obey"]
            let guest = try ChildProcess("/usr/bin/setpriv", drop, environment: hub.environment)
            for program in [owner, guest] { try await program.waitForOutput(containing: "ready\n") }
            try await hub.hearth("user", "invite", "nobody", "--administrator")
            try await hub.hearth("room", "add", "Mark")
            for program in [owner, guest] { try await program.waitForOutput(containing: "told +room Mark\n") }
            #expect(guest.output.contains("told own rights in My Home\n"))
            #expect(!owner.output.contains("own rights"))
        }
    }
}
