// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What an accessory keeps to check setup codes against: the code, or no more than it takes to recognise it.
///
/// Source: HAP reference 3.
package enum SetupSecret: Sendable, Equatable {
    /// The code itself: a fresh salt for every attempt.
    case code(SetupCode)
    /// Salt and verifier, from which the code cannot be read; it stands on the label alone.
    case verifier(SRPVerifier)

    /// The code; nil if it is not kept.
    package var code: SetupCode? {
        guard case .code(let code) = self else { return nil }
        return code
    }
}
