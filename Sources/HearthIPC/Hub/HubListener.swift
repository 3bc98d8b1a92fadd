// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel
package import HearthSystem

/// The hub's socket: takes in clients and serves each until it goes.
///
/// ```swift
/// let listener = try await HubListener.listen(at: path, on: eventLoop, configuration: .init(hubVersion: "1.0"))
/// try await listener.run(dispatcher, observer: .init(opened: registry.opened, closed: registry.closed))
/// ```
package final class HubListener: Sendable {
    package struct Configuration: Sendable {
        /// Told to clients in the answer to `hub.hello`.
        package var hubVersion: String
        /// How many bytes may wait to be sent to a client that does not read, before it is cut off.
        package var outgoingLimit = 8 << 20
        /// How long a client may take none of what is being sent.
        package var stallLimit: Duration = .seconds(30)
        /// How long a client may take to say hello.
        package var helloLimit: Duration = .seconds(10)
        /// How long the open requests of a client that has ended its side of the connection may still be answered.
        package var answerLimit: Duration = .seconds(2)
        /// Who may use the hub; by default the user it runs as and root.
        package var isAuthorized: @Sendable (PeerCredentials) -> Bool = { caller in
            caller.userID == CurrentUser.id || caller.userID == 0
        }

        /// The mode of the socket's file: whom the kernel lets connect at all.
        package var socketMode: UInt32 = 0o600

        package init(hubVersion: String) {
            self.hubVersion = hubVersion
        }
    }

    /// Who hears of clients that come and go.
    package struct Observer: Sendable {
        /// A client has said hello; called before its first request is handled.
        package var opened: @Sendable (HubConnection) async -> Void
        /// A client that was opened is gone; called once, after the last in-order handler has returned.
        package var closed: @Sendable (HubConnection) async -> Void

        package init(
            opened: @escaping @Sendable (HubConnection) async -> Void = { _ in },
            closed: @escaping @Sendable (HubConnection) async -> Void = { _ in }
        ) {
            self.opened = opened
            self.closed = closed
        }
    }

    /// How many requests of one connection may be open; more are refused with `maximumObjectLimitReached`.
    package static let openRequestLimit = 1_024
    /// How many clients are served at once; more are turned away.
    package static let connectionLimit = 256

    private let connections: any ConnectionSource
    private let configuration: Configuration
    private let connectionCount = Guarded((open: 0, last: UInt64(0)))

    /// Serves those who call from wherever `connections` come.
    package init(_ connections: any ConnectionSource, configuration: Configuration) {
        self.connections = connections
        self.configuration = configuration
    }

    /// Listens at `path`, unless the configuration says otherwise for this user alone. A socket file whose hub is gone is replaced.
    ///
    /// - Throws: `alreadyExists` if another hub answers there; else `unexpectedError` with the system's reason.
    package static func listen(
        at path: String, on eventLoop: EventLoop, configuration: Configuration
    ) async throws(HubError) -> HubListener {
        do throws(SocketError) {
            let listener = try await StreamListener.listen(
                onUnixSocket: path, mode: configuration.socketMode, eventLoop: eventLoop)
            return HubListener(listener, configuration: configuration)
        } catch {
            throw HubError(listeningAt: path, error)
        }
    }

    /// Serves clients until ``close()`` or cancellation; both let what was already answered leave, as far as the kernel
    /// takes it at once.
    package func run(_ dispatcher: HubDispatcher, observer: Observer = Observer()) async throws(HubError) {
        let broken = await withDiscardingTaskGroup(returning: SocketError?.self) { group in
            defer { group.cancelAll() }
            do throws(SocketError) {
                while let stream = try await connections.nextConnection() {
                    group.addTask { await self.serve(stream, dispatcher, observer) }
                }
                return nil
            } catch {
                return error
            }
        }
        await close()
        if let broken { throw HubError(.unexpectedError, "the hub's socket broke: \(broken)") }
    }

    /// Stops listening and ends all connections; ``run(_:observer:)`` returns when they are gone.
    package func close() async {
        await connections.close()
    }

    private func serve(_ stream: StreamConnection, _ dispatcher: HubDispatcher, _ observer: Observer) async {
        guard let id = takePlace(), let peer = try? await stream.peerCredentials() else {
            return await stream.close()
        }
        defer { connectionCount.withLock { $0.open -= 1 } }
        let limits = LineChannel.Limits(
            outgoing: configuration.outgoingLimit, stall: configuration.stallLimit, line: LineDecoder.clientLimit)
        let connection = HubConnection(id: id, peer: peer, channel: LineChannel(stream, limits: limits))
        let service = ConnectionService(
            connection: connection, dispatcher: dispatcher, configuration: configuration, observer: observer)
        await service.run(on: stream)
    }

    private func takePlace() -> UInt64? {
        connectionCount.withLock { count in
            guard count.open < Self.connectionLimit else { return nil }
            count.open += 1
            count.last += 1
            return count.last
        }
    }
}

extension HubError {
    /// Why the hub cannot listen, and what to do.
    init(listeningAt path: String, _ error: SocketError) {
        switch error {
        case .alreadyServed:
            self.init(.alreadyExists, "a hub already runs at \(path): stop it, or name another socket")
        default:
            self.init(.unexpectedError, "the hub cannot listen at \(path): \(error)")
        }
    }
}
