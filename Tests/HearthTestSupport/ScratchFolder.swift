// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

/// A folder of a test's own, removed with everything in it when the last reference goes.
package final class ScratchFolder: Sendable {
    /// Short, so that Unix-domain sockets fit.
    package let path: String

    package init() throws {
        let parent = FileManager.default.temporaryDirectory.path
        let name = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        path = (parent.hasSuffix("/") ? parent : parent + "/") + "hearth-" + name
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in the folder.
    package func file(_ name: String) -> String { path + "/" + name }

    /// The names of what is in it, sorted.
    package var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }
}
