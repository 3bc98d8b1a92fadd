// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// `hearth version`.
enum VersionCommand {
    static let definition = CommandDefinition(
        "version", "Show the version of this program",
        discussion: ["The hub's own version is shown by \"hearth hub status\"."],
        examples: [.init("hearth version", "Show the version")],
        json: """
            {
              "version": "0.1.0"
            }
            """
    ) { call async throws(CommandError) in
        call.show(["version": Release.version], "hearth \(Release.version)")
        return .success
    }
}
