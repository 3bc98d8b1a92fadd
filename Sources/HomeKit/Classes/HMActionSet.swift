// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel

/// A scene: actions that are done together, in no particular order.
public class HMActionSet: NSObject, HomeObject, @unchecked Sendable {
    // `@unchecked`: all are immutable; the anchor guards what it refers to.
    let anchor: Anchor
    let id: ActionSet.ID
    let home: Home.ID

    init(anchor: Anchor, id: ActionSet.ID, home: Home.ID) {
        self.anchor = anchor
        self.id = id
        self.home = home
        super.init()
    }

    private var record: ActionSet? { anchor.database.actionSet(id, home) }
    func leave(_ last: LastState) { anchor.freeze(last) }

    /// The set's name, unique in the home.
    public var name: String { record?.name ?? "" }

    /// Identifies the set for ever.
    public var uniqueIdentifier: UUID { id.uuid }

    /// One of the `HMActionSetType…` constants.
    public var actionSetType: String { (record?.kind ?? .userDefined).actionSetType }

    /// What it does.
    public var actions: Set<HMAction> {
        Set((record?.actions ?? []).map { anchor.action($0, in: id, home) })
    }

    /// Whether it is being done right now.
    public var isExecuting: Bool { anchor.replica.isExecuting(id) }

    /// When it was last done.
    public var lastExecutionDate: Date? { record?.lastExecutionDate }

    /// Gives the set another name.
    public func updateName(_ name: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(
            RenameActionSet(home: home, actionSet: id, name: name),
            completionHandler: about(self, then: completionHandler))
    }

    /// Gives the set another name.
    public nonisolated(nonsending) func updateName(_ name: String) async throws {
        try await awaitCompletion { updateName(name, completionHandler: $0) }
    }
}

// MARK: - Actions

extension HMActionSet {
    /// Adds an action. It can be in one set only, and a set has one action for a characteristic at most.
    public func addAction(_ action: HMAction, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        if let set = action.currentSet {
            return HomeFeed.refuse(
                set == id ? .alreadyExists : .actionInAnotherActionSet, about(self, then: completionHandler))
        }
        guard let write = action as? any WriteAction else {
            return HomeFeed.refuse(.invalidClass, about(self, then: completionHandler))
        }
        switch write.model() {
        case .failure(let error): HomeFeed.refuse(error, about(self, then: completionHandler))
        case .success(let model):
            let place = ActionPlace(anchor: anchor.feed.anchor, home: home, set: id)
            anchor.feed.mutate(
                AddAction(home: home, actionSet: id, action: model),
                first: { action.join(place, isHandedOut: write.isHandedOut) },
                completionHandler: about(self, then: completionHandler))
        }
    }

    /// Adds an action. It can be in one set only, and a set has one action for a characteristic at most.
    public nonisolated(nonsending) func addAction(_ action: HMAction) async throws {
        try await awaitCompletion { addAction(action, completionHandler: $0) }
    }

    /// Takes an action out.
    public func removeAction(_ action: HMAction, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(
            RemoveAction(home: home, actionSet: id, action: action.id),
            completionHandler: about(self, then: completionHandler))
    }

    /// Takes an action out.
    public nonisolated(nonsending) func removeAction(_ action: HMAction) async throws {
        try await awaitCompletion { removeAction(action, completionHandler: $0) }
    }
}

extension ActionSet.Kind {
    /// HomeKit's word for the kind.
    var actionSetType: String {
        switch self {
        case .userDefined: HMActionSetTypeUserDefined
        case .wakeUp: HMActionSetTypeWakeUp
        case .sleep: HMActionSetTypeSleep
        case .homeDeparture: HMActionSetTypeHomeDeparture
        case .homeArrival: HMActionSetTypeHomeArrival
        case .triggerOwned: HMActionSetTypeTriggerOwned
        }
    }
}
