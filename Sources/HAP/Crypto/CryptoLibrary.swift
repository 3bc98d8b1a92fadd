// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import COpenSSL
internal import CSodium

/// The two libraries as wholes.
enum CryptoLibrary {
    /// Whether libcrypto has been told to leave its memory to the kernel when the process ends.
    ///
    /// By itself it frees at exit what belongs to other threads; one that ends at that moment frees the same again, and
    /// the process aborts after its work is done. To be told before anything else is asked of it.
    private static let leavesCleanupToKernel = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil) == 1

    /// To be called before each first use; costs next to nothing afterwards.
    static func prepare() { _ = leavesCleanupToKernel }

    /// Whether libsodium has looked at the processor and chosen its code. Negative answers only are failures.
    private static let hasChosenCode = sodium_init() >= 0

    /// To be called before each first use of libsodium; costs next to nothing afterwards.
    static func prepareSodium() throws(CryptoError) {
        guard hasChosenCode else { throw .libraryFailure("its start-up") }
    }
}
