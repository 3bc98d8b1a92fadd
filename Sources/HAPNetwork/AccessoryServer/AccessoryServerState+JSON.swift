// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// Why a stored state cannot be used.
package enum AccessoryServerStateError: Error, Hashable, Sendable {
    /// Not JSON of the expected shape; says which member is at fault.
    case unreadable(String)
}

extension AccessoryServerStateError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let what):
            "the stored state of the accessory is damaged (\(what)); remove its file to start anew, unpaired"
        }
    }
}

extension AccessoryServerState {
    /// The state as JSON. Secret.
    package var encoded: [UInt8] {
        var object: JSONObject = [
            "version": .integer(1),
            "deviceID": .string(identity.deviceID.text),
            "seed": .string(Base64.encode(identity.signingKey.seed.bytes)),
            "setupID": .string(setupID.text),
            "failedAttempts": .integer(Int128(failedAttempts)),
            "configurationNumber": .integer(Int128(configurationNumber)),
        ]
        setupSecret.write(to: &object)
        object.append("databaseHash", databaseHash.map { .string(Base64.encode($0)) })
        object.append("pairings", .array(pairings.map { .object($0.json) }))
        return JSONWriter.write(.object(object))
    }

    /// Reads what ``encoded`` wrote.
    package init(encoded bytes: [UInt8]) throws(AccessoryServerStateError) {
        guard let object = (try? JSONReader.read(bytes))?.object else { throw .unreadable("no object") }
        guard let deviceID = object["deviceID"]?.string.flatMap({ DeviceID($0) }) else {
            throw .unreadable("deviceID")
        }
        guard let seed = object.bytes("seed"), let key = try? SigningKey(seed: SecretBytes(wiping: seed)) else {
            throw .unreadable("seed")
        }
        let secret = try SetupSecret(object)
        guard let setupID = object["setupID"]?.string.flatMap({ SetupID($0) }) else { throw .unreadable("setupID") }
        self.init(
            identity: AccessoryIdentity(deviceID: deviceID, signingKey: key), setupSecret: secret, setupID: setupID)
        try readCounters(object)
        try readPairings(object)
    }

    private mutating func readCounters(_ object: JSONObject) throws(AccessoryServerStateError) {
        guard let attempts = object["failedAttempts"]?.identifier.flatMap({ Int(exactly: $0) }) else {
            throw .unreadable("failedAttempts")
        }
        guard let number = object["configurationNumber"]?.identifier.flatMap({ UInt32(exactly: $0) }) else {
            throw .unreadable("configurationNumber")
        }
        failedAttempts = attempts
        configurationNumber = number
        databaseHash = object.bytes("databaseHash")
    }

    private mutating func readPairings(_ object: JSONObject) throws(AccessoryServerStateError) {
        guard let entries = object["pairings"]?.array else { throw .unreadable("pairings") }
        pairings = entries.compactMap { $0.object.flatMap(PairingRecord.init(json:)) }
        guard pairings.count == entries.count else { throw .unreadable("pairings") }
    }
}

extension SetupSecret {
    fileprivate func write(to object: inout JSONObject) {
        switch self {
        case .code(let code): object.append("setupCode", .string(code.dashed))
        case .verifier(let verifier):
            object.append("setupSalt", .string(Base64.encode(verifier.salt)))
            object.append("setupVerifier", .string(Base64.encode(verifier.value.bytes)))
        }
    }

    fileprivate init(_ object: JSONObject) throws(AccessoryServerStateError) {
        if let salt = object.bytes("setupSalt") {
            guard let value = object.bytes("setupVerifier"), let verifier = SRPVerifier(stored: salt, value: value)
            else { throw .unreadable("setupVerifier") }
            self = .verifier(verifier)
            return
        }
        guard let code = object["setupCode"]?.string.flatMap({ try? SetupCode($0, allowingForbidden: true) }) else {
            throw .unreadable("setupCode")
        }
        self = .code(code)
    }
}

extension JSONObject {
    fileprivate func bytes(_ key: String) -> [UInt8]? {
        self[key]?.string.flatMap { Base64.decode($0) }
    }
}

extension PairingRecord {
    fileprivate var json: JSONObject {
        [
            "identifier": .string(Base64.encode(identifier.bytes)), "publicKey": .string(Base64.encode(publicKey)),
            "isAdmin": .bool(isAdmin),
        ]
    }

    fileprivate init?(json: JSONObject) {
        guard let identifier = json.bytes("identifier"), let publicKey = json.bytes("publicKey"),
            let isAdmin = json["isAdmin"]?.bool
        else { return nil }
        self.init(identifier: PairingIdentifier(identifier), publicKey: publicKey, isAdmin: isAdmin)
    }
}
