// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
package import HearthIPC
package import HearthModel

/// Which accessory has which long-term key.
package struct AccessoryKeys: Sendable {
    private let keyring: Keyring
    private let registry: HomeRegistry

    package init(keyring: Keyring, registry: HomeRegistry) {
        self.keyring = keyring
        self.registry = registry
    }

    /// Finds an accessory for a client, among those that it sees.
    ///
    /// - Throws: `invalidParameter` for what is no key; `unexpectedError` when the keys cannot be read.
    package func find(_ request: FindAccessory, for client: Client.ID) async throws(HubError) -> AccessoryFound {
        guard let key = Hexadecimal.decode(request.publicKey), key.count == 32 else {
            throw HubError(.invalidParameter, "A public key is 32 bytes, that is 64 hexadecimal digits.")
        }
        guard let deviceID = try deviceID(withKey: key),
            let accessory = await registry.database.accessories(of: deviceID).first(where: { $0.bridge == nil })
        else { return AccessoryFound(accessory: nil) }
        do throws(HubError) {
            try await registry.check(.control([accessory.id]), by: client)
            return AccessoryFound(accessory: accessory.id)
        } catch {
            return AccessoryFound(accessory: nil)
        }
    }

    private func deviceID(withKey key: [UInt8]) throws(HubError) -> DeviceID? {
        do {
            return try keyring.entries().first { $0.pairing.publicKey == key }?.pairing.deviceID
        } catch {
            throw HubError(.unexpectedError, "The hub cannot read its keys: \(error)")
        }
    }
}
