// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Columns that hold a nested description as JSON.
enum JSONColumn {
    // Safe to use from several threads as long as nobody changes its settings.
    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }()

    static func encode(_ value: some Encodable) throws(StoreError) -> String {
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            throw StoreError.corrupt(table: "a description", detail: "it has no form in JSON")
        }
    }

    static func decode<Value: Decodable>(_ text: String, in table: String) throws(StoreError) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
            throw StoreError.corrupt(table: table, detail: "a description is not the JSON it should be")
        }
    }
}
