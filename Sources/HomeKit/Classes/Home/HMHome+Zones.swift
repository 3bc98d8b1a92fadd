// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

extension HMHome {
    /// Makes an empty zone.
    public func addZone(
        withName zoneName: String, completionHandler: @escaping @Sendable (HMZone?, (any Error)?) -> Void
    ) {
        let find: @Sendable (Anchor, Change) -> HMZone? = { anchor, change in
            guard case .zoneAdded(let zone, let home) = change else { return nil }
            return anchor.zone(zone.id, in: home)
        }
        anchor.feed.mutate(
            AddZone(home: id, name: zoneName), finding: find, completionHandler: about(self, then: completionHandler))
    }

    /// Makes an empty zone.
    public nonisolated(nonsending) func addZone(named zoneName: String) async throws -> HMZone {
        try await awaitResult { addZone(withName: zoneName, completionHandler: $0) }
    }

    /// Removes a zone; its rooms stay.
    public func removeZone(_ zone: HMZone, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(
            RemoveZone(home: id, zone: zone.id), completionHandler: about(self, zone, then: completionHandler))
    }

    /// Removes a zone; its rooms stay.
    public nonisolated(nonsending) func removeZone(_ zone: HMZone) async throws {
        try await awaitCompletion { removeZone(zone, completionHandler: $0) }
    }
}
