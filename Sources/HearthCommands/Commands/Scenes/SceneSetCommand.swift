// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC
import HearthModel

/// `hearth scene set`.
enum SceneSetCommand {
    static let definition = CommandDefinition(
        "set", "Let a scene set a value",
        discussion: ["If the scene sets this characteristic already, it gets the new value."],
        positionals: [
            CommonArguments.scene, CommonArguments.accessory, CommonArguments.service, CommonArguments.characteristic,
            CommonArguments.value,
        ],
        examples: [
            .init("hearth scene set \"Good Night\" \"Desk Lamp\" brightness 10%", "Dim a lamp in a scene"),
            .init(
                "hearth scene set \"Good Night\" \"Front Door\" \"lock target state\" locked", "Lock a door in a scene"),
        ],
        json: CommandCall.mutationJSON, action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let target = try SceneTarget(call, try await hub.snapshot())
        let value = try target.place.value(from: call.arguments.text(CommonArguments.value))
        let commit = try await set(value, target, hub, call)
        // The scene has what the accessory can take, which may be less than what was asked for.
        let kept = commit.action(on: target.place.reference, in: target.scene.id)?.targetValue ?? value
        let what = "\(target.place.accessory.name), \(target.place.characteristic.displayName)"
        call.show(
            MutationView(revision: commit.revision, id: target.scene.id.description, name: target.scene.name),
            "\(target.scene.name) now sets \(what) to \(target.place.text(kept)).")
        return .success
    }

    private static func set(
        _ value: CharacteristicValue, _ target: SceneTarget, _ hub: HubSession, _ call: CommandCall
    ) async throws(CommandError) -> Commit {
        if let existing = target.action {
            return try await hub.mutate(
                UpdateAction(
                    home: target.home.id, actionSet: target.scene.id, action: existing.id, targetValue: value))
        }
        let action = Action(
            id: .init(call.environment.makeID()), characteristic: target.place.reference, targetValue: value)
        return try await hub.mutate(
            AddAction(home: target.home.id, actionSet: target.scene.id, action: action))
    }
}

extension Commit {
    /// What a scene does with a characteristic after this commit; nil if it does not say.
    fileprivate func action(on characteristic: CharacteristicReference, in scene: ActionSet.ID) -> Action? {
        changes.lazy.compactMap { change in
            guard case .actionsChanged(scene, _, let actions) = change else { return nil }
            return actions.first { $0.characteristic == characteristic }
        }.first
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

    /// What the scene does with the characteristic so far.
    var action: Action? {
        scene.actions.first { $0.characteristic == place.reference }
    }
}
