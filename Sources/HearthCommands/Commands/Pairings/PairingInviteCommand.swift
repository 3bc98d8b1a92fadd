// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth pairing invite`.
enum PairingInviteCommand {
    private static let controller = Positional(
        "CONTROLLER", "The word that \"hearth identity show\" prints on the other hub.")
    private static let admin = OptionDefinition(
        "admin", "Let it manage pairings too; else it may only use the accessory.")

    static let definition = CommandDefinition(
        "invite", "Let another controller use an accessory",
        discussion: [
            "Prints the word with which the other hub adds the accessory: hearth pair --invitation WORD. No setup code is needed there. With a bridge come the accessories behind it. For a controller that is in already, this changes what it may do."
        ],
        positionals: [CommonArguments.accessory, controller], options: [admin],
        examples: [
            .init(
                "hearth pairing invite \"Acme Bridge\" hearth-controller/5B1D…/2bc8…",
                "Let a second hub use a bridge"),
            .init("hearth pairing invite \"Acme Bridge\" hearth-controller/5B1D…/2bc8… --admin", "… and administer it"),
        ],
        json: """
            {
              "accessory": {"id": "6F0C…", "name": "Acme Bridge"},
              "controller": "5B1D2C9E-3F64-4B0A-9C1D-7E8F90A1B2C3",
              "isAdmin": false,
              "invitation": "hearth-invitation/7A:1C:3E:55:90:D2/d23ddca6…/192.168.1.20:51826"
            }
            """,
        action: run)

    private struct Report: Encodable {
        let accessory: NameView
        let controller: String
        let isAdmin: Bool
        let invitation: String
    }

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        guard let card = ControllerCard(call.arguments.text(controller)) else {
            let expected = "the whole word that \"hearth identity show\" prints on the other hub"
            throw call.usage(.invalidValue(what: "CONTROLLER", expected: expected))
        }
        let isAdmin = call.arguments.has(admin)
        let hub = try await call.connect()
        defer { hub.close() }
        let found = try (try await hub.snapshot()).accessory(
            call.arguments.text(CommonArguments.accessory), home: call.homeName)
        let invitation = try await hub.call(
            AddPairing(
                accessory: found.accessory.id, identifier: card.identifier, publicKey: card.publicKey, isAdmin: isAdmin)
        )
        let word = InvitationText(invitation).text
        call.note(
            "\(card.identifier) may now \(isAdmin ? "administer" : "use") \"\(found.accessory.name)\". On the other hub: hearth pair --invitation WORD, with this word:"
        )
        call.show(
            Report(
                accessory: NameView(found.accessory), controller: card.identifier, isAdmin: isAdmin, invitation: word),
            word)
        return .success
    }
}
