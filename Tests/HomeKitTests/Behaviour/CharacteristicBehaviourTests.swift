// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

/// What a program writes and what the device gets: the number or word, and nil if it is refused.
struct WrittenValue: Sendable {
    let type: String
    let value: any Sendable
    let arrives: CharacteristicValue?

    init(_ type: String, _ value: any Sendable, _ arrives: CharacteristicValue?) {
        (self.type, self.value, self.arrives) = (type, value, arrives)
    }
}

@MainActor
@Suite("Behaviour: characteristics")
struct CharacteristicBehaviourTests {
    private func house() async throws -> House {
        let house = try await House()
        try await house.equip()
        return house
    }

    @Test(
        "B10.2: numbers of the formats int and float are brought into range and onto a step; states are not",
        arguments: [
            WrittenValue(HMCharacteristicTypeBrightness, 140, .integer(100)),
            WrittenValue(HMCharacteristicTypeBrightness, -3, .integer(0)),
            WrittenValue(HMCharacteristicTypeBrightness, 55.4, .integer(55)),
            WrittenValue(HMCharacteristicTypeTargetTemperature, 21.3, .double(21.5)),
            WrittenValue(HMCharacteristicTypeTargetTemperature, 99, .double(38)),
            WrittenValue(HMCharacteristicTypeTargetHeatingCooling, 3, .integer(3)),
            WrittenValue(HMCharacteristicTypeTargetHeatingCooling, 9, nil),
            WrittenValue(HMCharacteristicTypePowerState, 1, .bool(true)),
            WrittenValue(HMCharacteristicTypePowerState, 2, nil),
            WrittenValue(HMCharacteristicTypeConfiguredName, "Lamp", .string("Lamp")),
            WrittenValue(HMCharacteristicTypeSetupStreamEndpoint, Data([1, 1, 7]), .data([1, 1, 7])),
        ])
    func clamped(written: WrittenValue) async throws {
        let house = try await house()
        let characteristic = try house.characteristic(written.type)
        try? await characteristic.writeValue(written.value)
        let writes = house.hub.requests(WriteCharacteristics.self).flatMap(\.writes)
        #expect(writes.map(\.value) == (written.arrives.map { [$0] } ?? []))
    }

    @Test("B10.4 B10.5: every format casts to what programs cast its values to")
    func casts() async throws {
        let house = try await house()
        house.hub.notify(
            .valuesChanged([
                CharacteristicState(House.mode, value: .integer(3)),
                CharacteristicState(House.label, value: .string("Oven")),
                CharacteristicState(House.stream, value: .data([1, 1, 7])),
                CharacteristicState(House.warmth, value: .double(21.5)),
            ]))
        await mainQueueIsDrained()
        let state = try #require(try house.characteristic(HMCharacteristicTypeTargetHeatingCooling).value)
        #expect(state as? Int == 3 && state as? UInt8 == 3 && state as? NSNumber == 3 && state as? Double == 3)
        #expect(HMCharacteristicValueHeatingCooling(rawValue: state as? Int ?? 0) == .auto)
        let warmth = try #require(try house.characteristic(HMCharacteristicTypeTargetTemperature).value)
        #expect(warmth as? Double == 21.5 && warmth as? Float == 21.5 && warmth as? NSNumber == 21.5)
        #expect(warmth as? Int == nil, "as on Apple's systems: no integer")
        let label = try #require(try house.characteristic(HMCharacteristicTypeConfiguredName).value)
        #expect(label as? String == "Oven" && label as? Data == nil)
        let stream = try #require(try house.characteristic(HMCharacteristicTypeSetupStreamEndpoint).value)
        #expect(stream as? Data == Data([1, 1, 7]) && stream as? String == nil)
        let on = try #require(try house.characteristic(HMCharacteristicTypePowerState).value)
        #expect(on as? Bool == true && on as? Int == 1 && on as? NSNumber == true && on as? UInt8 == 1)
    }

    @Test("B10.6: each permission of HAP has its property")
    func properties() throws {
        let all: [(CharacteristicPermissions, String)] = [
            (.read, HMCharacteristicPropertyReadable), (.write, HMCharacteristicPropertyWritable),
            (.notify, HMCharacteristicPropertySupportsEventNotification), (.hidden, HMCharacteristicPropertyHidden),
            (.additionalAuthorization, HMCharacteristicPropertyRequiresAuthorizationData),
        ]
        for (permission, property) in all { #expect(permission.properties == [property]) }
    }

    @Test("B10.7: notification enabled twice is enabled once, and disabled once is disabled")
    func twice() async throws {
        let house = try await house()
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        try await brightness.enableNotification(true)
        try await brightness.enableNotification(true)
        #expect(brightness.isNotificationEnabled)
        house.hub.notify(.valuesChanged([CharacteristicState(House.brightness, value: .integer(50))]))
        #expect(await house.messages() == ["Bulb Brightness 50"])
        try await brightness.enableNotification(false)
        #expect(!brightness.isNotificationEnabled)
    }

    @Test("B10.9: of two programs each has its own subscriptions")
    func ownership() async throws {
        let house = try await house()
        let (manager, recorder) = (HMHomeManager(dialler: house.hub.dialler, agent: nil), Recorder())
        manager.delegate = recorder
        try await eventually("loaded") { recorder.messages.count == 2 }
        let lamp = try #require(manager.homes.first?.accessories.first { $0.name == "Lamp" })
        lamp.delegate = recorder
        recorder.clear()
        let other = try #require(
            lamp.services.flatMap(\.characteristics).first { $0.characteristicType == HMCharacteristicTypeBrightness })
        let own = try house.characteristic(HMCharacteristicTypeBrightness)
        try await own.enableNotification(true)
        try await other.enableNotification(true)
        try await own.enableNotification(false)
        house.hub.notify(.valuesChanged([CharacteristicState(House.brightness, value: .integer(60))]))
        #expect(await house.messages() == [])
        #expect(
            recorder.messages == ["Bulb Brightness 60"] && other.isNotificationEnabled && !own.isNotificationEnabled)
    }

    @Test("B10.12: what the device did not say is missing in the metadata, and valid values are there if it named them")
    func metadata() async throws {
        let house = try await house()
        let mode = try #require(try house.characteristic(HMCharacteristicTypeTargetHeatingCooling).metadata)
        #expect(mode.validValues == [1, 3] && mode.format == HMCharacteristicMetadataFormatUInt8)
        #expect(mode.minimumValue == 1 && mode.maximumValue == 3 && mode.stepValue == nil && mode.units == nil)
        let label = try #require(try house.characteristic(HMCharacteristicTypeConfiguredName).metadata)
        #expect(label.maxLength == 4 && label.minimumValue == nil && label.validValues == nil)
        #expect(label.manufacturerDescription == nil)
    }

    @Test("B10.13: temperatures are Celsius, and are handed over as the device has them")
    func celsius() async throws {
        let house = try await house()
        let warmth = try house.characteristic(HMCharacteristicTypeTargetTemperature)
        try await warmth.writeValue(21)
        #expect(warmth.metadata?.units == HMCharacteristicMetadataUnitsCelsius && warmth.value as? Double == 21)
    }
}
