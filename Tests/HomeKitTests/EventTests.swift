// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Events")
struct EventTests {
    /// Behaviour section 2: apps create events. Section 13: events in a trigger are immutable, and edited as mutable copies.
    /// Copies are immutable, whatever they were made of.
    private func copies<Event: HMEvent, Mutable: HMEvent>(_ event: Event, _: Mutable.Type) throws -> (Mutable, Event) {
        let changeable = try #require(event.mutableCopy() as? Mutable)
        let copy = try #require(changeable.copy() as? Event)
        let again = try #require(event.copy() as? Event)
        #expect(!(copy is Mutable) && !(again is Mutable))
        let identifiers = [event, changeable, copy].map(\.uniqueIdentifier)
        #expect(Set(identifiers).count == 3)
        return (changeable, copy)
    }

    @Test("B13.13: calendar events keep what they were given")
    func calendar() throws {
        let event = HMCalendarEvent(fire: DateComponents(hour: 7, minute: 30))
        let (changeable, copy) = try copies(event, HMMutableCalendarEvent.self)
        #expect(copy.fireDateComponents == DateComponents(hour: 7, minute: 30))
        changeable.fireDateComponents.minute = 45
        #expect(changeable.fireDateComponents == DateComponents(hour: 7, minute: 45))
        #expect(event.fireDateComponents.minute == 30 && copy.fireDateComponents.minute == 30)
        #expect((event as HMEvent) is HMTimeEvent)
    }

    @Test("a value that lasts, with its time; it travels as such, and comes back")
    func lasting() async throws {
        let house = try await House()
        let power = try house.characteristic(HMCharacteristicTypePowerState)
        let event = HMCharacteristicLastingEvent(
            characteristic: power, relatedBy: .notEqualTo, toValue: true, duration: 600)
        #expect(event.characteristic === power && event.operatorType == .notEqualTo && event.duration == 600)
        #expect(event.value as? Bool == true && HMCharacteristicLastingEvent.isSupported(for: house.home))
        let copy = try #require(event.copy() as? HMCharacteristicLastingEvent)
        #expect(copy != event && copy.duration == 600)
        let trigger = HMEventTrigger(name: "Gone", events: [event], predicate: nil)
        try await trigger.addActionSet(try house.scene)
        try await house.home.addTrigger(trigger)
        #expect(trigger.events.first === event)
        let other = HMHomeManager(dialler: house.hub.dialler, agent: nil)
        try await eventually("loaded") { !other.homes.isEmpty }
        let seen = try #require(other.homes.first?.triggers.last as? HMEventTrigger)
        let found = try #require(seen.events.first as? HMCharacteristicLastingEvent)
        #expect(found == event && found.value as? Bool == true && found.duration == 600)
        #expect(found.operatorType == .notEqualTo)
        let odd = HMCharacteristicLastingEvent(
            characteristic: power, relatedBy: .equalTo, toValue: NSObject(), duration: 600)
        await #expect(throws: HMError(.invalidValueType)) { try await trigger.updateEvents([odd]) }
        let long = HMCharacteristicLastingEvent(
            characteristic: power, relatedBy: .equalTo, toValue: true, duration: 604_801)
        await #expect(throws: HMError(.invalidParameter)) { try await trigger.updateEvents([long]) }
    }

    @Test("B13.15: the duration of an event is in seconds")
    func duration() throws {
        let event = HMDurationEvent(duration: 300)
        let (changeable, copy) = try copies(event, HMMutableDurationEvent.self)
        changeable.duration += 60
        #expect(event.duration == 300 && copy.duration == 300 && changeable.duration == 360)
    }

    @Test("B13.14: sunrise and sunset have an offset, negative for before")
    func significantTime() throws {
        let event = HMSignificantTimeEvent(significantEvent: .sunset, offset: DateComponents(minute: -30))
        let (changeable, copy) = try copies(event, HMMutableSignificantTimeEvent.self)
        changeable.significantEvent = .sunrise
        changeable.offset.minute = 10
        #expect(changeable.significantEvent == .sunrise && changeable.offset == DateComponents(minute: 10))
        #expect(event.significantEvent == .sunset && event.offset == DateComponents(minute: -30))
        #expect(copy.significantEvent == .sunset && copy.offset == DateComponents(minute: -30))
    }

    @Test("without an offset a significant event happens exactly then, and stays so when copied")
    func noOffset() throws {
        let event = HMSignificantTimeEvent(significantEvent: .sunrise, offset: nil)
        let (changeable, copy) = try copies(event, HMMutableSignificantTimeEvent.self)
        #expect(event.offset == nil && copy.offset == nil && changeable.offset == DateComponents())
        #expect((changeable as HMSignificantTimeEvent).offset == DateComponents())
        #expect(HMSignificantEvent("noon") == HMSignificantEvent(rawValue: "noon"))
    }

    @Test("B13.17: at home is the first entry, not at home the last exit")
    func presence() throws {
        #expect(HMPresenceEventType.atHome == .firstEntry && HMPresenceEventType.notAtHome == .lastExit)
        let event = HMPresenceEvent(presenceEventType: .everyEntry, presenceUserType: .homeUsers)
        let (changeable, copy) = try copies(event, HMMutablePresenceEvent.self)
        changeable.presenceEventType = .lastExit
        changeable.presenceUserType = .currentUser
        #expect(changeable.presenceEventType == .lastExit && changeable.presenceUserType == .currentUser)
        #expect(event.presenceEventType == .everyEntry && event.presenceUserType == .homeUsers)
        #expect(copy.presenceEventType == .everyEntry && copy.presenceUserType == .homeUsers)
    }

