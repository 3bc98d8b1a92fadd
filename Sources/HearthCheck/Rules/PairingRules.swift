// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// Judges replies to pairing messages. Source: HAP reference 6, 7 and 9; quirks Q22, Q68, Q70 and Q86.
enum PairingRules {
    /// The replies of a pair-setup that came to its end, whatever that was.
    static func replies(_ responses: [HTTPResponse]) -> [Finding] {
        guard !responses.isEmpty else { return [] }
        var found: [Finding] = []
        if responses.contains(where: { (try? PairingMessage(reply: $0.body))?.state == nil }) {
            found.append(Rule.pairSetupReplies.odd("A reply has no State.", quirk: 68))
        }
        if let response = responses.first(where: { $0.status != 200 }) {
            found.append(
                Rule.pairSetupReplies.odd("A reply comes with HTTP \(response.status) instead of 200.", quirk: 22))
        }
        if responses.contains(where: { $0.contentType?.lowercased() != ContentType.pairingTLV8 }) {
            found.append(Rule.pairSetupReplies.odd("A reply is not declared as application/pairing+tlv8."))
        }
        return found.isEmpty ? [Rule.pairSetupReplies.works("All replies have State and content type.")] : found
    }

    /// Pair-setup ended without a pairing.
    ///
    /// - Parameter isPaired: what the accessory announces; nil if it was not seen.
    static func failure(_ failure: PairingFailure, isPaired: Bool?) -> Finding {
        switch failure.code {
        case .alreadyPaired:
            isPaired == false
                ? Rule.pairSetupRefusal.broken("It announces that it is free, and refuses to pair as if it were not.")
                : Rule.pairSetupRefusal.works("It is paired and says so. To check the rest, remove it there first.")
        case .setupCodeRefused, .busy, .backoff, .maxTries, .maxPeers, .notReady, .unknownError:
            Rule.pairSetup.notTested("\(failure.cause) \(failure.remedy)")
        default: Rule.pairSetup.broken("At \(failure.step): \(failure.cause)", failure.remedy)
        }
    }

    /// Pair-setup ended with a pairing.
    ///
    /// - Parameter proofs: how often M3 was sent.
    static func success(proofs: Int) -> [Finding] {
        let zeros =
            proofs > 1
            ? Rule.pairSetupRetry.odd("The right code was refused once, and taken at the second try.", quirk: 70) : nil
        return [Rule.pairSetup.works("Pair-setup went through all its messages."), zeros].compactMap(\.self)
    }

    /// The answer to a controller that the accessory cannot know.
    static func stranger(_ failure: PairingFailure?) -> Finding {
        switch failure?.code {
        case nil: Rule.stranger.broken("A controller that was never paired got a session.")
        case .pairingLost?: Rule.stranger.works("A controller that was never paired is refused.")
        case let code?: Rule.stranger.odd("A controller that was never paired is refused without Error 2 (\(code)).")
        }
    }

    static func list(_ records: [PairingRecord], own identity: ControllerIdentity) -> Finding {
        let rule = Rule.pairingsList
        guard let own = records.first(where: { $0.publicKey == identity.signingKey.publicKey }) else {
            return rule.broken("The list of pairings does not have the pairing just made.")
        }
        guard own.isAdmin else { return rule.broken("The first pairing is not listed as administrator.") }
        return own.identifier == identity.identifier
            ? rule.works("The list of pairings has the pairing just made, as administrator.")
            : rule.odd("The identifier of the pairing is listed in another spelling than it was given.", quirk: 86)
    }
}
