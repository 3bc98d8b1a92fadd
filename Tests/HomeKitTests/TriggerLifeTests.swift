// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Ends of triggers, and their missed dates")
struct TriggerLifeTests {
    private func timer(_ name: String) -> HMTimerTrigger {
        let minute = (Date().timeIntervalSinceReferenceDate / 60).rounded(.up) * 60
        return HMTimerTrigger(
            name: name, fireDate: Date(timeIntervalSinceReferenceDate: minute + 3_600),
            recurrence: DateComponents(day: 1))
    }

    @Test("both are given before the trigger is added, and changed afterwards; other programs see them")
    func properties() async throws {
        let house = try await House()
        let trigger = timer("Advent")
        #expect(trigger.endDate == nil && trigger.catchUpRule == .skip)
        let end = Date(timeIntervalSince1970: 4_102_444_799)
        try await trigger.updateEndDate(end)
        try await trigger.updateCatchUpRule(.once(within: 1_800))
        #expect(trigger.endDate == end && trigger.catchUpRule == .once(within: 1_800))
        try await house.home.addTrigger(trigger)
        let other = HMHomeManager(dialler: house.hub.dialler, agent: nil)
        try await eventually("loaded") { !other.homes.isEmpty }
        let seen = try #require(other.homes.first?.triggers.last)
        #expect(seen.endDate == end && seen.catchUpRule == .once(within: 1_800))
        try await trigger.updateEndDate(nil)
        try await trigger.updateCatchUpRule(.all)
        #expect(trigger.endDate == nil && trigger.catchUpRule == .all)
    }

    @Test("what the hub does not take is refused")
    func refused() async throws {
        let house = try await House()
        let trigger = timer("Advent")
        try await trigger.updateEndDate(Date(timeIntervalSince1970: 0))
        await #expect(throws: HMError(.fireDateInPast)) { try await house.home.addTrigger(trigger) }
        try await trigger.updateEndDate(nil)
        try await house.home.addTrigger(trigger)
        await #expect(throws: HMError(.fireDateInPast)) {
            try await trigger.updateEndDate(Date(timeIntervalSince1970: 60))
        }
        await #expect(throws: HMError(.invalidParameter)) { try await trigger.updateCatchUpRule(.once(within: 5)) }
        #expect(trigger.endDate == nil && trigger.catchUpRule == .skip)
    }
}
