// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// Asks which accessory has a long-term public key. Answers with none if the hub is paired with none such, or if it is in no
/// home that the asker sees.
package struct FindAccessory: HubRequest {
    package typealias Answer = AccessoryFound
    package static let method = "accessory.find"

    /// The accessory server's long-term public key, 32 bytes in hex.
    package let publicKey: String

    package init(publicKey: String) {
        self.publicKey = publicKey
    }
}

package struct AccessoryFound: Codable, Hashable, Sendable {
    /// The accessory server itself, the bridge or the stand-alone device; nil if there is none.
    package let accessory: Accessory.ID?

    package init(accessory: Accessory.ID?) {
        self.accessory = accessory
    }
}
