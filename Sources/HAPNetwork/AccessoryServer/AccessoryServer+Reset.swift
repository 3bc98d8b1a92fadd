// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

extension AccessoryServer {
    /// Makes the server what it was when it left the factory: a new device id and key, no pairings, no failed attempts,
    /// configuration number 1. Code and setup id stay, for they are on the label. All connections are closed.
    /// Source: HAP reference 19.
    ///
    /// - Throws: `CryptoError`, or what the store throws; then nothing has changed.
    package func factoryReset() throws {
        var fresh = state
        fresh.identity = try .generate(using: random)
        fresh.configurationNumber = 1
        try startOver(as: fresh)
        logger.notice("\(configuration.name) was reset to what it was when new")
    }

    /// Forgets all pairings and failed attempts and closes all connections; but it stays the same accessory, with its
    /// device id, key and configuration number. Devices whose reset does no more than that are common.
    ///
    /// - Throws: what the store throws; nothing is forgotten then.
    package func forgetPairings() throws {
        try startOver(as: state)
        logger.notice("\(configuration.name) has forgotten its pairings")
    }

    /// - Parameter fresh: pairings and failed attempts aside.
    private func startOver(as fresh: AccessoryServerState) throws {
        var fresh = fresh
        fresh.pairings = []
        fresh.failedAttempts = 0
        try store.save(fresh)
        state = fresh
        pairings = PairingList()
        setup.abandon()
        updateDisplay()
        setup = PairSetupAccessory(of: fresh, configuration, random: random)
        dropConnections()
        updateAdvertisement()
    }
}
