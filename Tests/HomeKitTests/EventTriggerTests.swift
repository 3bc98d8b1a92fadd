// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import HAPCatalogue
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Event triggers")
struct EventTriggerTests {
    private let sunset = HMSignificantTimeEvent(significantEvent: .sunset, offset: DateComponents(minute: -30))
    private let morning = HMCalendarEvent(fire: DateComponents(hour: 7, minute: 30))

    private func power(_ house: House) throws -> HMCharacteristic {
        try house.characteristic(HMCharacteristicTypePowerState)
    }

    private func locate(_ house: House) throws {
        try house.hub.change(
            SetHomeLocation(home: house.id, location: HomeLocation(latitude: 52.52, longitude: 13.405)))
    }

    @Test("B13.1 B13.7: the recipe: events, action set, add, enable; the state says what is so")
    func recipe() async throws {
        let house = try await House()
        let trigger = HMEventTrigger(name: "Dusk", events: [sunset], predicate: nil)
        #expect(trigger.triggerActivationState == .disabled && !trigger.isEnabled)
        try await trigger.addActionSet(try house.scene)
        try await house.home.addTrigger(trigger)
        #expect(house.home.triggers.last === trigger && trigger.events.first === sunset)
        await #expect(throws: HMError(.locationForHomeDisabled)) { try await trigger.enable(true) }
        try locate(house)
        await mainQueueIsDrained()
        try await trigger.enable(true)
        #expect(trigger.isEnabled && trigger.triggerActivationState == .enabled)
        try house.hub.change(SetHomeLocation(home: house.id, location: nil))
        await mainQueueIsDrained()
        #expect(trigger.isEnabled)
        #expect(trigger.triggerActivationState == .disabledNoLocationServicesAuthorization)
        house.hub.state.withLock { $0.isAbsent = true }
        house.hub.drop()
        try await eventually("away") { trigger.triggerActivationState == .disabledNoHomeHub }
    }

