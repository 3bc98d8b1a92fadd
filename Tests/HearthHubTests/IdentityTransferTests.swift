// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPNetwork
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthHub

@Suite("Handing an identity over", .serialized)
struct IdentityTransferTests {
    private static let passphrase = "correct horse battery"

    private func transfer(_ bench: HubBench) throws -> IdentityTransfer {
        IdentityTransfer(
            running: try bench.keyring.controllerIdentity(), keyring: bench.keyring,
            scrypt: Scrypt(cost: 16, blockSize: 8, parallelism: 1), log: bench.log.logger("identity"))
    }

    private func error(_ body: () async throws -> Void) async -> HubError? {
        do {
            try await body()
            return nil
        } catch {
            return error as? HubError
        }
    }

    @Test("another hub goes on with the identity and the pairings, without a code")
    func movesHub() async throws {
        let (old, new) = (try HubBench(), try HubBench())
        let lamp = try await ServedAccessory(.lamp)
        try await old.add(lamp, to: try await old.addHome())
        let exported = try await transfer(old).export(ExportIdentity(passphrase: Self.passphrase))
        #expect(exported.pairings == 1)
        let imported = try await transfer(new).adopt(
            ImportIdentity(document: exported.document, passphrase: Self.passphrase, replacesPaired: false))
        #expect(imported.needsRestart && imported.pairings == 1)
        #expect(imported.controller == old.parts.identity.description)

        let home = try await new.addHome()
        let early = await error { try await new.add(lamp, to: home, code: nil) }
        #expect(early?.code == .operationNotSupported && early?.message.contains("Start it again") == true)

        let restarted = try HubBench(in: new.scratch)
        try await restarted.add(lamp, to: try await restarted.addHome(), code: nil)
        #expect(await lamp.server.state.pairings.count == 1)
    }

    @Test("an identity that accessories know is replaced only on demand, and is kept beside")
    func protectsPairings() async throws {
        let (old, new) = (try HubBench(), try HubBench())
        let lamp = try await ServedAccessory(.lamp)
        try await new.add(lamp, to: try await new.addHome())
        let own = try new.keyring.controllerIdentity()
        let exported = try await transfer(old).export(ExportIdentity(passphrase: Self.passphrase))
        func adopt(_ replacesPaired: Bool) async -> HubError? {
            await error {
                _ = try await transfer(new).adopt(
                    ImportIdentity(
                        document: exported.document, passphrase: Self.passphrase, replacesPaired: replacesPaired))
            }
        }
        #expect(await adopt(false)?.code == .alreadyExists)
        #expect(try new.keyring.controllerIdentity() == own)
        #expect(await adopt(true) == nil)
        #expect(try new.keyring.controllerIdentity() == (try old.keyring.controllerIdentity()))
        #expect(FileManager.default.fileExists(atPath: new.scratch.file("keys/controller-\(own.identifier).json")))
        #expect(try new.keyring.entries().count == 1)
        #expect(await adopt(false) == nil, "the same identity once more replaces nothing")
    }

    @Test("wrong passphrases, damaged and foreign files have codes of their own")
    func refuses() async throws {
        let bench = try HubBench()
        let own = try bench.keyring.controllerIdentity()
        let document = try await transfer(bench).export(ExportIdentity(passphrase: Self.passphrase)).document
        func code(_ document: String, _ passphrase: String = Self.passphrase) async -> HubError.Code? {
            await error {
                _ = try await transfer(bench).adopt(
                    ImportIdentity(document: document, passphrase: passphrase, replacesPaired: true))
            }?.code
        }
        #expect(await code(document, "correct horse batterx") == .accessDenied)
        #expect(await code(String(document.dropLast(20))) == .invalidDataFormatSpecified)
        #expect(await code("hello") == .invalidDataFormatSpecified)
        #expect(
            await error { _ = try await transfer(bench).export(ExportIdentity(passphrase: "short")) }?.code
                == .invalidParameter)
        #expect(try bench.keyring.controllerIdentity() == own)
        for entry in bench.log.entries { #expect(!entry.message.contains(Self.passphrase)) }
    }
}
