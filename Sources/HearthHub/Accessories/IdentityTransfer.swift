// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
internal import HAPCatalogue
package import HearthIPC
package import HearthModel
package import HearthSystem

/// The hub's identity, shown to others and handed over to another machine.
package struct IdentityTransfer: Sendable {
    /// The identity that the hub runs under.
    private let running: ControllerIdentity
    private let keyring: Keyring
    private let scrypt: Scrypt
    private let log: Logger

    package init(running: ControllerIdentity, keyring: Keyring, scrypt: Scrypt = .standard, log: Logger) {
        self.running = running
        self.keyring = keyring
        self.scrypt = scrypt
        self.log = log
    }

    /// Who the hub is towards accessories.
    package var description: ControllerDescription { ControllerDescription(running) }

    /// Takes a second or so: the passphrase is to be hard to guess.
    @concurrent
    package func export(_ request: ExportIdentity) async throws(HubError) -> ExportedIdentity {
        do {
            let archive = try keyring.archive()
            let file = try archive.sealed(with: request.passphrase, scrypt: scrypt)
            log.notice("the hub's identity was exported, with \(archive.entries.count) accessory servers")
            return ExportedIdentity(document: String(decoding: file, as: UTF8.self), pairings: archive.entries.count)
        } catch {
            throw HubError(transferring: error)
        }
    }

    @concurrent
    package func adopt(_ request: ImportIdentity) async throws(HubError) -> ImportedIdentity {
        do {
            let archive = try IdentityArchive(opening: Array(request.document.utf8), with: request.passphrase)
            try keyring.adopt(archive, replacesPaired: request.replacesPaired)
            log.notice("took over the identity \(archive.identity.identifier), with \(archive.entries.count) servers")
            return ImportedIdentity(
                controller: ControllerDescription(archive.identity), pairings: archive.entries.count,
                needsRestart: archive.identity != running)
        } catch {
            throw HubError(transferring: error)
        }
    }
}

extension ControllerDescription {
    fileprivate init(_ identity: ControllerIdentity) {
        self.init(
            identifier: identity.identifier.text, publicKey: Hexadecimal.encode(identity.signingKey.publicKey))
    }
}

extension HubError {
    static let restartNeeded = HubError(
        .operationNotSupported, "The hub was given another identity. Start it again before it pairs with anything.")

    fileprivate init(transferring error: any Error) {
        switch error {
        case let error as IdentityArchiveError: self.init(Self.code(of: error), error.description)
        case KeyringError.holdsPairings: self.init(.alreadyExists, "\(error)")
        default: self.init(.unexpectedError, "The hub's keys could not be read or written: \(error)")
        }
    }

    private static func code(of error: IdentityArchiveError) -> Code {
        switch error {
        case .passphraseTooShort: .invalidParameter
        case .wrongPassphrase: .accessDenied
        case .notAnIdentityFile, .unknownVersion, .damaged: .invalidDataFormatSpecified
        case .crypto: .unexpectedError
        }
    }
}
