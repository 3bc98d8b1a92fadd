// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why a controller's pairing procedure ended without success, in words for the user. Never holds a secret.
///
/// Equality looks at code and step alone.
package struct PairingFailure: Error, Sendable {
    package let code: Code
    /// The message in which it showed.
    package let step: PairingStep
    /// What happened, one sentence.
    package let cause: String
    /// What the reader can do, one sentence.
    package let remedy: String
    /// How long the accessory wants to be left alone; only with `backoff`.
    package let retryAfter: Duration?

    /// Cause and remedy, for people.
    package var message: String { "\(cause) \(remedy)" }

    init(_ code: Code, at step: PairingStep, cause: String, remedy: String, retryAfter: Duration? = nil) {
        self.code = code
        self.step = step
        self.cause = cause
        self.remedy = remedy
        self.retryAfter = retryAfter
    }
}

extension PairingFailure: Equatable {
    package static func == (left: PairingFailure, right: PairingFailure) -> Bool {
        left.code == right.code && left.step == right.step
    }
}

extension PairingFailure: CustomStringConvertible {
    package var description: String { "\(code) at \(step): \(message)" }
}

/// The moments of a controller's procedures at which something can go wrong.
package enum PairingStep: String, Sendable, Hashable, CaseIterable {
    case setupM1 = "pair-setup M1"
    case setupM2 = "pair-setup M2"
    case setupM4 = "pair-setup M4"
    case setupM6 = "pair-setup M6"
    case verifyM1 = "pair-verify M1"
    case verifyM2 = "pair-verify M2"
    case verifyM4 = "pair-verify M4"
    case pairings = "pairings"
}

extension PairingStep: CustomStringConvertible {
    package var description: String { rawValue }
}

extension PairingFailure {
    /// What kind of failure it is; the text is stable and may be stored or sent.
    package struct Code: Hashable, Sendable {
        package let text: String

        private init(_ text: String) {
            self.text = text
        }

        /// The accessory says the setup code is wrong.
        package static let setupCodeRefused = Code("setupCodeRefused")
        /// The accessory accepts our code but cannot prove that it knows it.
        package static let accessoryNotAuthentic = Code("accessoryNotAuthentic")
        /// Somebody else is pairing with it.
        package static let busy = Code("busy")
        /// Locked for good after too many wrong codes.
        package static let maxTries = Code("maxTries")
        /// Paired with somebody else already.
        package static let alreadyPaired = Code("alreadyPaired")
        /// Wants to be left alone for `retryAfter`.
        package static let backoff = Code("backoff")
        /// Has no room for another pairing.
        package static let maxPeers = Code("maxPeers")
        /// Answered M1 without key or salt. Quirk Q69.
        package static let notReady = Code("notReady")
        /// Another device answers at this address. Quirk Q10.
        package static let identityMismatch = Code("identityMismatch")
        /// A signature or sealed item of the accessory is not genuine.
        package static let badSignature = Code("badSignature")
        /// The accessory refused our identity or signature during pair-setup.
        package static let identityRefused = Code("identityRefused")
        /// The accessory does not know our pairing any more.
        package static let pairingLost = Code("pairingLost")
        /// The accessory may count itself as paired while we have not learned its key.
        package static let pairingInDoubt = Code("pairingInDoubt")
        /// Our pairing may not manage others.
        package static let notAdministrator = Code("notAdministrator")
        /// The accessory gave up without a reason.
        package static let unknownError = Code("unknownError")
        /// The reply is no pairing message, or not the expected one.
        package static let unreadableReply = Code("unreadableReply")
        /// The accessory sent cryptographic values nobody may send.
        package static let illegalValue = Code("illegalValue")
        /// The connection broke off.
        package static let connectionClosed = Code("connectionClosed")
        /// No reply in time.
        package static let timedOut = Code("timedOut")
        /// Our own side called out of order or the cryptography failed.
        package static let internalError = Code("internalError")
    }
}

extension PairingFailure.Code: CustomStringConvertible {
    package var description: String { text }
}
