// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth unpair`.
enum UnpairCommand {
    static let definition = CommandDefinition(
        "unpair", "Remove an accessory from its home and end the pairing",
        discussion: [
            "With a bridge go the accessories behind it. Scenes and triggers lose what refers to them. An accessory behind a bridge can be removed alone only once the bridge no longer mentions it.",
            "If this hub is the accessory's only administrator, the accessory forgets the other controllers too; \"hearth pairing list\" shows them.",
        ],
        positionals: [CommonArguments.accessory],
        examples: [.init("hearth unpair \"Desk Lamp\"", "Remove a lamp")], json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let found = try snapshot.accessory(
                call.arguments.text(CommonArguments.accessory), home: call.homeName)
            return Wanted(
                RemoveAccessory(home: found.home.id, accessory: found.accessory.id), NameView(found.accessory),
                report(found, isReachable: snapshot.isReachable(found.accessory.id)))
        }
    }

    /// What a person is told. A device that cannot be told is still paired. Source: HAP reference 9.
    private static func report(_ found: PlacedAccessory, isReachable: Bool) -> String {
        let (accessory, behind) = (found.accessory, found.home.accessories(behind: found.accessory.id).count)
        let head = "\"\(accessory.name)\" removed" + (behind > 0 ? ", with \(behind) behind it." : ".")
        guard accessory.bridge == nil, !isReachable else { return head }
        return head + " It does not answer, so it cannot be told: pair it again here without a code, or reset it."
    }
}
