// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

extension AccessorySession {
    /// Takes what the connection brought, however the messages lie in it.
    ///
    /// Source: quirk Q17.
    func receive(_ bytes: [UInt8]) {
        guard failure == nil else { return }
        lastSign = timeline.now
        do throws(SessionFailure) {
            if cipher == nil { try receivePlain(bytes) } else { try receiveSealed(bytes) }
        } catch {
            close(error)
        }
    }

    private func receiveSealed(_ bytes: [UInt8]) throws(SessionFailure) {
        do throws(SessionError) {
            if let plaintext = try cipher?.open(bytes) { parser.append(plaintext) }
        } catch {
            throw .unsealable(error)
        }
        while failure == nil, let message = try nextMessage() { try take(message) }
    }

    /// Understands no byte beyond the answer: after the last message of pair-verify the next byte is sealed already.
    private func receivePlain(_ bytes: [UInt8]) throws(SessionFailure) {
        parser.append(unread)
        parser.append(bytes)
        while isAwaitingAnswer, let message = try nextMessage() { try take(message) }
        unread = isAwaitingAnswer ? [] : parser.takeRest()
        guard unread.count <= Self.unreadLimit else { throw .unexpectedAnswer }
    }

    /// One read of the connection at most.
    private static let unreadLimit = 65_536

    private func nextMessage() throws(SessionFailure) -> HTTPMessage? {
        do {
            return try parser.next()
        } catch {
            throw .malformed(error)
        }
    }

    private func take(_ message: HTTPMessage) throws(SessionFailure) {
        lastOrder += 1
        switch message {
        case .response(let response):
            if isSecured, response.isSessionLost { throw .notAuthorized }
            try endExchange(with: Received(message: response, order: lastOrder))
        case .event(let event):
            // In the clear nobody can have asked for events.
            guard isSecured else { return }
            let result = eventSource.yield(Received(message: event, order: lastOrder))
            if case .dropped = result { throw .tooManyEvents }
        case .request: break
        }
    }
}
