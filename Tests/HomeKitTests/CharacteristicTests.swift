// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Characteristics")
struct CharacteristicTests {
    @Test("B10.4 B10.5: a value casts to what programs cast it to")
    func casts() async throws {
        let house = try await House()
        let on = try #require(try house.characteristic(HMCharacteristicTypePowerState).value)
        #expect(on as? Bool == true && on as? Int == 1 && on as? NSNumber == 1 && on as? Double == 1)
        let brightness = try #require(try house.characteristic(HMCharacteristicTypeBrightness).value)
        #expect(brightness as? Int == 40 && brightness as? Double == 40 && brightness as? NSNumber == 40)
        #expect(brightness as? UInt8 == 40)
        let float = CharacteristicValue.double(21.5).foundationValue
        #expect(float as? Double == 21.5 && float as? NSNumber == 21.5 && float as? Float == 21.5)
        let big = CharacteristicValue.integer(Int128(UInt64.max)).foundationValue
        #expect((big as? NSNumber)?.uint64Value == .max)
        #expect(CharacteristicValue.string("a").foundationValue as? String == "a")
        #expect(CharacteristicValue.data([1, 2]).foundationValue as? Data == Data([1, 2]))
    }

    @Test(
        "B10.4: a value comes in its format's own kind, whatever the device said",
        arguments: [
            (CharacteristicFormat.bool, CharacteristicValue.integer(1), CharacteristicValue.bool(true)),
            (.bool, .integer(0), .bool(false)), (.uint8, .bool(true), .integer(1)), (.float, .integer(21), .double(21)),
            (.int, .double(40), .integer(40)), (.string, .string("x"), .string("x")), (.data, .data([1]), .data([1])),
        ])
    func normalised(format: CharacteristicFormat, value: CharacteristicValue, expected: CharacteristicValue) {
        #expect(format.normalised(value) == expected)
    }

    nonisolated static var written: [(Any, CharacteristicValue)] {
        [
            (true, .bool(true)), (1, .integer(1)), (UInt8(200), .integer(200)),
            (UInt64.max, .integer(Int128(UInt64.max))), (0.5, .double(0.5)), (Float(0.5), .double(0.5)),
            (NSNumber(value: true), .bool(true)), (NSNumber(value: 7), .integer(7)),
            (NSNumber(value: 2.5), .double(2.5)), ("text", .string("text")), (NSString("text"), .string("text")),
            (Data([1, 2]), .data([1, 2])), (NSData(data: Data([3])), .data([3])),
        ]
    }

    @Test("B10.5: everything that programs write is understood", arguments: written.indices)
    func understood(index: Int) {
        let (value, expected) = Self.written[index]
        #expect(CharacteristicValue(foundationValue: value) == expected)
    }

    @Test("B10.1: with notification on the value is the hub's, also if it changed unheard before")
    func freshOnSubscription() async throws {
        let house = try await House()
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        house.hub.state.withLock { $0.values[House.brightness] = .integer(70) }
        #expect(brightness.value as? Int == 40)
        try await brightness.enableNotification(true)
        #expect(brightness.value as? Int == 70)
    }

    @Test("B10.1: null from the device keeps the last value")
    func keepsValueOnNull() async throws {
        let house = try await House()
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        house.hub.state.withLock { $0.values[House.brightness] = nil }
        try await brightness.readValue()
        #expect(brightness.value as? Int == 40)
    }

    @Test("what is no value is not")
    func notUnderstood() {
        #expect(CharacteristicValue(foundationValue: [1, 2]) == nil)
        #expect(CharacteristicValue(foundationValue: Date()) == nil)
    }

    @Test(
        "B10.8 B4.1 B4.5: a write goes to the device; the value is there when the call returns, and no delegate is told"
    )
    func write() async throws {
        let house = try await House()
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        try await brightness.enableNotification(true)
        try await brightness.writeValue(NSNumber(value: 55.4))
        #expect(brightness.value as? Int == 55)
        try await house.characteristic(HMCharacteristicTypePowerState).writeValue(0)
        #expect(try house.characteristic(HMCharacteristicTypePowerState).value as? Bool == false)
        let writes = house.hub.requests(WriteCharacteristics.self).flatMap(\.writes)
        #expect(writes.map(\.value) == [.integer(55), .bool(false)])
        #expect(await house.messages() == [])
    }

    @Test(
        "B10.10: authorization data goes along with every write until it is taken back, with no other characteristic's")
    func authorizationData() async throws {
        let house = try await House()
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        try await brightness.updateAuthorizationData(Data([7, 8]))
        try await brightness.writeValue(40)
        try await house.characteristic(HMCharacteristicTypeBrightness).writeValue(41)
        try await house.characteristic(HMCharacteristicTypePowerState).writeValue(true)
        try await brightness.updateAuthorizationData(nil)
        try await brightness.writeValue(42)
        let writes = house.hub.requests(WriteCharacteristics.self).flatMap(\.writes)
        #expect(writes.map(\.authorizationData) == ["Bwg=", "Bwg=", nil, nil])
    }

