// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth camera`.
enum CameraCommand {
    static let definition = CommandDefinition(
        "camera", "Watch live pictures of a camera or doorbell", subcommands: [CameraStreamCommand.definition])
}
