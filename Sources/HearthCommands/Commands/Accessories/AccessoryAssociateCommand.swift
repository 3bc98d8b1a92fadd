// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

/// `hearth accessory associate`.
enum AccessoryAssociateCommand {
    private static let service = CommonArguments.oneService
    private static let type = Positional(
        "TYPE", "The kind of thing: lightbulb, fan, window; or \"none\" to take it back.")

    static let definition = CommandDefinition(
        "associate", "Say what an outlet, a switch or a contact sensor works",
        discussion: [
            "Outlets and switches may work whatever has a power state: a lightbulb, a fan. Contact sensors may be at a door, a garage door opener, a window or a window covering. Programs show them accordingly."
        ],
        positionals: [CommonArguments.accessory, service, type],
        examples: [
            .init("hearth accessory associate \"Power Strip\" Left lightbulb", "A lamp is plugged in"),
            .init("hearth accessory associate \"Power Strip\" Left none", "Nothing in particular is plugged in"),
        ],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let found = try snapshot.accessory(call.arguments.text(CommonArguments.accessory), home: call.homeName)
            let service = try found.accessory.oneService(call.arguments[service])
            let kind = try kind(call)
            let name = "\(found.accessory.name), \(service.displayName)"
            return Wanted(
                AssociateService(
                    home: found.home.id, accessory: found.accessory.id, service: service.iid, type: kind?.type),
                NameView(found.accessory),
                kind.map { "\(name) now works a \($0.displayName)." } ?? "\(name) works nothing in particular now.")
        }
    }

    /// Nil for "none".
    private static func kind(_ call: CommandCall) throws(CommandError) -> ServiceDefinition? {
        let word = call.arguments.text(type)
        if word.lowercased() == "none" { return nil }
        guard let kind = Catalogue.service(named: word) else {
            let names = Catalogue.services.map(\.displayName)
            throw .notFound(
                kind: "kind of service", name: word, suggestions: Suggestion.nearest(to: word, among: names))
        }
        return kind
    }
}
