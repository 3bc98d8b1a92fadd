// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthIPC
package import HearthModel
internal import HearthSystem

/// A program connected to the hub, as the registry sees it.
package struct Client: Sendable {
    /// The connection's number; no two connections ever share one.
    package typealias ID = UInt64

    package let id: ID
    let name: String
    /// The user it runs as, unless that is the owner of the hub or root.
    let guest: UInt32?
    /// Sends something to it; the order of calls is the order on the wire.
    let notify: @Sendable (HubNotification) -> Void
    /// Whether it asked for the database, and so hears of commits.
    var followsDatabase = false
    var subscriptions: Set<CharacteristicReference> = []

    package init(id: ID, name: String, guest: UInt32? = nil, notify: @escaping @Sendable (HubNotification) -> Void) {
        self.id = id
        self.name = name
        self.guest = guest
        self.notify = notify
    }

    mutating func keepSubscriptions(to known: Set<Accessory.ID>) {
        subscriptions = subscriptions.filter { known.contains($0.accessory) }
    }

    package init(_ connection: HubConnection, ofHubOf owner: MachineUser) {
        let user = connection.peer.userID
        let isOwner = user == owner.unixID || user == 0
        self.init(id: connection.id, name: connection.clientName ?? "", guest: isOwner ? nil : user) {
            connection.send($0)
        }
    }
}
