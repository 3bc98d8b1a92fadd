// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@testable import HAP

@Suite("Identity files")
struct IdentityArchiveTests {
    /// Quick, for tests; the strength of the real setting is no matter of logic.
    private static let quick = Scrypt(cost: 16, blockSize: 8, parallelism: 1)
    private static let passphrase = "correct horse battery"

    private let archive: IdentityArchive

    init() throws {
        let identity = try ControllerIdentity.generate(using: .seeded(7))
        let entries = (1...3).map { number in
            IdentityArchive.Entry(
                pairing: AccessoryPairing(
                    deviceID: .generate(using: .seeded(UInt64(number))),
                    publicKey: Array(repeating: UInt8(number), count: 32)),
                address: number == 2 ? nil : "192.0.2.\(number):51826")
        }
        archive = IdentityArchive(identity: identity, entries: entries)
    }

    private func file() throws -> [UInt8] { try archive.sealed(with: Self.passphrase, scrypt: Self.quick) }

    @Test("what was sealed comes out again, with the passphrase alone")
    func roundTrip() throws {
        let opened = try IdentityArchive(opening: try file(), with: Self.passphrase)
        #expect(opened == archive)
        let alone = IdentityArchive(identity: archive.identity, entries: [])
        let sealed = try alone.sealed(with: Self.passphrase, scrypt: Self.quick)
        #expect(try IdentityArchive(opening: sealed, with: Self.passphrase) == alone)
    }

    @Test("the same identity gives another file each time, and none shows what is in it")
    func hides() throws {
        let (one, two) = (try file(), try file())
        #expect(one != two)
        let text = String(decoding: one, as: UTF8.self)
        let seed = archive.identity.signingKey.seed.bytes
        #expect(!text.contains(Base64.encode(seed)) && !text.contains(Hexadecimal.encode(seed)))
        #expect(!text.contains(archive.identity.identifier.text))
        #expect(!"\(archive)".contains(Base64.encode(seed)))
    }

    @Test("a wrong passphrase is told apart from a damaged file")
    func wrongPassphrase() throws {
        #expect(throws: IdentityArchiveError.wrongPassphrase) {
            try IdentityArchive(opening: try file(), with: "correct horse batterx")
        }
    }

    @Test("a byte changed anywhere in the file counts as damage, never as a wrong passphrase or a good file")
    func damage() throws {
        let file = try file()
        for index in file.indices.dropLast() {
            var bytes = file
            bytes[index] ^= 1
            do throws(IdentityArchiveError) {
                let opened = try IdentityArchive(opening: bytes, with: Self.passphrase)
                // A letter of base64 may have bits that do not count.
                #expect(opened == archive, "byte \(index)")
            } catch {
                #expect(error != .wrongPassphrase, "byte \(index)")
            }
        }
    }

    @Test("a file cut short anywhere is damaged, or too short to be known for one")
    func truncation() throws {
        let file = try file()
        for count in 0..<(file.count - 1) {
            let error = #expect(throws: IdentityArchiveError.self) {
                try IdentityArchive(opening: Array(file.prefix(count)), with: Self.passphrase)
            }
            #expect(error == (count < 40 ? .notAnIdentityFile : .damaged) || error == .damaged, "\(count) bytes")
        }
    }

    @Test("other files, and files of a later version, are told apart")
    func foreign() throws {
        for text in ["", "hello", "{}", "{\"format\":\"else\"}", "[1]"] {
            #expect(throws: IdentityArchiveError.notAnIdentityFile, "\(text)") {
                try IdentityArchive(opening: Array(text.utf8), with: Self.passphrase)
            }
        }
        let later = String(decoding: try file(), as: UTF8.self).replacing("\"version\":1", with: "\"version\":2")
        #expect(throws: IdentityArchiveError.unknownVersion(2)) {
            try IdentityArchive(opening: Array(later.utf8), with: Self.passphrase)
        }
    }

    @Test("a file that asks for all the machine's memory is refused unread")
    func expensive() throws {
        let text = String(decoding: try file(), as: UTF8.self).replacing("\"n\":16", with: "\"n\":1073741824")
        #expect(throws: IdentityArchiveError.damaged) {
            try IdentityArchive(opening: Array(text.utf8), with: Self.passphrase)
        }
    }

    @Test("a passphrase that is too short is refused")
    func shortPassphrase() {
        #expect(throws: IdentityArchiveError.passphraseTooShort(minimum: 8)) {
            try archive.sealed(with: "1234567", scrypt: Self.quick)
        }
    }
}
