// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import Testing

@Suite("Encoding an attribute database")
struct AttributeDatabaseEncodingTests {
    static let lamp = AttributeDatabase(accessories: [
        AccessoryAttributes(
            aid: 1,
            services: [
                ServiceAttributes(
                    iid: 1, type: ServiceType.accessoryInformation,
                    characteristics: [
                        CharacteristicAttributes(iid: 2, type: CharacteristicType.identify),
                        CharacteristicAttributes(iid: 3, type: CharacteristicType.name, value: .string("Lamp")),
                    ].compactMap { $0 }),
                ServiceAttributes(
                    iid: 8, type: ServiceType.lightbulb, isPrimary: true, linked: [1],
                    characteristics: [
                        CharacteristicAttributes(iid: 9, type: CharacteristicType.on, value: .bool(true)),
                        CharacteristicAttributes(iid: 10, type: CharacteristicType.hue),
                    ].compactMap { $0 }),
            ])
    ])

    @Test("keys come in Apple's order, bools as numbers, no value without permission to read")
    func exact() {
        let expected =
            #"{"accessories":[{"aid":1,"services":[{"iid":1,"type":"3E","characteristics":["#
            + #"{"iid":2,"type":"14","format":"bool","perms":["pw"]},"#
            + #"{"iid":3,"type":"23","format":"string","value":"Lamp","perms":["pr"],"maxLen":64}]},"#
            + #"{"iid":8,"type":"43","primary":true,"linked":[1],"characteristics":["#
            + #"{"iid":9,"type":"25","format":"bool","value":1,"perms":["pr","pw","ev"],"ev":true},"#
            + #"{"iid":10,"type":"13","format":"float","value":null,"perms":["pr","pw","ev"],"ev":false,"#
            + #""unit":"arcdegrees","minValue":0,"maxValue":360,"minStep":1}]}]}]}"#
        let encoded = Self.lamp.encoded { $0.iid == 9 }
        #expect(String(decoding: encoded, as: UTF8.self) == expected)
    }

    @Test("what was encoded decodes to the same")
    func roundTrip() throws {
        var oddities: [Oddity] = []
        let again = try AttributeDatabase(decoding: Self.lamp.encoded(), noting: &oddities)
        #expect(again == Self.lamp)
        #expect(oddities.isEmpty)
    }

    @Test("values are found and set by id")
    func values() {
        var database = Self.lamp
        let wasSet = database.setValue(.bool(false), of: CharacteristicID(aid: 1, iid: 9))
        #expect(wasSet)
        #expect(database[CharacteristicID(aid: 1, iid: 9)]?.value == .bool(false))
        for unknown in [CharacteristicID(aid: 1, iid: 8), CharacteristicID(aid: 2, iid: 9)] {
            let wasSet = database.setValue(nil, of: unknown)
            #expect(!wasSet)
        }
        #expect(database.characteristics.map(\.id.iid) == [2, 3, 9, 10])
    }
}
