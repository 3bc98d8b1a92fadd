// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthSystem

/// An accessory server found on the network, with all that was announced of it on all interfaces.
package struct DiscoveredAccessory: Hashable, Sendable {
    /// The DNS-SD instance name. Opaque: any characters, dots included (quirk Q77).
    package let name: String
    package let advertisement: AccessoryAdvertisement
    /// The host name the service record points to.
    package let host: String
    package let port: UInt16
    /// Where to connect, best first: IPv4, then IPv6, then link-local IPv6 with its scope. Never empty (quirk Q78).
    package let addresses: [SocketAddress]
    /// The strings of the TXT record as they arrived, for those who judge the accessory. Two that say the same in other
    /// strings are equal.
    package let strings: [[UInt8]]

    /// - Parameter strings: of the TXT record; nil for those that the advertisement would be announced with.
    package init(
        name: String, advertisement: AccessoryAdvertisement, host: String, port: UInt16, addresses: [SocketAddress],
        strings: [[UInt8]]? = nil
    ) {
        self.strings = strings ?? advertisement.record.strings
        self.name = name
        self.advertisement = advertisement
        self.host = host
        self.port = port
        self.addresses = addresses
    }

    package static func == (one: DiscoveredAccessory, other: DiscoveredAccessory) -> Bool {
        one.name == other.name && one.advertisement == other.advertisement && one.host == other.host
            && one.port == other.port && one.addresses == other.addresses
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(advertisement)
        hasher.combine(port)
    }
}

/// What a browser has to tell.
package enum Sighting: Hashable, Sendable {
    /// It was not there before, or came back.
    case appeared(DiscoveredAccessory)
    /// Something of what it announces changed: flags, configuration number, port, addresses.
    case updated(DiscoveredAccessory)
    /// It has just announced itself, which may say nothing new: it is alive, so reconnect now (quirk Q6).
    ///
    /// Told of accessories that are there, over IPv4, at most every 200 ms for each. It may come before the update that
    /// the same announcement causes.
    case heard(DiscoveredAccessory)
    /// It said goodbye or has not been heard for the lifetime of its records. No proof of death: keep a live session.
    case vanished(DiscoveredAccessory)

    /// What is known of it; when it vanished, what was known last.
    package var accessory: DiscoveredAccessory {
        switch self {
        case .appeared(let accessory), .updated(let accessory), .heard(let accessory), .vanished(let accessory):
            accessory
        }
    }
}
