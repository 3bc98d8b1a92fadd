// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Who a controller is, towards all accessories. To store: `identifier.bytes` and `signingKey.seed.bytes`.
package struct ControllerIdentity: Sendable, Equatable {
    package let identifier: PairingIdentifier
    package let signingKey: SigningKey

    package init(identifier: PairingIdentifier, signingKey: SigningKey) {
        self.identifier = identifier
        self.signingKey = signingKey
    }

    package static func generate(using random: RandomBytes) throws(CryptoError) -> ControllerIdentity {
        ControllerIdentity(identifier: .generate(using: random), signingKey: try .generate(using: random))
    }
}

/// Who an accessory server is, until its next factory reset. To store: `deviceID.text` and `signingKey.seed.bytes`.
package struct AccessoryIdentity: Sendable, Equatable {
    package let deviceID: DeviceID
    package let signingKey: SigningKey

    package init(deviceID: DeviceID, signingKey: SigningKey) {
        self.deviceID = deviceID
        self.signingKey = signingKey
    }

    package static func generate(using random: RandomBytes) throws(CryptoError) -> AccessoryIdentity {
        AccessoryIdentity(deviceID: .generate(using: random), signingKey: try .generate(using: random))
    }
}

/// What a controller keeps of an accessory server it is paired with.
package struct AccessoryPairing: Sendable, Hashable {
    /// Spelled as the accessory spelled it in M6.
    package let deviceID: DeviceID
    /// Its long-term Ed25519 key (LTPK), 32 bytes.
    package let publicKey: [UInt8]

    package init(deviceID: DeviceID, publicKey: [UInt8]) {
        self.deviceID = deviceID
        self.publicKey = publicKey
    }
}

/// What an accessory keeps of a controller it is paired with.
package struct PairingRecord: Sendable, Hashable {
    /// Exactly as received.
    package let identifier: PairingIdentifier
    /// The controller's long-term Ed25519 key (LTPK), 32 bytes.
    package let publicKey: [UInt8]
    /// Bit 0 of Permissions: may manage pairings.
    package var isAdmin: Bool

    package init(identifier: PairingIdentifier, publicKey: [UInt8], isAdmin: Bool) {
        self.identifier = identifier
        self.publicKey = publicKey
        self.isAdmin = isAdmin
    }
}
