// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import COpenSSL

/// What the primitives refuse. None of the cases carries key material.
package enum CryptoError: Error, Equatable, Sendable {
    /// A library itself failed (no memory, or an installation without the algorithm); names the operation.
    case libraryFailure(String)
    /// A key, signature or seed of the wrong length.
    case wrongLength(expected: Int, actual: Int)
    /// The other side's X25519 key leads to the all-zero secret. Source: HAP reference 7.
    case weakPublicKey
    /// The tag does not fit: altered bytes or another key.
    case authenticationFailed
}

extension CryptoError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .libraryFailure(let operation):
            "The cryptography could not carry out \(operation); check the installation of OpenSSL 3 and libsodium."
        case .wrongLength(let expected, let actual):
            "Key material of \(actual) bytes where \(expected) are needed."
        case .weakPublicKey:
            "The other side sent an X25519 key that gives no secret; close the connection."
        case .authenticationFailed:
            "Sealed bytes do not open with this key; they were altered or meant for somebody else."
        }
    }
}

func checkLength(_ actual: Int, _ expected: Int) throws(CryptoError) {
    guard actual == expected else { throw .wrongLength(expected: expected, actual: actual) }
}

/// Every return code of libcrypto passes here: 1 is success everywhere in the calls we make.
func checkOpenSSL(_ code: Int32, _ operation: String) throws(CryptoError) {
    guard code == 1 else {
        ERR_clear_error()
        throw .libraryFailure(operation)
    }
}

/// The same for calls that answer with a handle.
func checkOpenSSL(_ handle: OpaquePointer?, _ operation: String) throws(CryptoError) -> OpaquePointer {
    guard let handle else {
        ERR_clear_error()
        throw .libraryFailure(operation)
    }
    return handle
}
