// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("Scripts")
struct ScriptTests {
    @Test("are read line by line")
    func reading() throws {
        let script = try Script(
            """
            # A busy evening.

            after 5s set "Hall Motion" "motion detected" on   # at once
            every 10m press Remote 2 double
            after 1.5h drift "Hall Motion" "battery level" 5% over 2h
            on "Ceiling Light" on: set "Kitchen Outlet" on off
            on "Front Door" "lock current state" unsecured: after 300ms press Remote
            on Remote "Button 1/on" : fault off late at "Desk Lamp"
            after 0s fault pairing-error=setup-m2:busy at "Desk Lamp"
            every 1d fault off
            """)
        #expect(script.lines.map(\.number) == [3, 4, 5, 6, 7, 8, 9, 10])
        #expect(
            script.lines.map(\.moment) == [
                .after(.seconds(5)), .every(.seconds(600)), .after(.seconds(5400)),
                .on(accessory: "Ceiling Light", characteristic: "on", value: nil),
                .on(accessory: "Front Door", characteristic: "lock current state", value: "unsecured"),
                .on(accessory: "Remote", characteristic: "Button 1/on", value: nil), .after(.zero),
                .every(.seconds(86_400)),
            ])
        #expect(
            script.lines.map(\.action) == [
                .set(accessory: "Hall Motion", characteristic: "motion detected", value: "on"),
                .press(accessory: "Remote", button: 2, kind: "double"),
                .drift(
                    accessory: "Hall Motion", characteristic: "battery level", value: "5%", over: .seconds(7200)),
                .set(accessory: "Kitchen Outlet", characteristic: "on", value: "off"),
                .press(accessory: "Remote", button: 1, kind: "single"), .fault(.off("late", server: "Desk Lamp")),
                .fault(.on("pairing-error=setup-m2:busy", server: "Desk Lamp", times: nil)),
                .fault(.off(nil, server: nil)),
            ])
        #expect(script.lines.map(\.delay) == [.zero, .zero, .zero, .zero, .milliseconds(300), .zero, .zero, .zero])
    }

    @Test(
        "a mistake is named with its line and what was expected",
        arguments: [
            ("soon set A on 1", "\"after\", \"every\" or \"on\" is expected, not \"soon\"."),
            ("after soon set A on 1", "a duration such as 5s, 10m or 1h after \"after\" is expected, not \"soon\"."),
            ("after 5 set A on 1", "a duration such as 5s, 10m or 1h after \"after\" is expected, not \"5\"."),
            ("after -5s set A on 1", "a duration such as 5s, 10m or 1h after \"after\" is expected, not \"-5s\"."),
            ("every", "The line ends where a duration such as 5s, 10m or 1h after \"every\" is expected."),
            ("every 1ms press A", "\"every\" needs a duration of at least 10ms."),
            ("after 5s", "The line ends where an action: set, press, drift or fault is expected."),
            ("after 5s dance A", "an action: set, press, drift or fault is expected, not \"dance\"."),
            ("after 5s set A on", "The line ends where a value is expected."),
            ("after 5s set A on 1 2", "the end of the line is expected, not \"2\"."),
            ("after 5s set \"A on 1", "A closing quotation mark is missing."),
            ("on A on press B", "a colon behind the condition is expected, not \"B\"."),
            ("on A on 1", "The line ends where a colon is expected."),
            ("after 5s drift A level 5 in 2h", "\"over\" and a duration is expected, not \"in\"."),
            ("after 5s fault late on A", "\"at\" and a server is expected, not \"on\"."),
        ])
    func mistakes(text: String, reason: String) {
        #expect(throws: ScriptError(line: 3, reason: reason)) { try Script("# one\n\n" + text + "\n") }
    }

    @Test(
        "durations are said in words",
        arguments: [
            ("300ms", Duration.milliseconds(300)), ("5s", .seconds(5)), ("10m", .seconds(600)),
            ("1.5h", .seconds(5400)), ("2d", .seconds(172_800)), ("0s", .zero), ("5", nil), ("s", nil), ("-5s", nil),
            ("1e3s", nil), ("infs", nil), ("nans", nil), ("5 s", nil), ("400d", nil), ("", nil), ("ms", nil),
        ])
    func durations(text: String, duration: Duration?) throws {
        #expect(Duration(words: text) == duration)
        if let duration { #expect(Duration(words: duration.words) == duration) }
    }
}

