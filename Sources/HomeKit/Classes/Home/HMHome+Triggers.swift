// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

extension HMHome {
    /// Checks a trigger that the program made and adds it, disabled.
    public func addTrigger(_ trigger: HMTrigger, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        if let home = trigger.currentHome {
            let code = home == id ? HMError.Code.objectAlreadyAssociatedToHome : .objectAssociatedToAnotherHome
            return HomeFeed.refuse(code, about(self, trigger, then: completionHandler))
        }
        let home = id
        let feed = anchor.feed
        switch trigger.model() {
        case .failure(let error): HomeFeed.refuse(error, about(self, trigger, then: completionHandler))
        case .success(let model):
            feed.mutate(
                AddTrigger(home: home, trigger: model), first: { trigger.join(home, through: feed) },
                completionHandler: about(self, trigger, then: completionHandler))
        }
    }

    /// Checks a trigger that the program made and adds it, disabled.
    public nonisolated(nonsending) func addTrigger(_ trigger: HMTrigger) async throws {
        try await awaitCompletion { addTrigger(trigger, completionHandler: $0) }
    }

    /// Removes a trigger.
    public func removeTrigger(_ trigger: HMTrigger, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        guard !trigger.isDraft else {
            return HomeFeed.refuse(.objectNotAssociatedToAnyHome, about(self, trigger, then: completionHandler))
        }
        anchor.feed.mutate(
            RemoveTrigger(home: id, trigger: trigger.id),
            completionHandler: about(self, trigger, then: completionHandler))
    }

    /// Removes a trigger.
    public nonisolated(nonsending) func removeTrigger(_ trigger: HMTrigger) async throws {
        try await awaitCompletion { removeTrigger(trigger, completionHandler: $0) }
    }
}
