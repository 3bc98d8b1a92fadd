// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

/// What happens to a device rather than on the wire: for playing one that has faults.
extension AccessoryServer {
    /// Closes every connection, as a device does that restarts.
    package func dropConnections() {
        for connection in connections.values { close(connection) }
    }

    /// Takes the announcement back and makes it anew, as the filter wants it now.
    ///
    /// - Throws: ``DiscoveryError``.
    package func announceAgain() throws(DiscoveryError) {
        guard advertiser != nil, let port = listeners.first?.localAddress?.port else { return }
        advertiser?.close()
        advertiser = try announce(port: port)
    }

    /// What is announced of a server at this port.
    package func announced(port: UInt16) -> Announced {
        let truth = Announced(port: port, advertisement: advertisement)
        return configuration.filter?.announcement(truth) ?? truth
    }

    func announce(port: UInt16) throws(DiscoveryError) -> Advertiser? {
        let announced = announced(port: port)
        return try multicastDNS?.advertise(
            name: configuration.name, port: announced.port, announced.advertisement, address: announced.address)
    }
}
