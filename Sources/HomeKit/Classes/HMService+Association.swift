// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue
internal import HearthModel

extension HMService {
    /// The kind of thing it works, as the user said, one of the `HMServiceType…` constants; nil if nobody said.
    public var associatedServiceType: String? { record?.associatedType?.fullForm }

    /// Says what kind of thing an outlet, a switch or a contact sensor works; nil takes it back.
    public func updateAssociatedServiceType(
        _ serviceType: String?, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let type = serviceType.flatMap { TypeIdentifier($0) }
        guard (type == nil) == (serviceType == nil) else {
            return HomeFeed.refuse(.invalidAssociatedServiceType, about(self, then: completionHandler))
        }
        anchor.feed.mutate(
            AssociateService(home: home, accessory: accessoryID, service: iid, type: type),
            completionHandler: about(self, then: completionHandler))
    }

    /// Says what kind of thing an outlet, a switch or a contact sensor works; nil takes it back.
    public nonisolated(nonsending) func updateAssociatedServiceType(_ serviceType: String?) async throws {
        try await awaitCompletion { updateAssociatedServiceType(serviceType, completionHandler: $0) }
    }
}
