// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
internal import HAPCatalogue

/// What an accessory server keeps over restarts. Holds secrets: the long-term key and the setup code or its verifier.
///
/// Source: HAP reference 19.
package struct AccessoryServerState: Sendable, Equatable {
    package var identity: AccessoryIdentity
    /// What the label's setup code is checked against.
    package var setupSecret: SetupSecret
    package var setupID: SetupID
    /// Wrong codes since the last success.
    package var failedAttempts = 0
    /// In the order in which they were made.
    package var pairings: [PairingRecord] = []
    /// `c#`, 1 to 65,535.
    package var configurationNumber: UInt32 = 1
    /// Of the database that the number stands for; nil before the first start.
    package var databaseHash: [UInt8]?

    package init(identity: AccessoryIdentity, setupSecret: SetupSecret, setupID: SetupID) {
        self.identity = identity
        self.setupSecret = setupSecret
        self.setupID = setupID
    }

    /// A server as it leaves the factory.
    ///
    /// - Parameter setupCode: a random one if there is none.
    package static func generate(
        setupCode: SetupCode? = nil, setupID: SetupID? = nil, using random: RandomBytes = .system
    ) throws(CryptoError) -> AccessoryServerState {
        AccessoryServerState(
            identity: try .generate(using: random), setupSecret: .code(setupCode ?? .generate(using: random)),
            setupID: setupID ?? .generate(using: random))
    }

    /// Counts the configuration up if the database differs from the one that was served last, values aside but for
    /// the version of the firmware.
    ///
    /// Source: HAP reference 17.
    ///
    /// - Returns: whether anything changed and wants to be stored.
    package mutating func noteDatabase(_ database: AttributeDatabase) throws(CryptoError) -> Bool {
        let hash = try database.hashWithoutValues()
        guard hash != databaseHash else { return false }
        if databaseHash != nil {
            configurationNumber = configurationNumber >= 65_535 ? 1 : configurationNumber + 1
        }
        databaseHash = hash
        return true
    }
}

extension AttributeDatabase {
    fileprivate func hashWithoutValues() throws(CryptoError) -> [UInt8] {
        var bare = self
        for accessory in bare.accessories.indices {
            for service in bare.accessories[accessory].services.indices {
                let characteristics = bare.accessories[accessory].services[service].characteristics
                for (index, characteristic) in characteristics.enumerated()
                where characteristic.type != CharacteristicType.firmwareRevision {
                    bare.accessories[accessory].services[service].characteristics[index].value = nil
                }
            }
        }
        return try SHA512.hash(bare.encoded())
    }
}
