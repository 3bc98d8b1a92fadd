// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue

/// Why one characteristic could not be read or written, while the others could.
package enum CharacteristicFailure: Error, Hashable, Sendable {
    /// The accessory's reason.
    case status(HAPStatus)
    /// The accessory left it out of its answer, twice.
    case noAnswer
    /// The accessory refused the whole request without naming a HAP status; the HTTP status.
    case refused(status: Int)
    /// The database has no such characteristic.
    case unknownCharacteristic
    /// The value does not fit; it was not sent.
    case invalidValue(ValueError)
}

extension CharacteristicFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .status(let status): status.description
        case .noAnswer: "The accessory said nothing about this value; try again."
        case .refused(let status): "The accessory refused the request (HTTP \(status)); try again."
        case .unknownCharacteristic: "The accessory has no such value; read its list of services again."
        case .invalidValue(let error): error.description
        }
    }
}

/// What became of one row of a read or a write.
package struct CharacteristicResult: Sendable {
    package let id: CharacteristicID
    /// The value as it is now; nil if the accessory does not know it, or it can only be written.
    package let result: Result<CharacteristicValue?, CharacteristicFailure>

    package init(id: CharacteristicID, result: Result<CharacteristicValue?, CharacteristicFailure>) {
        self.id = id
        self.result = result
    }

    /// Whether the answer left it out.
    var isMissing: Bool {
        if case .failure(.noAnswer) = result { true } else { false }
    }
}

/// A value to write.
package struct CharacteristicWrite: Hashable, Sendable {
    package let id: CharacteristicID
    package let value: CharacteristicValue
    /// Opaque, from the user's app; for characteristics that want it.
    package let authorizationData: [UInt8]?
    /// Asks for an answer with the value; for characteristics that give one.
    package let wantsResponse: Bool

    package init(
        _ id: CharacteristicID, _ value: CharacteristicValue, authorizationData: [UInt8]? = nil,
        wantsResponse: Bool = false
    ) {
        self.id = id
        self.value = value
        self.authorizationData = authorizationData
        self.wantsResponse = wantsResponse
    }
}
