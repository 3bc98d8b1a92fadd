// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport
import Testing

extension Processes {
    /// A program for each chapter of Apple's guide, written as one writes it for Apple's systems, against a hub with a house.
    @Suite("Programs written for Apple's HomeKit", .enabled(if: !Program.isSanitized))
    struct AppleGuideTests {
        /// A simulated house at a hub; its bridge is paired.
        private struct Home {
            let simulator: SimulatorProcess
            let hub: HubProcess

            init() async throws {
                simulator = try await SimulatorProcess()
                hub = try await HubProcess()
                try await hub.hearth("home", "add", "My Home")
                let bridge = try #require(simulator.cards.first { $0.name == "House Bridge" })
                try await hub.hearth("pair", "--address", bridge.endpoint, "--code", bridge.setupCode)
                let hub = hub
                try await eventually("the house is reachable", within: .seconds(20)) { try await hub.isAllReachable() }
            }
        }

        @Test("creating homes and adding accessories; a run loop")
        func newHome() async throws {
            let program = try await AppleProgram("NewHome")
            let simulator = try await SimulatorProcess(isAdvertised: true, "--code", "482-06-913")
            let hub = try await HubProcess()
            let agent = try Program.hearth.start(
                ["agent", "--code", "482-06-913"], environment: hub.environment)
            try await eventually("the agent is registered") { agent.errors.contains("Waiting") }
            #expect(
                try await program.run(at: hub) == [
                    "Homes: 0", "Added Lake House, primary: true", "Found Desk Lamp, Lightbulb",
                    "In Lake House, paired with Hearth", "Desk Lamp is in the Study now: true",
                    "A second study: no, true",
                ])
            withExtendedLifetime((simulator, agent)) {}
        }

