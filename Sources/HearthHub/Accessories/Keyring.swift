// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
package import HAP

/// The hub's keys: its own identity and one file for each accessory server it is paired with.
///
/// A pairing is forgotten only when the accessory has confirmed that it is unpaired. Source: design, invariants 3 and 7.
package struct Keyring: Sendable {
    private let files: any KeyFiles

    /// Keys on disk.
    ///
    /// - Parameter folder: made if it is missing.
    package init(folder: String) throws {
        try self.init(FolderOfKeys(folder))
    }

    /// Keys wherever `files` are kept.
    package init(_ files: any KeyFiles) throws {
        self.files = files
        try files.prepare(pairingsFolder)
    }

    private let identityPath = "controller.json"
    private let pairingsFolder = "pairings"

    private func path(of deviceID: DeviceID) -> String {
        let name = deviceID.text.uppercased().utf8.map { byte in
            Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
                ? String(UnicodeScalar(byte)) : "-"
        }
        return "\(pairingsFolder)/\(name.joined()).json"
    }

    // MARK: - The hub's own identity

    private struct StoredIdentity: Codable {
        let identifier: String
        let seed: Data
    }

    /// The hub's identity towards all accessories, made at the first call.
    package func controllerIdentity(random: RandomBytes = .system) throws -> ControllerIdentity {
        if let identity = try storedIdentity() { return identity }
        let identity = try ControllerIdentity.generate(using: random)
        try write(identity, to: identityPath)
        return identity
    }

    private func storedIdentity() throws -> ControllerIdentity? {
        guard let bytes = try files.read(identityPath) else { return nil }
        let stored = try Self.decode(StoredIdentity.self, from: bytes, at: files.place(of: identityPath))
        return ControllerIdentity(
            identifier: PairingIdentifier(stored.identifier),
            signingKey: try SigningKey(seed: SecretBytes(wiping: [UInt8](stored.seed))))
    }

    private func write(_ identity: ControllerIdentity, to path: String) throws {
        let stored = StoredIdentity(identifier: identity.identifier.text, seed: Data(identity.signingKey.seed.bytes))
        try files.write([UInt8](JSONEncoder().encode(stored)), to: path)
    }

    /// Identity and pairings as they are, for another machine.
    package func archive() throws -> IdentityArchive {
        IdentityArchive(
            identity: try controllerIdentity(),
            entries: try entries().map { .init(pairing: $0.pairing, address: $0.address) })
    }

    /// Takes over the identity and pairings of another machine. The identity that it takes the place of stays in a file
    /// beside it.
    ///
    /// - Parameter replacesPaired: whether an identity may be replaced that accessories know; they do not know the new one.
    /// - Throws: ``KeyringError/holdsPairings(count:)``.
    package func adopt(_ archive: IdentityArchive, replacesPaired: Bool) throws {
        if let present = try storedIdentity(), present != archive.identity {
            let count = try entries().count
            guard count == 0 || replacesPaired else { throw KeyringError.holdsPairings(count: count) }
            try write(present, to: "controller-\(present.identifier).json")
        }
        try write(archive.identity, to: identityPath)
        for entry in archive.entries { try store(Entry(pairing: entry.pairing, address: entry.address)) }
    }

    // MARK: - Pairings

    /// An accessory server the hub is paired with, and where it was last seen.
    package struct Entry: Sendable, Hashable {
        package let pairing: AccessoryPairing
        /// `HOST:PORT`, to begin with before discovery has seen it.
        package let address: String?

        package init(pairing: AccessoryPairing, address: String?) {
            self.pairing = pairing
            self.address = address
        }
    }

    private struct StoredPairing: Codable {
        let deviceID: String
        let publicKey: Data
        let address: String?
    }

    /// Durable when it returns.
    package func store(_ entry: Entry) throws {
        let stored = StoredPairing(
            deviceID: entry.pairing.deviceID.text, publicKey: Data(entry.pairing.publicKey), address: entry.address)
        try files.write([UInt8](JSONEncoder().encode(stored)), to: path(of: entry.pairing.deviceID))
    }

    package func entry(of deviceID: DeviceID) throws -> Entry? {
        try entry(at: path(of: deviceID))
    }

    private func entry(at path: String) throws -> Entry? {
        guard let bytes = try files.read(path) else { return nil }
        let stored = try Self.decode(StoredPairing.self, from: bytes, at: files.place(of: path))
        guard let storedID = DeviceID(received: Array(stored.deviceID.utf8)) else {
            throw KeyringError.unreadable(path: files.place(of: path))
        }
        return Entry(
            pairing: AccessoryPairing(deviceID: storedID, publicKey: [UInt8](stored.publicKey)),
            address: stored.address)
    }

    /// Every pairing there is; files that cannot be read are passed over.
    package func entries() throws -> [Entry] {
        try files.names(in: pairingsFolder).compactMap { try? entry(at: "\(pairingsFolder)/\($0)") }
    }

    /// Forgets a pairing. Only for an accessory that has confirmed that it is unpaired.
    package func remove(_ deviceID: DeviceID) throws {
        try files.remove(path(of: deviceID))
    }

    private static func decode<Value: Decodable>(_: Value.Type, from bytes: [UInt8], at path: String) throws -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: Data(bytes))
        } catch {
            // The decoder's own words could show the content.
            throw KeyringError.unreadable(path: path)
        }
    }
}

package enum KeyringError: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(path: String)
    /// The hub is paired with accessories under the identity that would be replaced.
    case holdsPairings(count: Int)

    package var description: String {
        switch self {
        case .holdsPairings(let count):
            """
            This hub is paired with accessories itself (\(count)): under another identity they would not know it any \
            more. Remove them first, or have it replaced nevertheless.
            """
        case .unreadable(let path): "\(path) is not a key file of the hub. Restore it from a backup or move it away."
        }
    }
}
