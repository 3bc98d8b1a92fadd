// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue

/// The checked-in test vectors, as their file has them.
struct Vectors: Decodable, Sendable {
    let inputs: Inputs
    let setupPayload: [Payload]
    let setupHash: [Hash]
    let srp: [String: SRP]
    let hkdf: [Derivation]
    let pairSetup: PairSetup
    let pairVerify: PairVerify
    let pairResume: Resume
    let frames: [Frames]
    let tlv8: [TLV]
    let tlv8Malformed: [Malformed]
    let pairings: Pairings

    /// - Throws: if the file is missing or no longer has this shape.
    static func load() throws -> Vectors {
        let url = Bundle.module.bundleURL.appending(path: "Vectors/hap-vectors.json")
        return try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: url))
    }
}

extension Vectors {
    struct Inputs: Decodable, Sendable {
        let setupCode: String
        let accessoryDeviceID: String
        let controllerPairingID: String
        let controllerLTSKSeed: Hex
        let controllerLTPK: Hex
        let accessoryLTSKSeed: Hex
        let accessoryLTPK: Hex
        let controllerX25519Secret: Hex
        let accessoryX25519Secret: Hex

        func controller() throws -> ControllerIdentity {
            ControllerIdentity(
                identifier: PairingIdentifier(controllerPairingID),
                signingKey: try SigningKey(seed: SecretBytes(controllerLTSKSeed.bytes)))
        }

        func accessory() throws -> AccessoryIdentity {
            guard let id = DeviceID(accessoryDeviceID) else { throw TestFailure("the vectors' device id is none") }
            return AccessoryIdentity(
                deviceID: id, signingKey: try SigningKey(seed: SecretBytes(accessoryLTSKSeed.bytes)))
        }

        func code() throws -> SetupCode { try SetupCode(setupCode) }
    }

    struct Payload: Decodable, Sendable {
        let setupCode: String
        let setupID: String
        let category: UInt8
        let flags: UInt8
        let integer: UInt64
        let uri: String
    }

    struct Hash: Decodable, Sendable {
        let setupID: String
        let deviceID: String
        let sha512First8: Hex
        let sh: String
    }

    struct SRP: Decodable, Sendable {
        let password: String
        let salt: Hex
        let a: Hex
        let b: Hex
        let k: Hex
        let groupHash: Hex
        let x: Hex
        let v: Hex
        let clientKey: Hex
        let serverKey: Hex
        let u: Hex
        let secret: Hex
        let sessionKey: Hex
        let clientProof: Hex
        let serverProof: Hex
        let paddedVariants: PaddedVariants?

        enum CodingKeys: String, CodingKey {
            case password
            case salt
            case a
            case b
            case k
            case groupHash = "HNxorHg"
            case x
            case v
            case clientKey = "A"
            case serverKey = "B"
            case u
            case secret = "S"
            case sessionKey = "K"
            case clientProof = "M1"
            case serverProof = "M2"
            case paddedVariants
        }

        struct PaddedVariants: Decodable, Sendable {
            let sessionKey: Hex
            let clientProof: Hex

            enum CodingKeys: String, CodingKey {
                case sessionKey = "K_ifSPadded"
                case clientProof = "M1_ifAllPadded"
            }
        }
    }

    struct Derivation: Decodable, Sendable {
        let name: String
        let ikm: Hex
        let salt: String
        let saltIsText: Bool
        let info: String
        let length: Int
        let okm: Hex

        var saltBytes: [UInt8] { saltIsText ? Array(salt.utf8) : Hex.bytes(salt) ?? [] }
    }

    /// What is signed, sealed and sent in M5, M6 of pair-setup and M2, M3 of pair-verify.
    struct Sealed: Decodable, Sendable {
        let signedInfo: Hex
        let signature: Hex
        let subTLV: Hex
        let nonce: Hex
        let encryptedData: Hex
    }

    struct PairSetup: Decodable, Sendable {
        let messages: [String: Hex]
        let m5: Sealed
        let m6: Sealed
    }

    struct PairVerify: Decodable, Sendable {
        let controllerPublic: Hex
        let accessoryPublic: Hex
        let sharedSecret: Hex
        let sessionKey: Hex
        let messages: [String: Hex]
        let m2: Sealed
        let m3: Sealed
        let accessoryToControllerKey: Hex
        let controllerToAccessoryKey: Hex
    }

    struct Resume: Decodable, Sendable {
        let previousSharedSecret: Hex
        let previousSessionID: Hex
        let controllerPublic: Hex
        let requestKey: Hex
        let requestTag: Hex
        let newSessionID: Hex
        let responseKey: Hex
        let responseTag: Hex
        let newSharedSecret: Hex
        let messages: [String: Hex]
    }

    struct Frames: Decodable, Sendable {
        let name: String
        let key: Hex
        let plaintextAscii: String
        let firstCounter: UInt64
        let frames: [Hex]
        let frameLengths: [Int]
    }

    struct TLV: Decodable, Sendable {
        let name: String
        let items: [Item]
        let encoded: Hex

        struct Item: Decodable, Sendable {
            let type: UInt8
            let value: Hex
        }
    }

    struct Malformed: Decodable, Sendable {
        let name: String
        let encoded: Hex
    }

    struct Pairings: Decodable, Sendable {
        let list: Exchange
        let add: Exchange
        let remove: Exchange
        let errorAuthentication: Hex
        let pairSetupBackoff: Hex

        struct Exchange: Decodable, Sendable {
            let request: Hex
            let response: Hex
        }
    }
}

/// A test's own surprise.
struct TestFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
