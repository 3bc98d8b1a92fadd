// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import Testing

@testable import HAPNetwork

@Suite("Planned characteristics")
struct PlannedCharacteristicsTests {
    private static let formats: [CharacteristicFormat] = [.bool, .uint8, .float, .string, .data, .int, .tlv8, .uint64]

    private let planned = PlannedCharacteristics(
        formats.enumerated().map { place, format in (Self.id(place), Self.attributes(format)) }
            + [(id(3), attributes(.bool))])

    private static func id(_ place: Int) -> CharacteristicID { CharacteristicID(aid: 1, iid: UInt64(place)) }

    private static func attributes(_ format: CharacteristicFormat) -> CharacteristicAttributes {
        CharacteristicAttributes(
            iid: 1, type: CharacteristicType.brightness, permissions: [.read],
            metadata: CharacteristicMetadata(format: format))
    }

    @Test(
        "are found in any order, the first of those with the same id",
        arguments: [[0, 1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 1, 0], [0, 4, 3, 7, 7, 0, 2, 6], [3, 3, 5, 3]])
    func search(places: [Int]) {
        var search = PlannedCharacteristics.Search(in: planned)
        for place in places {
            #expect(search.find(Self.id(place))?.metadata.format == Self.formats[place])
            #expect(search.find(Self.id(8)) == nil)
            #expect(planned[Self.id(place)]?.metadata.format == Self.formats[place])
        }
        #expect(planned[Self.id(8)] == nil)
    }
}
