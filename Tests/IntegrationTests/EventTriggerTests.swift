// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthTestSupport
import Testing

extension Processes {
    /// A foreign house, the daemon and the command line: nothing of Hearth but what a person has.
    @Suite("An event trigger of the hub")
    struct EventTriggerTests {
        @Test("motion switches an outlet off, two seconds later it is as it was, even if the hub was killed in between")
        func motion() async throws {
            let home = try await HouseAtHub()
            let (hub, house) = (home.hub, home.house)
            try await hub.hearth("scene", "add", "Dark")
            try await hub.hearth("scene", "set", "Dark", "Kitchen Outlet", "on", "false")
            try await hub.hearth(
                "trigger", "add", "Hall", "--event", "Hall Motion motion detected becomes true", "--when",
                "kitchen outlet on is true and between 00:00 and 23:59 or after 23:59", "--until", "after 2 seconds",
                "--run",
                "Dark")
            let trigger = try await hub.hearth("trigger", "list", "--json").json["triggers"]?.elements.first
            let words = try #require(trigger?["text"]?.string)
            #expect(words.hasPrefix("\"Hall Motion\" \"Motion Detected\" becomes "), "\(words)")
            #expect(words.hasSuffix("; until after 2 seconds"), "\(words)")
            for isRestarted in [false, true] {
                try await house.change("MotionDetected", of: "Hall Motion", to: .bool(true))
                try await eventually("the outlet is off") {
                    try await house.value(of: "On", in: "Kitchen Outlet") == .bool(false)
                }
                if isRestarted {
                    try await hub.kill()
                    try await hub.start()
                }
                try await eventually("the outlet is on again", within: .seconds(30)) {
                    try await house.value(of: "On", in: "Kitchen Outlet") == .bool(true)
                }
                try await house.change("MotionDetected", of: "Hall Motion", to: .bool(false))
                // HAP-python tells the last of several changes only.
                try await eventually("the hub has heard it") {
                    try await hub.hearth("get", "Hall Motion", "motion detected", "--cached").output.contains("no")
                }
            }
        }

        @Test("a trigger that waits for the sun asks where the home is, and is then told in words and dates")
        func sun() async throws {
            let home = try await HouseAtHub(isSingle: true)
            let hub = home.hub
            try await hub.hearth("scene", "add", "Bedtime")
            try await hub.hearth("scene", "set", "Bedtime", "Desk Lamp", "brightness", "7")
            let refused = try await hub.hearth(
                "trigger", "add", "Dusk", "--at", "sunset-00:30", "--on", "weekdays", "--run", "Bedtime", code: 1)
            #expect(refused.errors.contains("hearth home location"))
            try await hub.hearth("home", "location", "52.52", "13.405")
            try await hub.hearth(
                "trigger", "add", "Dusk", "--at", "sunset-00:30", "--on", "weekdays", "--run", "Bedtime")
            let trigger = try await hub.hearth("list", "triggers", "--json").json["triggers"]?.elements.first
            #expect(trigger?["text"]?.string == "at sunset-00:30; on weekdays")
            #expect(trigger?["nextFireDate"]?.string != nil)
        }
    }
}
