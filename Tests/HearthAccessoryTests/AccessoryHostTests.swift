// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthAccessory
import HearthSystem
import HearthTestSupport
import Testing

@Suite("A host of accessories on a real socket", .serialized, .timeLimit(.minutes(5)))
struct AccessoryHostTests {
    typealias Row = CharacteristicWriteRequest.Row

    /// A host at work, and a controller that is paired with it.
    private final class Bench: Sendable {
        let host: AccessoryHost
        let label: SetupLabel
        private let folder: ScratchFolder
        private let task: Task<Void, any Error>

        init(
            _ accessory: Accessory, in folder: ScratchFolder, setupCode: String? = nil,
            _ change: (inout AccessoryHost.Options) -> Void = { _ in }
        ) async throws {
            var options = AccessoryHost.Options()
            change(&options)
            options.interfaces = ["lo"]
            options.isAnnounced = false
            if let setupCode { options.setupCode = setupCode }
            let host = try AccessoryHost(accessory, folder: folder.file("host"), options: options)
            label = try await host.start()
            self.host = host
            self.folder = folder
            task = Task { try await host.run() }
        }

        deinit { task.cancel() }

        func stop() async throws {
            task.cancel()
            try await task.value
        }

        func connect(as identity: ControllerIdentity? = nil) async throws -> RawController {
            try await RawController.connect(to: SocketAddress(.loopback, port: label.port), as: identity)
        }

        func paired() async throws -> (RawController, AccessoryPairing) {
            let controller = try await connect()
            let pairing = try await controller.pair(with: SetupCode(try #require(label.setupCode)))
            try await controller.verify(pairing)
            return (controller, pairing)
        }
    }

    private func id(_ type: TypeIdentifier, in database: AttributeDatabase, _ aid: UInt64 = 1) throws
        -> CharacteristicID
    {
        try #require(database.characteristics.first { $0.id.aid == aid && $0.attributes.type == type }?.id)
    }

    @Test("a controller pairs with what the label says, reads what was declared, and its writes reach the program")
    func wholeLife() async throws {
        let written = Recorder<String>()
        let power = Characteristic(.on, false) { written.record("power \($0)") }
        let speed = Characteristic(.brightness, 40) { written.record("brightness \($0)") }
        let lamp = try Accessory("Lamp", .lightbulb, Service(.lightbulb, power, speed)) { written.record("identify") }
        let bench = try await Bench(lamp, in: ScratchFolder(), setupCode: "482-06-913")
        #expect(bench.label.setupCode == "482-06-913" && bench.label.payload?.hasPrefix("X-HM://") == true)
        #expect(bench.label.description.contains("█"), "a QR code")
        let stranger = try await bench.connect()
        #expect(try await stranger.send(.post("/identify")).status == 204)
        #expect(await bench.host.isPaired == false)

        let (controller, _) = try await bench.paired()
        #expect(await bench.host.isPaired)
        let database = try await controller.accessories()
        let information = try #require(database[aid: 1]?.services.first)
        #expect(information.type == ServiceType.accessoryInformation && information.iid == 1)
        #expect(database[aid: 1]?.service(ServiceType.protocolInformation) != nil)
        let (on, brightness) = (
            try id(CharacteristicType.on, in: database), try id(CharacteristicType.brightness, in: database)
        )
        #expect(database[brightness]?.value == .integer(40))
        #expect(
            try await controller.write([
                Row(on, value: .bool(true)), Row(brightness, value: .integer(7)),
                Row(try id(CharacteristicType.identify, in: database), value: .bool(true)),
            ]).status == 204)
        #expect(written.elements == ["identify", "power true", "brightness 7", "identify"])
        #expect(power.value == true && speed.value == 7)
    }

    @Test("what the program sets reaches controllers as events, in order; a button's every press")
    func events() async throws {
        let power = Characteristic(.on, false)
        let press = Characteristic(.programmableSwitchEvent)
        let device = try Accessory(
            "Lamp", .lightbulb, Service(.lightbulb, power), Service(.statelessProgrammableSwitch, press))
        let bench = try await Bench(device, in: ScratchFolder())
        let (controller, _) = try await bench.paired()
        let database = try await controller.accessories()
        let (on, button) = (
            try id(CharacteristicType.on, in: database),
            try id(CharacteristicType.programmableSwitchEvent, in: database)
        )
        try await controller.subscribe(to: [on, button])
        power.set(true)
        #expect(try await controller.nextEvent().rows == [.init(on, value: .bool(true))])
        press.set(0)
        press.set(0)
        press.set(2)
        for kind in [0, 0, 2] {
            #expect(try await controller.nextEvent().rows == [.init(button, value: .integer(Int128(kind)))])
        }
        #expect(try await controller.read([on]).rows == [.init(on, value: .bool(true))])
    }

