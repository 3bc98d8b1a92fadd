// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPNetwork
internal import HearthSystem

/// Why there is no session.
struct OpeningFailure: Error {
    /// What happened, one sentence.
    let cause: String
    /// What to do; nil where the rule says it.
    let remedy: String?

    init(_ failure: SessionFailure) {
        cause = "No connection: \(failure)."
        remedy = nil
    }

    init(_ failure: PairingFailure) {
        cause = "At \(failure.step): \(failure.cause)"
        remedy = failure.remedy
    }
}

extension Walk {
    func connect() async throws(SessionFailure) -> AccessorySession {
        try await .connect(
            toAnyOf: target.addresses, on: controller.eventLoop, timing: controller.timing, clock: controller.clock)
    }

    /// Makes the session with which the walk goes on.
    func open(_ pairing: AccessoryPairing, as controller: Controller) async throws(OpeningFailure) {
        let new: AccessorySession
        do throws(SessionFailure) {
            new = try await connect()
        } catch {
            throw OpeningFailure(error)
        }
        do throws(PairingFailure) {
            try await new.verify(pairing, as: controller)
        } catch {
            throw OpeningFailure(error)
        }
        await session?.close()
        listener?.cancel()
        session = new
        let (events, heard) = (new.events, heard)
        listener = Task {
            for await event in events { heard.withLock { $0.append(event.message) } }
        }
    }

    /// Asks in the session; one that is over is made anew once.
    func ask(_ request: HTTPRequest) async throws(SessionFailure) -> HTTPResponse {
        if await session?.failure != nil || session == nil, let pairing {
            do throws(OpeningFailure) {
                try await open(pairing, as: controller)
            } catch {
                throw .notAuthorized
            }
        }
        guard let session else { throw .closed }
        return try await session.send(request).message
    }

    /// Asks, and tells under a rule if there is no answer.
    func ask(_ request: HTTPRequest, _ rule: Rule) async -> HTTPResponse? {
        do throws(SessionFailure) {
            return try await ask(request)
        } catch {
            tell(rule.broken("To \(request.method) \(request.path) there is no usable answer: \(error)."))
            return nil
        }
    }
}
