// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
public import HearthAccessory
internal import HearthHub
internal import HearthIPC
internal import HearthModel
internal import HearthSystem

/// A house with a hub of its own inside a test: accessories that the test declares, and a clock that it turns.
///
/// ``withSimulatedHouse(home:at:isolation:_:)`` makes one. The hub is the one that runs houses, with its database in
/// memory; so what a test sees is what the app will see.
public final class SimulatedHouse: Sendable {
    let hub: HouseHub
    let clock: HouseClock
    /// Accessory servers that run as long as the house stands.
    private let servers = Errands()
    private let setupCodes = Guarded<[String: SetupCode]>([:])
    let scripts = Guarded<[DeviceScript]>([])

    init(at start: Date) throws {
        clock = HouseClock(at: start)
        hub = try HouseHub(clock: clock)
    }

    /// Stands until it is cancelled.
    func run() async throws {
        await hub.parts.agents.register(.max) { [setupCodes] question in
            SetupCodeAnswer(setupCode: setupCodes.withLock { $0[question.accessory.deviceID] }?.dashed)
        }
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { [self] in try await hub.run() }
            group.addTask { [self] in await servers.run() }
        }
    }

    // MARK: - Accessories

    /// Puts an accessory into a home, paired and reachable.
    ///
    /// - Parameters:
    ///   - accessory: declared for this house alone. Those behind a bridge come with it.
    ///   - room: made if it is missing; nil for the home's default room.
    ///   - home: nil for the primary home.
    /// - Returns: the device.
    /// - Throws: an error that says what is wrong, such as a home that does not exist.
    @discardableResult
    public func add(
        _ accessory: HearthAccessory.Accessory, to room: String? = nil, of home: String? = nil
    ) async throws -> SimulatedAccessory {
        let home = try await self.home(named: home)
        let device = try await serve(accessory, pairedWith: hub.pairing)
        let request = AddAccessory(home: home.id, address: device.discovered.addresses.first?.description)
        let added = Guarded<[Commit]>([])
        try await hub.parts.pairer.add(request, for: nil) { answer in added.withLock { $0.append(answer.commit) } }
        if let room { try await move(added.withLock { $0 }, to: room, of: home.id) }
        try await device.untilHub(knowsItAsReachable: true)
        return device
    }

    /// Lets the hub see an accessory that is in no home yet: an app finds it with `HMAccessoryBrowser` and adds it. Whoever
    /// asks a person for its setup code is told at once.
    ///
    /// Pairing takes its time here as everywhere, some tens of milliseconds.
    ///
    /// - Returns: the device, which knows its setup code.
    @discardableResult
    public func announce(_ accessory: HearthAccessory.Accessory) async throws -> SimulatedAccessory {
        try await serve(accessory, pairedWith: nil)
    }

    private func serve(
        _ accessory: HearthAccessory.Accessory, pairedWith controller: PairingRecord?
    ) async throws -> SimulatedAccessory {
        let (plan, script) = (AccessoryPlan(accessory), DeviceScript(clock: clock.devices))
        var configuration = plan.configuration(at: SocketAddress(.loopback, port: 0))
        configuration.eventInterval = .zero
        configuration.answerLimit = DeviceScript.patience
        configuration.filter = script
        var state = try AccessoryServerState.generate()
        if let controller {
            state.pairings = [controller]
        }
        let server = AccessoryServer(
            configuration, database: plan.database, state: state, store: Forgetful(),
            behaviour: ScriptedBehaviour(script: script, author: plan.behaviour), eventLoop: hub.eventLoop,
            clock: clock.devices, logger: Logger(subsystem: "simulated accessory", level: .error))
        try plan.attach(to: server)
        scripts.withLock { $0.append(script) }
        let address = try await server.listen()
        servers.begin { try? await server.run() }
        try remember(state, at: address)
        let device = await SimulatedAccessory(plan.name, server, script, at: address, of: hub)
        await hub.see(.appeared(device.discovered))
        return device
    }

    /// Keeps what the hub has of an accessory that it is paired with, and what a person knows of one that it is not.
    private func remember(_ state: AccessoryServerState, at address: SocketAddress) throws {
        let identity = state.identity
        guard state.pairings.isEmpty else {
            let pairing = AccessoryPairing(deviceID: identity.deviceID, publicKey: identity.signingKey.publicKey)
            return try hub.keyring.store(.init(pairing: pairing, address: address.description))
        }
        setupCodes.withLock { $0[identity.deviceID.text.uppercased()] = state.setupSecret.code }
    }

    private struct Forgetful: AccessoryServerStore {
        func save(_ state: AccessoryServerState) {}
    }

    // MARK: - Homes

    /// Makes a home, as another app would.
    public func addHome(_ name: String) async throws {
        try await hub.perform(AddHome(name: name))
    }

    func home(named name: String?) async throws -> Home {
        let database = await hub.parts.registry.database
        let home = database.homes.first { name.map($0.name.isEqual) ?? ($0.id == database.primaryHome) }
        guard let home else {
            throw SimulatedHouseError("There is no home \(name ?? "") in this house; add one first.")
        }
        return home
    }

    private func move(_ commits: [Commit], to name: String, of home: Home.ID) async throws {
        let room = try await room(name, of: home)
        for case .accessoryAdded(let accessory, _) in commits.flatMap(\.changes) {
            try await hub.perform(AssignAccessory(home: home, accessory: accessory.id, room: room))
        }
    }

    private func room(_ name: String, of home: Home.ID) async throws -> Room.ID {
        func find() async -> Room.ID? {
            await hub.parts.registry.database.home(home)?.rooms.first { $0.name == name }?.id
        }
        if let room = await find() { return room }
        try await hub.perform(AddRoom(home: home, name: name))
        guard let room = await find() else { throw SimulatedHouseError("The room \(name) could not be made.") }
        return room
    }

    // MARK: - The hub

    /// Stops the hub as far as apps can see, or brings it back: connections end, and nobody can connect. Time goes on.
    public func setHubAvailable(_ isAvailable: Bool) async {
        if isAvailable { hub.door.open() } else { await hub.door.shut() }
    }

    // MARK: - Waiting

    /// Waits until something holds that nobody tells of, looking every millisecond.
    ///
    /// - Parameters:
    ///   - what: the condition in words, for the failure.
    ///   - limit: real time; only a failing test waits for it.
    ///   - isolation: of the caller.
    ///   - condition: is looked at again and again.
    /// - Throws: an error that says what did not happen; or what the condition throws.
    public func eventually(
        _ what: String, within limit: Duration = .seconds(5), isolation: isolated (any Actor)? = #isolation,
        _ condition: () async throws -> Bool
    ) async throws {
        try await wait(
            until: what, within: limit, lookingEvery: .milliseconds(1), isolation: isolation, condition)
    }
}

/// Why a simulated house cannot be as a test wants it.
public struct SimulatedHouseError: Error, CustomStringConvertible {
    /// What is wrong and what to do about it.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
