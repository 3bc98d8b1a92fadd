// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import HearthAccessory
import HomeKit
import HomeKitTesting
import Testing

@Suite("People of a simulated house") @MainActor
struct PresenceTests {
    /// A trigger of this event that switches the lamp to `isOn`.
    private func addTrigger(
        _ name: String, _ event: HMEvent, when predicate: NSPredicate? = nil, turning isOn: Bool, in app: App
    ) async throws {
        let scene = try await app.home.addActionSet(named: "Scene \(name)")
        try await scene.addAction(
            HMCharacteristicWriteAction(characteristic: try app.power(), targetValue: isOn as NSNumber))
        let trigger = HMEventTrigger(name: name, events: [event], predicate: predicate)
        try await app.home.addTrigger(trigger)
        try await trigger.addActionSet(scene)
        try await trigger.enable(true)
        #expect(trigger.triggerActivationState == .enabled)
    }

    @Test("B13.17: who comes home finds light, who leaves takes it along")
    func presence() async throws {
        let lamp = try Lamp()
        try await withSimulatedHouse { house in
            try await house.add(lamp.accessory)
            let app = try await App.launched(in: house)
            let comes = HMPresenceEvent(presenceEventType: .everyEntry, presenceUserType: .currentUser)
            let leaves = HMPresenceEvent(presenceEventType: .lastExit, presenceUserType: .homeUsers)
            let nobody = HMEventTrigger.predicateForEvaluatingTrigger(
                withPresence: HMPresenceEvent(presenceEventType: .notAtHome, presenceUserType: .homeUsers))
            try await addTrigger("Come", comes, turning: true, in: app)
            try await addTrigger("Go", leaves, when: nobody, turning: false, in: app)
            for isHome in [true, false, true] {
                try await house.userIs(isHome ? .home : .away)
                try await house.eventually("the lamp is \(isHome ? "on" : "off")") { lamp.power.value == isHome }
            }
        }
    }

    @Test("B13.16: a region is entered and left")
    func region() async throws {
        let lamp = try Lamp()
        let office = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.3)
        try await withSimulatedHouse { house in
            try await house.add(lamp.accessory)
            let app = try await App.launched(in: house)
            for (name, isEntry) in [("Enter", true), ("Leave", false)] {
                let region = CLCircularRegion(center: office, radius: 200, identifier: name)
                (region.notifyOnEntry, region.notifyOnExit) = (isEntry, !isEntry)
                try await addTrigger(name, HMLocationEvent(region: region), turning: isEntry, in: app)
            }
            try await house.userIs(.away)
            for isThere in [true, false, true] {
                try await house.userIs(isThere ? .at(office) : .away)
                try await house.eventually("the lamp is \(isThere ? "on" : "off")") { lamp.power.value == isThere }
            }
        }
    }
}
