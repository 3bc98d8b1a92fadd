// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth pairing`.
enum PairingCommand {
    static let definition = CommandDefinition(
        "pairing", "See and change which controllers may use an accessory",
        discussion: [
            "An accessory can be paired with several controllers: a second hub, a phone. The first one is its administrator; administrators let others in. To share an accessory between two hubs: on the new hub run \"hearth identity show\"; give the word it prints to \"hearth pairing invite\" on the hub that has the accessory; give the word that prints to \"hearth pair --invitation\" on the new hub. Neither word is secret."
        ],
        subcommands: [
            PairingListCommand.definition, PairingInviteCommand.definition, PairingRemoveCommand.definition,
        ])
}
