// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthTestSupport
import Testing

extension Processes {
    /// A foreign house, the daemon, the command line, and a program that knows HomeKit alone.
    @Suite("People who come and go")
    struct PresenceTests {
        private let hub: HubProcess
        private let house: HousePeer
        /// The user that everything here runs as.
        private let me = ProcessInfo.processInfo.userName

        init() async throws {
            let home = try await HouseAtHub(isSingle: true)
            (hub, house) = (home.hub, home.house)
            for (scene, brightness) in [("Leaving", "11"), ("Coming", "22"), ("Office", "33")] {
                try await hub.hearth("scene", "add", scene)
                try await hub.hearth("scene", "set", scene, "Desk Lamp", "brightness", brightness)
            }
        }

        private func brightness(is value: Int128) async throws {
            try await eventually("the lamp's brightness is \(value)") {
                try await house.value(of: "Brightness", in: "Desk Lamp") == .integer(value)
            }
        }

        @Test("B13.16-17: triggers that a program has made with presence and location events run when somebody says so")
        func program() async throws {
            let app = try Program.homeKitPeer.start(["obey"], environment: hub.environment)
            try await app.waitForOutput(containing: "ready\n")
            for order in [
                "add presence trigger|Gone|Leaving", "add home trigger|Here|Coming", "add region trigger|Work|Office",
            ] {
                try app.append(toInput: order)
                try await app.waitForOutput(containing: "done \(order)\n")
            }
            app.kill()
            for (place, value) in [
                ("home", 22), ("away", 11), ("home", 22), ("52.5,13.3", 33), ("home", 22), ("away", 11),
            ] as [(String, Int128)] {
                try await hub.hearth("presence", me, place)
                try await brightness(is: value)
            }
            let words = try await hub.hearth("trigger", "list").output
            for text in [
                "everybody has left", "I come home; when somebody is home", "\"Office\" at 52.5,13.3 within 200 m",
            ] {
                #expect(words.contains(text), "\(words)")
            }
        }

        @Test("what the command line says of people is kept over a restart, and printed as it was said")
        func commandLine() async throws {
            try await hub.hearth(
                "trigger", "add", "Last", "--event", "everybody has left", "--when", "nobody is home", "--run",
                "Leaving")
            try await hub.hearth("presence", me, "home")
            try await hub.kill()
            try await hub.start()
            let people = try await hub.hearth("presence", "--json").json["people"]?.elements
            #expect(people?.first?["isHome"]?.bool == true && people?.first?["source"]?.string == "said")
            let trigger = try await hub.hearth("trigger", "list", "--json").json["triggers"]?.elements.first
            #expect(trigger?["text"]?.string == "everybody has left; when nobody is home")
            try await eventually("the lamp is reachable") { try await hub.isAllReachable() }
            try await hub.hearth("presence", me, "away")
            try await brightness(is: 11)
        }
    }
}