    @Test("a program refuses with a status, or says that it does not know a value")
    func refusals() async throws {
        struct Odd: Error {}
        let lock = Characteristic(.lockTargetState, 1) { value in
            if value == 0 { throw DeviceError.notAllowedNow }
            throw Odd()
        }
        let state = Characteristic(.lockCurrentState, 1)
        let door = try Accessory("Door", .doorLock, Service(.lockMechanism, lock, state))
        let bench = try await Bench(door, in: ScratchFolder())
        let (controller, _) = try await bench.paired()
        let database = try await controller.accessories()
        let target = try id(CharacteristicType.lockTargetState, in: database)
        let current = try id(CharacteristicType.lockCurrentState, in: database)
        func status(_ value: Int128) async throws -> HAPStatus? {
            let answer = try await controller.write([Row(target, value: .integer(value))])
            let response = try CharacteristicResponse(body: answer.body)
            return response[target]?.status
        }
        #expect(try await status(0) == .notAllowedInCurrentState)
        #expect(try await status(1) == .unableToCommunicate)
        #expect(lock.value == 1)
        state.set(nil)
        try await eventually("the value is unknown") {
            try await controller.read([current]).rows.map(\.status) == [.unableToCommunicate]
        }
    }

    @Test("identity, code and pairings last over a restart, and so do the numbers when more is declared in front")
    func restart() async throws {
        let folder = try ScratchFolder()
        func lamp(_ more: Service...) throws -> Accessory {
            let light = Service(.lightbulb, Characteristic(.on, false), Characteristic(.brightness, 1))
            switch more.count {
            case 0: return try Accessory("Lamp", .lightbulb, light)
            default: return try Accessory("Lamp", .lightbulb, more[0], light)
            }
        }
        let first = try await Bench(lamp(), in: folder)
        let (controller, pairing) = try await first.paired()
        let before = try await controller.accessories()
        try await first.stop()

        let sensor = Service(.motionSensor, label: "Hall", Characteristic(.motionDetected, false))
        let second = try await Bench(lamp(sensor), in: folder)
        #expect(second.label.deviceID == first.label.deviceID && second.label.setupCode == first.label.setupCode)
        #expect(second.label.isPaired && !first.label.isPaired)
        let again = try await second.connect(as: controller.identity)
        try await again.verify(pairing)
        let after = try await again.accessories()
        let old = try #require(before[aid: 1]?.service(ServiceType.lightbulb))
        let new = try #require(after[aid: 1]?.service(ServiceType.lightbulb))
        #expect(old.iid == new.iid && old.characteristics.map(\.iid) == new.characteristics.map(\.iid))
        let numbers = after[aid: 1]?.services.flatMap { [$0.iid] + $0.characteristics.map(\.iid) } ?? []
        #expect(Set(numbers).count == numbers.count)
        #expect(after[aid: 1]?.service(ServiceType.motionSensor)?.characteristics.first?.value == .string("Hall"))
    }

    private func lamp() throws -> Accessory {
        try Accessory("Lamp", .lightbulb, Service(.lightbulb, Characteristic(.on, false)))
    }

    @Test("an accessory with a display shows a code for every attempt, and its label none")
    func display() async throws {
        let display = Recorder<SetupDisplay>()
        let bench = try await Bench(lamp(), in: ScratchFolder()) { $0.display = { display.record($0) } }
        #expect(bench.label.isCodeDisplayed && bench.label.setupCode == nil && bench.label.payload == nil)
        #expect(bench.label.description.contains("a setup code is shown when a controller begins to pair"))
        let controller = try await bench.connect()
        _ = try await controller.pairSetup([6, 1, 1, 0, 1, 0])
        await controller.close()
        try await eventually("the code is taken down") { display.elements.last == .takeDown(.abandoned) }
        let attempt = PairingAttempt(
            with: [SocketAddress(.loopback, port: bench.label.port)], expecting: nil,
            as: Controller(identity: controller.identity, eventLoop: EventLoop(label: "controller")))
        try await attempt.begin()
        guard case .show(let code)? = display.elements.last else { throw NothingShown() }
        try await attempt.finish(with: SetupCode(code)).session?.close()
        #expect(display.elements.last == .takeDown(.paired) && display.elements.count == 4)
        #expect(await bench.host.isPaired)
    }

    private struct NothingShown: Error {}

