// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport
import HomeKitTesting
import Synchronization
import Testing

@testable import HomeKit

@MainActor
@Suite("Two programs at one hub")
struct TwoProgramsTests {
    private func program() async throws -> (HMHomeManager, Recorder) {
        let (manager, recorder) = (HMHomeManager(), Recorder())
        manager.delegate = recorder
        try await eventually("loaded") { recorder.messages.count == 2 }
        recorder.clear()
        return (manager, recorder)
    }

    @Test("B3.1 B4.1 B4.2: each sees the other's changes in order, none lost, none doubled, and none of its own")
    func mixed() async throws {
        try await withSimulatedHouse(home: nil) { _ in
            let (first, told) = try await program()
            let (second, toldToo) = try await program()
            let home = try await first.addHome(named: "Villa")
            try await eventually("the other knows") { !second.homes.isEmpty }
            let same = try #require(second.homes.first)
            #expect(same.uniqueIdentifier == home.uniqueIdentifier && same !== home)
            home.delegate = told
            same.delegate = toldToo
            toldToo.clear()
            for number in 0..<100 {
                _ = try await home.addRoom(named: "Room A\(number)")
                _ = try await same.addRoom(named: "Room B\(number)")
                if number % 10 == 9, let room = home.rooms.first { try await home.removeRoom(room) }
            }
            try await eventually("all told") { toldToo.messages.count == 110 && told.messages.count == 100 }
            #expect(told.messages == (0..<100).map { "+room Room B\($0)" })
            let added = toldToo.messages.filter { $0.hasPrefix("+") }
            #expect(added == (0..<100).map { "+room Room A\($0)" })
            #expect(home.rooms.map(\.uniqueIdentifier) == same.rooms.map(\.uniqueIdentifier))
            #expect(told.strayed == 0 && toldToo.strayed == 0)
        }
    }

    @Test("B12.13: the whole recipe goes over the wire: rooms, zones, scene, trigger")
    func recipe() async throws {
        try await withSimulatedHouse(home: nil) { _ in
            let (first, _) = try await program()
            let (second, toldToo) = try await program()
            let home = try await first.addHome(named: "Villa")
            let (room, zone) = (try await home.addRoom(named: "節日彩燈"), try await home.addZone(named: "Top"))
            try await zone.addRoom(room)
            let set = try await home.addActionSet(named: "Evening")
            let trigger = HMTimerTrigger(
                name: "Nightly", fireDate: House.nextHour, timeZone: TimeZone(identifier: "Europe/Berlin"),
                recurrence: DateComponents(day: 1), recurrenceCalendar: .current)
            try await trigger.addActionSet(set)
            try await home.addTrigger(trigger)
            await #expect(throws: HMError(.noActionsInActionSet)) { try await trigger.enable(true) }
            try await eventually("all there") { second.homes.first?.triggers.count == 1 }
            let seen = try #require(second.homes.first?.triggers.first as? HMTimerTrigger)
            #expect(seen.fireDate == trigger.fireDate && seen.recurrence == DateComponents(day: 1))
            #expect(seen.actionSets.map(\.name) == ["Evening"] && seen.timeZone?.identifier == "Europe/Berlin")
            #expect(second.homes.first?.zones.first?.rooms.map(\.name) == ["節日彩燈"])
            #expect(toldToo.messages == ["manager +Villa", "primary Villa"])
        }
    }
}
