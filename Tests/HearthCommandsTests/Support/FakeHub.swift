// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthSystem

@testable import HearthCommands

/// A hub in the test's own process: the real rules of the model over a house that tests lay out.
final class FakeHub: HubCaller {
    struct State {
        var database: HomeDatabase
        var revision: Revision = 1
        var reachable: [AccessoryState] = []
        var values: [CharacteristicReference: CharacteristicValue] = [:]
        /// Those of the values that may not hold any more.
        var stale: Set<CharacteristicReference> = []
        /// What devices refuse, and how.
        var failures: [CharacteristicReference: HubError] = [:]
        /// What the network shows.
        var network: [DiscoveredAccessory] = []
        /// What pairing brings, and the code it needs.
        var newcomers: [Accessory] = []
        var setupCode = "123-45-678"
        var isAgent = false
        /// The controllers that every accessory knows.
        var pairings = [FakeHub.ownPairing]
        var identity: ImportIdentity?
        var exportPassphrase: String?
        var snapshot: TakeSnapshot?
        var stream: StartCameraStream?
        /// What triggers have done, the newest first.
        var traces: [Trace] = []
        /// Everything that was asked, as the JSON-RPC method.
        var methods: [String] = []
        var writes: [[CharacteristicWrite]] = []
        var subscriptions: Set<CharacteristicReference> = []
        var handlers = HubClient.Handlers()
        var isClosed = false
        /// Ends the connection, where there is a real one.
        var hangUp: (@Sendable () -> Void)?
    }

    private let state: Guarded<State>
    private let now: Date

    init(_ house: House = House(), now: Date = FakeHub.now) {
        self.now = now
        state = Guarded(
            State(database: house.database, reachable: house.reachable, values: house.values))
    }

    func withState<Result>(_ body: (inout sending State) -> sending Result) -> sending Result {
        state.withLock(body)
    }

    /// To whom it belongs, and who asks.
    static let owner = MachineUser(unixID: 1000, name: "ada")

