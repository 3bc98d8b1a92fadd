// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import Testing

@testable import HomeKit

@Suite("Names of types in the person's language")
struct LanguageTests {
    @Test(
        "B10.14: the language is that of LANGUAGE, LC_ALL, LC_MESSAGES and LANG, as gettext has it; else English",
        arguments: [
            ([:], Language.english), (["LANG": "ru_RU.UTF-8"], .russian), (["LANG": "ru"], .russian),
            (["LANG": "de_DE.UTF-8"], .english), (["LANG": "zh_CN.UTF-8"], .simplifiedChinese),
            (["LANG": "zh_SG"], .simplifiedChinese), (["LANG": "zh_TW.UTF-8"], .traditionalChinese),
            (["LANG": "zh_HK"], .traditionalChinese), (["LANG": "zh-Hant"], .traditionalChinese),
            (["LANG": "zh_Hans_HK"], .simplifiedChinese), (["LANG": "zh"], .simplifiedChinese),
            (["LC_ALL": "", "LC_MESSAGES": "ru_RU", "LANG": "zh_CN"], .russian),
            (["LC_ALL": "en_GB.UTF-8", "LANG": "ru_RU"], .english),
            (["LANGUAGE": "de:zh_TW:ru", "LANG": "en_US.UTF-8"], .traditionalChinese),
            (["LANGUAGE": "ru", "LANG": "C.UTF-8"], .english), (["LANGUAGE": "ru"], .english),
            (["LANGUAGE": "de:fr", "LANG": "ru_RU@euro"], .russian),
        ])
    func language(environment: [String: String], expected: Language) {
        #expect(Language(environment: environment) == expected)
    }

    @Test("B10.14: every type of the catalogue and every category has its name in every language")
    func complete() {
        let names =
            Catalogue.services.compactMap { TypeNames.service($0.type) }
            + Catalogue.characteristics.compactMap { TypeNames.characteristic($0.type) }
            + TypeNames.categories.values.map(\.name) + [TypeNames.custom]
        #expect(names.count > 360)
        for translations in [TypeNames.russian, TypeNames.simplifiedChinese, TypeNames.traditionalChinese] {
            #expect(names.filter { translations[$0] == nil } == [])
        }
        #expect(Language.russian.name("Brightness") == "Яркость")
        #expect(Language.simplifiedChinese.name("Power State") == "电源状态")
        #expect(Language.traditionalChinese.name("Power State") == "電源狀態")
        #expect(Language.english.name("Power State") == "Power State")
    }

    @Test("B10.14: a program that runs in Russian tells kinds of accessories in Russian")
    func process() async {
        await #expect(processExitsWith: .success) {
            setenv("LC_ALL", "ru_RU.UTF-8", 1)
            unsetenv("LANGUAGE")
            guard HMAccessoryCategory.category(5).localizedDescription == "Лампа",
                HMAccessoryCategory.category(999).localizedDescription == "Другое"
            else { exit(1) }
        }
    }

    @MainActor
    @Test("B10.14: a maker's own type has the maker's words; one that Apple defines without a constant has its name")
    func otherTypes() async throws {
        let house = try await House()
        let vendor = try #require(TypeIdentifier("12345678-ABCD-4000-8000-00000000ABCD"))
        var lamp = try #require(house.hub.database.homes.first?.accessories.first { $0.id == House.lamp })
        let more: [(UInt64, TypeIdentifier, String?)] = [
            (21, vendor, "Sparkle"), (22, vendor, nil), (23, TypeIdentifier(apple: 0x25B), nil),
        ]
        let characteristics = more.map { iid, type, words in
            Characteristic(
                iid: iid, type: type, permissions: [.read], metadata: CharacteristicMetadata(format: .bool),
                manufacturerDescription: words)
        }
        lamp.services.append(Service(iid: 20, type: vendor, characteristics: characteristics))
        house.hub.change([.accessoryDescribed(accessory: lamp, home: house.id)])
        await mainQueueIsDrained()
        let service = try #require(try house.lamp.services.last)
        let custom = Language.current.name("Custom")
        #expect(service.localizedDescription == custom && service.serviceType == vendor.fullForm)
        #expect(
            service.characteristics.map(\.localizedDescription)
                == ["Sparkle", custom, Language.current.name("AirPlay Enable")])
    }
}
