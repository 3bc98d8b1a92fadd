// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// How an exchange ended before its reply came.
package enum PairingInterruption: Sendable, CaseIterable {
    case connectionClosed
    case timedOut
}

extension PairingFailure {
    /// M2 lacks key or salt. Quirk Q69.
    static func notReady(at step: PairingStep) -> PairingFailure {
        PairingFailure(
            .notReady, at: step, cause: "The accessory is not ready to pair.",
            remedy: "Give it a minute, or switch it off and on, then try again.")
    }

    static func accessoryNotAuthentic(at step: PairingStep) -> PairingFailure {
        PairingFailure(
            .accessoryNotAuthentic, at: step, cause: "The accessory could not prove that it knows its setup code.",
            remedy: "Make sure that it is the device you mean, then try again.")
    }

    static func badSignature(at step: PairingStep) -> PairingFailure {
        PairingFailure(
            .badSignature, at: step, cause: "The accessory's proof of identity is not genuine.",
            remedy: "It was reset, or another device answers for it; check the accessory and pair again if need be.")
    }

    static func identityMismatch(at step: PairingStep, expected: DeviceID, actual: String) -> PairingFailure {
        PairingFailure(
            .identityMismatch, at: step, cause: "Device \(actual) answers where \(expected) was expected.",
            remedy: "Look for the accessory again; its address has changed.")
    }

    /// M6 did not arrive or cannot be used. Source: HAP reference 6.4, point 5.
    static func pairingInDoubt(_ cause: String) -> PairingFailure {
        PairingFailure(
            .pairingInDoubt, at: .setupM6, cause: cause,
            remedy: "The accessory may count itself as paired; if it refuses the next attempt, reset it.")
    }

    static func unreadableReply(at step: PairingStep, status: Int) -> PairingFailure {
        PairingFailure(
            .unreadableReply, at: step, cause: "The accessory's reply (HTTP \(status)) makes no sense at this point.",
            remedy: "Try again; if it happens once more, switch the accessory off and on.")
    }

    static func illegalValue(at step: PairingStep) -> PairingFailure {
        PairingFailure(
            .illegalValue, at: step, cause: "The accessory sent a key that would break the encryption.",
            remedy: "Do not trust it; check that it is the device you mean.")
    }

    static func interrupted(by interruption: PairingInterruption, at step: PairingStep) -> PairingFailure {
        switch interruption {
        case .connectionClosed:
            PairingFailure(
                .connectionClosed, at: step, cause: "The accessory closed the connection.",
                remedy: "Try again in a moment.")
        case .timedOut:
            PairingFailure(
                .timedOut, at: step, cause: "The accessory did not answer in time.",
                remedy: "Check that it is switched on and near the network, then try again.")
        }
    }

    static func internalError(at step: PairingStep, _ cause: String) -> PairingFailure {
        PairingFailure(.internalError, at: step, cause: cause, remedy: "Try again; report it if it happens once more.")
    }

    static func outOfOrder(at step: PairingStep) -> PairingFailure {
        internalError(at: step, "The pairing procedure was called out of order.")
    }

    /// Words for what SRP refuses.
    static func refusal(_ error: SRPError, at step: PairingStep) -> PairingFailure {
        switch error {
        case .crypto(let error): internalError(at: step, error.description)
        case .wrongProof, .malformedProof: accessoryNotAuthentic(at: step)
        case .illegalPublicKey, .illegalScrambler, .noUsableValues: illegalValue(at: step)
        }
    }

    /// Words for what the primitives refuse in something the accessory sent.
    static func refusal(_ error: CryptoError, at step: PairingStep) -> PairingFailure {
        switch error {
        case .authenticationFailed: badSignature(at: step)
        case .weakPublicKey, .wrongLength: illegalValue(at: step)
        case .libraryFailure: internalError(at: step, error.description)
        }
    }
}
