// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth hub`.
enum HubCommand {
    static let definition = CommandDefinition(
        "hub", "See how the hub is", subcommands: [HubStatusCommand.definition])
}
