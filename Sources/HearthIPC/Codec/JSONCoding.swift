// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials

/// How the types of the hub are written as JSON. The one place for its settings.
///
/// Dates are seconds since 1970 as a JSON number. Binary data is base64. A float that JSON has no number for travels as
/// text (`"Infinity"`), so one odd value of a device never costs the message it is in. Slashes are not escaped.
package enum JSONCoding {
    // Both are classes that are safe to use from several threads as long as nobody changes their settings.
    private static let encoder = makeEncoder()
    private static let decoder = makeDecoder()

    private static func makeEncoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.outputFormatting = .withoutEscapingSlashes
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
        return encoder
    }

    private static func makeDecoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return decoder
    }

    package static func encode(_ value: some Encodable) throws -> Data {
        try encoder.encode(value)
    }

    package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try decoder.decode(type, from: data)
    }
}
