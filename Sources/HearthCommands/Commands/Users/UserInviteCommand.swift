// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth user invite`.
enum UserInviteCommand {
    private static let name = Positional("USER", "The login name of a user of this machine.")
    private static let administrator = OptionDefinition(
        "administrator", "The user may change the home and invite others.")
    private static let remoteAccess = OptionDefinition(
        "remote-access", "The user may control the home from elsewhere, with programs that offer that.")

    static let definition = CommandDefinition(
        "invite", "Give a user access to a home",
        discussion: [
            "Everybody who is invited may control the accessories of the home, if hearthd was started with --shared. Inviting a user again gives other rights: those of the options given then."
        ],
        positionals: [name], options: [administrator, remoteAccess],
        examples: [
            .init("hearth user invite mira", "Let a user control the home"),
            .init("hearth user invite mira --administrator", "Let a user change the home as well"),
        ],
        json: CommandCall.mutationJSON, action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let name = call.arguments.text(name)
        guard let unixID = call.environment.userID(name) else {
            throw .notFound(
                kind: NamedKind("user", "on this machine"), name: name, suggestions: [],
                note: "Give the name that the user logs in with.")
        }
        let hub = try await call.connect()
        defer { hub.close() }
        let home = try (try await hub.snapshot()).home(call.homeName)
        let commit = try await invite(name, unixID, to: home, hub, call)
        let user = home.guest(unixID)
        let added = commit.changes.lazy.compactMap(\.addedObject).first
        call.show(
            MutationView(revision: commit.revision, id: added?.id ?? user?.id.description, name: name),
            "\(name) may \(rights(call)) \(home.name).")
        return .success
    }

    private static func invite(
        _ name: String, _ unixID: UInt32, to home: Home, _ hub: HubSession, _ call: CommandCall
    ) async throws(CommandError) -> Commit {
        let (isAdministrator, hasRemoteAccess) = (call.arguments.has(administrator), call.arguments.has(remoteAccess))
        if let user = home.guest(unixID) {
            return try await hub.mutate(
                UpdateUser(
                    home: home.id, user: user.id, isAdministrator: isAdministrator, hasRemoteAccess: hasRemoteAccess))
        }
        return try await hub.mutate(
            AddUser(
                home: home.id, unixID: unixID, name: name, isAdministrator: isAdministrator,
                hasRemoteAccess: hasRemoteAccess))
    }

    private static func rights(_ call: CommandCall) -> String {
        (call.arguments.has(administrator) ? "control and change" : "control")
            + (call.arguments.has(remoteAccess) ? ", from elsewhere too," : "")
    }
}
