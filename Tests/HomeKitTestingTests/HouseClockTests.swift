// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthAccessory
import HomeKit
import HomeKitTesting
import Testing

@Suite("The clock of a simulated house") @MainActor
struct HouseClockTests {
    /// Monday, 2 March 2026, 11:00 UTC.
    private let monday = Date(timeIntervalSince1970: 1_772_449_200)

    /// A scene that switches the lamp to `isOn`, and a trigger that runs it.
    private func addTrigger(
        _ name: String, at date: Date, every recurrence: DateComponents? = nil, turning isOn: Bool, in app: App
    ) async throws {
        let home = try app.home
        let scene = try await home.addActionSet(named: name)
        try await scene.addAction(
            HMCharacteristicWriteAction(characteristic: try app.power(), targetValue: isOn as NSNumber))
        let trigger = HMTimerTrigger(name: "At \(name)", fireDate: date, recurrence: recurrence)
        try await home.addTrigger(trigger)
        try await trigger.addActionSet(scene)
        try await trigger.enable(true)
    }

    @Test("a trigger fires when the clock is turned, and no sooner")
    func fires() async throws {
        let lamp = try Lamp()
        try await withSimulatedHouse(at: monday) { house in
            try await house.add(lamp.accessory)
            let app = try await App.launched(in: house)
            try await addTrigger("Noon", at: monday + 3600, turning: true, in: app)
            try await house.advance(by: .seconds(3599))
            #expect(lamp.power.value == false)
            try await house.advance(by: .seconds(1))
            #expect(lamp.power.value == true)
            #expect(house.now == monday + 3600)
        }
    }

    @Test("nothing that is due in between is passed over, however far the clock is turned")
    func recurring() async throws {
        let switched = Tally()
        let power = Characteristic(.on, false) { isOn in await switched.note(isOn) }
        let lamp = try Accessory("Lamp", .lightbulb, Service(.lightbulb, power))
        try await withSimulatedHouse(at: monday) { house in
            try await house.add(lamp)
            let app = try await App.launched(in: house)
            let daily = DateComponents(day: 1)
            try await addTrigger("Morning", at: monday + 60, every: daily, turning: true, in: app)
            try await addTrigger("Evening", at: monday + 36_000, every: daily, turning: false, in: app)
            try await house.advance(by: .seconds(7 * 86_400))
            #expect(await switched.notes == Array(repeating: [true, false], count: 7).flatMap(\.self))
        }
    }

    @Test("a device that keeps its answer back does not keep the clock back")
    func stuckDevice() async throws {
        let lamp = try Lamp()
        try await withSimulatedHouse(at: monday) { house in
            let device = try await house.add(lamp.accessory)
            let app = try await App.launched(in: house)
            try await addTrigger("Noon", at: monday + 60, turning: true, in: app)
            device.answering = .after(.seconds(3))
            try await house.advance(by: .seconds(60))
            #expect(lamp.power.value == false)
            try await house.advance(by: .seconds(2))
            #expect(lamp.power.value == false)
            try await house.advance(by: .seconds(1))
            #expect(lamp.power.value == true)
        }
    }

    @Test("what a device says starts an event trigger, and time ends it")
    func events() async throws {
        let motion = Characteristic(.motionDetected, false)
        let sensor = try Accessory("Sensor", .sensor, Service(.motionSensor, motion))
        let lamp = try Lamp()
        try await withSimulatedHouse(at: monday) { house in
            try await house.add(lamp.accessory)
            try await house.add(sensor)
            let app = try await App.launched(in: house)
            let detected = try app.characteristic(HMCharacteristicTypeMotionDetected, of: "Sensor")
            let scene = try await app.home.addActionSet(named: "Light")
            try await scene.addAction(
                HMCharacteristicWriteAction(characteristic: try app.power(), targetValue: true as NSNumber))
            let trigger = HMEventTrigger(
                name: "Motion",
                events: [HMCharacteristicEvent(characteristic: detected, triggerValue: true as NSNumber)],
                end: [HMDurationEvent(duration: 300)], recurrences: nil, predicate: nil)
            try await app.home.addTrigger(trigger)
            try await trigger.addActionSet(scene)
            try await trigger.enable(true)
            motion.set(true)
            try await house.eventually("the lamp is on") { lamp.power.value == true }
            try await house.eventually("the trigger has run") { app.hasRun("Light") }
            try await house.advance(by: .seconds(299))
            #expect(lamp.power.value == true)
            try await house.advance(by: .seconds(1))
            try await house.eventually("the lamp is off again") { lamp.power.value == false }
        }
    }

    @Test("without a date the house begins now")
    func now() async throws {
        let before = Date()
        try await withSimulatedHouse { house in
            #expect((before...Date()).contains(house.now))
        }
    }
}

private actor Tally {
    private(set) var notes: [Bool] = []

    func note(_ isOn: Bool) { notes.append(isOn) }
}
