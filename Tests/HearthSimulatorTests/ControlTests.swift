// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("The control socket", .serialized, .timeLimit(.minutes(10)))
struct ControlTests {
    @Test("changes a value by hand; a controller hears of it and reads it")
    func setting() async throws {
        let house = try await SimulatorFixture(House.plans)
        let controller = try await house.pairedController()
        let brightness = try #require(House.plans[0].database.id(CharacteristicType.brightness, of: "Ceiling Light"))
        try await controller.subscribe(to: [brightness])
        let result = try await house.ask(
            .set(accessory: "ceiling light", characteristic: "BRIGHTNESS", value: "40 %"))
        #expect(result.array?.first?.object?["value"] == .integer(40))
        #expect(try await controller.nextEvent().rows == [.init(brightness, value: .integer(40))])
        let read = try await house.ask(.get(accessory: "Ceiling Light", characteristic: "brightness"))
        #expect(read.array?.first?.object?["text"] == .string("40%"))
    }

    static let names: [(String, String, String?)] = [
        ("kids night light", "power state", nil), ("節日彩燈", "on", nil), ("гирлянда", "hue", nil),
        ("House Bridge/8", "lock-target-state", nil), ("house bridge/Front Door", "LockTargetState", nil),
        ("13", "HMCharacteristicTypeTargetSecuritySystemState", nil), ("Desk Lamp", "11", nil),
        ("Ceiling Fan", "Ceiling Fan Light/On", nil), ("Hall Motion", "Motion Detected", nil),
        ("kitchen", "on", "There is no accessory \"kitchen\"."), ("1", "on", "\"1\" names several accessories."),
        ("Alarm", "brightness", "Alarm has no characteristic \"brightness\"."),
        ("Remote", "service label index", nil), ("Remote", "Button 3/service label index", nil),
    ]

    @Test("understands names as people type them and says what could have been meant", arguments: names)
    func naming(accessory: String, characteristic: String, refusal: String?) async throws {
        let house = try await SimulatorFixture(House.plans)
        do {
            let result = try await house.ask(.get(accessory: accessory, characteristic: characteristic))
            #expect(refusal == nil && result.array?.count == 1)
        } catch let error as ControlError {
            #expect(error.description == refusal)
            #expect(!error.candidates.isEmpty)
        }
    }

