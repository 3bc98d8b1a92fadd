// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthSystem

/// What discovery says of an accessory server. Source: HAP reference 4.
package struct LinkSighting: Hashable, Sendable {
    package let addresses: [SocketAddress]
    /// `c#`; 0 or nil if it is not announced.
    package let configurationNumber: UInt32?
    /// Bit 0 of `sf`: no controller is paired with it.
    package let isUnpaired: Bool
    /// It has just announced itself, which devices do when they start: a session that stands may be dead.
    package let isAnnouncement: Bool

    package init(
        addresses: [SocketAddress], configurationNumber: UInt32?, isUnpaired: Bool = false, isAnnouncement: Bool = false
    ) {
        self.addresses = addresses
        self.configurationNumber = configurationNumber
        self.isUnpaired = isUnpaired
        self.isAnnouncement = isAnnouncement
    }

    /// What a browser found.
    package init(_ accessory: DiscoveredAccessory, isAnnouncement: Bool = false) {
        self.init(
            addresses: accessory.addresses, configurationNumber: accessory.advertisement.configurationNumber,
            isUnpaired: accessory.advertisement.statusFlags.contains(.notPaired), isAnnouncement: isAnnouncement)
    }
}