    /// 2026-03-01 12:00:30 UTC.
    static let now = Date(timeIntervalSince1970: 1_772_366_430)

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        return calendar
    }

    func call<Request: HubRequest>(
        _ request: Request, within limit: Duration
    ) async throws(HubError) -> Request.Answer {
        state.withLock { $0.methods.append(Request.method) }
        guard let answer = try await answer(request) as? Request.Answer else {
            throw HubError(.operationNotSupported, "The fake hub does not know \(Request.method).")
        }
        return answer
    }

    var isOver: Bool { state.withLock { $0.isClosed } }

    func close() {
        state.withLock { $0.isClosed = true }
    }

    /// Tells the command something unasked.
    func notify(_ notification: HubNotification) {
        state.withLock { $0.handlers }.notification(notification)
    }

    func disconnect() {
        state.withLock { $0.handlers }.disconnected(HubError(.communicationFailure, "The hub has stopped."))
    }

    private func answer(_ request: any HubRequest) async throws(HubError) -> Any {
        switch request {
        case is OpenDatabase: return opened
        case let request as ReadCharacteristics: return request.characteristics.map(read)
        case let request as WriteCharacteristics: return write(request.writes)
        case let request as SubscribeCharacteristics: return subscribe(request.characteristics)
        case let request as ExecuteActionSet: return try execute(request)
        case is Discover: return discover()
        case is RegisterSetupAgent:
            state.withLock { $0.isAgent = true }
            return Done()
        case is IdentifyAccessory, is RefreshAccessory: return Done()
        case let request as AddAccessory: return try await pair(request)
        case is ListPairings: return state.withLock { $0.pairings }
        case let request as AddPairing: return add(request)
        case let request as RemovePairing: return try remove(request)
        case is ShowIdentity: return Self.identity
        case let request as ExportIdentity:
            state.withLock { $0.exportPassphrase = request.passphrase }
            return ExportedIdentity(document: "sealed", pairings: 3)
        case let request as ImportIdentity: return try adopt(request)
        case let request as TakeSnapshot:
            state.withLock { $0.snapshot = request }
            return Snapshot(contentType: "image/jpeg", image: "/9j/")
        case let request as StartCameraStream: return start(request)
        case let request as ListTraces: return traces(request)
        case let request as TestTrigger: return try test(request)
        case let request as ShowAgenda:
            let start = request.from ?? now
            return Agenda(
                entries: state.withLock { $0.database }.agenda(
                    from: start, to: start + request.span, calendar: Self.calendar, limit: request.limit ?? 1_000))
        case is HubStatusRequest: return House.status
        case let request as any MutationCarrier: return try commit(request.mutation)
        default: throw HubError(.operationNotSupported, "unknown")
        }
    }

    private var opened: DatabaseOpened {
        state.withLock { state in
            DatabaseOpened(
                revision: state.revision, database: state.database, missed: nil, accessories: state.reachable,
                values: state.values.map {
                    CharacteristicState($0.key, value: $0.value, isStale: state.stale.contains($0.key))
                }, caller: Self.owner, owner: Self.owner)
        }
    }

    private func read(_ reference: CharacteristicReference) -> CharacteristicResult {
        state.withLock {
            let error = $0.failures[reference]
            return CharacteristicResult(reference, value: error == nil ? $0.values[reference] : nil, error: error)
        }
    }

    private func write(_ writes: [CharacteristicWrite]) -> [CharacteristicResult] {
        state.withLock { state in
            state.writes.append(writes)
            return writes.map { write in
                let error = state.failures[write.characteristic]
                if error == nil { state.values[write.characteristic] = write.value }
                return CharacteristicResult(
                    write.characteristic, value: error == nil ? write.value : nil, error: error)
            }
        }
    }

    private func subscribe(_ references: [CharacteristicReference]) -> [CharacteristicResult] {
        state.withLock { $0.subscriptions.formUnion(references) }
        return references.map { CharacteristicResult($0, value: nil) }
    }

    private func execute(_ request: ExecuteActionSet) throws(HubError) -> ActionSetExecuted {
        let home = try state.withLock { $0.database }.requiredHome(request.home)
        let actions = home.actionSets.first { $0.id == request.actionSet }?.actions ?? []
        guard !actions.isEmpty else { throw HubError(.noActionsInActionSet, "The scene sets nothing.") }
        let results = write(actions.map { CharacteristicWrite($0.characteristic, value: $0.targetValue) })
        let failed = results.count { $0.error != nil }
        let code: HubError.Code =
            failed == results.count ? .actionSetExecutionFailed : .actionSetExecutionPartialSuccess
        return ActionSetExecuted(
            commit: nil, results: results, error: failed == 0 ? nil : HubError(code, "\(failed) actions failed."))
    }

    private func discover() -> Done {
        for accessory in state.withLock({ $0.network }) { notify(.discovered(accessory)) }
        return Done()
    }

    private func pair(_ request: AddAccessory) async throws(HubError) -> AccessoryAdded {
        let state = self.state.withLock { ($0.setupCode, $0.newcomers, $0.isAgent, $0.handlers, $0.network) }
        var code = request.setupCode
        if code == nil, request.setupPayload == nil, state.2, let accessory = state.4.first {
            code = await state.3.setupCode(SetupCodeQuestion(accessory: accessory, problem: nil)).setupCode
        }
        guard code == state.0 || request.setupPayload != nil || request.accessoryKey != nil else {
            throw HubError(.accessoryPairingFailed, "The setup code is wrong.")
        }
        let changes = state.1.map { Change.accessoryAdded(accessory: $0, home: request.home) }
        return AccessoryAdded(commit: commit(changes), accessory: state.1[0].id)
    }

    static let identity = ControllerDescription(
        identifier: "5B1D2C9E-3F64-4B0A-9C1D-7E8F90A1B2C3", publicKey: String(repeating: "2b", count: 32))
    static let ownPairing = ControllerPairing(
        identifier: identity.identifier, publicKey: identity.publicKey, isAdmin: true, isOwn: true)

    private func add(_ request: AddPairing) -> AccessoryInvitation {
        state.withLock {
            $0.pairings.append(
                ControllerPairing(
                    identifier: request.identifier, publicKey: request.publicKey, isAdmin: request.isAdmin, isOwn: false
                ))
        }
        return AccessoryInvitation(
            deviceID: "AA:00:00:00:00:30", publicKey: String(repeating: "d2", count: 32), address: "192.0.2.7:51826")
    }

    private func remove(_ request: RemovePairing) throws(HubError) -> Done {
        let isKnown = state.withLock { state in
            let count = state.pairings.count
            state.pairings.removeAll { $0.identifier == request.identifier }
            return state.pairings.count < count
        }
        guard isKnown else { throw HubError(.notFound, "The accessory knows no such controller.") }
        return Done()
    }

    private func adopt(_ request: ImportIdentity) throws(HubError) -> ImportedIdentity {
        guard request.replacesPaired || request.document != "paired" else {
            throw HubError(.alreadyExists, "This hub is paired with accessories itself.")
        }
        state.withLock { $0.identity = request }
        return ImportedIdentity(controller: Self.identity, pairings: 3, needsRestart: true)
    }

    func commit(_ mutation: any Mutation) throws(HubError) -> Commit {
        let context = MutationContext(
            now: now, calendar: Self.calendar, makeID: { UUID() }, asker: Self.owner.unixID, owner: Self.owner)
        let database = state.withLock { $0.database }
        return commit(try mutation.changes(in: database, context: context))
    }

    private func commit(_ changes: [Change]) -> Commit {
        state.withLock {
            $0.database.apply(changes)
            $0.revision += 1
            return Commit(revision: $0.revision, changes: changes)
        }
    }
}

