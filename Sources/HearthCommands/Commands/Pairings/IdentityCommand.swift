// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth identity`.
enum IdentityCommand {
    static let definition = CommandDefinition(
        "identity", "See who this hub is towards accessories, and hand that over",
        discussion: [
            "To move a hub to another machine: export on the old one, import on the new one, start the new hub again, stop the old one. Then add the accessories there with \"hearth pair\"; no setup codes are needed."
        ],
        subcommands: [
            IdentityShowCommand.definition, IdentityExportCommand.definition, IdentityImportCommand.definition,
        ])
}
