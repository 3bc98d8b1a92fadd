// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth scene unset`.
enum SceneUnsetCommand {
    static let definition = CommandDefinition(
        "unset", "Let a scene no longer set a value",
        positionals: [
            CommonArguments.scene, CommonArguments.accessory, CommonArguments.service, CommonArguments.characteristic,
        ],
        options: [DelayOption.which],
        examples: [.init("hearth scene unset \"Good Night\" \"Desk Lamp\" brightness", "Take a lamp out of a scene")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let target = try SceneTarget(call, snapshot)
            let what = "\(target.place.characteristic.displayName) of \(target.place.accessory.name)"
            guard
                let action = try DelayOption.action(on: target.place.reference, in: target.scene.actions, call)
            else {
                throw .notFound(
                    kind: NamedKind("action", "in \(target.scene.name)"), name: what, suggestions: [],
                    note: "See what it sets: hearth scene show \"\(target.scene.name)\"")
            }
            return Wanted(
                RemoveAction(home: target.home.id, actionSet: target.scene.id, action: action.id),
                NameView(target.scene),
                "\(target.scene.name) no longer sets \(what)\(DelayOption.suffix(action.delay)).")
        }
    }
}
