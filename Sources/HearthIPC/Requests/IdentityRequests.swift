// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Asks who this hub is towards accessories. Nothing of it is secret: it is what another hub needs to invite this one.
package struct ShowIdentity: HubRequest {
    package typealias Answer = ControllerDescription
    package static let method = "identity.show"

    package init() {}
}

/// A controller as others may know it.
package struct ControllerDescription: Codable, Hashable, Sendable {
    /// The pairing identifier, mostly a UUID in upper case.
    package let identifier: String
    /// The long-term public key, 32 bytes in hex.
    package let publicKey: String

    package init(identifier: String, publicKey: String) {
        self.identifier = identifier
        self.publicKey = publicKey
    }
}

/// Asks for this hub's identity and pairings as a file that a passphrase opens. Whoever has both can use all its
/// accessories.
package struct ExportIdentity: HubRequest {
    package typealias Answer = ExportedIdentity
    package static let method = "identity.export"

    /// At least 8 characters.
    package let passphrase: String

    package init(passphrase: String) {
        self.passphrase = passphrase
    }
}

package struct ExportedIdentity: Codable, Hashable, Sendable {
    /// The content of the file.
    package let document: String
    /// How many accessory servers are in it.
    package let pairings: Int

    package init(document: String, pairings: Int) {
        self.document = document
        self.pairings = pairings
    }
}

/// Gives this hub the identity and pairings of an exported file, from its next start on; until then it pairs with nothing.
///
/// Fails with `accessDenied` for a wrong passphrase, `invalidDataFormatSpecified` for a damaged or foreign file, and
/// `alreadyExists` if this hub has pairings under an identity of its own and `replacesPaired` is false.
package struct ImportIdentity: HubRequest {
    package typealias Answer = ImportedIdentity
    package static let method = "identity.import"

    /// The content of the file.
    package let document: String
    package let passphrase: String
    /// Whether an identity may be replaced under which accessories know this hub.
    package let replacesPaired: Bool

    package init(document: String, passphrase: String, replacesPaired: Bool) {
        self.document = document
        self.passphrase = passphrase
        self.replacesPaired = replacesPaired
    }
}

package struct ImportedIdentity: Codable, Hashable, Sendable {
    package let controller: ControllerDescription
    /// How many accessory servers came with it.
    package let pairings: Int
    /// Whether the hub runs under another identity until it is started again.
    package let needsRestart: Bool

    package init(controller: ControllerDescription, pairings: Int, needsRestart: Bool) {
        self.controller = controller
        self.pairings = pairings
        self.needsRestart = needsRestart
    }
}
