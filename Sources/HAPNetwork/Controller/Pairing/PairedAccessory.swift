// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HearthSystem

/// What a successful pairing leaves.
package struct PairedAccessory: Sendable {
    /// To be stored durably before success is reported.
    package let pairing: AccessoryPairing
    /// Where the accessory server answered.
    package let address: SocketAddress
    /// The verified session, for the link to go on with; nil if the accessory wants a new one. Whoever does not hand
    /// it on must close it.
    package let session: AccessorySession?
}
