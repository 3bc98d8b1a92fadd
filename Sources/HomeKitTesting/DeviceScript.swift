// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthAccessory
internal import HearthSystem

/// How a simulated device behaves towards the hub, as a test says; shared by what reads and what writes.
final class DeviceScript: Sendable {
    private struct State {
        var isReachable = true
        var answering = SimulatedAccessory.Answering.atOnce
        /// Until when writes wait for the device, by number.
        var writes: [UInt64: ManualClock.Instant] = [:]
        var lastWrite: UInt64 = 0
        /// Until when the reads of the hub wait.
        var read: ManualClock.Instant?
    }

    /// When an accessory server tells the hub that its device does not answer. Source: quirk Q89.
    static let patience: Duration = .seconds(9)

    private let clock: ManualClock
    private let state = Guarded(State())

    init(clock: ManualClock) {
        self.clock = clock
    }

    var isReachable: Bool {
        get { state.withLock(\.isReachable) }
        set { state.withLock { $0.isReachable = newValue } }
    }

    var answering: SimulatedAccessory.Answering {
        get { state.withLock(\.answering) }
        set { state.withLock { $0.answering = newValue } }
    }

    /// Whether the device keeps back an answer, and waits for the clock to be turned.
    var isHoldingBack: Bool {
        let due = state.withLock { Array($0.writes.values) + [$0.read].compactMap(\.self) }
        return due.contains(where: clock.isAwaited)
    }

    /// Connections have ended, and with them what was to be read.
    func forgetRead() { state.withLock { $0.read = nil } }

    private func hold(for delay: Duration) async throws(HAPStatus) {
        let due = clock.now.advanced(by: delay)
        let number = state.withLock { state in
            state.lastWrite += 1
            state.writes[state.lastWrite] = due
            return state.lastWrite
        }
        defer { state.withLock { $0.writes[number] = nil } }
        do { try await clock.sleep(until: due) } catch { throw .timedOut }
    }

    /// Takes the device's time, and fails as it does.
    fileprivate func answer() async throws(HAPStatus) {
        let answering = answering
        if let delay = answering.delay { try await hold(for: delay) }
        if let failure = answering.failure { throw failure }
    }
}

extension SimulatedAccessory.Answering {
    fileprivate var delay: Duration? {
        switch self {
        case .after(let delay): delay
        case .never: DeviceScript.patience
        case .atOnce, .refusing: nil
        }
    }

    fileprivate var failure: HAPStatus? {
        switch self {
        case .never: .timedOut
        case .refusing(let error): error.status
        case .atOnce, .after: nil
        }
    }
}

// MARK: - Writes

/// Does what the accessory's author says, when and if the script says so.
struct ScriptedBehaviour: AccessoryBehaviour {
    let script: DeviceScript
    let author: any AccessoryBehaviour

    func write(
        _ write: AccessoryWrite, on server: isolated AccessoryServer
    ) async throws(HAPStatus) -> CharacteristicValue? {
        try await script.answer()
        return try await author.write(write, on: server)
    }

    func identify(on server: isolated AccessoryServer) { author.identify(on: server) }
}

// MARK: - Reads, and who gets in

extension DeviceScript: TrafficFilter {
    func admits(whenOpen connections: Int) -> Bool { isReachable }

    func intercept(_ request: HTTPRequest, on server: isolated AccessoryServer) -> Interception {
        guard let failure = answering.failure, let read = Self.read(request) else { return .pass }
        return .answer(CharacteristicResponse(rows: read.ids.map { .init($0, status: failure) }).readAnswer)
    }

    func delay(answering request: HTTPRequest) -> AnswerDelay {
        guard let delay = answering.delay, Self.read(request) != nil else { return .none }
        let due = clock.now.advanced(by: delay)
        state.withLock { $0.read = due }
        return .time(delay)
    }

    func serialize(
        _ response: HTTPResponse, answering request: HTTPRequest?, on server: isolated AccessoryServer
    ) -> [UInt8] {
        guard let request else { return response.serializedAsEvent() }
        if Self.read(request) != nil { forgetRead() }
        return response.serialized()
    }

    private static func read(_ request: HTTPRequest) -> CharacteristicReadRequest? {
        guard request.method == "GET", request.path == "/characteristics" else { return nil }
        return CharacteristicReadRequest(query: request.query)
    }
}
