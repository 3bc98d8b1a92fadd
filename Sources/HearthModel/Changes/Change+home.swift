// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Change {
    /// The home it is about; nil only for `primaryHomeChanged` to none.
    package var home: Home.ID? {
        switch self {
        case .homeAdded(let home): home.id
        case .primaryHomeChanged(let home): home
        case .homeRemoved(let home), .homeRenamed(let home, _), .homeLocated(let home, _),
            .roomAdded(_, let home), .roomRemoved(_, let home), .roomRenamed(_, let home, _),
            .zoneAdded(_, let home), .zoneRemoved(_, let home), .zoneRenamed(_, let home, _),
            .roomAddedToZone(_, _, let home), .roomRemovedFromZone(_, _, let home),
            .accessoryAdded(_, let home), .accessoryRemoved(_, let home), .accessoryRenamed(_, let home, _),
            .accessoryMoved(_, let home, _), .accessoryDescribed(_, let home), .accessoryGone(_, let home, _),
            .accessoryBlocked(_, let home, _),
            .serviceRenamed(_, _, let home, _), .serviceAssociated(_, _, let home, _),
            .serviceGroupAdded(_, let home), .serviceGroupRemoved(_, let home), .serviceGroupRenamed(_, let home, _),
            .serviceAddedToGroup(_, _, let home), .serviceRemovedFromGroup(_, _, let home),
            .userAdded(_, let home), .userRemoved(_, let home), .userUpdated(_, let home),
            .personUpdated(_, let home), .personRemoved(_, let home),
            .actionSetAdded(_, let home), .actionSetRemoved(_, let home), .actionSetRenamed(_, let home, _),
            .actionsChanged(_, let home, _), .actionSetExecuted(_, let home, _), .actionSetPending(_, let home, _),
            .triggerAdded(_, let home), .triggerRemoved(_, let home), .triggerRenamed(_, let home, _),
            .triggerUpdated(_, let home):
            home
        }
    }
}
