// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HearthTestSupport
import Testing

extension Processes {
    @Suite("Secrets")
    struct SecretsTests {
        @Test("neither setup codes nor keys appear in the most talkative log or in what commands write")
        func log() async throws {
            let home = try await HouseAtHub(isSingle: true, logLevel: "trace")
            let hub = home.hub
            let simulator = try await SimulatorProcess()
            let card = try #require(simulator.cards.first { $0.name == "House Bridge" })
            let wrong = try await hub.hearth("pair", "--address", card.endpoint, "--code", "482-06-913", code: 1)
            try await hub.hearth("pair", "--address", card.endpoint, "--payload", card.payload)
            try await hub.hearth("on", "Desk Lamp")
            let list = try await hub.hearth("list", "--json")
            let status = try await hub.hearth("hub", "status", "--json")
            try await hub.hearth("unpair", "Desk Lamp")
            let keys = try Self.keys(of: hub)
            #expect(keys.count >= 2)
            try await hub.stop()
            let texts = ["log": hub.log, "list": list.output, "status": status.output, "refusal": wrong.errors]
            #expect(hub.log.contains("paired with \(home.house.deviceID)"))
            let codes = [home.house.setupCode.dashed, card.setupCode, "482-06-913"]
            let payloads = [card.payload, String(card.payload.dropFirst(7))]
            for (name, text) in texts {
                for secret in codes + codes.map({ $0.filter(\.isNumber) }) + payloads {
                    #expect(!text.contains(secret), "a setup code in the \(name)")
                }
                for key in keys {
                    let hexadecimal = key.map { String(format: "%02x", $0) }.joined()
                    #expect(!text.lowercased().contains(hexadecimal), "a key in the \(name)")
                    #expect(!text.contains(key.base64EncodedString()), "a key in the \(name)")
                }
            }
        }

        /// All keys in the hub's key files.
        private static func keys(of hub: HubProcess) throws -> [Data] {
            let folder = hub.stateFolder + "/keys"
            let names = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
            return try names.filter { $0.hasSuffix(".json") }.flatMap { name in
                let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
                let members = try JSONReader.read(Array(bytes)).object?.members ?? []
                return members.compactMap { $0.value.string.flatMap { Data(base64Encoded: $0) } }
                    .filter { $0.count == 32 }
            }
        }
    }
}
