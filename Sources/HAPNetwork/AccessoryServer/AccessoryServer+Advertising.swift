// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
internal import HearthSystem

extension AccessoryServer {
    /// What is announced right now. Source: HAP reference 4.
    package var advertisement: AccessoryAdvertisement {
        AccessoryAdvertisement(
            deviceID: state.identity.deviceID.text.uppercased(), model: configuration.model,
            category: configuration.category, configurationNumber: state.configurationNumber,
            statusFlags: pairings.isEmpty ? .notPaired : [],
            setupHash: try? SetupHash(setupID: state.setupID, deviceID: state.identity.deviceID).base64)
    }

    /// The code on the label; nil if that is not kept here, or if there is a display in its place. A secret.
    package var setupCode: SetupCode? {
        configuration.display == nil ? state.setupSecret.code : nil
    }

    /// What to print on the label; nil without a code for it. A secret.
    package var setupPayload: SetupPayload? {
        setupCode.map { code in
            SetupPayload(
                category: UInt8(truncatingIfNeeded: configuration.category), flags: .ip, setupCode: code,
                setupID: state.setupID)
        }
    }

    /// Waits until the network has accepted the announcement; nil if there is none.
    ///
    /// - Returns: the announced name, which may have had a number added.
    /// - Throws: `DiscoveryError`.
    package func announcedName() async throws(DiscoveryError) -> String? {
        try await advertiser?.established()
    }

    /// Announces what has changed.
    func updateAdvertisement() {
        logger.debug("\(configuration.name) announces that it is \(isPaired ? "paired" : "not paired")")
        do throws(DiscoveryError) {
            try advertiser?.update(announced(port: 0).advertisement)
        } catch {
            logger.warning("\(configuration.name) could not announce a change: \(error)")
        }
    }
}
