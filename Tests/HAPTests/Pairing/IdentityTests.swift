// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP

@Suite("Identities")
struct IdentityTests {
    @Test("a device id keeps its spelling and compares without case")
    func deviceID() throws {
        let upper = try #require(DeviceID("7A:1C:3E:55:90:D2"))
        let lower = try #require(DeviceID("7a:1c:3e:55:90:d2"))
        #expect(upper == lower && upper.hashValue == lower.hashValue)
        #expect(lower.text == "7a:1c:3e:55:90:d2")
        #expect(lower.bytes != upper.bytes)
        #expect(DeviceID("7A:1C:3E:55:90:D3") != upper)
    }

    @Test(
        "what is not six hex pairs is no device id",
        arguments: [
            "", "7A:1C:3E:55:90", "7A:1C:3E:55:90:D2:00", "7A1C3E5590D2", "7A:1C:3E:55:90:G2", "7A:1C:3E:55:90:D",
            "7A:1C:3E:55:90: 2", "7A:1C:3E:55::D2", "7A:1C:3E:55:90:Ｄ2",
        ])
    func noDeviceID(text: String) {
        #expect(DeviceID(text) == nil)
    }

    @Test("a received id may be any short text, but text")
    func receivedDeviceID() {
        #expect(DeviceID(received: Array("odd".utf8))?.text == "odd")
        #expect(DeviceID(received: []) == nil)
        #expect(DeviceID(received: [0xFF]) == nil)
        #expect(DeviceID(received: [UInt8](repeating: 65, count: 65)) == nil)
    }

    @Test("generated ids have their forms")
    func generated() throws {
        let random = RandomBytes.scripted([[0x0A, 0, 0xFF, 0x10, 0x9C, 0x01]])
        #expect(DeviceID.generate(using: random).text == "0A:00:FF:10:9C:01")
        let zeros = RandomBytes { [UInt8](repeating: 0, count: $0) }
        #expect(PairingIdentifier.generate(using: zeros).text == "00000000-0000-4000-8000-000000000000")
        #expect(PairingIdentifier.generate(using: .system).bytes.count == 36)
    }

    @Test("an identity comes back from what is stored")
    func restored() throws {
        let identity = try ControllerIdentity.generate(using: .system)
        let seed = identity.signingKey.seed.bytes
        let restored = ControllerIdentity(
            identifier: PairingIdentifier(identity.identifier.bytes),
            signingKey: try SigningKey(seed: SecretBytes(seed)))
        #expect(restored == identity)
        #expect(restored.signingKey.publicKey == identity.signingKey.publicKey)
    }

    @Test("every failure says what happened and what to do, without placeholders")
    func words() {
        for step in PairingStep.allCases {
            for error in PairingErrorCode.allCases {
                let failure = PairingFailure.reported(error, at: step, retryAfter: nil)
                #expect(failure.cause.hasSuffix(".") && failure.remedy.hasSuffix("."))
                #expect(failure.step == step)
                #expect(
                    (failure.code == .setupCodeRefused)
                        == (error == .authentication && [.setupM1, .setupM4].contains(step)))
            }
            for interruption in PairingInterruption.allCases {
                #expect(!PairingFailure.interrupted(by: interruption, at: step).message.isEmpty)
            }
        }
    }
}
