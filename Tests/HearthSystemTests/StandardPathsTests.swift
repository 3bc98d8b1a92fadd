// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Standard paths")
struct StandardPathsTests {
    @Test("follow the variables, else the home folder")
    func variables() throws {
        let set = StandardPaths(environment: ["XDG_STATE_HOME": "/s", "XDG_RUNTIME_DIR": "/r", "HOME": "/h"])
        #expect(try set.stateFolder(for: "hearth") == "/s/hearth")
        #expect(try set.runtimeFolder(for: "hearth") == "/r/hearth")
        #expect(try set.configurationFolder(for: "hearth") == "/h/.config/hearth")
        let home = StandardPaths(environment: ["XDG_STATE_HOME": "relative", "HOME": "/h"])
        #expect(try home.stateFolder(for: "hearth") == "/h/.local/state/hearth")
        #expect(throws: StandardPaths.Failure.noHome(variable: "XDG_STATE_HOME")) {
            try StandardPaths(environment: [:]).stateFolder(for: "hearth")
        }
    }

    @Test("without a runtime folder fall back to the system's, then to a private one for temporary files")
    func runtime() throws {
        let folder = try ScratchFolder()
        let user = geteuid()
        let paths = StandardPaths(
            environment: [:], systemRuntimeFolder: folder.file("run"), temporaryFolder: folder.path)
        let temporary = folder.file("hearth-\(user)")
        #expect(try paths.runtimeFolder(for: "hearth") == temporary)
        try Folder.create(temporary)
        #expect(try paths.runtimeFolder(for: "hearth") == temporary)
        chmod(temporary, 0o777)
        #expect(throws: StandardPaths.Failure.notPrivate(path: temporary)) { try paths.runtimeFolder(for: "hearth") }
        rmdir(temporary)
        symlink("/", temporary)
        #expect(throws: StandardPaths.Failure.notPrivate(path: temporary)) { try paths.runtimeFolder(for: "hearth") }
        try Folder.create(folder.file("run/\(user)"))
        #expect(try paths.runtimeFolder(for: "hearth") == folder.file("run/\(user)/hearth"))
    }
}
