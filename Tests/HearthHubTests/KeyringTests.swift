// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthHub
import HearthTestSupport
import Testing

@Suite("The keyring")
struct KeyringTests {
    @Test("the hub's identity is made once and stays")
    func keepsIdentity() throws {
        let scratch = try ScratchFolder()
        let first = try Keyring(folder: scratch.file("keys")).controllerIdentity()
        #expect(try Keyring(folder: scratch.file("keys")).controllerIdentity() == first)
    }

    @Test("a pairing is found again whatever the case of its device id, until it is removed")
    func keepsPairings() throws {
        let scratch = try ScratchFolder()
        let keyring = try Keyring(folder: scratch.file("keys"))
        let lower = try #require(DeviceID("7a:1c:3e:55:90:d2"))
        let entry = Keyring.Entry(
            pairing: AccessoryPairing(deviceID: lower, publicKey: Array(repeating: 7, count: 32)),
            address: "127.0.0.1:51826")
        try keyring.store(entry)
        let upper = try #require(DeviceID("7A:1C:3E:55:90:D2"))
        let found = try keyring.entry(of: upper)
        #expect(found == entry)
        #expect(found?.pairing.deviceID.text == "7a:1c:3e:55:90:d2")
        try keyring.remove(upper)
        #expect(try keyring.entry(of: upper) == nil)
    }

    @Test("keys in memory are kept as those on disk are, for as long as the process lasts")
    func inMemory() throws {
        let files = KeysInMemory()
        let keyring = try Keyring(files)
        let identity = try keyring.controllerIdentity()
        #expect(try Keyring(files).controllerIdentity() == identity)
        #expect(try Keyring(KeysInMemory()).controllerIdentity() != identity)
        let id = try #require(DeviceID("7A:1C:3E:55:90:D2"))
        let entry = Keyring.Entry(
            pairing: AccessoryPairing(deviceID: id, publicKey: Array(repeating: 7, count: 32)), address: nil)
        try keyring.store(entry)
        #expect(try keyring.entries() == [entry])
        try keyring.remove(id)
        #expect(try keyring.entries().isEmpty)
    }

    @Test("key files are for their owner alone")
    func hidesFiles() throws {
        let scratch = try ScratchFolder()
        let keyring = try Keyring(folder: scratch.file("keys"))
        _ = try keyring.controllerIdentity()
        let id = try #require(DeviceID("7A:1C:3E:55:90:D2"))
        try keyring.store(.init(pairing: AccessoryPairing(deviceID: id, publicKey: [1]), address: nil))
        let files = try #require(FileManager.default.enumerator(atPath: scratch.path)).compactMap { $0 as? String }
        #expect(files.filter { $0.hasSuffix(".json") }.count == 2)
        for file in files {
            let attributes = try FileManager.default.attributesOfItem(atPath: scratch.file(file))
            let mode = try #require(attributes[.posixPermissions] as? NSNumber).intValue
            #expect(mode & 0o077 == 0, "\(file) has mode \(String(mode, radix: 8))")
        }
    }

    @Test("a damaged file is told of by its path, not by its content")
    func reportsDamage() throws {
        let scratch = try ScratchFolder()
        let keyring = try Keyring(folder: scratch.file("keys"))
        let path = scratch.file("keys/controller.json")
        try Data("{\"identifier\":\"x\",\"seed\":\"secret".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: KeyringError.unreadable(path: path)) { try keyring.controllerIdentity() }
        #expect(!KeyringError.unreadable(path: path).description.contains("secret"))
    }
}
