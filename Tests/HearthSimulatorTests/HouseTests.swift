// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("The built-in house")
struct HouseTests {
    @Test("is a bridge with twelve accessories and two that stand alone")
    func size() {
        #expect(House.plans.map(\.database.accessories.count) == [13, 1, 1])
        #expect(House.plans.map(\.category) == [2, 5, 3])
        #expect(Set(House.plans.map(\.key)).count == 3)
        let names = House.plans.flatMap(\.database.accessories).compactMap(\.name)
        #expect(Set(names).count == 15)
    }

    @Test("keeps to the rules: numbers unique, information first, nothing required missing, values allowed")
    func rules() throws {
        for accessory in House.plans.flatMap(\.database.accessories) {
            let iids = accessory.services.flatMap { [$0.iid] + $0.characteristics.map(\.iid) }
            #expect(Set(iids).count == iids.count)
            #expect(accessory.services.first?.type == ServiceType.accessoryInformation)
            #expect(accessory.services.first?.iid == 1)
            #expect(accessory.services.count(where: \.isPrimary) <= 1)
            for service in accessory.services {
                let required = try #require(Catalogue.service(service.type)).required
                let missing = required.filter { service.characteristic($0) == nil }
                #expect(missing == [], "\(accessory.name ?? "") \(service.name)")
                for characteristic in service.characteristics {
                    guard let value = characteristic.value else { continue }
                    #expect(try characteristic.metadata.prepared(value) == value, "\(characteristic.type)")
                }
            }
        }
    }

    @Test("has a value for everything that can be read, buttons aside")
    func complete() {
        let unknown = House.plans.flatMap(\.database.characteristics).filter {
            $0.attributes.permissions.contains(.read) && $0.attributes.value == nil
        }
        #expect(Set(unknown.map(\.attributes.type)) == [CharacteristicType.programmableSwitchEvent])
    }
}
