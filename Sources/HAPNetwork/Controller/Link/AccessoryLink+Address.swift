// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthSystem

extension AccessoryLink {
    /// The address by which the accessory server knows us: our end of the present connection; nil while there is none.
    package var ownAddress: IPAddress? {
        session?.assumeIsolated { session in session.connection.assumeIsolated { $0.localAddress?.address } }
    }
}
