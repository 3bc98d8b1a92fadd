// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HearthTestSupport
import Testing

extension Processes {
    @Suite("A foreign controller (aiohomekit) at a simulator with a given identity")
    struct ForeignIdentityTests {
        @Test("finds the accessory that it has paired with elsewhere, reads, writes and lists pairings")
        func knows() async throws {
            let accessory = try AccessoryIdentity.generate(using: .system)
            let controller = try ControllerIdentity.generate(using: .system)
            let folder = try ScratchFolder()
            let (house, identity) = (folder.file("house.json"), folder.file("identity.json"))
            try Self.house.write(toFile: house, atomically: false, encoding: .utf8)
            try Self.file(accessory, controller).write(toFile: identity, atomically: false, encoding: .utf8)
            let simulator = try await SimulatorProcess(in: folder, [house], ["--identity", identity])
            #expect(simulator.cards[0].deviceID == accessory.deviceID.text)

            let pairing = """
                {"Connection": "IP", "AccessoryIP": "127.0.0.1", "AccessoryPort": \(simulator.cards[0].port),
                 "AccessoryPairingID": "\(accessory.deviceID.text)",
                 "AccessoryLTPK": "\(Hexadecimal.encode(accessory.signingKey.publicKey))",
                 "iOSPairingId": "\(controller.identifier.text)",
                 "iOSDeviceLTPK": "\(Hexadecimal.encode(controller.signingKey.publicKey))",
                 "iOSDeviceLTSK": "\(Hexadecimal.encode(controller.signingKey.seed.bytes))"}
                """
            let peer = try ChildProcess(
                try PeerPython.path(), [PeerPython.script("known_controller.py")], input: pairing)
            #expect(try await peer.waitForEnd(within: .seconds(60)) == .exited(0), "\(peer.errors)")
            let found = try JSONReader.read(Array(peer.output.utf8))
            #expect(found["accessories"]?.integer == 1 && found["refused"]?.integer == 0)
            #expect(found["value"]?.bool == true)
            #expect(found["peers"]?.elements.compactMap(\.string) == [controller.identifier.text])
        }

        private static let house = """
            {"servers": [{"name": "Lamp", "accessories": [{"name": "Lamp", "services": [{"type": "lightbulb"}]}]}]}
            """

        private static func file(_ accessory: AccessoryIdentity, _ controller: ControllerIdentity) -> String {
            """
            {"accessory_pairing_id": "\(accessory.deviceID.text)", "accessory_pin": "031-45-154", "c#": 3,
             "accessory_ltsk": "\(Hexadecimal.encode(accessory.signingKey.seed.bytes))",
             "accessory_ltpk": "\(Hexadecimal.encode(accessory.signingKey.publicKey))",
             "peers": {"\(controller.identifier.text)":
                {"admin": true, "key": "\(Hexadecimal.encode(controller.signingKey.publicKey))"}}}
            """
        }
    }
}
