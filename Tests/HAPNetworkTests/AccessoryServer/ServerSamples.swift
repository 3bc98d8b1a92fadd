// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

/// A bridge (1) with a lamp (2), a button (3), a lock that wants timed writes (4) and one of everything odd (5).
enum Sample {
    static let on = CharacteristicID(aid: 2, iid: 10)
    static let brightness = CharacteristicID(aid: 2, iid: 11)
    static let lampName = CharacteristicID(aid: 2, iid: 3)
    static let lampIdentify = CharacteristicID(aid: 2, iid: 2)
    static let press = CharacteristicID(aid: 3, iid: 10)
    static let lockState = CharacteristicID(aid: 4, iid: 10)
    static let lockTarget = CharacteristicID(aid: 4, iid: 11)
    static let temperature = CharacteristicID(aid: 5, iid: 10)
    static let controlPoint = CharacteristicID(aid: 5, iid: 11)
    static let threshold = CharacteristicID(aid: 5, iid: 12)
    static let missing = CharacteristicID(aid: 9, iid: 9)

    static let database = AttributeDatabase(accessories: [
        AccessoryAttributes(aid: 1, services: [information("Bridge")]),
        accessory(
            2, "Lamp", ServiceType.lightbulb,
            [(10, CharacteristicType.on, .bool(false)), (11, CharacteristicType.brightness, .integer(50))]),
        accessory(
            3, "Button", ServiceType.statelessProgrammableSwitch,
            [(10, CharacteristicType.programmableSwitchEvent, nil)]),
        lock,
        odd,
    ])

    private static var lock: AccessoryAttributes {
        var lock = accessory(
            4, "Lock", ServiceType.lockMechanism,
            [
                (10, CharacteristicType.lockCurrentState, .integer(1)),
                (11, CharacteristicType.lockTargetState, .integer(1)),
            ])
        lock.services[1].characteristics[1].permissions.insert(.timedWrite)
        return lock
    }

    private static var odd: AccessoryAttributes {
        var odd = accessory(
            5, "Odd", ServiceType.temperatureSensor,
            [
                (10, CharacteristicType.currentTemperature, nil),
                (12, CharacteristicType.heatingThresholdTemperature, .double(20)),
            ])
        odd.services[1].characteristics.append(
            CharacteristicAttributes(
                iid: 11, type: CharacteristicType.setupEndpoints, permissions: [.read, .write, .writeResponse],
                metadata: CharacteristicMetadata(format: .tlv8), value: .data([])))
        return odd
    }

    private static func information(_ name: String) -> ServiceAttributes {
        service(
            1, ServiceType.accessoryInformation,
            [(2, CharacteristicType.identify, nil), (3, CharacteristicType.name, .string(name))])
    }

    private static func accessory(
        _ aid: UInt64, _ name: String, _ type: TypeIdentifier,
        _ characteristics: [(UInt64, TypeIdentifier, CharacteristicValue?)]
    ) -> AccessoryAttributes {
        AccessoryAttributes(aid: aid, services: [information(name), service(9, type, characteristics)])
    }

    private static func service(
        _ iid: UInt64, _ type: TypeIdentifier, _ characteristics: [(UInt64, TypeIdentifier, CharacteristicValue?)]
    ) -> ServiceAttributes {
        ServiceAttributes(
            iid: iid, type: type,
            characteristics: characteristics.compactMap {
                CharacteristicAttributes(iid: $0.0, type: $0.1, value: $0.2)
            })
    }
}

struct NoRoom: Error {}

/// Keeps the state in memory; can be told to fail.
final class MemoryStore: AccessoryServerStore {
    private struct State {
        var saved: [AccessoryServerState] = []
        var isBroken = false
    }

    private let state = Guarded(State())

    var last: AccessoryServerState? { state.withLock(\.saved.last) }

    func breakDown() { state.withLock { $0.isBroken = true } }

    func save(_ new: AccessoryServerState) throws {
        try state.withLock { state in
            if state.isBroken { throw NoRoom() }
            state.saved.append(new)
        }
    }
}

/// A running accessory server on the loopback.
final class ServerFixture: Sendable {
    let server: AccessoryServer
    let store: MemoryStore
    let code: SetupCode
    let address: SocketAddress
    let log = MemoryLogHandler()
    private let task: Task<Void, any Error>

    init(
        state: AccessoryServerState? = nil, database: AttributeDatabase = Sample.database,
        behaviour: any AccessoryBehaviour = PassiveBehaviour(), clock: any Clock<Duration> = ContinuousClock(),
        multicastDNS: MulticastDNS? = nil, change: (inout AccessoryServerConfiguration) -> Void = { _ in }
    ) async throws {
        var configuration = AccessoryServerConfiguration(
            name: "Sample \(UInt32.random(in: 0...UInt32.max))", model: "Sample1,1", category: 2,
            address: SocketAddress(.loopback, port: 0))
        change(&configuration)
        let store = MemoryStore()
        let state = try state ?? .generate()
        let server = AccessoryServer(
            configuration, database: database, state: state, store: store, behaviour: behaviour,
            multicastDNS: multicastDNS, eventLoop: EventLoop(label: "accessory"), clock: clock,
            logger: log.logger("accessory"))
        address = try await server.listen()
        self.server = server
        self.store = store
        code = try #require(state.setupSecret.code)
        task = Task { try await server.run() }
    }

    deinit { task.cancel() }

    func stop() async throws {
        task.cancel()
        try await task.value
    }

    /// Stops it and starts it again with what was stored.
    func restarted() async throws -> ServerFixture {
        let state = store.last
        try await stop()
        return try await ServerFixture(state: state)
    }

    /// A verified connection of the first controller.
    func pairedController() async throws -> (RawController, AccessoryPairing) {
        let controller = try await RawController.connect(to: address)
        let pairing = try await controller.pair(with: code)
        try await controller.verify(pairing)
        return (controller, pairing)
    }

    /// Makes a second controller known.
    func invite(isAdmin: Bool, by admin: RawController) async throws -> ControllerIdentity {
        let guest = try ControllerIdentity.generate(using: .system)
        try PairingsReply.check(try await admin.pairings(.add(guest.record(isAdmin: isAdmin))).body)
        return guest
    }

    /// A further verified connection.
    func controller(_ identity: ControllerIdentity, _ pairing: AccessoryPairing) async throws -> RawController {
        let controller = try await RawController.connect(to: address, as: identity)
        try await controller.verify(pairing)
        return controller
    }
}

extension ControllerIdentity {
    /// As an accessory knows it.
    func record(isAdmin: Bool) -> PairingRecord {
        PairingRecord(identifier: identifier, publicKey: signingKey.publicKey, isAdmin: isAdmin)
    }
}

/// The permission bits of a file.
func fileMode(_ path: String) throws -> Int {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return Int(status.st_mode & 0o777)
}
