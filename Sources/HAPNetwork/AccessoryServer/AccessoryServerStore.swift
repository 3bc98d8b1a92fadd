// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// Where an accessory server keeps its state.
package protocol AccessoryServerStore: Sendable {
    /// Makes the state durable before it returns. Called on the server's event loop, so it must be quick.
    func save(_ state: AccessoryServerState) throws
}

/// One file of mode 0600, replaced as a whole.
package struct AccessoryServerFile: AccessoryServerStore {
    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// The stored state; nil if there is no file yet.
    ///
    /// - Throws: `SystemError` or ``AccessoryServerStateError``.
    package func load() throws -> AccessoryServerState? {
        guard let bytes = try DurableFile.read(path) else { return nil }
        return try AccessoryServerState(encoded: bytes)
    }

    package func save(_ state: AccessoryServerState) throws {
        try DurableFile.write(state.encoded, to: path, mode: 0o600)
    }
}
