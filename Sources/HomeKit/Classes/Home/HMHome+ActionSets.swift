// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthIPC
internal import HearthModel

extension HMHome {
    /// The built-in action set of this type; nil for other types.
    public func builtinActionSet(ofType actionSetType: String) -> HMActionSet? {
        let builtIn = ActionSet.Kind.builtIn
        guard let kind = builtIn.first(where: { $0.actionSetType == actionSetType }) else { return nil }
        return record?.actionSets.first { $0.kind == kind }.map { anchor.actionSet($0.id, in: id) }
    }

    /// Makes an empty action set.
    public func addActionSet(
        withName actionSetName: String, completionHandler: @escaping @Sendable (HMActionSet?, (any Error)?) -> Void
    ) {
        let find: @Sendable (Anchor, Change) -> HMActionSet? = { anchor, change in
            guard case .actionSetAdded(let set, let home) = change else { return nil }
            return anchor.actionSet(set.id, in: home)
        }
        anchor.feed.mutate(
            AddActionSet(home: id, name: actionSetName), finding: find,
            completionHandler: about(self, then: completionHandler))
    }

    /// Makes an empty action set.
    public nonisolated(nonsending) func addActionSet(named actionSetName: String) async throws -> HMActionSet {
        try await awaitResult { addActionSet(withName: actionSetName, completionHandler: $0) }
    }

    /// Removes an action set; triggers lose it. Built-in ones stay.
    public func removeActionSet(
        _ actionSet: HMActionSet, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        anchor.feed.mutate(
            RemoveActionSet(home: id, actionSet: actionSet.id),
            completionHandler: about(self, actionSet, then: completionHandler))
    }

    /// Removes an action set; triggers lose it. Built-in ones stay.
    public nonisolated(nonsending) func removeActionSet(_ actionSet: HMActionSet) async throws {
        try await awaitCompletion { removeActionSet(actionSet, completionHandler: $0) }
    }

    /// Does all actions of a set, in no particular order. The error is nil only if all succeeded.
    public func executeActionSet(
        _ actionSet: HMActionSet, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let completionHandler = about(actionSet, then: completionHandler)
        let feed = anchor.feed
        let request = ExecuteActionSet(home: id, actionSet: actionSet.id)
        feed.link.send(request, within: .seconds(60)) { result in
            switch result {
            case .success(let executed): feed.take(executed, completionHandler)
            case .failure(let error): completionHandler(HMError(error))
            }
        }
    }

    /// Does all actions of a set, in no particular order. Throws unless all succeeded.
    public nonisolated(nonsending) func executeActionSet(_ actionSet: HMActionSet) async throws {
        try await awaitCompletion { executeActionSet(actionSet, completionHandler: $0) }
    }
}

extension HomeFeed {
    /// Takes over what an execution did: the values first, then its date.
    fileprivate func take(_ executed: ActionSetExecuted, _ completionHandler: @escaping CompletionHandler) {
        for result in executed.results {
            if result.error == nil, let value = result.value { replica.setValue(value, of: result.characteristic) }
        }
        let error = executed.error.map { HMError($0) }
        guard let commit = executed.commit else { return completionHandler(error) }
        take(commit, isOurs: true) { completionHandler(error) }
    }
}
