// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What pair-verify leaves both sides with. Source: HAP reference 5 and 7.
package struct SessionKeys: Sendable, Equatable {
    /// Seals what the accessory sends ("Read", from the controller's view).
    package let accessoryToController: SecretBytes
    /// Seals what the controller sends ("Write").
    package let controllerToAccessory: SecretBytes
    /// The X25519 secret, from which data streams and Bluetooth sessions derive further keys.
    package let sharedSecret: SecretBytes

    package init(sharedSecret: SecretBytes) throws(CryptoError) {
        self.sharedSecret = sharedSecret
        accessoryToController = try KeyDerivation.accessoryToController(sharedSecret)
        controllerToAccessory = try KeyDerivation.controllerToAccessory(sharedSecret)
    }
}
