// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import HAP
import HAPCatalogue
import HAPNetwork
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HAPNetwork
@testable import HearthHub
@testable import HearthSimulator

/// A whole hub in this process, a program that is connected to its socket, and a simulated house whose accessories go
/// wrong on order. All that is looked at is what the hub tells the program.
final class HubFaultFixture: Sendable {
    let house: SimulatorFixture
    /// The server that goes wrong.
    let server: SimulatedServer
    let card: ServerCard
    let home: Home.ID
    let client: HubClient
    private let folder: ScratchFolder
    private let told: Recorder<HubNotification>
    private let truth = Recorder<CharacteristicState>()
    private let hub: Task<Void, any Error>

    /// - Parameters:
    ///   - index: which of the house's servers goes wrong: the bridge, the lamp or the fan.
    ///   - faults: there from the start.
    ///   - isDiscovering: whether the house is announced on the loopback and the hub looks for it there.
    ///   - answers: how many seconds an answer may take.
    ///   - signs: how long an accessory may be silent before it is asked for a sign of life.
    init(
        server index: Int = 1, faults: [FaultOrder] = [], isDiscovering: Bool = false, answers: Int = 10,
        lifeSigns signs: Duration = .seconds(60)
    ) async throws {
        let interfaces = isDiscovering ? ["lo"] : []
        house = try await SimulatorFixture(HearthSimulator.House.plans, announcedOn: interfaces, faults: faults)
        server = house.simulator.servers[index]
        card = house.cards[index]
        folder = try ScratchFolder()
        let told = Recorder<HubNotification>()
        self.told = told
        let socket = folder.file("hub.sock")
        let daemon = Hub(
            .init(stateFolder: folder.file("state"), socketPath: socket, interfaces: interfaces),
            log: MemoryLogHandler().logger("hub"), timing: Self.timing(answers: answers, lifeSigns: signs))
        let (isReady, ready) = AsyncStream.makeStream(of: Never.self)
        hub = Task {
            defer { ready.finish() }
            try await daemon.run { ready.finish() }
        }
        for await _ in isReady {}
        client = try await HubClient.connect(
            to: socket, as: "trial", deliverOn: DispatchQueue(label: "trial"),
            handlers: .init(notification: { told.record($0) }))
        home = try await client.call(Mutate(AddHome(name: "Mill Lane"))).addedHome
        _ = try await client.call(OpenDatabase())
    }

    deinit {
        client.close()
        hub.cancel()
    }

    private static func timing(answers: Int, lifeSigns: Duration) -> ControllerTiming {
        var timing = ControllerTiming()
        timing.request = .seconds(answers)
        timing.requestWaitsForLink = .seconds(1)
        timing.sighting = .seconds(1)
        timing.lifeSignInterval = lifeSigns
        timing.lifeSignPatience = .seconds(1)
        timing.backoffStart = .milliseconds(50)
        timing.backoffCeiling = .milliseconds(500)
        timing.lostPairingRetry = .milliseconds(300)
        timing.missingRereads = []
        return timing
    }
}

// MARK: - The accessory's side

extension HubFaultFixture {
    func turnOn(_ order: String, times: Int? = nil) async throws {
        try await house.simulator.faultSwitch.turnOn(FaultOrder(order, times: times), at: server.plan.name)
    }

    func turnOffAll() async throws { try await house.simulator.faultSwitch.turnOff() }

    func dropConnections() async { await server.server.dropConnections() }

    /// How often the hub has called, whether it was let in or not.
    var calls: Int {
        get async { Int(await server.server.lastConnection) + server.faults.actions(of: .refuseConnections) }
    }