    @Test("asks for the service where several have the characteristic")
    func ambiguity() async throws {
        let path = #filePath.replacing("ControlTests.swift", with: "Fixtures/accessories/meross-mss425f.json")
        let strip = try await SimulatorFixture([try Fixture(path: path).plan(key: "strip")])
        let name = try #require(strip.simulator.servers[0].plan.database.accessories[0].name)
        await #expect(
            throws: ControlError(
                "\(name) has several of \"on\".",
                candidates: ["Outlet-1/On", "Outlet-2/On", "Outlet-3/On", "Outlet-4/On", "USB/On"])
        ) {
            _ = try await strip.ask(.get(accessory: name, characteristic: "on"))
        }
        _ = try await strip.ask(.set(accessory: name, characteristic: "usb/on", value: "off"))
        let server = strip.simulator.servers[0].server
        #expect(await server.value(of: CharacteristicID(aid: 1, iid: 26)) == .bool(false))
    }

    @Test(
        "refuses values that do not fit",
        arguments: [
            ("Ceiling Light", "brightness", "101"), ("Ceiling Light", "brightness", "bright"),
            ("Thermostat", "target temperature", "100"), ("Front Door", "lock target state", "ajar"),
            ("Alarm", "reachable", "perhaps"),
        ])
    func badValues(accessory: String, characteristic: String, value: String) async throws {
        let house = try await SimulatorFixture(House.plans)
        await #expect(throws: ControlError.self) {
            _ = try await house.ask(.set(accessory: accessory, characteristic: characteristic, value: value))
        }
    }

    @Test("presses buttons: each press is an event of its own")
    func pressing() async throws {
        let house = try await SimulatorFixture(House.plans)
        let controller = try await house.pairedController()
        let accessory = try #require(House.plans[0].database.accessories.first { $0.name == "Remote" })
        let buttons = accessory.services.flatMap(\.characteristics)
            .filter { $0.type == CharacteristicType.programmableSwitchEvent }
            .map { CharacteristicID(aid: accessory.aid, iid: $0.iid) }
        try await controller.subscribe(to: buttons)
        for (button, kind) in [(1, "single"), (1, "single"), (3, "long")] {
            _ = try await house.ask(.press(accessory: "Remote", button: button, kind: kind))
        }
        for (button, value) in [(0, 0), (0, 0), (2, 2)] {
            #expect(try await controller.nextEvent().rows == [.init(buttons[button], value: .integer(Int128(value)))])
        }
        for (accessory, button, kind) in [("Alarm", 1, "single"), ("Remote", 4, "single"), ("Remote", 1, "soft")] {
            await #expect(throws: ControlError.self) {
                _ = try await house.ask(.press(accessory: accessory, button: button, kind: kind))
            }
        }
    }

    @Test("takes a device out of reach and back")
    func reachability() async throws {
        let house = try await SimulatorFixture(House.plans)
        let controller = try await house.pairedController()
        let on = try #require(House.plans[0].database.id(CharacteristicType.on, of: "Ceiling Light"))
        _ = try await house.ask(.set(accessory: "Ceiling Light", characteristic: "reachable", value: "off"))
        #expect(try await controller.read([on]).rows == [.init(on, status: .unableToCommunicate)])
        let entries = try await house.ask(.list).array ?? []
        #expect(entries.compactMap { $0.object?["reachable"]?.bool }.count { !$0 } == 1)
        _ = try await house.ask(.set(accessory: "Ceiling Light", characteristic: "reachable", value: "yes"))
        #expect(try await controller.read([on]).rows == [.init(on, value: .bool(false))])
    }

    @Test("tells what was written, by how many requests")
    func log() async throws {
        let house = try await SimulatorFixture(House.plans)
        let controller = try await house.pairedController()
        let database = House.plans[0].database
        let on = try #require(database.id(CharacteristicType.on, of: "Ceiling Light"))
        let lock = try #require(database.id(CharacteristicType.lockTargetState, of: "Front Door"))
        _ = try await controller.write([.init(on, value: .bool(true)), .init(lock, value: .integer(7))])
        try await controller.subscribe(to: [on])
        let content = try #require(try await house.ask(.log).object)
        #expect(content["requests"] == .integer(2) && content["values"] == .integer(2))
        let rows = content["entries"]?.array?.first?.object?["rows"]?.array?.compactMap(\.object) ?? []
        #expect(rows.map { $0["accessory"] } == [.string("Ceiling Light"), .string("Front Door")])
        #expect(rows.map { $0["status"] } == [.integer(0), .integer(-70410)])
        #expect(WorldText.log(.object(content)).hasSuffix("2 requests with 2 values\n"))
    }

    @Test("is private, answers nonsense with an error, and says when nobody is there")
    func socket() async throws {
        let house = try await SimulatorFixture(House.plans)
        var status = stat()
        #expect(stat(house.controlSocket, &status) == 0 && status.st_mode & 0o777 == 0o600)
        let loop = EventLoop(label: "control")
        let connection = try await StreamConnection.connect(toUnixSocket: house.controlSocket, on: loop)
        for line in ["nonsense", "{}", #"{"command":"dance"}"#, #"{"command":"get"}"#] {
            try await connection.write(Array((line + "\n").utf8))
            let answer = try #require(try await connection.read(within: .seconds(10)))
            #expect(try JSONReader.read(answer).object?["ok"] == .bool(false))
        }
        try await house.stop()
        await #expect(throws: ControlError.self) { _ = try await house.ask(.list) }
    }

    @Test("spoilt requests are answered one by one, and the house stands")
    func spoilt() async throws {
        let house = try await SimulatorFixture(House.plans)
        let connection = try await StreamConnection.connect(
            toUnixSocket: house.controlSocket, on: EventLoop(label: "control"))
        let good: [ControlRequest] = [
            .get(accessory: "Alarm", characteristic: "House Bridge/13"),
            .press(accessory: "12", button: 2, kind: "long"),
            .set(accessory: "Thermostat", characteristic: "target temperature", value: "21.5"),
            .set(accessory: "Ceiling Light", characteristic: "brightness", value: "40"),
            .set(accessory: "Alarm", characteristic: "reachable", value: "off"),
        ]
        var mutator = Mutator(seed: 21)
        for round in 0..<1500 {
            let line = mutator.mutate(JSONWriter.write(good[round % good.count].json)).filter { $0 != 10 }
            try await connection.write(line + [10])
            var answer: [UInt8] = []
            while answer.last != 10 { answer += try #require(try await connection.read(within: .seconds(30))) }
            #expect(try JSONReader.read(answer).object?["ok"] != nil)
        }
        #expect(try await house.ask(.list).array?.count == 15)
    }
}
