// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPNetwork
package import HearthSystem

/// A declared accessory, with those behind it, made ready for an accessory server.
package struct AccessoryPlan: Sendable {
    /// Under which it is announced.
    package let name: String
    package let database: AttributeDatabase
    /// Passes what controllers want on to whoever declared the accessory.
    package let behaviour: any AccessoryBehaviour
    private let layouts: [AccessoryLayout]
    private let model: String
    private let category: UInt16

    /// With numbers of its own, for a server that lasts no longer than its process.
    package init(_ accessory: Accessory) {
        var numbers = NumberBook()
        self.init(accessory, numbers: &numbers)
    }

    /// - Parameter numbers: what is known from earlier; new ones are written into it.
    init(_ accessory: Accessory, numbers: inout NumberBook) {
        layouts =
            [AccessoryLayout(accessory, key: NumberBook.own, numbers: &numbers)]
            + accessory.bridged.map { AccessoryLayout($0, key: $0.information.serialNumber, numbers: &numbers) }
        database = AttributeDatabase(accessories: layouts.map(\.attributes))
        behaviour = HostBehaviour(layouts)
        (name, model, category) = (accessory.name, accessory.information.model, accessory.category.number)
    }

    /// How a server at this address presents it.
    package func configuration(at address: SocketAddress) -> AccessoryServerConfiguration {
        AccessoryServerConfiguration(name: name, model: model, category: category, address: address)
    }

    /// Has the characteristics read and written at this server.
    ///
    /// - Throws: ``AccessoryError`` if the accessory is served already.
    package func attach(to server: AccessoryServer) throws(AccessoryError) {
        for place in layouts.flatMap(\.places) where !place.core.attach(to: place.id, on: server) {
            throw AccessoryError("A characteristic of \(name) has a host already; make another for this one.")
        }
    }
}
