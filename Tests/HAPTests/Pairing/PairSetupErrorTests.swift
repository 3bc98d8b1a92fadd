// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP

/// What a person is told when an accessory answers with an Error item: each error at each step of pair-setup.
/// Source: HAP reference 2 and 6.2; quirk Q72.
@Suite("Pair-setup: errors in words")
struct PairSetupErrorTests {
    /// The kind, and words that must stand in the cause and in the next step.
    struct Words: Sendable, CustomStringConvertible {
        let step: PairingStep
        let error: PairingErrorCode
        let code: PairingFailure.Code
        let cause: String
        let remedy: String

        init(
            _ step: PairingStep, _ error: PairingErrorCode, _ code: PairingFailure.Code, _ cause: String,
            _ remedy: String
        ) {
            self.step = step
            self.error = error
            self.code = code
            self.cause = cause
            self.remedy = remedy
        }

        var description: String { "\(error) at \(step)" }
    }

    private static let steps: [PairingStep] = [.setupM2, .setupM4, .setupM6]

    /// Those that mean the same at every step.
    private static let common: [Words] = steps.flatMap { step in
        [
            Words(step, .unknown, .unknownError, "gave up without naming a reason", "switch the accessory off and on"),
            Words(step, .backoff, .backoff, "wants a pause", "Wait 60 s and try again"),
            Words(step, .maxPeers, .maxPeers, "cannot store another pairing", "Remove a pairing"),
            Words(step, .maxTries, .maxTries, "locked itself after too many wrong setup codes", "factory reset"),
            Words(step, .unavailable, .alreadyPaired, "already paired with another controller", "Remove it there"),
            Words(step, .busy, .busy, "occupied with another pairing", "Wait a minute"),
        ]
    }

    static let table: [Words] =
        common + [
            Words(.setupM2, .authentication, .identityRefused, "refuses to begin pairing", "Switch it off and on"),
            Words(.setupM4, .authentication, .setupCodeRefused, "refused the setup code", "Compare it with the label"),
            Words(.setupM6, .authentication, .identityRefused, "refused the identity of this controller", "Try again"),
        ]

    /// A procedure that waits for the reply of a step, and has sent what comes before it.
    private static func bench(at step: PairingStep) throws -> PairingBench {
        var bench = try PairingBench()
        var order = bench.controller.start()
        for _ in 0..<(steps.firstIndex(of: step) ?? 0) {
            guard case .send(let body) = order else { throw TestFailure("expected a message, got \(order)") }
            order = bench.controller.receive(bench.deliver(body).body)
        }
        return bench
    }

    @Test("each error at each step says what happened and what to do, and ends the procedure", arguments: table)
    func words(_ row: Words) throws {
        var bench = try Self.bench(at: row.step)
        var reply = PairingMessage(state: UInt8(2 + 2 * (Self.steps.firstIndex(of: row.step) ?? 0)), error: row.error)
        if row.error == .backoff { reply.append(.retryDelay, [60]) }
        guard case .fail(let failure) = bench.controller.receive(reply.encoded) else {
            throw TestFailure("the error went unnoticed")
        }
        #expect(failure.code == row.code)
        #expect(failure.step == row.step)
        #expect(failure.cause.contains(row.cause), "\(failure.cause)")
        #expect(failure.remedy.contains(row.remedy), "\(failure.remedy)")
        #expect(failure.cause.hasSuffix(".") && failure.remedy.hasSuffix("."))
        #expect(failure.retryAfter == (row.error == .backoff ? .seconds(60) : nil))
        #expect(OrderKind(bench.controller.start()) == .fail(.internalError))
    }

    @Test("an accessory that wants a pause and does not say how long is given a minute")
    func backoffWithoutDelay() throws {
        var bench = try Self.bench(at: .setupM2)
        guard case .fail(let failure) = bench.controller.receive(PairingMessage(state: 2, error: .backoff).encoded)
        else {
            throw TestFailure("the error went unnoticed")
        }
        #expect(failure.remedy == "Wait a minute and try again.")
        #expect(failure.retryAfter == nil)
    }

    @Test("the table has every error at every step once")
    func isWhole() {
        let rows = Set(Self.table.map(\.description))
        #expect(rows.count == Self.table.count)
        #expect(Self.table.count == Self.steps.count * PairingErrorCode.allCases.count)
    }
}
