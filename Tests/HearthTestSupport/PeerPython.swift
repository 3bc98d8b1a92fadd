// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

/// The Python that has the foreign peers (HAP-python, aiohomekit) and oracles (dateutil, PyEphem): `.venv` of the
/// repository, or what `HEARTH_PEER_PYTHON` names.
package enum PeerPython {
    package struct Missing: Error, CustomStringConvertible {
        let path: String

        package var description: String {
            "the foreign peers are missing: there is no \(path). Run 'make peers', or name a Python that has them with "
                + "HEARTH_PEER_PYTHON."
        }
    }

    /// The repository's folder.
    package static let repository = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        .joined(separator: "/")

    /// A script of `Tests/Peers`.
    package static func script(_ name: String) -> String { "\(repository)/Tests/Peers/\(name)" }

    /// A script of `Tests/Oracles`.
    package static func oracle(_ name: String) -> String { "\(repository)/Tests/Oracles/\(name)" }

    /// - Throws: ``Missing``, which says how to get it.
    package static func path() throws -> String {
        let path = ProcessInfo.processInfo.environment["HEARTH_PEER_PYTHON"] ?? "\(repository)/.venv/bin/python"
        guard FileManager.default.isExecutableFile(atPath: path) else { throw Missing(path: path) }
        return path
    }
}