/// Lets the fake see which mutation a request carries.
private protocol MutationCarrier {
    var mutation: any Mutation { get }
}

extension Mutate: MutationCarrier {
    var mutation: any Mutation { wish }
}

// MARK: - Triggers

extension FakeHub {
    private func traces(_ request: ListTraces) -> Traces {
        state.withLock { state in
            let traces = state.traces.filter { request.trigger == nil || $0.trigger == request.trigger }
            return Traces(traces: Array(traces.prefix(request.limit ?? 100)))
        }
    }

    private func test(_ request: TestTrigger) throws(HubError) -> TriggerTested {
        let context = MutationContext(now: now, calendar: Self.calendar, makeID: { UUID() })
        let database = state.withLock { $0.database }
        let trigger = try database.trigger(request.trigger, in: database.requiredHome(request.home))
        let run = database.run(
            of: trigger, in: request.home, cause: .test, condition: House.bedtimeTrace.condition, context: context
        ) { _ in nil }
        guard var trace = run?.trace else { throw HubError(.notFound, "There is no such trigger.") }
        trace.outcome = .rehearsed
        if !request.isRehearsal {
            trace.outcome = .running
            trace.note(trace.actions.map { .init($0.characteristic, error: nil, seconds: 0.012) }, at: now)
        }
        return TriggerTested(trace: trace)
    }
}

// MARK: - Cameras

extension FakeHub {
    private func start(_ request: StartCameraStream) -> CameraStream {
        state.withLock { $0.stream = request }
        let keys = SRTPProtection(suite: "AES_CM_128_HMAC_SHA1_80", key: "a2V5")
        return CameraStream(
            localAddress: "192.0.2.1", remoteAddress: "192.0.2.7", isIPv6: false,
            picture: CameraPicture(
                profile: .high, level: 40, width: request.width, height: request.height, framesPerSecond: 30),
            video: CameraTrack(
                localPort: request.videoPort ?? 40_000, remotePort: 50_000, payloadType: 99, localSource: 1,
                remoteSource: 2, maximumBitRate: 2000, incoming: keys, outgoing: nil),
            sound: nil, audio: nil)
    }
}
