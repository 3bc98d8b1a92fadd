// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Timer triggers")
struct TimerTriggerTests {
    private func trigger(_ recurrence: DateComponents? = nil) -> HMTimerTrigger {
        HMTimerTrigger(
            name: "Weekly", fireDate: House.nextHour, timeZone: TimeZone(identifier: "Europe/Berlin"),
            recurrence: recurrence, recurrenceCalendar: Calendar(identifier: .hebrew))
    }

    @Test("B12.1 B12.2: the guide's recipe: action set, trigger, add, enable")
    func recipe() async throws {
        let house = try await House()
        let trigger = trigger(DateComponents(weekOfYear: 1))
        let scene = try house.scene
        try await trigger.addActionSet(scene)
        #expect(!trigger.isEnabled && trigger.actionSets.first === scene)
        await #expect(throws: HMError(.objectNotAssociatedToAnyHome)) { try await trigger.enable(true) }
        try await house.home.addTrigger(trigger)
        #expect(house.home.triggers.last === trigger && !trigger.isEnabled)
        #expect(trigger.actionSets.first === scene)
        try await trigger.enable(true)
        #expect(trigger.isEnabled)
        try await trigger.enable(false)
        try await trigger.updateName("Fortnightly")
        #expect(trigger.name == "Fortnightly" && !trigger.isEnabled)
        try await house.home.removeTrigger(trigger)
        #expect(house.home.triggers.count == 1 && trigger.name == "Fortnightly")
        #expect(await house.messages() == [])
    }

    @Test("B12.8 B12.13: what was given is given back, before and after it is added, and to other programs")
    func getters() async throws {
        let house = try await House()
        let trigger = trigger(DateComponents(weekOfYear: 1))
        for _ in 0..<2 {
            #expect(trigger.fireDate == House.nextHour)
            #expect(trigger.recurrence == DateComponents(weekOfYear: 1))
            #expect(trigger.timeZone == TimeZone(identifier: "Europe/Berlin"))
            #expect(trigger.recurrenceCalendar?.identifier == .hebrew)
            if trigger.isDraft { try await house.home.addTrigger(trigger) }
        }
        let other = HMHomeManager(dialler: house.hub.dialler, agent: nil)
        try await eventually("loaded") { !other.homes.isEmpty }
        let seen = try #require(other.homes.first?.triggers.last as? HMTimerTrigger)
        #expect(seen.recurrence == DateComponents(weekOfYear: 1))
        #expect(seen.timeZone == trigger.timeZone && seen.recurrenceCalendar?.identifier == .hebrew)
        #expect(seen.uniqueIdentifier == trigger.uniqueIdentifier && seen.lastFireDate == nil)
    }

    @Test(
        "B12.3 B12.4 B12.5 B12.6: dates and intervals are checked when it is added",
        arguments: [
            (DateComponents(minute: 4), HMError.Code.recurrenceTooSmall),
            (DateComponents(month: 1), .recurrenceTooLarge),
            (DateComponents(minute: 10, second: 1), .dateMustBeOnSpecifiedBoundaries),
        ])
    func checks(recurrence: DateComponents, code: HMError.Code) async throws {
        let house = try await House()
        let trigger = trigger(recurrence)
        let home = house.home
        await #expect(throws: HMError(code)) { try await home.addTrigger(trigger) }
        #expect(trigger.isDraft)
        try await trigger.updateRecurrence(DateComponents(minute: 5))
        try await home.addTrigger(trigger)
        await #expect(throws: HMError(code)) { try await trigger.updateRecurrence(recurrence) }
        #expect(trigger.recurrence == DateComponents(minute: 5))
    }

    @Test("B12.3: its schedule can be changed in a home")
    func update() async throws {
        let house = try await House()
        let trigger = HMTimerTrigger(name: "Once", fireDate: House.nextHour, recurrence: nil)
        try await house.home.addTrigger(trigger)
        let later = House.nextHour.addingTimeInterval(3600)
        try await trigger.updateFireDate(later)
        try await trigger.updateRecurrence(DateComponents(day: 1, hour: 12))
        try await trigger.updateTimeZone(TimeZone(identifier: "Asia/Tokyo"))
        #expect(trigger.fireDate == later && trigger.recurrence == DateComponents(day: 1, hour: 12))
        #expect(trigger.timeZone?.identifier == "Asia/Tokyo" && trigger.recurrenceCalendar == nil)
    }

    @Test("action sets come and go, in no home and in one")
    func actionSets() async throws {
        let house = try await House()
        let trigger = trigger()
        let scene = try house.scene
        await #expect(throws: HMError(.notFound)) { try await trigger.removeActionSet(scene) }
        try await trigger.addActionSet(scene)
        await #expect(throws: HMError(.alreadyExists)) { try await trigger.addActionSet(scene) }
        try await trigger.removeActionSet(scene)
        let home = house.home
        await #expect(throws: HMError(.objectNotAssociatedToAnyHome)) { try await home.removeTrigger(trigger) }
        try await home.addTrigger(trigger)
        await #expect(throws: HMError(.objectAlreadyAssociatedToHome)) { try await home.addTrigger(trigger) }
        await #expect(throws: HMError(.noRegisteredActionSets)) { try await trigger.enable(true) }
        try await trigger.addActionSet(scene)
        #expect(trigger.actionSets.first === scene)
        try await trigger.removeActionSet(scene)
        #expect(trigger.actionSets.isEmpty)
    }
}
