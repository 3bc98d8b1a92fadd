// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
package import HAPNetwork
internal import HearthSystem

/// Who an accessory server is and who is paired with it, from a file, so that a foreign test suite can drive it with
/// keys of its own. All of it is secret.
///
/// ```json
/// {
///   "id": "12:34:56:00:01:0A", "secretKey": "3d99…", "setupCode": "031-45-154", "setupID": "7OSX",
///   "configurationNumber": 1, "failedAttempts": 0,
///   "peers": { "decc6fa3-de3e-41c9-adba-ef7409821bfc": { "key": "d708…", "admin": true } }
/// }
/// ```
///
/// Keys are in hexadecimal digits, the secret one as the seed of Ed25519. In place of `setupCode` there may be `setupSalt`
/// and `setupVerifier`, as ``VerifierCommand`` prints them, so that the code is nowhere in the file. Those names that homekit_python and its
/// relatives use for the same things are understood as well.
package enum IdentityDescription {
    private static let aliases = [
        "accessory_pairing_id": "id", "accessory_ltsk": "secretKey", "accessory_ltpk": "publicKey",
        "accessory_pin": "setupCode", "c#": "configurationNumber", "unsuccessful_tries": "failedAttempts",
    ]
    /// Of a whole server of such a test, and of no interest here.
    private static let others = ["name", "category", "host_ip", "host_port"]
    private static let keys = [
        "id", "secretKey", "publicKey", "setupCode", "setupSalt", "setupVerifier", "setupID", "configurationNumber",
        "failedAttempts", "peers",
    ]

    /// Reads what a file holds.
    ///
    /// - Throws: ``DescriptionError`` or `CryptoError`.
    package static func state(_ bytes: [UInt8]) throws -> AccessoryServerState {
        let file = try DescribedObject(bytes)
        try file.check(keys: keys + Array(aliases.keys) + others)
        var state = AccessoryServerState(
            identity: try identity(file),
            setupSecret: try verifier(file) ?? .code(setupCode(file) ?? .generate(using: .system)),
            setupID: try file.text("setupID", "Four letters or digits", { SetupID($0) }) ?? .generate(using: .system))
        if let number = try file.number(name("configurationNumber", in: file), 1...65_535) {
            state.configurationNumber = UInt32(number)
        }
        state.failedAttempts = Int(try file.number(name("failedAttempts", in: file), 0...100) ?? 0)
        if let peers = try file.object("peers") { state.pairings = try pairings(peers) }
        return state
    }

    /// As the file spells it.
    private static func name(_ key: String, in file: DescribedObject) -> String {
        file.has(key) ? key : aliases.first { $0.value == key && file.has($0.key) }?.key ?? key
    }

    private static func identity(_ file: DescribedObject) throws -> AccessoryIdentity {
        let id = name("id", in: file)
        guard let deviceID = try file.text(id, "Six bytes with colons, 12:34:56:00:01:0A", { DeviceID($0) }) else {
            throw DescriptionError(at: "", "\"id\" is missing.")
        }
        let secretKey = name("secretKey", in: file)
        guard let seed = try file.bytes(secretKey, count: 32) else {
            throw DescriptionError(at: "", "\"secretKey\" is missing.")
        }
        let key = try SigningKey(seed: SecretBytes(wiping: seed))
        let publicKey = name("publicKey", in: file)
        if let expected = try file.bytes(publicKey, count: 32), expected != key.publicKey {
            throw DescriptionError(at: publicKey, "This is not the public key of \"\(secretKey)\".")
        }
        return AccessoryIdentity(deviceID: deviceID, signingKey: key)
    }

    private static func setupCode(_ file: DescribedObject) throws(DescriptionError) -> SetupCode? {
        try file.text(name("setupCode", in: file), "A setup code, XXX-XX-XXX,") {
            try? SetupCode($0, allowingForbidden: true)
        }
    }

    private static func verifier(_ file: DescribedObject) throws(DescriptionError) -> SetupSecret? {
        guard file.has("setupSalt") || file.has("setupVerifier") else { return nil }
        guard !file.has(name("setupCode", in: file)) else {
            throw DescriptionError(at: "setupVerifier", "With \"setupCode\" it says the same twice; leave one out.")
        }
        let salt = try file.bytes("setupSalt", count: 16)
        guard let salt, let value = try file.bytes("setupVerifier", count: 384) else {
            throw DescriptionError(at: "", "\"setupSalt\" and \"setupVerifier\" belong together; one is missing.")
        }
        guard let verifier = SRPVerifier(stored: salt, value: value) else {
            throw DescriptionError(at: "setupVerifier", "This would let everybody in.")
        }
        return .verifier(verifier)
    }

    private static func pairings(_ peers: DescribedObject) throws(DescriptionError) -> [PairingRecord] {
        var pairings: [PairingRecord] = []
        for (id, _) in peers.members {
            let identifier = PairingIdentifier(id)
            guard identifier.isAcceptable else {
                throw DescriptionError(at: peers.place(of: id), "A pairing id has 1 to 36 bytes.")
            }
            guard let peer = try peers.object(id) else { continue }
            try peer.check(keys: ["key", "admin"])
            guard let key = try peer.bytes("key", count: 32) else {
                throw DescriptionError(at: peer.place, "\"key\" is missing.")
            }
            pairings.append(
                PairingRecord(identifier: identifier, publicKey: key, isAdmin: try peer.flag("admin") ?? true))
        }
        return pairings
    }
}
