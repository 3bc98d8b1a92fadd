// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth` itself: all commands.
enum RootCommand {
    static let definition = CommandDefinition(
        "hearth", "Control your home: HomeKit accessories from the command line",
        discussion: [
            "Names are compared as HomeKit compares them: upper and lower case, spaces and apostrophes make no difference. Everywhere a name is taken, the identifier is taken too. A name that fits several things is never guessed: the candidates are listed. Names with blanks need quotation marks."
        ],
        options: GlobalOptions.all,
        examples: [
            .init("hearth home add \"My Home\"", "Make a home"),
            .init("hearth discover", "See which accessories are there"),
            .init("hearth pair \"Acme Lamp\"", "Add one"),
            .init("hearth list", "See everything"),
            .init("hearth set \"Acme Lamp\" brightness 40%", "Dim it"),
        ],
        subcommands: [
            ListCommand.definition, DiscoverCommand.definition, PairCommand.definition, UnpairCommand.definition,
            IdentifyCommand.definition("hearth identify \"Desk Lamp\""), AgentCommand.definition,
            CheckCommand.definition,
            GetCommand.definition, SetCommand.definition, PowerCommand.on, PowerCommand.off, WatchCommand.definition,
            SnapshotCommand.definition, CameraCommand.definition, RunCommand.definition, WhyCommand.definition,
            HomeCommand.definition,
            RoomCommand.definition,
            ZoneCommand.definition, GroupCommand.definition,
            AccessoryCommand.definition, SceneCommand.definition, TriggerCommand.definition, PairingCommand.definition,
            UserCommand.definition, PresenceCommand.definition,
            IdentityCommand.definition, HubCommand.definition,
            HelpCommand.definition, VersionCommand.definition,
        ])
}
