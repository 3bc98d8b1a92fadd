// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HearthSystem

/// How an accessory server presents itself and behaves.
package struct AccessoryServerConfiguration: Sendable {
    /// The name under which it is announced.
    package var name: String
    /// Announced as `md`; not empty.
    package var model: String
    /// Announced as `ci`: 2 for a bridge.
    package var category: UInt16
    /// Where to listen; port 0 lets the kernel choose.
    package var address: SocketAddress
    /// Further addresses of this machine to listen on, at the same port: IPv6 beside IPv4, say. One that the machine
    /// cannot offer is passed over.
    package var furtherAddresses: [IPAddress] = []

    /// The least time between two event messages on one connection. Source: HAP reference 14.
    package var eventInterval: Duration = .milliseconds(250)
    /// More connections than these are turned away, unless an idle one can be closed.
    package var maximumConnections = 17
    /// How long a connection must have been silent to be closed for a newcomer. Source: HAP reference 16.
    package var idleLimit: Duration = .seconds(60)
    /// How long a controller may take to receive an answer.
    package var writeLimit: Duration = .seconds(10)
    /// How long after a request came the device may take to act on it; then the answer goes out without it, for
    /// controllers give up after ten seconds. Source: quirk Q89.
    package var answerLimit: Duration = .seconds(9)
    /// An attribute database or a picture of more bytes than these goes out in chunks of that size; nil for never, since
    /// Apple's controllers can stall on chunks. Source: HAP reference 10.
    package var chunkSize: Int?
    /// What only administrators may read, write and subscribe to; others get -70401. Source: HAP reference 12, 13.
    package var administratorsOnly: Set<CharacteristicID> = []
    /// Whether a value off the declared step is refused, as Apple's accessory code does. Source: HAP reference 13.
    package var refusesValuesOffStep = true
    /// Whether a readable value that is unknown is answered with -70402 instead of null, and left out of the attribute
    /// database. Source: quirk Q87.
    package var hidesUnknownValues = true
    /// What to answer to `GET /accessories` in place of the database as we encode it. For playing a device whose
    /// answer has its own mistakes.
    package var accessoriesBody: (@Sendable (_ current: AttributeDatabase) -> [UInt8])?
    /// The accessory's display. With one, a fresh setup code is drawn for every attempt to pair and shown here before
    /// the controller asks for it, and the code that is stored does not count; nil for a code on the label. Called on
    /// the server's event loop, so it must be quick. Source: HAP reference 3.
    package var display: (@Sendable (SetupCodeDisplay) -> Void)?
    /// What happens to all that comes and goes, for playing a device with faults; nil for nothing.
    package var filter: (any TrafficFilter)?

    package init(name: String, model: String, category: UInt16, address: SocketAddress) {
        self.name = name
        self.model = model
        self.category = category
        self.address = address
    }
}
