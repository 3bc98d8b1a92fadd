// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension PairingMessage {
    /// Reads an accessory's reply: any HTTP status (quirk Q22), State missing or right (quirk Q68), no Error item.
    ///
    /// An Error counts whatever State stands beside it.
    static func reply(
        _ body: [UInt8], status: Int, state: UInt64, at step: PairingStep
    ) throws(PairingFailure) -> PairingMessage {
        let message: PairingMessage
        do {
            message = try PairingMessage(reply: body)
        } catch {
            throw .unreadableReply(at: step, status: status)
        }
        if let error = message.error {
            throw .reported(error, at: step, retryAfter: message.retryDelay)
        }
        guard message[.state] == nil || message.state == state, !message.items.isEmpty else {
            throw .unreadableReply(at: step, status: status)
        }
        return message
    }
}
