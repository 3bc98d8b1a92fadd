// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@Suite("A value in a person's words")
struct ValueTextTests {
    @Test(
        "is understood",
        arguments: [
            ("On", "on", .bool(true)), ("On", "NO", .bool(false)), ("On", " 1 ", .bool(true)),
            ("Brightness", "40", .integer(40)), ("Brightness", "40%", .integer(40)),
            ("Brightness", "40 percent", .integer(40)), ("Brightness", "40.0", .integer(40)),
            ("TargetTemperature", "21.5", .double(21.5)), ("TargetTemperature", "21,5 °C", .double(21.5)),
            ("TargetTemperature", "-3c", .double(-3)), ("Hue", "120°", .double(120)),
            ("LockTargetState", "locked", .integer(1)), ("LockTargetState", "Unlock", .integer(0)),
            ("LockTargetState", "secured", .integer(1)), ("LockTargetState", "1", .integer(1)),
            ("TargetDoorState", "closed", .integer(1)), ("TargetHeatingCoolingState", "auto", .integer(3)),
            ("SecuritySystemTargetState", "away arm", .integer(1)), ("SecuritySystemTargetState", "off", .integer(3)),
            ("Active", "on", .integer(1)), ("Active", "inactive", .integer(0)), ("SwingMode", "off", .integer(0)),
            ("RotationDirection", "counter-clockwise", .integer(1)), ("LeakDetected", "yes", .integer(1)),
            ("Name", " Kid's Night Light", .string(" Kid's Night Light")),
            ("SetupEndpoints", "AQEA", .data([1, 1, 0])), ("SetupEndpoints", "0x010100", .data([1, 1, 0])),
        ] as [(String, String, CharacteristicValue)])
    func understood(name: String, text: String, expected: CharacteristicValue) throws {
        let entry = try #require(Catalogue.characteristic(named: name))
        #expect(try entry.metadata.value(from: text, type: entry.type) == expected)
    }

    @Test(
        "is refused with the words that would do",
        arguments: [
            ("On", "maybe", ["on", "off"]), ("LockTargetState", "ajar", ["unlocked", "locked"]),
            ("Brightness", "bright", ["a whole number from 0 to 100%"]),
            ("Brightness", "40.5", ["a whole number from 0 to 100%"]),
            ("TargetTemperature", "nan", ["a number from 10 to 38 °C"]),
            ("TargetTemperature", "0x10", ["a number from 10 to 38 °C"]),
            ("CurrentHeatingCoolingState", "auto", ["off", "heat", "cool"]),
            ("SetupEndpoints", "???", ["base64", "hexadecimal digits after 0x"]),
        ])
    func refused(name: String, text: String, allowed: [String]) throws {
        let entry = try #require(Catalogue.characteristic(named: name))
        #expect(throws: ValueTextError(text: text, allowed: allowed)) {
            try entry.metadata.value(from: text, type: entry.type)
        }
    }

    @Test(
        "is shown with its unit",
        arguments: [
            ("On", .bool(true), "on"), ("MotionDetected", .bool(false), "no"), ("Brightness", .integer(40), "40%"),
            ("TargetTemperature", .double(21), "21 °C"), ("CurrentTemperature", .double(19.299999237060547), "19.3 °C"),
            ("LockCurrentState", .integer(1), "locked"), ("LockCurrentState", .integer(9), "9"),
            ("LockLastKnownAction", .integer(1), "unsecured physically interior"), ("Hue", .double(120.5), "120.5°"),
            ("SetDuration", .integer(90), "90 s"), ("Name", .string("Lamp"), "Lamp"),
            ("SetupEndpoints", .data([1, 1, 0]), "AQEA"),
        ] as [(String, CharacteristicValue, String)])
    func shown(name: String, value: CharacteristicValue, expected: String) throws {
        let entry = try #require(Catalogue.characteristic(named: name))
        #expect(entry.metadata.text(for: value, type: entry.type) == expected)
    }

    @Test("what is shown for an enumeration means the same value again")
    func roundTrip() throws {
        for entry in Catalogue.characteristics where !entry.valueNames.isEmpty && entry.metadata.format == .uint8 {
            for name in entry.valueNames {
                let text = entry.metadata.text(for: .integer(Int128(name.value)), type: entry.type)
                let again = try entry.metadata.value(from: text, type: entry.type)
                #expect(again == .integer(Int128(name.value)), "\(entry.name) \(text)")
            }
        }
    }

    @Test("a device's own list of values narrows the words")
    func narrowed() {
        var metadata = CharacteristicMetadata(format: .uint8)
        metadata.validValues = [0, 1]
        let type = CharacteristicType.targetHeatingCoolingState
        #expect(throws: ValueTextError(text: "auto", allowed: ["off", "heat"])) {
            try metadata.value(from: "auto", type: type)
        }
    }
}
