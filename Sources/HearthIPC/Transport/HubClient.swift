// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Dispatch
package import HearthModel
package import HearthSystem

/// One connection to the hub.
///
/// Completions, notifications and the end of the connection are delivered on one queue in the order in which the hub
/// sent them; so an answer and the changes around it are never seen in another order. Source: design, "Apple's
/// notification rule".
///
/// A request that ran out of time or was cancelled may still happen, and the hub tells nobody else's commit twice: the
/// asker learns of its own from the answer alone. So an answer that comes too late is dropped, but the commit in it is
/// delivered in its place as a `.committed` notification. A replica misses nothing.
///
/// A message that cannot be read although it must be (a notification, a commit) ends the connection: whoever connects
/// again is told everything anew.
package final class HubClient: Sendable {
    /// What the owner of a connection wants to hear. All are called on the delivery queue.
    package struct Handlers: Sendable {
        package var notification: @Sendable (HubNotification) -> Void
        /// Answers the hub's question for a setup code; only asked after `RegisterSetupAgent`. Its task starts on the
        /// delivery queue, and is cancelled when the hub takes the question back or the connection ends.
        package var setupCode: @Sendable (SetupCodeQuestion) async -> SetupCodeAnswer
        /// The connection has ended; called once, after every open request was completed with the same error.
        package var disconnected: @Sendable (HubError) -> Void

        package init(
            notification: @escaping @Sendable (HubNotification) -> Void = { _ in },
            setupCode: @escaping @Sendable (SetupCodeQuestion) async -> SetupCodeAnswer = { _ in .init(setupCode: nil)
            },
            disconnected: @escaping @Sendable (HubError) -> Void = { _ in }
        ) {
            self.notification = notification
            self.setupCode = setupCode
            self.disconnected = disconnected
        }
    }

    /// What the hub said to `hub.hello`.
    package let welcome: Welcome

    private let session: ClientSession

    /// Connects to the hub's socket and says hello.
    ///
    /// - Throws: `HubError` with `noHomeHub` if nobody answers at `socketPath`, `homeAccessNotAuthorized` if the hub
    ///   refuses this user, `operationNotSupported` if it speaks another protocol version.
    package static func connect(
        to socketPath: String, as name: String, deliverOn queue: DispatchQueue, handlers: Handlers,
        within limit: Duration = .seconds(5)
    ) async throws(HubError) -> HubClient {
        let start = ContinuousClock.now
        let stream: StreamConnection
        do throws(SocketError) {
            let eventLoop = EventLoop(label: "hearth.client")
            stream = try await .connect(toUnixSocket: socketPath, on: eventLoop, within: limit)
        } catch {
            throw HubError(connectingTo: socketPath, error)
        }
        let rest = max(limit - start.duration(to: .now), .zero)
        return try await greet(
            over: stream, at: socketPath, as: name, deliverOn: queue, handlers: handlers, within: rest)
    }

    /// Says hello to a hub that is connected already.
    ///
    /// - Parameter place: where the hub is, for messages.
    /// - Throws: as `connect`, but for nobody answering.
    package static func greet(
        over stream: StreamConnection, at place: String, as name: String, deliverOn queue: DispatchQueue,
        handlers: Handlers, within limit: Duration = .seconds(5)
    ) async throws(HubError) -> HubClient {
        let session = ClientSession(stream, deliverOn: queue, handlers: handlers)
        return HubClient(try await session.begin(Hello(client: name), within: limit, at: place), session)
    }

    private init(_ welcome: Welcome, _ session: ClientSession) {
        self.welcome = welcome
        self.session = session
    }

    deinit { close() }

    /// Sends a request; `completion` is called on the delivery queue, once, within `limit`.
    package func send<Request: HubRequest>(
        _ request: Request, within limit: Duration = .seconds(30),
        completion: @escaping @Sendable (Result<Request.Answer, HubError>) -> Void
    ) {
        session.send(request, within: limit, completion: completion)
    }

    /// Sends a request and waits for the answer.
    ///
    /// Cancelling the task ends the wait at once with `operationCancelled`; the hub may still do what it was asked.
    package nonisolated(nonsending) func call<Request: HubRequest>(
        _ request: Request, within limit: Duration = .seconds(30)
    ) async throws(HubError) -> Request.Answer {
        try await session.call(request, within: limit)
    }

    /// Whether the connection has ended. A request that fails for that reason finds it true.
    package var isOver: Bool { session.isOver }

    /// Ends the connection. Open requests fail with `communicationFailure`.
    package func close() {
        session.close(HubError(.communicationFailure, "the connection to the hub was closed"))
    }
}

extension HubError {
    /// Why no connection came about, and what to do.
    init(connectingTo path: String, _ error: SocketError) {
        switch error {
        case .cancelled:
            self.init(.operationCancelled, "connecting to the hub was cancelled")
        case .system(let refusal) where refusal.isPermissionDenied:
            self.init(
                .homeAccessNotAuthorized,
                "this user may not use the hub at \(path): run as the user who runs hearthd, or name another socket "
                    + "with HEARTH_SOCKET")
        case .system(let refusal) where !refusal.isNobodyThere:
            self.init(.noHomeHub, "no hub at \(path): \(error)")
        case .system:
            self.init(
                .noHomeHub, "no hub answers at \(path): start hearthd, or name another socket with HEARTH_SOCKET")
        default:
            self.init(.noHomeHub, "no hub answers at \(path): \(error)")
        }
    }
}
