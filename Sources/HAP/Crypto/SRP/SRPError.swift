// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why a password proof came to nothing.
package enum SRPError: Error, Equatable, Sendable {
    /// The other side's public number is a multiple of the prime, or longer than it.
    case illegalPublicKey
    /// The hash of both public numbers is zero.
    case illegalScrambler
    /// The proof is not 64 bytes long.
    case malformedProof
    /// The other side does not know the setup code.
    case wrongProof
    /// No private number gives values without leading zeros; the other side's number must be made up.
    case noUsableValues
    /// libcrypto failed.
    case crypto(CryptoError)
}

extension SRPError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .illegalPublicKey, .illegalScrambler, .noUsableValues: "The other side sent an SRP value nobody may send."
        case .malformedProof: "The other side sent an SRP proof of the wrong length."
        case .wrongProof: "The other side does not know the setup code."
        case .crypto(let error): error.description
        }
    }
}

/// Gives errors of the primitives the type that SRP throws.
func srp<Result>(_ body: @autoclosure () throws(CryptoError) -> Result) throws(SRPError) -> Result {
    do {
        return try body()
    } catch {
        throw .crypto(error)
    }
}
