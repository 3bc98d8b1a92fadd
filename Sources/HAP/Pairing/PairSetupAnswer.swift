// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What an accessory does about one `/pair-setup` request, in the order of the fields.
package struct PairSetupAnswer: Sendable, Equatable {
    /// To make durable before the reply leaves. If that fails, send what `PairSetupAccessory.storingFailed` says.
    package var store: [Item] = []
    /// HTTP status, 200 or 400.
    package var status: Int
    /// Pairing message; empty with status 400.
    package var body: [UInt8]
    /// Whether, after the reply's last byte has left, discovery's `sf` has to say "paired". Quirk Q88.
    package var becomesPaired = false

    /// Something to store.
    package enum Item: Sendable, Equatable {
        /// How many attempts have failed since the last success; kept over restarts.
        case failedAttempts(Int)
        /// The first pairing, of an administrator.
        case pairing(PairingRecord)
    }

    static let badRequest = PairSetupAnswer(status: 400, body: [])

    static func reply(_ message: PairingMessage, storing items: [Item] = []) -> PairSetupAnswer {
        PairSetupAnswer(store: items, status: 200, body: message.encoded)
    }

    static func refuse(
        _ state: UInt8, _ error: PairingErrorCode, storing items: [Item] = []
    ) -> PairSetupAnswer {
        reply(PairingMessage(state: state, error: error), storing: items)
    }
}
