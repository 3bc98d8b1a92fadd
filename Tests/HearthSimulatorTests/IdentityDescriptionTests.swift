// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("A given identity", .serialized, .timeLimit(.minutes(10)))
struct IdentityDescriptionTests {
    private let controller: ControllerIdentity
    private let accessory: SigningKey

    init() throws {
        controller = try .generate(using: .system)
        accessory = try .generate(using: .system)
    }

    private var seed: String { Hexadecimal.encode(accessory.seed.bytes) }
    private var peer: String { Hexadecimal.encode(controller.signingKey.publicKey) }

    private func own(_ more: String = "") -> [UInt8] {
        Array(
            """
            {"id": "12:34:56:00:01:0A", "secretKey": "\(seed)", "setupCode": "031-45-154", "setupID": "7OSX",
             "configurationNumber": 7, "peers": {"\(controller.identifier.text)": {"key": "\(peer)"}}\(more)}
            """.utf8)
    }

    private func foreign() -> [UInt8] {
        Array(
            """
            {"accessory_ltpk": "\(Hexadecimal.encode(accessory.publicKey))", "accessory_ltsk": "\(seed)",
             "accessory_pairing_id": "12:34:56:00:01:0A", "accessory_pin": "031-45-154", "c#": 7,
             "category": "Lightbulb", "host_ip": "127.0.0.1", "host_port": 54321, "name": "unittestLight",
             "peers": {"\(controller.identifier.text)": {"admin": true, "key": "\(peer)"}}, "unsuccessful_tries": 0}
            """.utf8)
    }

    @Test("is taken over with its peers, whoever's names the file uses", arguments: [true, false])
    func serving(isForeign: Bool) async throws {
        let state = try IdentityDescription.state(isForeign ? foreign() : own())
        #expect(state.configurationNumber == 7)
        #expect(state.setupSecret.code?.dashed == "031-45-154")
        let house = try await SimulatorFixture([House.plans[1]], identity: state)
        #expect(house.cards[0].deviceID == "12:34:56:00:01:0A")
        #expect(house.cards[0].isPaired)
        #expect(await house.simulator.servers[0].server.advertisement.configurationNumber == 7)
        let raw = try await RawController.connect(
            to: SocketAddress(.loopback, port: house.cards[0].port), as: controller)
        let deviceID = try #require(DeviceID("12:34:56:00:01:0A"))
        try await raw.verify(AccessoryPairing(deviceID: deviceID, publicKey: accessory.publicKey))
        #expect(try await raw.accessories().accessories.count == 1)
        #expect(try await raw.pairings(.list).isSuccess)
    }

    @Test("a file that makes no sense is refused with the place, and keys are not repeated")
    func refusals() throws {
        let bad: [(String, String)] = [
            ("", "This is no JSON: the file is empty."), ("[]", "A JSON object is expected."),
            ("{}", #""id" is missing."#), (#"{"id": 5}"#, "id: "), (#"{"id": "12:34"}"#, "id: "),
            (#"{"id": "12:34:56:00:01:0A"}"#, #""secretKey" is missing."#),
            (#"{"id": "12:34:56:00:01:0A", "secretKey": "aabb"}"#, "secretKey: 64 hexadecimal digits"),
            (#"{"pin": "x"}"#, #"There is no "pin" here"#),
        ]
        for (text, reason) in bad {
            let error = #expect(throws: DescriptionError.self) { try IdentityDescription.state(Array(text.utf8)) }
            #expect(error?.description.hasPrefix(reason) == true, "\(text): \(String(describing: error))")
        }
        for more in [#", "publicKey": "\#(String(repeating: "00", count: 32))""#, #", "peers": {"x": {"key": "00"}}"#] {
            let error = #expect(throws: DescriptionError.self) { try IdentityDescription.state(own(more)) }
            #expect(error?.description.contains(seed) == false)
        }
    }
}
