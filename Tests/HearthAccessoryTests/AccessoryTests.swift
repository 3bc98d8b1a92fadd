// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthAccessory
import Testing

/// As an author of accessories sees them: only what is public.
@Suite("An accessory as it is declared")
struct AccessoryTests {
    private func lamp(_ name: String = "Lamp", serialNumber: String = "L-1") throws -> Accessory {
        try Accessory(
            name, .lightbulb, information: .init(serialNumber: serialNumber),
            Service(.lightbulb, Characteristic(.on, false)))
    }

    private func message(_ declare: () throws -> Void) -> String {
        do {
            try declare()
            return "accepted"
        } catch {
            return "\(error)"
        }
    }

    @Test("what HAP requires of a service must be there, and the error names it")
    func required() {
        let error = message { _ = try Accessory("Door", .garageDoorOpener, Service(.garageDoorOpener)) }
        #expect(error.contains("Garage Door Opener of Door lacks Current Door State"), "\(error)")
        #expect(message { _ = try lamp() } == "accepted")
    }

    @Test("texts have their lengths", arguments: ["", String(repeating: "x", count: 65), "節日彩燈節日彩燈節日彩燈節日彩燈節日彩燈節日"])
    func lengths(name: String) {
        #expect(message { _ = try lamp(name) }.contains("64 bytes"))
    }

    @Test(
        "a firmware is one to three numbers",
        arguments: [("1", true), ("1.2.3", true), ("1.2.3.4", false), ("v1", false), ("1.", false)])
    func firmware(text: String, isAccepted: Bool) {
        var information = Accessory.Information(serialNumber: "L-1")
        information.firmware = text
        let error = message { _ = try Accessory("Lamp", .lightbulb, information: information) }
        #expect((error == "accepted") == isAccepted, "\(error)")
    }

    @Test("a characteristic belongs to one service, and to it once")
    func sharing() {
        let power = Characteristic(.on, false)
        let twice = message { _ = try Accessory("Lamp", .lightbulb, Service(.lightbulb, power, power)) }
        #expect(twice.contains("twice"))
        let shared = message {
            _ = try Accessory("Lamp", .lightbulb, Service(.lightbulb, power), Service(.switch, power))
        }
        #expect(shared.contains("share"))
    }

    @Test("a bridge says that it is one, holds no other, and tells those behind it apart")
    func bridges() throws {
        let one = try lamp()
        #expect(message { _ = try Accessory("X", .lightbulb, bridging: [one]) }.contains(".bridge"))
        #expect(message { _ = try Accessory("X", .bridge, bridging: [one, lamp("Other")]) }.contains("serial number"))
        let bridge = try Accessory("Bridge", .bridge, bridging: [one, lamp("Other", serialNumber: "L-2")])
        #expect(message { _ = try Accessory("X", .bridge, bridging: [bridge]) }.contains("one level"))
        let many = try (1...150).map { try lamp("Lamp \($0)", serialNumber: "L-\($0)") }
        #expect(message { _ = try Accessory("X", .bridge, bridging: many) }.contains("149"))
    }

    @Test("values are typed, begin as declared and are brought within their limits")
    func values() {
        let brightness = Characteristic(.brightness, 50)
        #expect(brightness.value == 50)
        brightness.set(400)
        #expect(brightness.value == 100)
        brightness.set(nil)
        #expect(brightness.value == nil)
        let target = Characteristic(.targetTemperature, 21.26, in: 15...25, step: 0.5)
        #expect(target.value == 21.5)
        target.set(3)
        #expect(target.value == 15)
        #expect(Characteristic(.configuredName, "Lamp").value == "Lamp")
        #expect(Characteristic(.setupEndpoints, [1, 1, 7]).value == [1, 1, 7])
        #expect(Characteristic(.programmableSwitchEvent).value == nil)
    }
}