    /// Somebody at the device changes a value.
    func change(_ reference: CharacteristicReference, to value: CharacteristicValue) async throws {
        truth.record(CharacteristicState(reference, value: value))
        await server.server.setValue(value, of: try #require(await id(reference)))
    }

    /// What the device has.
    func atDevice(_ reference: CharacteristicReference) async throws -> CharacteristicValue? {
        await server.server.value(of: try #require(await id(reference)))
    }

    private func id(_ reference: CharacteristicReference) async -> CharacteristicID? {
        let deviceID = await deviceID
        return server.plan.database.characteristics.map(\.id).first {
            CharacteristicReference($0, of: deviceID) == reference
        }
    }

    var deviceID: DeviceID { get async { await server.server.state.identity.deviceID } }

    func reference(_ type: TypeIdentifier) async throws -> CharacteristicReference {
        let id = try #require(server.plan.database.characteristics.last { $0.attributes.type == type }?.id)
        return CharacteristicReference(id, of: await deviceID)
    }

    var on: CharacteristicReference { get async throws { try await reference(CharacteristicType.on) } }
    var brightness: CharacteristicReference { get async throws { try await reference(CharacteristicType.brightness) } }
}

// MARK: - The user's side

extension HubFaultFixture {
    /// Pairs the server and has its accessory named and put into a room by the user, who wants to hear of its values.
    func pairAndSettle() async throws {
        try await settle(try await pair().accessory)
    }

    /// - Parameters:
    ///   - isNamed: by its device id, to be found on the network, and not by its address.
    ///   - code: nil for none.
    @discardableResult
    func pair(byDeviceID isNamed: Bool = false, withCode hasCode: Bool = true) async throws(HubError) -> AccessoryAdded
    {
        let request = AddAccessory(
            home: home, deviceID: isNamed ? card.deviceID : nil, address: isNamed ? nil : "127.0.0.1:\(card.port)",
            setupCode: hasCode ? card.setupCode : nil)
        return try await client.call(request)
    }

    /// The error with which pairing ends; nil if it works.
    func pairingError(byDeviceID isNamed: Bool = false, withCode hasCode: Bool = true) async -> HubError? {
        do throws(HubError) {
            try await pair(byDeviceID: isNamed, withCode: hasCode)
            return nil
        } catch {
            return error
        }
    }

    static let name = "Reading Light"

    func settle(_ accessory: Accessory.ID) async throws {
        let commit = try await client.call(Mutate(AddRoom(home: home, name: "Study")))
        let room = try #require(commit.changes.compactMap(\.addedRoom).first)
        _ = try await client.call(Mutate(AssignAccessory(home: home, accessory: accessory, room: room)))
        _ = try await client.call(Mutate(RenameAccessory(home: home, accessory: accessory, name: Self.name)))
        try await listen()
    }

    private func listen() async throws {
        let deviceID = await deviceID
        for (id, attributes) in await server.server.attributes.characteristics {
            truth.record(CharacteristicState(CharacteristicReference(id, of: deviceID), value: attributes.value))
        }
        let references = [try await on, try await brightness]
        _ = try await client.call(SubscribeCharacteristics(references, isOn: true))
    }

    /// What the user has made of it is as it was.
    func expectKept() async throws {
        let home = try #require(try await view().database?.homes.first)
        let accessory = home.accessories.first { $0.name == Self.name }
        #expect(accessory != nil, "it has its name")
        #expect(home.rooms.first { $0.id == accessory?.room }?.name == "Study", "it is in its room")
    }

    /// All that a program that starts now is told.
    func view() async throws -> DatabaseOpened { try await client.call(OpenDatabase()) }

    /// Whether the hub says that all accessories of the server answer.
    func isReachable() async throws -> Bool {
        let view = try await view()
        let own = view.database?.homes.flatMap(\.accessories).filter { $0.deviceID == card.deviceID } ?? []
        let reachable = Set(view.accessories.filter(\.isReachable).map(\.accessory))
        return !own.isEmpty && own.allSatisfy { reachable.contains($0.id) }
    }

    func waitUntilReachable() async throws {
        try await eventually("the hub says that it is reachable") { try await isReachable() }
    }

    var toldCount: Int { told.elements.count }

    /// What the hub has told of values, in order.
    var toldValues: [CharacteristicState] {
        told.elements.flatMap { notification in
            guard case .valuesChanged(let states) = notification else { return [] as [CharacteristicState] }
            return states
        }
    }

    /// The hub has told that an accessory of the server does not answer.
    func waitUntilToldUnreachable(since count: Int) async throws {
        try await eventually("the hub tells that it is unreachable", within: .seconds(10)) {
            told.elements.dropFirst(count).contains { notification in
                guard case .accessoryStatesChanged(let states) = notification else { return false }
                return states.contains { !$0.isReachable }
            }
        }
    }

    func status() async throws -> AccessoryServerStatus {
        let status = try await client.call(HubStatusRequest())
        return try #require(status.accessoryServers.first { $0.deviceID == card.deviceID })
    }

    func read(_ reference: CharacteristicReference) async throws -> HearthIPC.CharacteristicResult {
        try #require(try await client.call(ReadCharacteristics([reference])).first)
    }

    func write(_ reference: CharacteristicReference, _ value: CharacteristicValue) async throws
        -> HearthIPC.CharacteristicResult
    {
        truth.record(CharacteristicState(reference, value: value))
        let write = HearthIPC.CharacteristicWrite(reference, value: value)
        return try #require(try await client.call(WriteCharacteristics([write])).first)
    }

    /// The value that the hub shows as one that holds.
    func shown(_ reference: CharacteristicReference) async throws -> CharacteristicValue? {
        let state = try await view().values.first { $0.characteristic == reference }
        return state?.isStale == true ? nil : state?.value
    }

    /// What the hub shows becomes what the device has.
    func expectTruthShown(_ reference: CharacteristicReference) async throws {
        try await eventually("the hub shows what the device has") {
            try await shown(reference) == atDevice(reference)
        }
    }
}

// MARK: - Both

extension HubFaultFixture {
    /// Writes, reads and hears of a change, as if nothing were wrong.
    func expectAllWorks(exceptFor broken: CharacteristicReference? = nil) async throws {
        try await waitUntilReachable()
        let (on, brightness) = (try await on, try await brightness)
        let isOn = try await atDevice(on) == .bool(true)
        if broken != on {
            let write = try await write(on, .bool(!isOn))
            #expect(write == HearthIPC.CharacteristicResult(on, value: .bool(!isOn)))
            #expect(try await atDevice(on) == .bool(!isOn))
            #expect(try await read(on) == HearthIPC.CharacteristicResult(on, value: .bool(!isOn)))
        }
        let level: CharacteristicValue = try await atDevice(brightness) == .integer(33) ? .integer(34) : .integer(33)
        try await change(brightness, to: level)
        try await expectTruthShown(brightness)
        #expect(try await read(brightness) == HearthIPC.CharacteristicResult(brightness, value: level))
        expectOnlyTruth()
    }

    /// No value was ever told that the device has not had.
    func expectOnlyTruth() {
        let known = Set(truth.elements.map(\.asWritten))
        let wrong = toldValues.filter { !known.contains($0.asWritten) }
        #expect(wrong.isEmpty)
    }
}

extension CharacteristicState {
    /// Fresh, and with whole numbers as JSON has them.
    fileprivate var asWritten: CharacteristicState {
        guard case .double(let number)? = value, let whole = Int128(exactly: number) else {
            return CharacteristicState(characteristic, value: value)
        }
        return CharacteristicState(characteristic, value: .integer(whole))
    }
}

extension Commit {
    fileprivate var addedHome: Home.ID {
        get throws {
            try #require(
                changes.lazy.compactMap { change in
                    if case .homeAdded(let home) = change { home.id } else { nil }
                }.first)
        }
    }
}

extension Change {
    fileprivate var addedRoom: Room.ID? {
        if case .roomAdded(let room, _) = self { room.id } else { nil }
    }
}
