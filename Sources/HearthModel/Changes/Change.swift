// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HAPCatalogue

/// One thing that became different in the database.
///
/// The hub commits changes, sends them to its clients, and both apply them to their `HomeDatabase` by the same code.
/// The JSON form is one key, the case's name, over its labelled parts.
package enum Change: Hashable, Sendable, Codable {
    case homeAdded(home: Home)
    case homeRemoved(home: Home.ID)
    case homeRenamed(home: Home.ID, name: String)
    case primaryHomeChanged(home: Home.ID?)
    /// Somebody has said where a home is, or takes it back (nil).
    case homeLocated(home: Home.ID, location: HomeLocation?)

    case roomAdded(room: Room, home: Home.ID)
    case roomRemoved(room: Room.ID, home: Home.ID)
    case roomRenamed(room: Room.ID, home: Home.ID, name: String)

    case zoneAdded(zone: Zone, home: Home.ID)
    case zoneRemoved(zone: Zone.ID, home: Home.ID)
    case zoneRenamed(zone: Zone.ID, home: Home.ID, name: String)
    case roomAddedToZone(room: Room.ID, zone: Zone.ID, home: Home.ID)
    case roomRemovedFromZone(room: Room.ID, zone: Zone.ID, home: Home.ID)

    case accessoryAdded(accessory: Accessory, home: Home.ID)
    case accessoryRemoved(accessory: Accessory.ID, home: Home.ID)
    case accessoryRenamed(accessory: Accessory.ID, home: Home.ID, name: String)
    case accessoryMoved(accessory: Accessory.ID, home: Home.ID, room: Room.ID)
    /// What the device says of itself is different: its services, or the texts of its accessory information.
    case accessoryDescribed(accessory: Accessory, home: Home.ID)
    /// A bridge no longer mentions an accessory, or mentions it again (`since` nil).
    case accessoryGone(accessory: Accessory.ID, home: Home.ID, since: Date?)
    /// The hub no longer talks to an accessory, or does so again (`since` nil).
    case accessoryBlocked(accessory: Accessory.ID, home: Home.ID, since: Date?)
    case serviceRenamed(service: UInt64, accessory: Accessory.ID, home: Home.ID, name: String)
    case serviceAssociated(service: UInt64, accessory: Accessory.ID, home: Home.ID, type: TypeIdentifier?)

    case serviceGroupAdded(group: ServiceGroup, home: Home.ID)
    case serviceGroupRemoved(group: ServiceGroup.ID, home: Home.ID)
    case serviceGroupRenamed(group: ServiceGroup.ID, home: Home.ID, name: String)
    case serviceAddedToGroup(service: ServiceReference, group: ServiceGroup.ID, home: Home.ID)
    case serviceRemovedFromGroup(service: ServiceReference, group: ServiceGroup.ID, home: Home.ID)

    case userAdded(user: User, home: Home.ID)
    case userRemoved(user: User.ID, home: Home.ID)
    /// A user has other rights.
    case userUpdated(user: User, home: Home.ID)

    /// Where a person is or which phone is the person's is known now, or is another.
    case personUpdated(person: Person, home: Home.ID)
    /// Nothing is known of a person any more.
    case personRemoved(person: UInt32, home: Home.ID)

    case actionSetAdded(actionSet: ActionSet, home: Home.ID)
    case actionSetRemoved(actionSet: ActionSet.ID, home: Home.ID)
    case actionSetRenamed(actionSet: ActionSet.ID, home: Home.ID, name: String)
    case actionsChanged(actionSet: ActionSet.ID, home: Home.ID, actions: [Action])
    case actionSetExecuted(actionSet: ActionSet.ID, home: Home.ID, date: Date)
    /// Actions of a run wait for their delay; nil when none does any more.
    case actionSetPending(actionSet: ActionSet.ID, home: Home.ID, pending: PendingActions?)

    case triggerAdded(trigger: Trigger, home: Home.ID)
    case triggerRemoved(trigger: Trigger.ID, home: Home.ID)
    case triggerRenamed(trigger: Trigger.ID, home: Home.ID, name: String)
    /// Anything else about a trigger: enabled, fired, moved on, its action sets, its schedule or its plan replaced.
    case triggerUpdated(trigger: Trigger, home: Home.ID)
}

extension Change {
    /// Whether this program knows a kind of change, by its name on the wire.
    static func isKnown(_ kind: String) -> Bool { kinds.contains(kind) }

    private static let kinds: Set<String> = [
        "homeAdded", "homeRemoved", "homeRenamed", "primaryHomeChanged", "homeLocated", "roomAdded", "roomRemoved",
        "roomRenamed",
        "zoneAdded", "zoneRemoved", "zoneRenamed", "roomAddedToZone", "roomRemovedFromZone", "accessoryAdded",
        "accessoryRemoved", "accessoryRenamed", "accessoryMoved", "accessoryDescribed", "accessoryGone",
        "accessoryBlocked",
        "serviceRenamed", "serviceAssociated", "serviceGroupAdded", "serviceGroupRemoved", "serviceGroupRenamed",
        "serviceAddedToGroup",
        "serviceRemovedFromGroup",
        "userAdded", "userRemoved", "userUpdated", "personUpdated", "personRemoved", "actionSetAdded",
        "actionSetRemoved", "actionSetRenamed",
        "actionsChanged", "actionSetExecuted", "actionSetPending", "triggerAdded",
        "triggerRemoved", "triggerRenamed", "triggerUpdated",
    ]
}

/// The changes of one committed transaction.
package struct Commit: Hashable, Sendable, Codable {
    package let revision: Revision
    package let changes: [Change]

    package init(revision: Revision, changes: [Change]) {
        self.revision = revision
        self.changes = changes
    }

    /// Passes over kinds of change that this reader does not know, as the compatibility rule promises.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        revision = try container.decode(Revision.self, forKey: .revision)
        changes = try container.decode([KnownOrNot].self, forKey: .changes).compactMap(\.change)
    }

    private enum CodingKeys: CodingKey { case revision, changes }

    /// A change, or nothing if its kind is newer than this program.
    private struct KnownOrNot: Decodable {
        let change: Change?

        private struct Kind: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.container(keyedBy: Kind.self).allKeys.map(\.stringValue)
            change = kinds.contains(where: Change.isKnown) ? try Change(from: decoder) : nil
        }
    }
}
