// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthIPC
import Testing

@Suite struct HubSocketPathTests {
    static let paths: [([String: String], String)] = [
        (["HEARTH_SOCKET": "/x/y.sock", "XDG_RUNTIME_DIR": "/run/me"], "/x/y.sock"),
        (["HEARTH_SOCKET": "", "XDG_RUNTIME_DIR": "/run/me"], "/run/me/hearth/hub.sock"),
        (["XDG_RUNTIME_DIR": "/run/me"], "/run/me/hearth/hub.sock"),
    ]

    @Test("the socket named, else the one in the user's runtime folder", arguments: paths)
    func prefers(environment: [String: String], path: String) {
        #expect(HubClient.defaultSocketPath(environment: environment) == path)
    }

    @Test("with no variable at all it is still this user's own")
    func fallsBack() {
        let path = HubClient.defaultSocketPath(environment: [:])
        #expect(path.hasSuffix("/hub.sock"))
        #expect(path.contains("\(getuid())"))
    }
}
