// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Rule {
    static let setupCode = Rule(
        "pair-setup.code", "3", "Draw the setup code at random; eight equal digits and sequences are never valid.")
    static let pairSetup = Rule("pair-setup.messages", "6.2", "Follow the order and content of M1 to M6.")
    static let pairSetupReplies = Rule(
        "pair-setup.replies", "6.2", "Answer HTTP 200 with State first, as application/pairing+tlv8.")
    static let pairSetupRetry = Rule(
        "pair-setup.zeros", "6.1", "Treat leading zero bytes of the SRP values as the specification does.")
    static let pairSetupRefusal = Rule(
        "pair-setup.refusal", "6.3", "Answer M1 with Error 6 (Unavailable) while somebody is paired.")
    static let pairVerify = Rule("pair-verify.session", "7", "Answer pair-verify with signed and sealed M2 and M4.")
    static let stranger = Rule(
        "pair-verify.stranger", "7", "Answer M3 of a controller that is not paired with Error 2, without a session.")
    static let pairingsList = Rule(
        "pairings.list", "9", "List every pairing with identifier as received, key and permissions to an administrator."
    )
    static let pairingsRemove = Rule(
        "pairings.remove", "9", "Remove the pairing, answer State 2, close its connections.")
    static let identify = Rule("identify", "10", "Make the device show itself and answer 204.")
}
