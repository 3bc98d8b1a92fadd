// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP

extension AccessorySession {
    /// Proves to each other who is at the two ends, and seals the session.
    ///
    /// Source: HAP reference 7.
    ///
    /// - Throws: ``PairingFailure``; the session is then closed. `identityMismatch`: another device answers here.
    ///   `pairingLost`: the accessory does not know us any more.
    package func verify(_ pairing: AccessoryPairing, as controller: Controller) async throws(PairingFailure) {
        var procedure = PairVerifyController(
            identity: controller.identity, pairing: pairing, random: controller.random)
        var order = procedure.start()
        let limit = min(PairVerifyController.replyLimit, timing.request)
        while true {
            switch order {
            case .send(let body):
                do throws(SessionFailure) {
                    let reply = try await post(body, to: "/pair-verify", within: limit)
                    order = procedure.receive(reply.body, status: reply.status)
                } catch {
                    order = procedure.interrupted(by: error.asPairingInterruption)
                }
            case .secure(let keys):
                do throws(SessionFailure) {
                    return try secure(with: keys)
                } catch {
                    order = procedure.interrupted(by: error.asPairingInterruption)
                }
            case .fail(let failure):
                close()
                throw failure
            }
        }
    }

    /// Makes an accessory that nobody has paired with show which one it is. Source: HAP reference 10.
    ///
    /// - Returns: whether it did so; a paired one refuses.
    package func identifyUnpaired() async throws(SessionFailure) -> Bool {
        try await send(.post("/identify")).message.isSuccess
    }

    /// Sends a pairing message and gives back the reply, whatever its status.
    func post(
        _ body: [UInt8], to path: String, within limit: Duration? = nil
    ) async throws(SessionFailure) -> HTTPResponse {
        let request = HTTPRequest.post(path, contentType: ContentType.pairingTLV8, body: body)
        return try await send(request, priority: .write, within: limit).message
    }
}

extension SessionFailure {
    /// What the pairing procedures need to know of it.
    var asPairingInterruption: PairingInterruption {
        switch self {
        case .timedOut: .timedOut
        case .notConnected, .connectionLost, .closedByAccessory, .closed, .cancelled, .notAuthorized, .malformed,
            .unsealable, .unexpectedAnswer, .tooManyEvents:
            .connectionClosed
        }
    }
}
