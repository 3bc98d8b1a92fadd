// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

/// `hearth trigger set` and `hearth trigger unset`.
enum TriggerSetCommand {
    private static let what = [
        CommonArguments.trigger, CommonArguments.accessory, CommonArguments.service, CommonArguments.characteristic,
    ]

    static let set = CommandDefinition(
        "set", "Let a trigger set a value by itself, without a scene",
        discussion: [
            "If the trigger sets this characteristic already, it gets the new value; with --after, if it does so at that time."
        ],
        positionals: what + [CommonArguments.value], options: [DelayOption.after],
        examples: [.init("hearth trigger set Bedtime \"Desk Lamp\" on off", "Switch a lamp off when a trigger fires")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        let hub = try await call.connect()
        defer { hub.close() }
        let target = try Target(call, try await hub.snapshot())
        let value = try target.place.value(from: call.arguments.text(CommonArguments.value))
        let delay = try DelayOption.delay(call)
        let own = try await ownActionSet(target, hub)
        let (revision, kept) = try await hub.set(value, of: target.place, after: delay, in: own, call)
        call.show(
            MutationView(revision: revision, id: target.trigger.id.description, name: target.trigger.name),
            "\(target.trigger.name) now sets \(target.words) to \(target.place.text(kept))\(DelayOption.suffix(delay))."
        )
        return .success
    }

    static let unset = CommandDefinition(
        "unset", "Let a trigger no longer set a value by itself", positionals: what,
        options: [DelayOption.which],
        examples: [.init("hearth trigger unset Bedtime \"Desk Lamp\" on", "Take a lamp out of a trigger")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let target = try Target(call, snapshot)
            let own = target.home.ownedActionSet(of: target.trigger)
            let action = try DelayOption.action(on: target.place.reference, in: own?.actions ?? [], call)
            guard let own, let action else {
                throw .notFound(
                    kind: NamedKind("action", "of \(target.trigger.name) itself"), name: target.words, suggestions: [],
                    note: "See what its scenes set: hearth scene show SCENE")
            }
            return Wanted(
                RemoveAction(home: target.home.id, actionSet: own.id, action: action.id),
                NameView(target.trigger, target.trigger.name),
                "\(target.trigger.name) no longer sets \(target.words)\(DelayOption.suffix(action.delay)).")
        }
    }

    /// The action set that belongs to the trigger alone, made if there is none yet.
    private static func ownActionSet(_ target: Target, _ hub: HubSession) async throws(CommandError) -> ActionSet {
        if let own = target.home.ownedActionSet(of: target.trigger) { return own }
        let commit = try await hub.mutate(AddTriggerOwnedActionSet(home: target.home.id, trigger: target.trigger.id))
        for case .actionSetAdded(let set, _) in commit.changes { return set }
        throw .failed("The hub did not say which action set it made.")
    }

    /// The trigger and the characteristic that a command names.
    private struct Target {
        let home: Home
        let trigger: Trigger
        let place: CharacteristicPlace

        init(_ call: CommandCall, _ snapshot: HubSnapshot) throws(CommandError) {
            home = try snapshot.home(call.homeName)
            trigger = try home.trigger(named: call.arguments.text(CommonArguments.trigger))
            let found = try snapshot.accessory(call.arguments.text(CommonArguments.accessory), home: call.homeName)
            place = try found.place(
                call.arguments.text(CommonArguments.characteristic), service: call.arguments[CommonArguments.service])
        }

        var words: String { "\(place.accessory.name), \(place.characteristic.displayName)" }
    }
}
