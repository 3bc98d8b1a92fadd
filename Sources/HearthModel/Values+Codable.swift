// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// How the words of HAP travel between the hub and its clients and are stored.

internal import Foundation
package import HAPCatalogue

/// As UUID text in full.
extension TypeIdentifier: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let type = TypeIdentifier(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a type UUID")
        }
        self = type
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(fullForm)
    }
}

/// As the list of HAP's words.
extension CharacteristicPermissions: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(words: try decoder.singleValueContainer().decode([String].self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(words)
    }
}

/// As plain JSON, so that any language can read it; data alone is marked, as `{"data":"base64"}`.
extension CharacteristicValue: Codable {
    private enum CodingKeys: CodingKey { case data }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(Int128(value))
        } else if let value = try? container.decode(UInt64.self) {
            self = .integer(Int128(value))
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else {
            // Last, since asking in vain is slow.
            let marked = try decoder.container(keyedBy: CodingKeys.self)
            self = .data([UInt8](try marked.decode(Data.self, forKey: .data)))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .data(let bytes):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(Data(bytes), forKey: .data)
        case .bool(let value): try encoder.encodeSingle(value)
        case .integer(let value) where value < 0: try encoder.encodeSingle(Int64(clamping: value))
        case .integer(let value): try encoder.encodeSingle(UInt64(clamping: value))
        case .double(let value): try encoder.encodeSingle(value)
        case .string(let value): try encoder.encodeSingle(value)
        }
    }
}

extension CharacteristicMetadata: Codable {
    private enum CodingKeys: String, CodingKey {
        case format, unit, minimum, maximum, step, maximumLength, maximumDataLength, validValues
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            format: try container.decode(CharacteristicFormat.self, forKey: .format),
            unit: try container.decodeIfPresent(String.self, forKey: .unit),
            minimum: try container.decodeIfPresent(CharacteristicValue.self, forKey: .minimum),
            maximum: try container.decodeIfPresent(CharacteristicValue.self, forKey: .maximum),
            step: try container.decodeIfPresent(CharacteristicValue.self, forKey: .step),
            maximumLength: try container.decodeIfPresent(Int.self, forKey: .maximumLength),
            maximumDataLength: try container.decodeIfPresent(Int.self, forKey: .maximumDataLength),
            validValues: try container.decodeIfPresent([Int].self, forKey: .validValues))
        self = normalised
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(format, forKey: .format)
        try container.encodeIfPresent(unit, forKey: .unit)
        try container.encodeIfPresent(minimum, forKey: .minimum)
        try container.encodeIfPresent(maximum, forKey: .maximum)
        try container.encodeIfPresent(step, forKey: .step)
        try container.encodeIfPresent(maximumLength, forKey: .maximumLength)
        try container.encodeIfPresent(maximumDataLength, forKey: .maximumDataLength)
        try container.encodeIfPresent(validValues, forKey: .validValues)
    }
}

extension Encoder {
    fileprivate func encodeSingle(_ value: some Encodable) throws {
        var container = singleValueContainer()
        try container.encode(value)
    }
}