    @Test("B10.3: what cannot be written is refused before the hub is asked")
    func refused() async throws {
        let house = try await House()
        let on = try house.characteristic(HMCharacteristicTypePowerState)
        await #expect(throws: HMError(.invalidValueType)) { try await on.writeValue("on") }
        await #expect(throws: HMError(.invalidValueType)) { try await on.writeValue([1]) }
        await #expect(throws: HMError(.nilParameter)) { try await on.writeValue(nil) }
        let name = try house.characteristic(HMCharacteristicTypeName)
        await #expect(throws: HMError(.readOnlyCharacteristic)) { try await name.writeValue("Lamp") }
        let identify = try house.characteristic(HMCharacteristicTypeIdentify)
        await #expect(throws: HMError(.writeOnlyCharacteristic)) { try await identify.readValue() }
        await #expect(throws: HMError(.notificationNotSupported)) { try await name.enableNotification(true) }
        #expect(house.hub.requests(WriteCharacteristics.self).isEmpty)
        #expect(house.hub.requests(ReadCharacteristics.self).isEmpty)
        #expect(house.hub.requests(SubscribeCharacteristics.self).isEmpty)
    }

    @Test("a characteristic that can only be written has no value, though one was written")
    func writeOnly() async throws {
        let house = try await House()
        let identify = try house.characteristic(HMCharacteristicTypeIdentify)
        try await identify.writeValue(true)
        #expect(identify.value == nil)
    }

    @Test("B10.1: a read makes the value current")
    func read() async throws {
        let house = try await House()
        let on = try house.characteristic(HMCharacteristicTypePowerState)
        house.hub.state.withLock { $0.values[House.on] = .bool(false) }
        #expect(on.value as? Bool == true)
        try await on.readValue()
        #expect(on.value as? Bool == false)
    }

    @Test("B4.6: a device's error is thrown and the value stays")
    func failure() async throws {
        let house = try await House()
        house.hub.fail(WriteCharacteristics.method, with: .accessoryNotReachable)
        let on = try house.characteristic(HMCharacteristicTypePowerState)
        await #expect(throws: HMError(.accessoryNotReachable)) { try await on.writeValue(false) }
        #expect(on.value as? Bool == true)
    }

    @Test(
        "B10.8: values of others are told with notification enabled, and only then; the same value twice is told twice")
    func notification() async throws {
        let house = try await House()
        let on = try house.characteristic(HMCharacteristicTypePowerState)
        house.hub.notify(.valuesChanged([CharacteristicState(House.on, value: .bool(false))]))
        #expect(await house.messages() == [])
        #expect(on.value as? Bool == false)
        try await on.enableNotification(true)
        #expect(on.isNotificationEnabled)
        house.hub.notify(.valuesChanged([CharacteristicState(House.on, value: .bool(true))]))
        house.hub.notify(.valuesChanged([CharacteristicState(House.on, value: .bool(true))]))
        #expect(await house.messages() == ["Bulb Power State 1", "Bulb Power State 1"])
        #expect(house.recorder.lastObject === on)
        try await on.enableNotification(false)
        house.hub.notify(.valuesChanged([CharacteristicState(House.on, value: .bool(false))]))
        #expect(await house.messages().count == 2)
    }

    @Test("that a value has become stale, and is told again unchanged, is nothing that Apple's framework tells")
    func staleness() async throws {
        let house = try await House()
        let on = try house.characteristic(HMCharacteristicTypePowerState)
        try await on.enableNotification(true)
        for (value, isStale) in [(false, false), (false, true), (false, false), (false, true), (true, false)] {
            house.hub.notify(.valuesChanged([CharacteristicState(House.on, value: .bool(value), isStale: isStale)]))
        }
        let messages = await house.messages()
        #expect(messages == ["Bulb Power State 0", "Bulb Power State 1"])
        #expect(on.value as? Bool == true)
    }

    @Test("B10.6 B10.12: metadata, properties and descriptions are the device's")
    func metadata() async throws {
        let house = try await House()
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        let metadata = try #require(brightness.metadata)
        #expect(metadata.format == HMCharacteristicMetadataFormatInt)
        #expect(metadata.units == HMCharacteristicMetadataUnitsPercentage)
        #expect(metadata.minimumValue == 0 && metadata.maximumValue == 100 && metadata.stepValue == 1)
        #expect(metadata.validValues == nil && metadata.maxLength == nil && metadata.manufacturerDescription == nil)
        #expect(
            brightness.properties == [
                HMCharacteristicPropertyReadable, HMCharacteristicPropertyWritable,
                HMCharacteristicPropertySupportsEventNotification,
            ])
        #expect(brightness.properties.contains(Notification.Name.HMCharacteristicPropertySupportsEvent.rawValue))
        #expect(brightness.localizedDescription == Language.current.name("Brightness"))
    }
}
