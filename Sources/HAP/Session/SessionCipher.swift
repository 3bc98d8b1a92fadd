// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Both halves of a session as one end sees them, counters at 0.
package struct SessionCipher: ~Copyable, Sendable {
    package var sealer: FrameSealer
    package var opener: FrameOpener

    /// Which end of the connection we are.
    package enum Role: Sendable {
        case controller
        case accessory
    }

    package init(_ keys: SessionKeys, role: Role) throws(CryptoError) {
        let outgoing = role == .controller ? keys.controllerToAccessory : keys.accessoryToController
        let incoming = role == .controller ? keys.accessoryToController : keys.controllerToAccessory
        let sealer = try FrameSealer(key: outgoing)
        let opener = try FrameOpener(key: incoming)
        self.sealer = sealer
        self.opener = opener
    }

    /// All frames of one outgoing message; write them in one send.
    package mutating func seal(_ message: [UInt8]) -> [UInt8] {
        sealer.seal(message)
    }

    /// The plaintext that these received bytes complete, possibly none.
    package mutating func open(_ bytes: [UInt8]) throws(SessionError) -> [UInt8] {
        try opener.open(bytes)
    }
}
