// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPNetwork
package import HearthSystem

/// The accessory server to be checked, and what is announced of it.
package struct Target: Sendable {
    package let addresses: [SocketAddress]
    /// nil if it announces nothing here.
    package let sightings: SightingLog?

    package init(addresses: [SocketAddress], sightings: SightingLog? = nil) {
        self.addresses = addresses
        self.sightings = sightings
    }

    package var subject: ConformanceCheck.Subject {
        let seen = sightings?.latest
        return ConformanceCheck.Subject(
            name: seen?.name, deviceID: seen?.advertisement.deviceID,
            address: addresses.first?.description ?? "an unknown address")
    }
}