@Suite("A scripted house", .serialized, .timeLimit(.minutes(10)))
struct ScriptRunnerTests {
    typealias Kind = CharacteristicType

    private func id(_ type: TypeIdentifier, _ name: String) throws -> CharacteristicID {
        try #require(House.plans[0].database.id(type, of: name))
    }

    @Test("does what its script says, when it says it")
    func running() async throws {
        let clock = ManualClock()
        let house = try await SimulatorFixture(
            House.plans, clock: clock,
            script: try Script(
                """
                after 5s set "Hall Motion" "motion detected" on
                every 10s set "Kitchen Outlet" on off
                on "Hall Motion" "motion detected" on: after 2s set "Ceiling Light" on on
                on "Ceiling Light" on: set "Ceiling Light" brightness 7
                """))
        let server = house.simulator.servers[0].server
        let (motion, light) = (try id(Kind.motionDetected, "Hall Motion"), try id(Kind.on, "Ceiling Light"))
        let (outlet, level) = (try id(Kind.on, "Kitchen Outlet"), try id(Kind.brightness, "Ceiling Light"))
        try await clock.waitForSleepers(2)
        clock.advance(by: .milliseconds(4999))
        #expect(await server.value(of: motion) == .bool(false))
        clock.advance(by: .milliseconds(1))
        try await eventually("something moves") { await server.value(of: motion) == .bool(true) }
        try await clock.waitForSleepers(2)
        #expect(await server.value(of: light) == .bool(false))
        clock.advance(by: .seconds(2))
        try await eventually("the light goes on") { await server.value(of: level) == .integer(7) }
        for _ in 0..<2 {
            try await server.writeByHand(.bool(true), to: outlet)
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(10))
            try await eventually("the outlet goes off") { await server.value(of: outlet) == .bool(false) }
        }
    }

    @Test("a press is something to act on, each of them")
    func presses() async throws {
        let house = try await SimulatorFixture(
            House.plans,
            script: try Script(#"on Remote "Button 2/programmable switch event" "double press": press Remote 3 long"#))
        let controller = try await house.pairedController()
        let buttons = House.plans[0].database.characteristics
            .filter { $0.attributes.type == Kind.programmableSwitchEvent }.map(\.id)
        try await controller.subscribe(to: [buttons[2]])
        for kind in ["single", "double", "double"] {
            _ = try await house.ask(.press(accessory: "Remote", button: 2, kind: kind))
        }
        for _ in 0..<2 { #expect(try await controller.nextEvent().rows == [.init(buttons[2], value: .integer(2))]) }
    }

    @Test(
        "names that lead nowhere are found at the start, with their line",
        arguments: [
            "after 1s set Attic on on", "after 1s set \"Ceiling Light\" glow on", "after 1s press Alarm",
            "after 1s set \"Ceiling Light\" brightness 101", "on Attic on: press Remote", "on Alarm glow: press Remote",
            "on \"Ceiling Light\" brightness high: press Remote", "after 1s fault dance",
            "after 1s drift Attic \"battery level\" 5 over 1h",
        ])
    func names(line: String) async throws {
        let error = await #expect(throws: ScriptError.self) {
            _ = try await SimulatorFixture(House.plans, script: try Script("# first\n\(line)"))
        }
        #expect(error?.line == 2)
    }

    @Test("a fault comes and goes as the script says")
    func faults() async throws {
        let clock = ManualClock()
        let house = try await SimulatorFixture(
            House.plans, clock: clock,
            script: try Script("after 5s fault chunked at \"Desk Lamp\"\nafter 10s fault off"))
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(5))
        let faults = house.simulator.servers[1].faults
        try await eventually("the fault is there") { faults.has(.chunked) }
        clock.advance(by: .seconds(5))
        try await eventually("the fault is gone") { !faults.has(.chunked) }
    }
}
