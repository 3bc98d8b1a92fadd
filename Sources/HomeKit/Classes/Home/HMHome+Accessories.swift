// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthIPC
internal import HearthModel

extension HMHome {
    /// All services of these types; nil if there is none.
    public func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? {
        let wanted = Set(serviceTypes)
        let found = accessories.flatMap(\.services).filter { wanted.contains($0.serviceType) }
        return found.isEmpty ? nil : found
    }

    /// Pairs an accessory that a browser found and puts it into the room for the entire home; a bridge brings those behind
    /// it. The hub asks for the setup code.
    public func addAccessory(_ accessory: HMAccessory, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        if let home = accessory.currentHome {
            let code = home == id ? HMError.Code.objectAlreadyAssociatedToHome : .objectAssociatedToAnotherHome
            return HomeFeed.refuse(code, about(self, accessory, then: completionHandler))
        }
        let request = AddAccessory(home: id, deviceID: accessory.deviceID)
        let completionHandler = about(self, accessory, then: completionHandler)
        anchor.feed.pair(request, as: accessory) { completionHandler($0.failure) }
    }

    /// Pairs an accessory that a browser found and puts it into the room for the entire home; a bridge brings those behind
    /// it. The hub asks for the setup code.
    public nonisolated(nonsending) func addAccessory(_ accessory: HMAccessory) async throws {
        try await awaitCompletion { addAccessory(accessory, completionHandler: $0) }
    }

    /// Unpairs and removes an accessory; with a bridge go those behind it.
    public func removeAccessory(
        _ accessory: HMAccessory, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        guard !accessory.isOnlyDiscovered else {
            return HomeFeed.refuse(.objectNotAssociatedToAnyHome, about(self, accessory, then: completionHandler))
        }
        anchor.feed.mutate(
            RemoveAccessory(home: id, accessory: accessory.id),
            completionHandler: about(self, accessory, then: completionHandler))
    }

    /// Unpairs and removes an accessory; with a bridge go those behind it.
    public nonisolated(nonsending) func removeAccessory(_ accessory: HMAccessory) async throws {
        try await awaitCompletion { removeAccessory(accessory, completionHandler: $0) }
    }

    /// Has the hub talk again to an accessory that it has blocked; with a bridge, to those behind it, too.
    public func unblockAccessory(
        _ accessory: HMAccessory, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        guard !accessory.isOnlyDiscovered else {
            return HomeFeed.refuse(.objectNotAssociatedToAnyHome, about(self, accessory, then: completionHandler))
        }
        anchor.feed.mutate(
            UnblockAccessory(home: id, accessory: accessory.id),
            completionHandler: about(self, accessory, then: completionHandler))
    }

    /// Has the hub talk again to an accessory that it has blocked; with a bridge, to those behind it, too.
    public nonisolated(nonsending) func unblockAccessory(_ accessory: HMAccessory) async throws {
        try await awaitCompletion { unblockAccessory(accessory, completionHandler: $0) }
    }

    /// Moves an accessory to a room; with a bridge nothing else moves.
    public func assignAccessory(
        _ accessory: HMAccessory, to room: HMRoom, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        guard !accessory.isOnlyDiscovered else {
            return HomeFeed.refuse(.objectNotAssociatedToAnyHome, about(self, accessory, then: completionHandler))
        }
        anchor.feed.mutate(
            AssignAccessory(home: id, accessory: accessory.id, room: room.id),
            completionHandler: about(self, accessory, room, then: completionHandler))
    }

    /// Moves an accessory to a room; with a bridge nothing else moves.
    public nonisolated(nonsending) func assignAccessory(_ accessory: HMAccessory, to room: HMRoom) async throws {
        try await awaitCompletion { assignAccessory(accessory, to: room, completionHandler: $0) }
    }
}
