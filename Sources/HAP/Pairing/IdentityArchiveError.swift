// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why an identity could not be sealed in a file or taken out of one. None of the cases carries what is inside.
package enum IdentityArchiveError: Error, Equatable, Sendable {
    /// Fewer characters than this.
    case passphraseTooShort(minimum: Int)
    /// Something else than an identity file of Hearth.
    case notAnIdentityFile
    /// The version of the format that it names; we know 1.
    case unknownVersion(Int)
    /// It is not as it was written.
    case damaged
    /// The file is whole, and this passphrase does not open it.
    case wrongPassphrase
    case crypto(CryptoError)
}

extension IdentityArchiveError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .passphraseTooShort(let minimum):
            "The passphrase is too short: whoever has the file could guess it. Take at least \(minimum) characters."
        case .notAnIdentityFile: "This is no identity file of Hearth; \"hearth identity export\" writes one."
        case .unknownVersion(let version):
            "The file has version \(version) of the format, which this hub does not know: bring the hub up to date."
        case .damaged: "The file is damaged: it is not as it was written. Copy it once more, or export again."
        case .wrongPassphrase: "The passphrase is wrong; the file itself is whole."
        case .crypto(let error): error.description
        }
    }
}
