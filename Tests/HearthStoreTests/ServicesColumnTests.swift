// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import Testing

@testable import HearthStore

/// Services are written by their `Codable` and read without: both must mean the same.
@Suite struct ServicesColumnTests {
    @Test("what is written is read back, whatever a device says of itself")
    func roundTrip() throws {
        let read = try ServicesColumn.decode(try ServicesColumn.encode(Self.services))
        #expect(read == Self.services)
    }

    @Test("it reads what `Codable` reads")
    func agreement() throws {
        let text = try ServicesColumn.encode(Self.services)
        #expect(try ServicesColumn.decode(text) == JSONDecoder().decode([Service].self, from: Data(text.utf8)))
    }

    @Test("no services are no services")
    func empty() throws {
        #expect(try ServicesColumn.decode("[]") == [])
    }

    @Test("what is missing or of another kind is reported, not guessed", arguments: zip(members, wrongs))
    func corrupt(member: String, wrong: String) throws {
        let text = try ServicesColumn.encode(Self.services)
        let broken = text.replacing("\"\(member)\":", with: "\"\(member)\":\(wrong),\"before\":")
        #expect(broken != text)
        #expect(throws: StoreError.self) { try ServicesColumn.decode(broken) }
        let renamed = text.replacing("\"\(member)\":", with: "\"not \(member)\":")
        guard Self.required.contains(member) else { return }
        #expect(throws: StoreError.self) { try ServicesColumn.decode(renamed) }
    }

    private static let required = [
        "iid", "type", "isPrimary", "isHidden", "linked", "characteristics", "permissions", "metadata", "format",
    ]
    private static let optional = [
        "name", "associatedType", "manufacturerDescription", "unit", "minimum", "maximum", "step", "maximumLength",
        "maximumDataLength", "validValues",
    ]
    static let members = required + optional
    /// Something of another kind for each of `members`.
    static let wrongs = [
        "-1", "\"lamp\"", "\"yes\"", "2", "[\"1\"]", "{}", "[1]", "[]", "\"odd\"",
        "1", "\"x\"", "true", "1", "[]", "{}", "{\"data\":1}", "\"64\"", "1.5", "[\"1\"]",
    ]

    private static let services: [Service] = [
        Service(
            iid: UInt64.max, type: ServiceType.lightbulb, name: "Гирлянда \"\\\n\u{1}\u{1F4A1}",
            associatedType: ServiceType.fan, isPrimary: true, linked: [1, 9_007_199_254_740_993],
            characteristics: metadata.enumerated().map { index, metadata in
                Characteristic(
                    iid: UInt64(index + 1), type: TypeIdentifier(high: 0x1234_5678_9ABC_DEF0, low: UInt64(index)),
                    permissions: [.read, .timedWrite, .hidden], metadata: metadata.normalised,
                    manufacturerDescription: index == 0 ? "Helligkeit" : nil)
            }),
        Service(iid: 7, type: TypeIdentifier(apple: 0x3E), isHidden: true),
    ]

    private static let metadata = [
        CharacteristicMetadata(
            format: .float, unit: "celsius", minimum: .double(-273.15), maximum: .double(1e21), step: .double(1e-7)),
        CharacteristicMetadata(format: .float, minimum: .integer(0), maximum: .integer(100), step: .double(0.1)),
        CharacteristicMetadata(
            format: .uint64, minimum: .integer(0), maximum: .integer(Int128(UInt64.max)), step: .integer(1)),
        CharacteristicMetadata(format: .int, minimum: .integer(Int128(Int64.min)), validValues: [-1, 0, 3]),
        CharacteristicMetadata(format: .string, unit: "", minimum: .string("x"), maximumLength: 256),
        CharacteristicMetadata(
            format: .data, minimum: .data([0, 255]), maximum: .data([]), step: .bool(true),
            maximumDataLength: 2_097_152, validValues: []),
        CharacteristicMetadata(format: .dictionary),
    ]
}