    @Test("B13.5-6 B13.8 B13.16-17: what was given is given back, before and after it is added, and to other programs")
    func getters() async throws {
        let house = try await House()
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        let on = HMCharacteristicEvent(characteristic: try power(house), triggerValue: true as NSNumber)
        let range = HMCharacteristicThresholdRangeEvent(
            characteristic: brightness, thresholdRange: HMNumberRange(minValue: 10, maxValue: 20.5))
        let people = HMPresenceEvent(presenceEventType: .firstEntry, presenceUserType: .currentUser)
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 52, longitude: 13), radius: 100, identifier: "Home")
        region.notifyOnExit = false
        let trigger = HMEventTrigger(
            name: "All", events: [morning, sunset, on, range, people, HMLocationEvent(region: region)],
            end: [HMDurationEvent(duration: 90)],
            recurrences: [DateComponents(hour: 3, weekday: 6), DateComponents(weekday: 2)],
            predicate: HMEventTrigger.predicateForEvaluatingTrigger(occurringAfter: DateComponents(hour: 8)))
        try await house.home.addTrigger(trigger)
        let other = HMHomeManager(dialler: house.hub.dialler, agent: nil)
        try await eventually("loaded") { !other.homes.isEmpty }
        let seen = try #require(other.homes.first?.triggers.last as? HMEventTrigger)
        for object in [trigger, seen] {
            #expect(object.events.count == 6 && object.events == trigger.events)
            #expect((object.events[0] as? HMCalendarEvent)?.fireDateComponents == DateComponents(hour: 7, minute: 30))
            #expect((object.events[1] as? HMSignificantTimeEvent)?.offset == DateComponents(minute: -30))
            // Of the kind that programs cast to. Source: behaviour section 20.
            let event = try #require(object.events[2] as? HMCharacteristicEvent<any NSCopying>)
            #expect(event.triggerValue as? NSNumber == true && event.uniqueIdentifier == on.uniqueIdentifier)
            #expect(event.characteristic.characteristicType == HMCharacteristicTypePowerState)
            let threshold = try #require(object.events[3] as? HMCharacteristicThresholdRangeEvent)
            #expect(threshold.thresholdRange.minValue == 10 && threshold.thresholdRange.maxValue == 20.5)
            #expect((object.events[4] as? HMPresenceEvent)?.presenceEventType == .firstEntry)
            #expect((object.events[4] as? HMPresenceEvent)?.presenceUserType == .currentUser)
            let circle = try #require((object.events[5] as? HMLocationEvent)?.region as? CLCircularRegion)
            #expect(circle.radius == 100 && circle.notifyOnEntry && !circle.notifyOnExit)
            #expect((object.endEvents.first as? HMDurationEvent)?.duration == 90)
            #expect(object.recurrences == [DateComponents(weekday: 2), DateComponents(weekday: 6)])
            #expect(object.predicate?.description == "now() >= 08:*" && !object.executeOnce)
            #expect(zip(object.events, object.events).allSatisfy { $0 === $1 })
        }
        #expect(trigger.events[4] === people && seen.events[4] !== people)
        #expect(trigger.events[0] === morning && seen.uniqueIdentifier == trigger.uniqueIdentifier)
    }

    @Test("B13.8: each part is changed by its call, in no home and in one")
    func update() async throws {
        let house = try await House()
        let trigger = HMEventTrigger(name: "Twilight", events: [sunset], predicate: nil)
        let warm = HMEventTrigger.predicateForEvaluatingTrigger(try power(house), relatedBy: .notEqualTo, toValue: 1)
        for isInHome in [false, true] {
            let changeable = try #require(morning.mutableCopy() as? HMMutableCalendarEvent)
            changeable.fireDateComponents = DateComponents(hour: 20)
            try await trigger.updateEvents([changeable])
            try await trigger.updateEndEvents([HMDurationEvent(duration: 60)])
            try await trigger.updatePredicate(warm)
            try await trigger.updateRecurrences([DateComponents(weekday: 7)])
            try await trigger.updateExecuteOnce(true)
            #expect((trigger.events.first as? HMCalendarEvent)?.fireDateComponents == DateComponents(hour: 20))
            #expect((trigger.events.first is HMMutableCalendarEvent) != isInHome)
            #expect((trigger.endEvents.first as? HMDurationEvent)?.duration == 60)
            #expect(trigger.predicate?.isEqual(warm) == true && trigger.executeOnce)
            #expect(trigger.recurrences == [DateComponents(weekday: 7)])
            try await trigger.updateRecurrences(nil)
            try await trigger.updateEndEvents([])
            try await trigger.updatePredicate(nil)
            try await trigger.updateExecuteOnce(false)
            #expect(trigger.recurrences == nil && trigger.endEvents == [] && trigger.predicate == nil)
            if trigger.isDraft { try await house.home.addTrigger(trigger) }
        }
        #expect(await house.messages() == [])
    }

    @Test("B13.9: the old calls add and remove one event, and change one that is in a trigger")
    func deprecated() async throws {
        let house = try await House()
        let event = HMCharacteristicEvent<any NSCopying>(
            characteristic: try power(house), triggerValue: true as NSNumber)
        let trigger = HMEventTrigger(name: "Twilight", events: [event], predicate: nil)
        func call(_ start: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async -> HMError? {
            await withCheckedContinuation { done in start { done.resume(returning: $0 as? HMError) } }
        }
        #expect(await call { trigger.addEvent(sunset, completionHandler: $0) } == nil)
        #expect(trigger.events == [event, sunset])
        #expect(await call { trigger.removeEvent(morning, completionHandler: $0) } == HMError(.notFound))
        try await house.home.addTrigger(trigger)
        #expect(await call { trigger.addEvent(morning, completionHandler: $0) } == nil)
        #expect(await call { trigger.removeEvent(sunset, completionHandler: $0) } == nil)
        #expect(trigger.events == [event, morning])
        #expect(await call { trigger.removeEvent(sunset, completionHandler: $0) } == HMError(.notFound))
        #expect(await call { event.updateTriggerValue(false as NSNumber, completionHandler: $0) } == nil)
        #expect(event.triggerValue as? NSNumber == false && trigger.events.first === event)
        let stored = house.hub.database.homes[0].triggers.last?.plan?.events.first?.kind
        #expect(stored == .characteristic(of: House.on, value: .bool(false)))
        #expect(
            await call { event.updateTriggerValue("x" as NSString, completionHandler: $0) }
                == HMError(.invalidValueType))
        #expect(event.triggerValue as? NSNumber == false)
    }

    @Test("B13.2: what cannot travel or be is refused when it is added")
    func refused() async throws {
        let house = try await House()
        let home = house.home
        let block = NSPredicate { _, _ in true }
        let bad = HMMutableSignificantTimeEvent(significantEvent: HMSignificantEvent("noon"), offset: nil)
        let rows: [(HMEventTrigger, HMError.Code)] = [
            (HMEventTrigger(name: "A", events: [], predicate: nil), .invalidParameter),
            (HMEventTrigger(name: "A", events: [HMEvent(uniqueIdentifier: UUID())], predicate: nil), .invalidClass),
            (HMEventTrigger(name: "A", events: [morning], predicate: block), .invalidParameter),
            (HMEventTrigger(name: "A", events: [bad], predicate: nil), .invalidParameter),
            (HMEventTrigger(name: "A", events: [HMDurationEvent(duration: 5)], predicate: nil), .invalidParameter),
            (HMEventTrigger(name: "A", events: [morning, morning], predicate: nil), .alreadyExists),
        ]
        for (trigger, code) in rows {
            await #expect(throws: HMError(code)) { try await home.addTrigger(trigger) }
            #expect(trigger.isDraft)
        }
        let good = HMEventTrigger(name: "A", events: [morning], predicate: nil)
        try await home.addTrigger(good)
        await #expect(throws: HMError(.invalidParameter)) { try await good.updatePredicate(block) }
        let people = HMPresenceEvent(presenceEventType: .everyEntry, presenceUserType: .homeUsers)
        try await good.updateEvents([people])
        try await good.addActionSet(try house.scene)
        try await good.enable(true)
        #expect(good.triggerActivationState == .enabled)
        let chosen = HMPresenceEvent(presenceEventType: .everyEntry, presenceUserType: .customUsers)
        await #expect(throws: HMError(.invalidParameter)) { try await good.updateEvents([chosen]) }
    }

    @Test("B13.10: which kinds of events a home can use")
    func supported() async throws {
        let house = try await House()
        let kinds: [HMEvent.Type] = [
            HMCalendarEvent.self, HMDurationEvent.self, HMCharacteristicEvent<NSNumber>.self, HMTimeEvent.self,
            HMCharacteristicThresholdRangeEvent.self, HMPresenceEvent.self, HMLocationEvent.self,
        ]
        for kind in kinds { #expect(kind.isSupported(for: house.home)) }
        for kind in [HMEvent.self, HMSignificantTimeEvent.self] {
            #expect(!kind.isSupported(for: house.home))
        }
        try locate(house)
        await mainQueueIsDrained()
        #expect(HMSignificantTimeEvent.isSupported(for: house.home))
        #expect(HMMutableSignificantTimeEvent.isSupported(for: house.home))
    }

    @Test("B4.22 B5.8: other programs hear of it; with an accessory go its events, and then the trigger says so")
    func others() async throws {
        let house = try await House()
        let event = HMCharacteristicEvent(characteristic: try power(house), triggerValue: true as NSNumber)
        let trigger = HMEventTrigger(name: "Twilight", events: [event], predicate: nil)
        try await trigger.addActionSet(try house.scene)
        try await house.home.addTrigger(trigger)
        try await trigger.enable(true)
        let wish = UpdateTriggerWeekdays(home: house.id, trigger: trigger.id, weekdays: [2])
        try house.hub.change(wish)
        #expect(await house.messages() == ["trigger Twilight on"])
        #expect(trigger.recurrences == [DateComponents(weekday: 2)])
        house.recorder.clear()
        try house.hub.change(RemoveAccessory(home: house.id, accessory: House.lamp))
        #expect(await house.messages().contains("trigger Twilight off"))
        #expect(trigger.events == [] && !trigger.isEnabled)
    }
}
