// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthSystem

@testable import HomeKit

/// A hub without sockets and devices: it keeps a database by the model's own rules and answers on the main queue, as
/// `HubClient` does. Tests play the other programs and the devices.
final class ScriptedHub: Sendable {
    struct State {
        var database = HomeDatabase()
        var revision: Revision = 0
        var commits: [Commit] = []
        var isAbsent = false
        var refusal: HubError?
        var sessions: [ScriptedSession] = []
        var requests: [any HubRequest] = []
        var failures: [String: HubError] = [:]
        var reachable: Set<Accessory.ID> = []
        var values: [CharacteristicReference: CharacteristicValue] = [:]
        /// What the next pairing brings.
        var newcomers: [Accessory] = []
        /// Whether it has just started: then it has no values for those who come back.
        var isFresh = false
        /// Whether changes are acknowledged and nothing comes of them.
        var isForgetful = false
        var dials = 0
        var caller: MachineUser?
        var owner: MachineUser?
    }

    let state = Guarded(State())

    /// Dials this hub; there is hardly any wait between attempts.
    var dialler: HubDialler {
        HubDialler(
            dial: { handlers throws(HubError) in try self.accept(handlers) },
            pause: { _ in try await Task.sleep(for: .milliseconds(2)) })
    }

    private func accept(_ handlers: HubClient.Handlers) throws(HubError) -> any HubSession {
        let result: Result<ScriptedSession, HubError> = state.withLock { state in
            state.dials += 1
            if let refusal = state.refusal { return .failure(refusal) }
            if state.isAbsent { return .failure(HubError(.noHomeHub, "There is no hub.")) }
            let session = ScriptedSession(hub: self, handlers: handlers)
            state.sessions.append(session)
            return .success(session)
        }
        return try result.get()
    }
}

// MARK: - Playing the others

extension ScriptedHub {
    var database: HomeDatabase { state.withLock { $0.database } }
    var sessionCount: Int { state.withLock { $0.sessions.count } }

    func requests<Request: HubRequest>(_: Request.Type) -> [Request] {
        state.withLock { $0.requests.compactMap { $0 as? Request } }
    }

    /// Another program's change.
    func change<Wish: Mutation>(_ wish: Wish) throws {
        let commit = try commit(wish)
        notify(.committed(commit))
    }

    /// A change without a rule behind it.
    func change(_ changes: [Change]) {
        notify(.committed(commit(changes)))
    }

    func notify(_ notification: HubNotification) {
        for session in state.withLock({ $0.sessions }) { session.post { $0.notification(notification) } }
    }

    /// Ends every connection.
    func drop() {
        let sessions = state.withLock { state in
            defer { state.sessions = [] }
            return state.sessions
        }
        for session in sessions { session.drop() }
    }

    func fail(_ method: String, with code: HubError.Code?) {
        state.withLock { $0.failures[method] = code.map { HubError($0, "scripted") } }
    }

    func commit<Wish: Mutation>(_ wish: Wish) throws(HubError) -> Commit {
        let changes = try wish.changes(in: database, context: Self.context)
        return commit(state.withLock { $0.isForgetful } ? [] : changes)
    }

    func commit(_ changes: [Change]) -> Commit {
        state.withLock { state in
            state.revision += 1
            let commit = Commit(revision: state.revision, changes: changes)
            state.database.apply(commit)
            state.commits.append(commit)
            return commit
        }
    }

    static let context = MutationContext(
        now: Date(), calendar: Calendar(identifier: .gregorian), makeID: { UUID() }, asker: 1000,
        owner: MachineUser(unixID: 1000, name: "ada"))
}

// MARK: - Answering

extension ScriptedHub {
    func answer<Request: HubRequest>(_ request: Request) throws(HubError) -> any Sendable {
        let failure = state.withLock { state in
            state.requests.append(request)
            return state.failures[Request.method]
        }
        if let failure { throw failure }
        switch request {
        case let request as OpenDatabase: return open(request)
        case let request as any AnyMutate: return try request.commit(in: self)
        case let request as ReadCharacteristics: return read(request.characteristics)
        case let request as WriteCharacteristics: return write(request.writes)
        case let request as SubscribeCharacteristics:
            return read(request.characteristics)
        case let request as ExecuteActionSet: return execute(request)
        case let request as AddAccessory: return try add(request)
        default: return Done()
        }
    }