    @Test("B13.16: location events are of a region, and readable without a permission")
    func location() async throws {
        let home = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 100, identifier: "Home")
        let work = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 200, identifier: "Work")
        let event = HMLocationEvent(region: home)
        let (changeable, copy) = try copies(event, HMMutableLocationEvent.self)
        changeable.region = nil
        #expect(changeable.region == nil && copy.region === home)
        let error = await withCheckedContinuation { done in
            event.updateRegion(work) { done.resume(returning: $0 as? HMError) }
        }
        #expect(error == nil && event.region === work && copy.region === home)
    }

    @Test("B13.12: one end of a range may be open")
    func ranges() {
        #expect(HMNumberRange(minValue: 2, maxValue: 5).minValue == 2)
        #expect(HMNumberRange(minValue: 2, maxValue: 5).maxValue == 5)
        #expect(HMNumberRange(minValue: 2).minValue == 2 && HMNumberRange(minValue: 2).maxValue == nil)
        #expect(HMNumberRange(maxValue: 5).minValue == nil && HMNumberRange(maxValue: 5).maxValue == 5)
    }

    @Test("the abstract event is an event of no kind; an abstract action cannot be added")
    func abstract() async throws {
        #expect(HMEvent().uniqueIdentifier != HMEvent().uniqueIdentifier)
        let scene = try await House().scene
        await #expect(throws: HMError(.invalidClass)) { try await scene.addAction(HMAction()) }
    }
}

@MainActor
@Suite("Events of characteristics")
struct CharacteristicEventTests {
    @Test("B13.11: nil stands for any change")
    func triggerValue() async throws {
        let power = try await House().characteristic(HMCharacteristicTypePowerState)
        let event = HMCharacteristicEvent(characteristic: power, triggerValue: true as NSNumber)
        #expect(event.characteristic === power && event.triggerValue == true)
        let changeable = try #require(event.mutableCopy() as? HMMutableCharacteristicEvent<NSNumber>)
        changeable.triggerValue = nil
        #expect(changeable.triggerValue == nil && event.triggerValue == true)
        let copy = try #require(changeable.copy() as? HMCharacteristicEvent<NSNumber>)
        #expect(!(copy is HMMutableCharacteristicEvent<NSNumber>) && copy.triggerValue == nil)
        let error = await withCheckedContinuation { done in
            event.updateTriggerValue(false) { done.resume(returning: $0 as? HMError) }
        }
        #expect(error == nil && event.triggerValue == false && copy.triggerValue == nil)
    }

    /// Source: behaviour section 20.
    @Test("B20.4: the type of the value is inferred, and may be NSCopying itself")
    func generics() async throws {
        let house = try await House()
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        let value: any NSCopying = 40 as NSNumber
        let events: [HMEvent] = [
            HMCharacteristicEvent(characteristic: brightness, triggerValue: value),
            HMMutableCharacteristicEvent<any NSCopying>(characteristic: brightness, triggerValue: nil),
            HMCharacteristicEvent(characteristic: brightness, triggerValue: "x" as NSString),
        ]
        let found = events.compactMap { $0 as? HMCharacteristicEvent<any NSCopying> }
        #expect(found.count == 2 && found.first?.triggerValue as? NSNumber == 40)
    }

    @Test("B13.12: a threshold event is of a characteristic and a range")
    func threshold() async throws {
        let house = try await House()
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        let power = try house.characteristic(HMCharacteristicTypePowerState)
        let event = HMCharacteristicThresholdRangeEvent(
            characteristic: brightness, thresholdRange: HMNumberRange(minValue: 50))
        let changeable = try #require(event.mutableCopy() as? HMMutableCharacteristicThresholdRangeEvent)
        changeable.characteristic = power
        changeable.thresholdRange = HMNumberRange(maxValue: 1)
        #expect(event.characteristic === brightness && event.thresholdRange.minValue == 50)
        let copy = try #require(changeable.copy() as? HMCharacteristicThresholdRangeEvent)
        #expect(copy.characteristic === power && copy.thresholdRange.maxValue == 1)
        #expect(!(copy is HMMutableCharacteristicThresholdRangeEvent))
    }

    @Test("B13.11: a characteristic that never tells of changes makes no event")
    func noNotification() async throws {
        let plain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let name = try await House().silentCharacteristic
            _ = HMCharacteristicEvent(characteristic: name, triggerValue: nil as NSString?)
        }
        let threshold = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let name = try await House().silentCharacteristic
            _ = HMCharacteristicThresholdRangeEvent(characteristic: name, thresholdRange: HMNumberRange(minValue: 1))
        }
        for result in [plain, threshold] {
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("an event needs a characteristic that supports event notification"), "\(words)")
        }
    }
}

extension House {
    /// The accessory's name can be read, and never tells of changes.
    fileprivate var silentCharacteristic: HMCharacteristic {
        get throws { try characteristic(HMCharacteristicTypeName) }
    }
}
