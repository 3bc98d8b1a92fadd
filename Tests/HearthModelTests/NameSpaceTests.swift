// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthTestSupport
import Testing

@Suite struct NameSpaceTests {
    @Test("who must get in gets the next free number")
    func numbers() {
        var names = NameSpace(["Lamp", "lamp 3"])
        let given = ["LAMP", "Lamp", "Other-1"].map { names.claim($0) }
        #expect(given == ["LAMP 2", "Lamp 4", "Other-1"])
    }

    @Test("a numbered name stays within the limit and whole", arguments: ["a", "灯", "👨‍👩‍👧‍👦", "e\u{301}"])
    func limit(character: String) {
        let long = String(repeating: character, count: 70)
        var names = NameSpace([String]())
        for _ in 0..<12 {
            let name = names.claim(long)
            #expect(name.utf8.count <= NameRule.maximumBytes)
            #expect(name.allSatisfy { String($0) == character || $0.isNumber || $0 == " " })
        }
    }

    @Test("inside a home every kind of object shares one space, services apart")
    func oneSpace() throws {
        var house = House()
        let home = try house.addHome("Mill Lane")
        let room = try house.addRoom("Kitchen", to: home)
        _ = try house.addZone("Upstairs", to: home)
        _ = try house.addActionSet("Movie", to: home)
        _ = try house.pair([.lamp(house.makeID(), name: "Ceiling", serviceName: "Bulb")], to: home)
        let trigger = Trigger(
            id: house.makeID(), name: "Evening", kind: .timer(schedule: TimerSchedule(fireDate: house.now + 3600)))
        try house.perform(AddTrigger(home: home, trigger: trigger))
        for taken in ["mill lane", "KITCHEN", "up stairs", "Movie", "ceiling", "evening", "Good Night"] {
            #expect(throws: HubError(.objectWithSimilarNameExistsInHome, "")) {
                try house.changes(AddRoom(home: home, name: taken))
            }
            #expect(throws: HubError(.objectWithSimilarNameExistsInHome, "")) {
                try house.changes(AddZone(home: home, name: taken))
            }
            guard taken != "KITCHEN" else { continue }
            #expect(throws: HubError(.objectWithSimilarNameExistsInHome, "")) {
                try house.changes(RenameRoom(home: home, room: room, name: taken))
            }
        }
        #expect(throws: Never.self) { try house.changes(AddRoom(home: home, name: "Bulb")) }
    }
}
