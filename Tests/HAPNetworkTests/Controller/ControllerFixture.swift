// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import HearthSystem
import HearthTestSupport

/// A controller and an accessory on this machine that know each other.
struct ControllerFixture: Sendable {
    let controller: Controller
    let accessory: ScriptedAccessory
    let log: MemoryLogHandler
    /// What an accessory that is paired with the controller keeps.
    let record: PairingRecord

    init(
        _ database: AttributeDatabase = .lamp, clock: any Clock<Duration> = ContinuousClock(),
        isPaired: Bool = true, change: (inout ControllerTiming) -> Void = { _ in }
    ) async throws {
        let identity = try ControllerIdentity.generate(using: .system)
        var timing = ControllerTiming()
        change(&timing)
        log = MemoryLogHandler()
        controller = Controller(
            identity: identity, eventLoop: EventLoop(label: "controller"), clock: clock, timing: timing,
            logger: Logger(subsystem: "test", level: .debug, handler: log))
        record = PairingRecord(
            identifier: identity.identifier, publicKey: identity.signingKey.publicKey, isAdmin: true)
        accessory = try ScriptedAccessory(database, pairedWith: isPaired ? [record] : [])
        try await accessory.start()
    }

    /// A session in the clear.
    func connect() async throws -> AccessorySession {
        try await AccessorySession.connect(
            toAnyOf: [accessory.address], on: controller.eventLoop, timing: controller.timing,
            clock: controller.clock)
    }

    /// A verified session.
    func verifiedSession() async throws -> AccessorySession {
        let session = try await connect()
        try await session.verify(accessory.pairing, as: controller)
        return session
    }
}

extension CharacteristicID {
    static let on = CharacteristicID(aid: 1, iid: 10)
    static let brightness = CharacteristicID(aid: 1, iid: 11)
}

/// Runs both at once and takes away the first to end.
func withTask<Result: Sendable>(
    _ background: @escaping @Sendable () async -> Void, _ body: () async throws -> Result
) async rethrows -> Result {
    let task = Task(operation: background)
    do {
        let result = try await body()
        task.cancel()
        await task.value
        return result
    } catch {
        task.cancel()
        await task.value
        throw error
    }
}
