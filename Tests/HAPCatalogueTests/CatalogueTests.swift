// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@Suite("The catalogue")
struct CatalogueTests {
    @Test("holds every entry of its source")
    func counts() {
        #expect(Catalogue.services.count == 76)
        #expect(Catalogue.characteristics.count == 257)
        #expect(Catalogue.categories.count == 37)
        #expect(Set(Catalogue.services.map(\.type)).count == 76)
        #expect(Set(Catalogue.characteristics.map(\.type)).count == 257)
    }

    @Test(
        "finds a characteristic as people type it",
        arguments: [
            ("brightness", 0x8), ("On", 0x25), ("power state", 0x25), ("PowerState", 0x25), ("lock-target-state", 0x1E),
            ("LOCK_TARGET_STATE", 0x1E), ("HMCharacteristicTypeTargetLockMechanismState", 0x1E),
            ("target lock mechanism state", 0x1E), ("PM2.5 Density", 0xC6), ("hm characteristic type hue", 0x13),
            ("current relative humidity", 0x10), ("'hue'", 0x13), ("Version", 0x37), ("firmware version", 0x52),
        ] as [(String, UInt32)])
    func characteristicNames(name: String, short: UInt32) {
        #expect(Catalogue.characteristic(named: name)?.type == TypeIdentifier(apple: short))
    }

    @Test(
        "finds a service as people type it",
        arguments: [
            ("lightbulb", 0x43), ("garage door opener", 0x41), ("HMServiceTypeVentilationFan", 0xB7), ("fan", 0x40),
            ("heater-cooler", 0xBC), ("label", 0xCC), ("wi-fi router", 0x20A),
        ] as [(String, UInt32)])
    func serviceNames(name: String, short: UInt32) {
        #expect(Catalogue.service(named: name)?.type == TypeIdentifier(apple: short))
    }

    @Test("finds a category by number and name")
    func categories() {
        #expect(Catalogue.category(AccessoryCategory.bridge)?.name == "Bridge")
        #expect(Catalogue.category(named: "garage-door opener")?.identifier == 4)
        #expect(Catalogue.category(named: "HMAccessoryCategoryTypeIPCamera")?.identifier == AccessoryCategory.ipCamera)
        #expect(Catalogue.category(99) == nil)
    }

    @Test("knows nothing of what Apple does not define", arguments: ["", "-", "flux capacitor", "power"])
    func unknownNames(name: String) {
        #expect(Catalogue.characteristic(named: name) == nil)
        #expect(Catalogue.service(named: name) == nil)
    }

    @Test("gives constants, defaults and names together")
    func definition() throws {
        let brightness = try #require(Catalogue.characteristic(CharacteristicType.brightness))
        #expect(brightness.homeKitConstant == "HMCharacteristicTypeBrightness")
        #expect(brightness.permissions == [.read, .write, .notify])
        #expect(
            brightness.metadata
                == CharacteristicMetadata(
                    format: .int, unit: "percentage", minimum: .integer(0), maximum: .integer(100), step: .integer(1)))
        let lightbulb = try #require(Catalogue.service(ServiceType.lightbulb))
        #expect(lightbulb.required == [CharacteristicType.on])
        #expect(lightbulb.optional.contains(CharacteristicType.colorTemperature))
        #expect(Catalogue.characteristic(CharacteristicType.programmableSwitchEvent)?.sendsEventsAtOnce == true)
        #expect(Catalogue.service(ServiceType.tapManagement)?.isExtended == true)
    }

    @Test("every service needs only characteristics that exist")
    func references() {
        for service in Catalogue.services {
            for type in service.required + service.optional {
                #expect(Catalogue.characteristic(type) != nil, "\(service.name): \(type)")
            }
        }
    }

    @Test("every name finds its own entry")
    func everyName() {
        for entry in Catalogue.characteristics {
            for name in [entry.name, entry.displayName, entry.homeKitConstant].compactMap({ $0 }) {
                #expect(Catalogue.characteristic(named: name)?.type == entry.type, "\(name)")
            }
        }
        for entry in Catalogue.services {
            for name in [entry.name, entry.displayName, entry.homeKitConstant].compactMap({ $0 }) {
                #expect(Catalogue.service(named: name)?.type == entry.type, "\(name)")
            }
        }
    }
}
