// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension PairingFailure {
    /// Words for the Error item of a reply. Source: HAP reference 2 and 6.2; quirk Q72.
    static func reported(_ error: PairingErrorCode, at step: PairingStep, retryAfter: Duration?) -> PairingFailure {
        switch error {
        case .unknown: unknownError(at: step)
        case .authentication: notAuthenticated(at: step)
        case .backoff: backoff(at: step, retryAfter: retryAfter)
        case .maxPeers: maxPeers(at: step)
        case .maxTries: maxTries(at: step)
        case .unavailable: alreadyPaired(at: step)
        case .busy: busy(at: step)
        }
    }

    private static func notAuthenticated(at step: PairingStep) -> PairingFailure {
        switch step {
        case .setupM1, .setupM4: setupCodeRefused(at: step)
        case .setupM2:
            PairingFailure(
                .identityRefused, at: step, cause: "The accessory refuses to begin pairing.",
                remedy: "Switch it off and on, then try again.")
        case .setupM6:
            PairingFailure(
                .identityRefused, at: step, cause: "The accessory refused the identity of this controller.",
                remedy: "Try again; if it happens once more, reset the accessory.")
        case .verifyM1, .verifyM2, .verifyM4: pairingLost(at: step)
        case .pairings:
            PairingFailure(
                .notAdministrator, at: step, cause: "The accessory does not let this controller manage its pairings.",
                remedy: "Use the controller that paired with it first.")
        }
    }

    static func setupCodeRefused(at step: PairingStep) -> PairingFailure {
        PairingFailure(
            .setupCodeRefused, at: step, cause: "The accessory refused the setup code.",
            remedy: "Compare it with the label or the display of the accessory and try again.")
    }

    private static func pairingLost(at step: PairingStep) -> PairingFailure {
        PairingFailure(
            .pairingLost, at: step, cause: "The accessory does not know this controller any more.",
            remedy: "If it was reset or removed elsewhere, remove it here and pair again; the keys are kept until then."
        )
    }

    private static func backoff(at step: PairingStep, retryAfter: Duration?) -> PairingFailure {
        let seconds = retryAfter.map { " \($0.components.seconds) s" } ?? " a minute"
        return PairingFailure(
            .backoff, at: step, cause: "The accessory wants a pause after failed attempts.",
            remedy: "Wait\(seconds) and try again.", retryAfter: retryAfter)
    }

    private static func unknownError(at step: PairingStep) -> PairingFailure {
        guard step != .pairings else {
            return PairingFailure(
                .unknownError, at: step, cause: "The accessory refused to change its pairings without naming a reason.",
                remedy: "It may know that controller with another key: remove that pairing first, then try again.")
        }
        return PairingFailure(
            .unknownError, at: step, cause: "The accessory gave up without naming a reason.",
            remedy: "Try again; if it happens once more, switch the accessory off and on.")
    }

    private static func maxPeers(at step: PairingStep) -> PairingFailure {
        PairingFailure(
            .maxPeers, at: step, cause: "The accessory cannot store another pairing.",
            remedy: "Remove a pairing that is no longer needed, or reset the accessory.")
    }

    private static func maxTries(at step: PairingStep) -> PairingFailure {
        PairingFailure(
            .maxTries, at: step, cause: "The accessory locked itself after too many wrong setup codes.",
            remedy: "Only a factory reset opens it again.")
    }

    private static func alreadyPaired(at step: PairingStep) -> PairingFailure {
        PairingFailure(
            .alreadyPaired, at: step, cause: "The accessory is already paired with another controller.",
            remedy: "Remove it there, let that controller invite this one, or reset it; then try again.")
    }

    private static func busy(at step: PairingStep) -> PairingFailure {
        PairingFailure(
            .busy, at: step, cause: "The accessory is occupied with another pairing.",
            remedy: "Wait a minute and try again.")
    }
}