        @Test("rooms and zones; dispatchMain")
        func rooms() async throws {
            let (program, home) = (try await AppleProgram("Rooms"), try await Home())
            #expect(
                try await program.run(at: home.hub) == [
                    "Rooms: Bath, Bedroom, Kitchen; zones: Upstairs with [\"Bath\", \"Bedroom\"]",
                    "Default room: My Home, 13 accessories",
                    "Rooms: Bedroom, Kitchen; zones: Upstairs with [\"Bedroom\"]",
                    "Default room: My Home, 13 accessories", "The whole home in a zone: true",
                ])
        }

        @Test("observing changes that others make")
        func observer() async throws {
            let (program, home) = (try await AppleProgram("Observer"), try await Home())
            let process = try program.start(at: home.hub)
            try await process.waitForOutput(containing: "Watching: true\n")
            try await home.simulator.control("set", "Hall Motion", "motion detected", "on")
            try await process.waitForOutput(containing: "Hall Motion: motion\n")
            try await home.hub.hearth("room", "add", "Hall")
            try await home.hub.hearth("room", "rename", "Hall", "Hallway")
            try await home.hub.hearth("room", "assign", "Hall Motion", "Hallway")
            try await home.hub.hearth("room", "remove", "Hallway")
            _ = try await process.waitForEnd()
            #expect(
                process.lines == [
                    "Watching: true", "Hall Motion: motion", "New room: Hall", "Room renamed: Hallway",
                    "Hall Motion moved to Hallway: true", "Hall Motion moved to My Home: true",
                    "Room removed: Hallway",
                ])
        }

        @Test("services and characteristics; an async main")
        func lightControl() async throws {
            let (program, home) = (try await AppleProgram("LightControl"), try await Home())
            #expect(
                try await program.run(at: home.hub) == [
                    "Lights: Ceiling Light, Kid's Night Light, Гирлянда, 節日彩燈",
                    "Brightness: 0 to 100 percentage, int, true true",
                    "Color Temperature: 50 to 400 -, uint32, true true", "On: false", "Brightness: 35",
                    "As a number of Swift's: 35", "Still on: true", "No words", "Brightest: 100",
                    "The name stays: true",
                ])
        }

        @Test("action sets and timers")
        func scenes() async throws {
            let (program, home) = (try await AppleProgram("Scenes"), try await Home())
            #expect(
                try await program.run(at: home.hub) == [
                    "Built in: Good Morning, Good Night, Arrive Home, Leave Home", "Type: the user's",
                    "Ceiling Light, Brightness: 15, there: true", "Ceiling Light, Power State: 1, there: true",
                    "Front Door, Target Lock Mechanism State: 1, there: true", "Executed: true, under way: false",
                    "Dimmer: 5", "Timer: Evening, enabled: true, every 1 day, runs [\"Movie Night\"]",
                    "With seconds: refused",
                ])
        }

        @Test("users of a home")
        func family() async throws {
            let (program, home) = (try await AppleProgram("Family"), try await Home())
            #expect(
                try await program.run(at: home.hub) == [
                    "Authorized: true, determined: true", "I have a name: true, administrator: true",
                    "Other users: 0", "A screen for users: no",
                ])
        }

        @Test("trying an app out with simulated accessories")
        func tryOut() async throws {
            let (program, home) = (try await AppleProgram("TryOut"), try await Home())
            let process = try program.start(at: home.hub)
            try await process.waitForOutput(containing: "Identified: true\n")
            // Nobody knows of it before somebody uses it.
            try await home.simulator.control("set", "Kitchen Outlet", "reachable", "off")
            try await home.hub.hearth("off", "Kitchen Outlet", code: 1)
            try await process.waitForOutput(containing: "Kitchen Outlet is gone\n")
            try await home.simulator.control("set", "Kitchen Outlet", "reachable", "on")
            try await home.hub.hearth("off", "Kitchen Outlet")
            _ = try await process.waitForEnd()
            let lines = process.lines
            #expect(lines.first == "House Bridge: 12 behind it")
            #expect(lines.contains("Front Door: Lock Mechanism, Lock"))
            #expect(
                lines.suffix(3) == ["Identified: true", "Kitchen Outlet is gone", "Kitchen Outlet is back"])
        }

        @Test("setting an accessory up by its label")
        func setUp() async throws {
            let (program, home) = (try await AppleProgram("SetUp"), try await HubProcess())
            let simulator = try await SimulatorProcess(isAdvertised: true)
            try await home.hearth("home", "add", "My Home")
            let lamp = try #require(simulator.cards.first { $0.name == "Desk Lamp" })
            #expect(
                try await program.run(lamp.payload, at: home) == [
                    "Nonsense is a payload: false", "In this home: true",
                    "Bench Lamp in the Workshop, reachable: true",
                ])
        }

        @Test("async throughout, on the main actor, in Swift 6")
        func asyncHome() async throws {
            let (program, home) = (try await AppleProgram("AsyncHome", languageMode: "6"), try await Home())
            #expect(
                try await program.run(at: home.hub) == [
                    "[\"Kid\\'s Night Light\"] [\"Nursery\"] 1", "Brightness 10, Hue 240.0, Power State 1",
                    "There is a nursery", "Scenes of the user: 0",
                ])
        }

        @Test("a model that others observe, with shims for Combine and os")
        func observedHome() async throws {
            let (program, hub) = (try await AppleProgram("ObservedHome"), try await HubProcess())
            try await hub.hearth("home", "add", "My Home")
            try await hub.hearth("room", "add", "Cellar")
            let process = try program.start(at: hub)
            try await process.waitForOutput(containing: "Ready")
            try await hub.hearth("room", "add", "Loft")
            try await hub.hearth("room", "rename", "Loft", "Attic")
            _ = try await process.waitForEnd()
            #expect(
                process.output.split(separator: "\n") == [
                    "Ready: [\"Cellar\"]", "Will be [\"Cellar\", \"Loft\"], is [\"Cellar\"]",
                    "Will be [\"Attic\", \"Cellar\"], is [\"Cellar\", \"Loft\"]",
                    "Renamed: Attic, shown: [\"Attic\"], several changes: true",
                ])
            #expect(process.errors.contains("debug guide:model: 2 rooms"))
        }

        @Test("event triggers with conditions: the hub does it when somebody moves")
        func eventTriggers() async throws {
            let (program, home) = (try await AppleProgram("EventTriggers"), try await Home())
            try await home.hub.hearth("home", "location", "52.52", "13.405")
            let process = try program.start(at: home.hub)
            try await process.waitForOutput(containing: "No condition: true\n")
            #expect(
                process.lines == [
                    "When Motion Detected is 1", "For 300 seconds", "Condition: true, once: false",
                    "State: 4, supported: true", "No condition: true",
                ])
            process.kill()
            _ = try await process.waitForEnd()
            try await home.simulator.control("set", "Hall Motion", "motion detected", "on")
            let hub = home.hub
            try await eventually("the light is on", within: .seconds(20)) {
                try await hub.hearth("get", "Ceiling Light", "on").output.hasPrefix("on")
            }
        }

        @Test("cameras: a picture, a stream")
        func doorCamera() async throws {
            let program = try await AppleProgram("DoorCamera")
            let (simulator, hub) = (try await SimulatorProcess.camera(), try await HubProcess())
            try await hub.hearth("home", "add", "My Home")
            let camera = try #require(simulator.cards.first)
            try await hub.hearth("pair", "--address", camera.endpoint, "--code", camera.setupCode)
            try await eventually("the camera is reachable", within: .seconds(20)) { try await hub.isAllReachable() }
            #expect(
                try await program.run(at: hub) == [
                    "Camera: Porch Camera, services: 5", "Streaming: false", "A picture, new: true", "Kept: true",
                    "Streaming: true", "A wide picture: true", "Stopped by itself: false",
                ])
        }
    }
}
