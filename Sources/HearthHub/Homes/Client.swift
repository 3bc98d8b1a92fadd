// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthIPC
internal import HearthModel

/// A program connected to the hub, as the registry sees it.
package struct Client: Sendable {
    /// The connection's number; no two connections ever share one.
    package typealias ID = UInt64

    package let id: ID
    let name: String
    /// Sends something to it; the order of calls is the order on the wire.
    let notify: @Sendable (HubNotification) -> Void
    /// Whether it asked for the database, and so hears of commits.
    var followsDatabase = false
    var subscriptions: Set<CharacteristicReference> = []

    package init(id: ID, name: String, notify: @escaping @Sendable (HubNotification) -> Void) {
        self.id = id
        self.name = name
        self.notify = notify
    }

    mutating func keepSubscriptions(to known: Set<Accessory.ID>) {
        subscriptions = subscriptions.filter { known.contains($0.accessory) }
    }

    package init(_ connection: HubConnection) {
        self.init(id: connection.id, name: connection.clientName ?? "") { connection.send($0) }
    }
}
