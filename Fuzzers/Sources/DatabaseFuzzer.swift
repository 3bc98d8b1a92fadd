// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// An attribute database, and what we then do with each of its characteristics.
struct DatabaseFuzzer: Fuzzer {
    func run(_ input: [UInt8]) {
        var oddities: [Oddity] = []
        guard let database = try? AttributeDatabase(decoding: input, noting: &oddities) else { return }
        for oddity in oddities { promise(!oddity.description.isEmpty, "every oddity says what it is") }
        for (_, attributes) in database.characteristics { use(attributes) }
        let again = try? AttributeDatabase(decoding: database.encoded())
        promise(again?.accessories.map(\.aid) == database.accessories.map(\.aid), "what we write is what we read")
    }

    private func use(_ attributes: CharacteristicAttributes) {
        let metadata = attributes.metadata
        let values: [CharacteristicValue?] = [
            attributes.value, .bool(true), .integer(.max), .integer(.min), .integer(50), .double(-1e38), .double(.nan),
            .double(.infinity), .double(1.7e38), .string("x"), .data([1, 1]),
        ]
        for case let value? in values {
            _ = try? metadata.prepared(value)
            _ = try? metadata.prepared(value, outOfRange: .clamped)
            _ = metadata.text(for: value, type: attributes.type)
        }
        for text in ["on", "1e38", "99999999999999999999999999999999999999999", "40%", "21,5 °C", ""] {
            if let value = try? metadata.value(from: text, type: attributes.type) { _ = try? metadata.prepared(value) }
        }
    }
}
