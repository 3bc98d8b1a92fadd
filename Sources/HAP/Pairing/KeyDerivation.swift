// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Salt and info of each key that HAP derives. Source: HAP reference 5.
package struct KeyDerivation: Sendable {
    let salt: [UInt8]
    let info: [UInt8]
    var count = 32

    init(salt: String, info: String, count: Int = 32) {
        self.init(salt: Array(salt.utf8), info: info, count: count)
    }

    init(salt: [UInt8], info: String, count: Int = 32) {
        self.salt = salt
        self.info = Array(info.utf8)
        self.count = count
    }

    package func callAsFunction(_ secret: SecretBytes) throws(CryptoError) -> SecretBytes {
        try HKDF.derive(from: secret, salt: salt, info: info, count: count)
    }

    package static let setupEncryption = KeyDerivation(
        salt: "Pair-Setup-Encrypt-Salt", info: "Pair-Setup-Encrypt-Info")
    package static let setupControllerSigning = KeyDerivation(
        salt: "Pair-Setup-Controller-Sign-Salt", info: "Pair-Setup-Controller-Sign-Info")
    package static let setupAccessorySigning = KeyDerivation(
        salt: "Pair-Setup-Accessory-Sign-Salt", info: "Pair-Setup-Accessory-Sign-Info")
    package static let coprocessorChallenge = KeyDerivation(salt: "MFi-Pair-Setup-Salt", info: "MFi-Pair-Setup-Info")
    package static let transientAccessoryToController = KeyDerivation(
        salt: "SplitSetupSalt", info: "AccessoryEncrypt-Control")
    package static let transientControllerToAccessory = KeyDerivation(
        salt: "SplitSetupSalt", info: "ControllerEncrypt-Control")
    package static let verifyEncryption = KeyDerivation(
        salt: "Pair-Verify-Encrypt-Salt", info: "Pair-Verify-Encrypt-Info")
    package static let accessoryToController = KeyDerivation(
        salt: "Control-Salt", info: "Control-Read-Encryption-Key")
    package static let controllerToAccessory = KeyDerivation(
        salt: "Control-Salt", info: "Control-Write-Encryption-Key")
    package static let threadEvents = KeyDerivation(salt: "Event-Salt", info: "Event-Read-Encryption-Key")
    package static let firstResumeSessionID = KeyDerivation(
        salt: "Pair-Verify-ResumeSessionID-Salt", info: "Pair-Verify-ResumeSessionID-Info", count: 8)

    /// - Parameter publicKey: the controller's long-term key.
    package static func bluetoothBroadcast(controller publicKey: [UInt8]) -> KeyDerivation {
        KeyDerivation(salt: publicKey, info: "Broadcast-Encryption-Key")
    }
}
