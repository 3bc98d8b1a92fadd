// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC

/// A controller in one word, to be carried from one hub to another: `hearth-controller/IDENTIFIER/KEY`. Not secret.
struct ControllerCard: Equatable {
    private static let prefix = "hearth-controller/"

    let identifier: String
    /// In hex.
    let publicKey: String

    init(_ controller: ControllerDescription) {
        identifier = controller.identifier
        publicKey = controller.publicKey
    }

    /// Nil if it is no such word, or not whole.
    init?(_ text: String) {
        guard text.hasPrefix(Self.prefix) else { return nil }
        let rest = text.dropFirst(Self.prefix.count)
        // Identifiers are opaque, so only the last slash divides.
        guard let mark = rest.lastIndex(of: "/"), mark > rest.startIndex else { return nil }
        identifier = String(rest[..<mark])
        publicKey = String(rest[rest.index(after: mark)...])
        guard Hexadecimal.decode(publicKey)?.count == 32 else { return nil }
    }

    var text: String { "\(Self.prefix)\(identifier)/\(publicKey)" }
}
