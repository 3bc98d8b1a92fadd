// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthTestSupport
import Testing

/// Not among ``Processes``: it waits for the clock and can do so beside them.
@Suite("A timer of the hub")
struct TimerTests {
    @Test("B12.2 B12.9-10: fires at the full minute while no program is connected")
    func fires() async throws {
        let home = try await HouseAtHub(isSingle: true)
        let (hub, lamp) = (home.hub, home.house)
        try await hub.hearth("scene", "add", "Bedtime")
        try await hub.hearth("scene", "set", "Bedtime", "Desk Lamp", "brightness", "7")
        try await hub.hearth("trigger", "add", "Nightly", "--at", Self.nextMinute, "--run", "Bedtime")
        #expect(try await lamp.requests().isEmpty)
        try await eventually("the timer has fired", within: .seconds(80)) {
            try await Task.sleep(for: .milliseconds(200))
            return try await !lamp.requests().isEmpty
        }
        #expect(try await lamp.requests().map { $0.map { $0["value"] } } == [[.integer(7)]])
        let trigger = try await hub.hearth("list", "triggers", "--json").json["triggers"]?.elements.first
        #expect(trigger?["name"]?.string == "Nightly")
        #expect(trigger?["isEnabled"]?.bool == false, "it fires once")
    }

    /// The next full minute that is at least five seconds ahead, as `--at` takes it.
    private static var nextMinute: String {
        let minute = ((Date().timeIntervalSince1970 + 5) / 60).rounded(.up)
        let text = Date(timeIntervalSince1970: minute * 60).ISO8601Format()
        return text.replacingOccurrences(of: ":00Z", with: "Z")
    }
}