    @Test("an accessory that keeps a verifier pairs with the code on its label, which is nowhere in its folder")
    func verifier() async throws {
        let folder = try ScratchFolder()
        let made = try SetupVerifier(setupCode: "482-06-913")
        let kept = try SetupVerifier(salt: made.salt, value: made.value)
        let bench = try await Bench(lamp(), in: folder) { $0.setupVerifier = kept }
        #expect(bench.label.setupCode == nil && !bench.label.isCodeDisplayed)
        #expect(bench.label.description.contains("stands on its label"))
        _ = try await bench.connect().pair(with: SetupCode("482-06-913"))
        let state = String(decoding: try #require(try DurableFile.read(folder.file("host/state.json"))), as: UTF8.self)
        #expect(state.contains("setupVerifier") && !state.contains("482-06-913") && !state.contains("setupCode"))
        try await bench.stop()
        let again = try await Bench(lamp(), in: folder)
        #expect(again.label.setupCode == nil && again.label.isPaired, "it stays without being told again")
        #expect(throws: AccessoryError.self) { try SetupVerifier(setupCode: "123-45-678") }
        #expect(throws: AccessoryError.self) { try SetupVerifier(salt: [1], value: made.value) }
        #expect("\(made)" == "<setup verifier>")
    }

    @Test("a code beside a verifier or a display is refused, for one of them would be idle")
    func contradiction() throws {
        let folder = try ScratchFolder()
        let lamp = try lamp()
        var options = AccessoryHost.Options()
        options.isAnnounced = false
        options.display = { _ in }
        options.setupCode = "482-06-913"
        #expect(throws: AccessoryError.self) { try AccessoryHost(lamp, folder: folder.file("a"), options: options) }
        options.setupCode = nil
        options.setupVerifier = try SetupVerifier(setupCode: "482-06-913")
        #expect(throws: AccessoryError.self) { try AccessoryHost(lamp, folder: folder.file("a"), options: options) }
        options.display = nil
        #expect(throws: Never.self) { try AccessoryHost(lamp, folder: folder.file("a"), options: options) }
    }

    @Test("the reset button makes it new: another device id, nobody's, and the same label")
    func factoryReset() async throws {
        let folder = try ScratchFolder()
        let bench = try await Bench(lamp(), in: folder)
        let (controller, _) = try await bench.paired()
        try await bench.host.factoryReset()
        #expect(try await controller.isClosedByPeer())
        #expect(await bench.host.isPaired == false)
        let label = try await bench.host.start()
        #expect(label.deviceID != bench.label.deviceID && label.setupCode == bench.label.setupCode)
        _ = try await bench.paired()
    }

    @Test("accessories behind a bridge keep their numbers, whoever comes or goes")
    func bridge() async throws {
        let folder = try ScratchFolder()
        func bridge(_ serials: [String]) throws -> Accessory {
            try Accessory(
                "Bridge", .bridge,
                bridging: serials.map { serial in
                    try Accessory(
                        "Lamp \(serial)", .lightbulb, information: .init(serialNumber: serial),
                        Service(.lightbulb, Characteristic(.on, false)))
                })
        }
        var identity: (ControllerIdentity, AccessoryPairing)?
        var aids: [[String: UInt64]] = []
        for serials in [["L1", "L2"], ["L3", "L2"], ["L1", "L3"]] {
            let bench = try await Bench(bridge(serials), in: folder)
            let controller: RawController
            if let identity {
                controller = try await bench.connect(as: identity.0)
                try await controller.verify(identity.1)
            } else {
                let (fresh, pairing) = try await bench.paired()
                controller = fresh
                identity = (fresh.identity, pairing)
            }
            let database = try await controller.accessories()
            aids.append(
                Dictionary(
                    uniqueKeysWithValues: database.accessories.dropFirst().compactMap { accessory in
                        guard
                            case .string(let serial)? = accessory.service(ServiceType.accessoryInformation)?
                                .characteristic(CharacteristicType.serialNumber)?.value
                        else { return nil }
                        return (serial, accessory.aid)
                    }))
            try await bench.stop()
        }
        #expect(aids == [["L1": 2, "L2": 3], ["L3": 4, "L2": 3], ["L1": 2, "L3": 4]])
    }

    @Test("a folder that is damaged, a code that is none, and an accessory that is served already are refused")
    func unusable() async throws {
        let folder = try ScratchFolder()
        let lamp = try Accessory("Lamp", .lightbulb, Service(.lightbulb, Characteristic(.on, false)))
        var options = AccessoryHost.Options()
        options.isAnnounced = false
        options.setupCode = "111-11-111"
        #expect(throws: AccessoryError.self) { try AccessoryHost(lamp, folder: folder.file("a"), options: options) }
        options.setupCode = nil
        let host = try AccessoryHost(lamp, folder: folder.file("a"), options: options)
        #expect(throws: AccessoryError.self) { try AccessoryHost(lamp, folder: folder.file("b"), options: options) }
        try DurableFile.write(Array("{".utf8), to: folder.file("a/numbers.json"), mode: 0o600)
        let other = try Accessory("Lamp", .lightbulb, Service(.lightbulb, Characteristic(.on, false)))
        #expect(throws: AccessoryError.self) { try AccessoryHost(other, folder: folder.file("a"), options: options) }
        #expect(await host.isPaired == false)
    }
}
