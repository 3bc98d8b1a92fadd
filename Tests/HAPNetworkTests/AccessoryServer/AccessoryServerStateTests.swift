// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("The state of an accessory server")
struct AccessoryServerStateTests {
    @Test("is the same after a restart, in a file that nobody else can read")
    func roundTrip() throws {
        let folder = try ScratchFolder()
        let file = AccessoryServerFile(folder.file("state.json"))
        #expect(try file.load() == nil)
        var state = try AccessoryServerState.generate()
        state.failedAttempts = 3
        state.configurationNumber = 17
        state.pairings = [
            PairingRecord(identifier: PairingIdentifier([0, 255]), publicKey: Array(0..<32), isAdmin: true),
            PairingRecord(identifier: .generate(using: .system), publicKey: Array(32..<64), isAdmin: false),
        ]
        _ = try state.noteDatabase(Sample.database)
        try file.save(state)
        #expect(try file.load() == state)
        #expect(try fileMode(file.path) == 0o600)
    }

    @Test("damaged in any place is refused, never taken in part")
    func damage() throws {
        let state = try AccessoryServerState.generate()
        let text = String(decoding: state.encoded, as: UTF8.self)
        for key in ["deviceID", "seed", "setupCode", "setupID", "failedAttempts", "configurationNumber", "pairings"] {
            let broken = Array(text.replacing("\"\(key)\"", with: "\"x\"").utf8)
            #expect(throws: AccessoryServerStateError.unreadable(key)) { try AccessoryServerState(encoded: broken) }
        }
        #expect(throws: AccessoryServerStateError.self) { try AccessoryServerState(encoded: []) }
        #expect(throws: AccessoryServerStateError.self) {
            try AccessoryServerState(encoded: Array(state.encoded.dropLast(5)))
        }
    }

    @Test("counts the configuration up when the database differs, not when values do")
    func configurationNumber() throws {
        var state = try AccessoryServerState.generate()
        let first = try state.noteDatabase(Sample.database)
        #expect(first && state.configurationNumber == 1)
        var other = Sample.database
        other.setValue(.bool(true), of: Sample.on)
        let afterValue = try state.noteDatabase(other)
        #expect(!afterValue && state.configurationNumber == 1)
        other.accessories.removeLast()
        let afterRemoval = try state.noteDatabase(other)
        #expect(afterRemoval && state.configurationNumber == 2)
        state.configurationNumber = 65_535
        let atTheEnd = try state.noteDatabase(Sample.database)
        #expect(atTheEnd && state.configurationNumber == 1)
    }
}
