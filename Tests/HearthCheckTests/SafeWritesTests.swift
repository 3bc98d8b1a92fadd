// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HearthTestSupport
import Testing

@testable import HearthCheck

struct SafeWritesTests {
    private static func accessory(_ service: TypeIdentifier, _ types: [TypeIdentifier]) -> AccessoryAttributes {
        AccessoryAttributes(
            aid: 2,
            services: [
                .information,
                ServiceAttributes(
                    iid: 9, type: service,
                    characteristics: types.enumerated().compactMap {
                        CharacteristicAttributes(iid: UInt64(10 + $0), type: $1)
                    }
                ),
            ])
    }

    @Test("of a bridge only the lamp is written, power and level together")
    func lampOnly() {
        let groups = SafeWrites(.bridge).groups
        #expect(groups.map(\.ids) == [[CharacteristicID(aid: 2, iid: 10), CharacteristicID(aid: 2, iid: 11)]])
    }

    @Test("nothing that moves, locks, heats or alarms has a characteristic that is written")
    func others() {
        let lights: Set = [ServiceType.lightbulb, ServiceType.outlet, ServiceType.fan, ServiceType.fanv2]
        for service in Catalogue.services where !lights.contains(service.type) {
            let accessory = Self.accessory(service.type, service.required + service.optional)
            #expect(SafeWrites(AttributeDatabase(accessories: [accessory])).groups == [], "\(service.name)")
        }
    }

    @Test("a lamp in one accessory with a lock is left alone")
    func lampWithLock() {
        var accessory = AccessoryAttributes.lock(aid: 2)
        accessory.services += AccessoryAttributes.lamp(aid: 2).services.dropFirst()
        #expect(SafeWrites(AttributeDatabase(accessories: [accessory])).groups == [])
    }

    @Test("what wants a timed write or authorization is left alone")
    func ceremonies() {
        for permission in [CharacteristicPermissions.timedWrite, .additionalAuthorization, .writeResponse] {
            var database = AttributeDatabase.lamp
            for index in 0...1 {
                database.accessories[0].services[1].characteristics[index].permissions.insert(permission)
            }
            #expect(SafeWrites(database).groups == [])
        }
    }

    @Test("a house of lamps is not written whole")
    func limit() {
        let house = AttributeDatabase(accessories: (2...50).map { .lamp(aid: $0) })
        #expect(SafeWrites(house).groups.count == 8)
    }
}