    private func open(_ request: OpenDatabase) -> DatabaseOpened {
        state.withLock { state in
            DatabaseOpened(
                revision: state.revision, database: request.since == nil ? state.database : nil,
                missed: request.since.map { since in state.commits.filter { $0.revision > since } },
                accessories: state.database.homes.flatMap(\.accessories).map {
                    AccessoryState($0.id, isReachable: state.reachable.contains($0.id))
                },
                values: request.since != nil && state.isFresh
                    ? [] : state.values.map { CharacteristicState($0.key, value: $0.value) },
                caller: state.caller, owner: state.owner)
        }
    }

    private func read(_ characteristics: [CharacteristicReference]) -> [CharacteristicResult] {
        characteristics.map { reference in
            CharacteristicResult(reference, value: state.withLock { $0.values[reference] })
        }
    }

    private func write(_ writes: [CharacteristicWrite]) -> [CharacteristicResult] {
        writes.map { write in
            state.withLock { $0.values[write.characteristic] = write.value }
            return CharacteristicResult(write.characteristic, value: write.value)
        }
    }

    private func execute(_ request: ExecuteActionSet) -> ActionSetExecuted {
        let set = database.home(request.home)?.actionSets.first { $0.id == request.actionSet }
        let writes = (set?.actions ?? []).map { CharacteristicWrite($0.characteristic, value: $0.targetValue) }
        let changes = database.changes(recordingRunOf: request.actionSet, in: request.home, at: Date())
        return ActionSetExecuted(commit: commit(changes), results: write(writes), error: nil)
    }

    private func add(_ request: AddAccessory) throws(HubError) -> AccessoryAdded {
        let newcomers = state.withLock { $0.newcomers }
        let changes = try database.changes(adding: newcomers, to: request.home)
        return AccessoryAdded(commit: commit(changes), accessory: newcomers[0].id)
    }
}

/// A mutation of whatever kind.
protocol AnyMutate {
    func commit(in hub: ScriptedHub) throws(HubError) -> Commit
}

extension Mutate: AnyMutate {
    func commit(in hub: ScriptedHub) throws(HubError) -> Commit { try hub.commit(wish) }
}

/// One connection to the scripted hub.
final class ScriptedSession: HubSession {
    private let hub: ScriptedHub
    private let handlers: HubClient.Handlers
    private let isOpen = Guarded(true)

    init(hub: ScriptedHub, handlers: HubClient.Handlers) {
        self.hub = hub
        self.handlers = handlers
    }

    func send<Request: HubRequest>(
        _ request: Request, within limit: Duration,
        completion: @escaping @Sendable (Result<Request.Answer, HubError>) -> Void
    ) {
        DispatchQueue.main.async {
            guard self.isOpen.withLock({ $0 }) else {
                return completion(.failure(HubError(.communicationFailure, "closed")))
            }
            let result = Result { () throws(HubError) in try self.hub.answer(request) }
            completion(
                result.flatMap { answer in
                    (answer as? Request.Answer).map { .success($0) }
                        ?? .failure(HubError(.unexpectedError, "the scripted hub does not know \(Request.method)"))
                })
        }
    }

    /// Tells the client something, in order.
    func post(_ message: @escaping @Sendable (HubClient.Handlers) -> Void) {
        DispatchQueue.main.async { message(self.handlers) }
    }

    func drop() {
        isOpen.withLock { $0 = false }
        post { $0.disconnected(HubError(.communicationFailure, "dropped")) }
    }

    /// Asks for a setup code, as the hub does.
    func ask(_ question: SetupCodeQuestion) async -> SetupCodeAnswer { await handlers.setupCode(question) }

    func close() {
        guard
            isOpen.withLock({ isOpen in
                defer { isOpen = false }
                return isOpen
            })
        else { return }
        hub.state.withLock { state in state.sessions.removeAll { $0 === self } }
        post { $0.disconnected(HubError(.communicationFailure, "closed")) }
    }
}
