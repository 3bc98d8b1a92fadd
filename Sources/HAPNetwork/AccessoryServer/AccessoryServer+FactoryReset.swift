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
        var fresh = try AccessoryServerState.generate(
            setupCode: state.setupCode, setupID: state.setupID, using: random)
        fresh.databaseHash = state.databaseHash
        try store.save(fresh)
        state = fresh
        pairings = PairingList()
        setup = PairSetupAccessory(identity: fresh.identity, secret: .code(fresh.setupCode), random: random)
        for connection in connections.values { close(connection) }
        logger.notice("\(configuration.name) was reset to what it was when new")
        updateAdvertisement()
    }
}
