// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC
import HearthModel

/// `hearth scene set`.
enum SceneSetCommand {
    static let definition = CommandDefinition(
        "set", "Let a scene set a value",
        discussion: [
            "If the scene sets this characteristic already, it gets the new value; with --after, if it does so at that time."
        ],
        positionals: [
            CommonArguments.scene, CommonArguments.accessory, CommonArguments.service, CommonArguments.characteristic,
            CommonArguments.value,
        ],
        options: [DelayOption.after],
        examples: [
            .init("hearth scene set \"Good Night\" \"Desk Lamp\" brightness 10%", "Dim a lamp in a scene"),
            .init(
                "hearth scene set \"Good Night\" \"Front Door\" \"lock target state\" locked", "Lock a door in a scene"),
            .init(
                "hearth scene set \"Good Night\" \"Desk Lamp\" on off --after 5m",
                "Switch a lamp off five minutes later"),
        ],
        json: CommandCall.mutationJSON, action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let target = try SceneTarget(call, try await hub.snapshot())
        let value = try target.place.value(from: call.arguments.text(CommonArguments.value))
        let delay = try DelayOption.delay(call)
        let (revision, kept) = try await hub.set(value, of: target.place, after: delay, in: target.scene, call)
        let what = "\(target.place.accessory.name), \(target.place.characteristic.displayName)"
        call.show(
            MutationView(revision: revision, id: target.scene.id.description, name: target.scene.name),
            "\(target.scene.name) now sets \(what) to \(target.place.text(kept))\(DelayOption.suffix(delay)).")
        return .success
    }
}

/// The scene and the characteristic that a command names.
struct SceneTarget {
    let home: Home
    let scene: ActionSet
    let place: CharacteristicPlace

    init(_ call: CommandCall, _ snapshot: HubSnapshot) throws(CommandError) {
        home = try snapshot.home(call.homeName)
        scene = try home.scene(named: call.arguments.text(CommonArguments.scene))
        let found = try snapshot.accessory(
            call.arguments.text(CommonArguments.accessory), home: call.homeName)
        place = try found.place(
            call.arguments.text(CommonArguments.characteristic), service: call.arguments[CommonArguments.service])
    }
}
