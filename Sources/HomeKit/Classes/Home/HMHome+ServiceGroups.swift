// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

extension HMHome {
    /// The service groups.
    public var serviceGroups: [HMServiceGroup] {
        (record?.serviceGroups ?? []).map { anchor.serviceGroup($0.id, in: id) }
    }

    /// Makes an empty service group.
    public func addServiceGroup(
        withName serviceGroupName: String,
        completionHandler: @escaping @Sendable (HMServiceGroup?, (any Error)?) -> Void
    ) {
        let find: @Sendable (Anchor, Change) -> HMServiceGroup? = { anchor, change in
            guard case .serviceGroupAdded(let group, let home) = change else { return nil }
            return anchor.serviceGroup(group.id, in: home)
        }
        anchor.feed.mutate(
            AddServiceGroup(home: id, name: serviceGroupName), finding: find,
            completionHandler: about(self, then: completionHandler))
    }

    /// Makes an empty service group.
    public nonisolated(nonsending) func addServiceGroup(named serviceGroupName: String) async throws -> HMServiceGroup {
        try await awaitResult { addServiceGroup(withName: serviceGroupName, completionHandler: $0) }
    }

    /// Removes a service group; its services stay.
    public func removeServiceGroup(
        _ group: HMServiceGroup, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        anchor.feed.mutate(
            RemoveServiceGroup(home: id, group: group.id),
            completionHandler: about(self, group, then: completionHandler))
    }

    /// Removes a service group; its services stay.
    public nonisolated(nonsending) func removeServiceGroup(_ group: HMServiceGroup) async throws {
        try await awaitCompletion { removeServiceGroup(group, completionHandler: $0) }
    }
}
