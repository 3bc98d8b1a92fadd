// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth identify` and `hearth accessory identify`.
enum IdentifyCommand {
    private static let accessory = Positional(
        "ACCESSORY", "An accessory of a home, or one that \"hearth discover\" shows: its name or identifier.")

    /// - Parameter example: the command line as it is under this roof.
    static func definition(_ example: String) -> CommandDefinition {
        CommandDefinition(
            "identify", "Let an accessory show itself, by a blink or a sound",
            discussion: ["Works before pairing too; an accessory paired with somebody else refuses."],
            positionals: [accessory], examples: [.init(example, "See which one it is")],
            json: """
                {
                  "id": "6F0C…",
                  "name": "Desk Lamp"
                }
                """, action: run)
    }

    /// How long an accessory that is in no home is searched for.
    private static let searchLimit = Duration.seconds(10)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let (id, name) = try await meant(call, hub)
        _ = try await hub.call(IdentifyAccessory(accessory: id))
        call.show(NameView(id: id.description, name: name), "\(name) shows itself.")
        return .success
    }

    private static func meant(
        _ call: CommandCall, _ hub: HubSession
    ) async throws(CommandError) -> (Accessory.ID, String) {
        let text = call.arguments.text(accessory)
        do throws(CommandError) {
            let found = try (try await hub.snapshot()).accessory(text, home: call.homeName)
            return (found.accessory.id, found.accessory.name)
        } catch {
            guard case .ambiguous = error else {
                guard let found = try await discovered(text, call, hub) else { throw error }
                return found
            }
            throw error
        }
    }

    /// One that is on the network and in no home; nil if there is none.
    private static func discovered(
        _ text: String, _ call: CommandCall, _ hub: HubSession
    ) async throws(CommandError) -> (Accessory.ID, String)? {
        let found = try await hub.search(for: searchLimit, settling: call.environment.settling) {
            !$0.resolver.matches(text).isEmpty
        }
        guard !Search(found).resolver.matches(text).isEmpty else { return nil }
        let accessory = try Search(found).resolver.resolve(text)
        return (accessory.accessory, accessory.name)
    }
}
