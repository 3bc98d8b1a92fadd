// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

/// Carries the messages of one pair-setup and keeps the replies, to be judged.
struct SetupConversation {
    private let addresses: [SocketAddress]
    private let controller: Controller
    private var session: AccessorySession?
    /// In order, of all connections.
    private(set) var replies: [HTTPResponse] = []
    /// How often M3 was sent: once, or twice when the right code was refused.
    private(set) var proofs = 0

    init(at addresses: [SocketAddress], _ controller: Controller) {
        self.addresses = addresses
        self.controller = controller
    }

    mutating func carryOut(_ procedure: inout PairSetupController) async -> Result<AccessoryPairing, PairingFailure> {
        var order = procedure.start()
        while true {
            switch order {
            case .send(let body): order = await exchange(body, &procedure)
            case .startOnFreshConnection:
                await close()
                // Some need a moment to notice that the old one is gone. Quirk Q3.
                try? await controller.clock.sleep(for: controller.timing.backoffStart)
                order = procedure.start()
            case .askForSetupCode, .wait: order = procedure.interrupted(by: .timedOut)
            case .succeed(let pairing): return .success(pairing)
            case .fail(let failure): return .failure(failure)
            }
        }
    }

    private mutating func exchange(
        _ body: [UInt8], _ procedure: inout PairSetupController
    ) async -> PairSetupController.Order {
        if (try? PairingMessage(reply: body))?.state == 3 { proofs += 1 }
        let request = HTTPRequest.post("/pair-setup", contentType: ContentType.pairingTLV8, body: body)
        do throws(SessionFailure) {
            let session = try await connected()
            let reply = try await session.send(request, within: PairSetupController.replyLimit).message
            replies.append(reply)
            return procedure.receive(reply.body, status: reply.status)
        } catch {
            return procedure.interrupted(by: error == .timedOut ? .timedOut : .connectionClosed)
        }
    }

    private mutating func connected() async throws(SessionFailure) -> AccessorySession {
        if let session { return session }
        let session = try await AccessorySession.connect(
            toAnyOf: addresses, on: controller.eventLoop, timing: controller.timing, clock: controller.clock)
        self.session = session
        return session
    }

    mutating func close() async {
        await session?.close()
        session = nil
    }
}
