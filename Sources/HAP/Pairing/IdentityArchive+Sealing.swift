// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// The file: one JSON object. The passphrase becomes a key through scrypt, the content is sealed with ChaCha20-Poly1305,
/// and a checksum over all of it tells a damaged file from a wrong passphrase.
extension IdentityArchive {
    package static let minimumPassphraseLength = 8
    private static let format = "hearth-controller-identity"
    private static let version = 1
    private static let saltByteCount = 16
    private static let checksumByteCount = 16

    /// The content of the file.
    ///
    /// - Parameter scrypt: how hard guessing is made.
    package func sealed(
        with passphrase: String, scrypt: Scrypt = .standard, using random: RandomBytes = .system
    ) throws(IdentityArchiveError) -> [UInt8] {
        guard passphrase.count >= Self.minimumPassphraseLength else {
            throw .passphraseTooShort(minimum: Self.minimumPassphraseLength)
        }
        let salt = random.draw(Self.saltByteCount)
        var file = Self.header(scrypt, salt: salt)
        do throws(CryptoError) {
            let key = try scrypt.key(from: SecretBytes(Array(passphrase.utf8)), salt: salt)
            let header = JSONWriter.write(.object(file))
            let sealed = try Self.seal(content, with: key, authenticating: header)
            file.append("sealed", .string(Base64.encode(sealed)))
            file.append("checksum", .string(Base64.encode(try Self.checksum(header, sealed))))
        } catch {
            throw .crypto(error)
        }
        return JSONWriter.write(.object(file)) + [UInt8(ascii: "\n")]
    }

    /// Opens the content of a file.
    package init(opening file: [UInt8], with passphrase: String) throws(IdentityArchiveError) {
        let parts = try Self.read(file)
        let content: SecretBytes
        do throws(CryptoError) {
            guard try Self.checksum(parts.header, parts.sealed) == parts.checksum else {
                throw CryptoError.authenticationFailed
            }
        } catch {
            throw error == .authenticationFailed ? .damaged : .crypto(error)
        }
        do throws(CryptoError) {
            let key = try parts.scrypt.key(from: SecretBytes(Array(passphrase.utf8)), salt: parts.salt)
            content = try Self.open(parts.sealed, with: key, authenticating: parts.header)
        } catch {
            throw error == .authenticationFailed ? .wrongPassphrase : .crypto(error)
        }
        guard let archive = IdentityArchive(content: content) else { throw .damaged }
        self = archive
    }

    private static func header(_ scrypt: Scrypt, salt: [UInt8]) -> JSONObject {
        [
            "format": .string(format), "version": .integer(Int128(version)), "kdf": .string("scrypt"),
            "n": .integer(Int128(scrypt.cost)), "r": .integer(Int128(scrypt.blockSize)),
            "p": .integer(Int128(scrypt.parallelism)), "salt": .string(Base64.encode(salt)),
            "cipher": .string("chacha20-poly1305"),
        ]
    }

    private struct Parts {
        let scrypt: Scrypt
        let salt: [UInt8]
        let header: [UInt8]
        let sealed: [UInt8]
        let checksum: [UInt8]
    }

    private static func read(_ file: [UInt8]) throws(IdentityArchiveError) -> Parts {
        guard let root = (try? JSONReader.read(file))?.object else {
            throw String(decoding: file, as: UTF8.self).contains(format) ? .damaged : .notAnIdentityFile
        }
        guard root["format"]?.string == format else { throw .notAnIdentityFile }
        guard let version = root["version"]?.integer.flatMap({ Int(exactly: $0) }) else { throw .damaged }
        guard version == Self.version else { throw .unknownVersion(version) }
        guard root["kdf"]?.string == "scrypt", root["cipher"]?.string == "chacha20-poly1305",
            let cost = root["n"]?.identifier, let blockSize = root["r"]?.identifier,
            let parallelism = root["p"]?.identifier, let salt = bytes(root["salt"]), let sealed = bytes(root["sealed"]),
            let checksum = bytes(root["checksum"])
        else { throw .damaged }
        let scrypt = Scrypt(cost: cost, blockSize: blockSize, parallelism: parallelism)
        guard scrypt.isAffordable else { throw .damaged }
        let header = JSONWriter.write(.object(header(scrypt, salt: salt)))
        return Parts(scrypt: scrypt, salt: salt, header: header, sealed: sealed, checksum: checksum)
    }

    private static func bytes(_ value: JSONValue?) -> [UInt8]? { value?.string.flatMap { Base64.decode($0) } }

    private static func checksum(_ header: [UInt8], _ sealed: [UInt8]) throws(CryptoError) -> [UInt8] {
        Array(try SHA512.hash(header, sealed).prefix(checksumByteCount))
    }

    /// The key is new for each file, so the nonce may be the same.
    private static func seal(
        _ content: SecretBytes, with key: SecretBytes, authenticating header: [UInt8]
    ) throws(CryptoError) -> [UInt8] {
        let cipher = try ChaCha20Poly1305(key: key)
        var sealed = [UInt8](repeating: 0, count: content.count + ChaCha20Poly1305.tagByteCount)
        content.withUnsafeBytes { plaintext in
            header.withUnsafeBytes { header in
                sealed.withUnsafeMutableBytes { output in
                    cipher.seal(plaintext, nonce: 0, authenticating: header, into: output)
                }
            }
        }
        return sealed
    }

    private static func open(
        _ sealed: [UInt8], with key: SecretBytes, authenticating header: [UInt8]
    ) throws(CryptoError) -> SecretBytes {
        guard sealed.count >= ChaCha20Poly1305.tagByteCount else { throw .authenticationFailed }
        let cipher = try ChaCha20Poly1305(key: key)
        return try SecretBytes(count: sealed.count - ChaCha20Poly1305.tagByteCount) { (output) throws(CryptoError) in
            try sealed.withRawBytes { (sealed) throws(CryptoError) in
                try header.withRawBytes { (header) throws(CryptoError) in
                    try cipher.open(sealed, nonce: 0, authenticating: header, into: output)
                }
            }
        }
    }
}
