// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import HearthIPC
internal import HearthModel
internal import HearthSystem

/// Keeps a connection to the hub for as long as its owner lives: dials, dials again when it ends, and holds requests
/// back while a connection is being made.
///
/// `close()` must be called by the owner, else the link lives on.
final class HubLink: Sendable {
    struct Handlers: Sendable {
        /// A connection is there. Requests sent through the link wait until `ready` is called; an error gives this
        /// connection up.
        var opened: @Sendable (any HubSession, _ ready: @escaping @Sendable (HubError?) -> Void) -> Void
        var notification: @Sendable (HubNotification) -> Void
        var setupCode: @Sendable (SetupCodeQuestion) async -> SetupCodeAnswer = { _ in .init(setupCode: nil) }
        /// An attempt failed or the connection ended; another attempt follows. Called on the main queue.
        var unavailable: @Sendable (HubError) -> Void = { _ in }
    }

    private enum Phase {
        case connecting
        case open(any HubSession)
        case unavailable(HubError)
        case closed
    }

    private struct State {
        var phase = Phase.connecting
        var held: [@Sendable (Result<any HubSession, HubError>) -> Void] = []
        var dialling: Task<Void, Never>?
    }

    private let dialler: HubDialler
    private let state = Guarded(State())

    init(_ dialler: HubDialler) {
        self.dialler = dialler
    }

    /// One that is never to be started: every request fails with this error.
    init(_ dialler: HubDialler, refusing refusal: HubError) {
        self.dialler = dialler
        state.withLock { $0.phase = .unavailable(refusal) }
    }

    /// Begins to dial. To be called once.
    func start(_ handlers: Handlers) {
        state.withLock { state in
            guard case .connecting = state.phase, state.dialling == nil else { return }
            state.dialling = Task { await self.run(handlers) }
        }
    }

    /// Ends the connection for good; requests under way and held back fail.
    func close() {
        let (session, task) = state.withLock { state in
            defer { state.phase = .closed }
            if case .open(let session) = state.phase { return (session as (any HubSession)?, state.dialling) }
            return (nil, state.dialling)
        }
        task?.cancel()
        session?.close()
        fail(Self.closedError)
    }

    /// Sends a request, now or as soon as there is a connection; `completion` is called on the main queue, once.
    func send<Request: HubRequest>(
        _ request: Request, within limit: Duration = .seconds(30),
        completion: @escaping @Sendable (Result<Request.Answer, HubError>) -> Void
    ) {
        whenOpen { session in
            switch session {
            case .success(let session): session.send(request, within: limit, completion: completion)
            case .failure(let error): DispatchQueue.main.async { completion(.failure(error)) }
            }
        }
    }

    /// Calls `act` with the connection as soon as there is one, or with the reason why there is none now.
    func whenOpen(_ act: @escaping @Sendable (Result<any HubSession, HubError>) -> Void) {
        let now: Result<any HubSession, HubError>? = state.withLock { state in
            switch state.phase {
            case .connecting:
                state.held.append(act)
                return nil
            case .open(let session): return .success(session)
            case .unavailable(let error): return .failure(error)
            case .closed: return .failure(Self.closedError)
            }
        }
        if let now { act(now) }
    }

    private static let closedError = HubError(.communicationFailure, "The connection to the hub has been closed.")
}

// MARK: - Dialling

extension HubLink {
    private func run(_ handlers: Handlers) async {
        var backoff = Backoff()
        while enter(.connecting) {
            do {
                let ended = try await connect(handlers)
                backoff = Backoff()
                DispatchQueue.main.async { handlers.unavailable(ended) }
                guard enter(.connecting) else { return }
            } catch {
                guard enter(.unavailable(error)) else { return }
                fail(error)
                DispatchQueue.main.async { handlers.unavailable(error) }
            }
            try? await dialler.pause(backoff.advance())
        }
    }

    /// Makes a connection and waits until it ends. Returns why it ended; throws if there was none to begin with.
    private func connect(_ handlers: Handlers) async throws(HubError) -> HubError {
        let (ends, ended) = AsyncStream.makeStream(of: HubError.self)
        let session = try await dialler.dial(
            HubClient.Handlers(
                notification: handlers.notification, setupCode: handlers.setupCode,
                disconnected: {
                    ended.yield($0)
                    ended.finish()
                }))
        let refusal = await withCheckedContinuation { continuation in
            handlers.opened(session) { continuation.resume(returning: $0) }
        }
        guard refusal == nil, open(session) else {
            session.close()
            throw refusal ?? Self.closedError
        }
        var iterator = ends.makeAsyncIterator()
        return await iterator.next() ?? Self.closedError
    }

    /// Moves on, unless the link was closed.
    private func enter(_ phase: Phase) -> Bool {
        state.withLock { state in
            if case .closed = state.phase { return false }
            state.phase = phase
            return true
        }
    }

    /// Lets the requests held back go, in their order, before any new one. False if the link was closed meanwhile.
    private func open(_ session: any HubSession) -> Bool {
        while true {
            let (batch, isDone): ([@Sendable (Result<any HubSession, HubError>) -> Void], Bool?) = state.withLock {
                state in
                if case .closed = state.phase { return ([], false) }
                if state.held.isEmpty {
                    state.phase = .open(session)
                    return ([], true)
                }
                defer { state.held = [] }
                return (state.held, nil)
            }
            if let isDone { return isDone }
            for act in batch { act(.success(session)) }
        }
    }

    private func fail(_ error: HubError) {
        let held = state.withLock { state in
            defer { state.held = [] }
            return state.held
        }
        for act in held { act(.failure(error)) }
    }
}
