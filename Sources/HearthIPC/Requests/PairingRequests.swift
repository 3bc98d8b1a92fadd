// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// Asks an accessory which controllers it is paired with. Only an administrator of the accessory may ask:
/// `insufficientPrivileges`. For an accessory behind a bridge the bridge is asked.
package struct ListPairings: HubRequest {
    package typealias Answer = [ControllerPairing]
    package static let method = "pairing.list"

    package let accessory: Accessory.ID

    package init(accessory: Accessory.ID) {
        self.accessory = accessory
    }
}

/// A controller that an accessory is paired with.
package struct ControllerPairing: Codable, Hashable, Sendable {
    /// The controller's pairing identifier, mostly a UUID in upper case.
    package let identifier: String
    /// Its long-term public key, 32 bytes in hex.
    package let publicKey: String
    /// Whether it may manage pairings.
    package let isAdmin: Bool
    /// Whether it is this hub.
    package let isOwn: Bool

    package init(identifier: String, publicKey: String, isAdmin: Bool, isOwn: Bool) {
        self.identifier = identifier
        self.publicKey = publicKey
        self.isAdmin = isAdmin
        self.isOwn = isOwn
    }
}

/// Lets another controller use an accessory, or changes whether it may manage pairings.
///
/// Fails with `insufficientPrivileges` if this hub is no administrator, `accessoryOutOfResources` if the accessory cannot
/// store more pairings, `alreadyExists` if it knows the identifier with another key.
package struct AddPairing: HubRequest {
    package typealias Answer = AccessoryInvitation
    package static let method = "pairing.add"

    package let accessory: Accessory.ID
    /// The other controller's pairing identifier, as its `identity.show` tells.
    package let identifier: String
    /// Its long-term public key, 32 bytes in hex.
    package let publicKey: String
    /// Whether it may manage pairings too.
    package let isAdmin: Bool

    package init(accessory: Accessory.ID, identifier: String, publicKey: String, isAdmin: Bool) {
        self.accessory = accessory
        self.identifier = identifier
        self.publicKey = publicKey
        self.isAdmin = isAdmin
    }
}

/// What a controller that was let in needs to know of the accessory server. None of it is secret.
package struct AccessoryInvitation: Codable, Hashable, Sendable {
    package let deviceID: String
    /// The accessory server's long-term public key, 32 bytes in hex.
    package let publicKey: String
    /// `HOST:PORT`, where it answers this hub; nil if it does not now.
    package let address: String?

    package init(deviceID: String, publicKey: String, address: String?) {
        self.deviceID = deviceID
        self.publicKey = publicKey
        self.address = address
    }
}

/// Has an accessory forget another controller.
///
/// Fails with `notFound` if the accessory does not know it, `insufficientPrivileges` if this hub is no administrator, and
/// `operationNotSupported` for this hub's own pairing, which ends with `accessory.remove`, and for the last administrator.
package struct RemovePairing: HubRequest {
    package typealias Answer = Done
    package static let method = "pairing.remove"

    package let accessory: Accessory.ID
    package let identifier: String

    package init(accessory: Accessory.ID, identifier: String) {
        self.accessory = accessory
        self.identifier = identifier
    }
}
