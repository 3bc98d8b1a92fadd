// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// A listening stream socket, TCP or Unix-domain, that lives on an event loop.
///
/// ```swift
/// while let connection = try await listener.accept() { group.addTask { await serve(connection) } }
/// ```
package actor StreamListener {
    package nonisolated let eventLoop: EventLoop
    package nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }

    /// Where it listens, with the port the kernel chose when 0 was asked for; nil for a Unix-domain socket.
    package nonisolated let localAddress: SocketAddress?

    private let clock: any Clock<Duration>
    private let socketFile: SocketFile?
    private var descriptor: Descriptor?
    private var readable: Readiness?
    private var waiting: CheckedContinuation<Void, Never>?

    init(
        _ descriptor: Descriptor, localAddress: SocketAddress?, socketFile: SocketFile?, on eventLoop: EventLoop,
        clock: any Clock<Duration>
    ) {
        self.descriptor = descriptor
        self.localAddress = localAddress
        self.socketFile = socketFile
        self.eventLoop = eventLoop
        self.clock = clock
    }

    deinit { socketFile?.remove() }

    /// Listens on a TCP address. IPv6 listeners take IPv6 only: listen on both for both.
    ///
    /// - Parameter address: port 0 lets the kernel choose, see ``localAddress``.
    /// - Throws: ``SocketError``.
    package static func listen(
        on address: SocketAddress, eventLoop: EventLoop, clock: any Clock<Duration> = ContinuousClock()
    ) throws(SocketError) -> StreamListener {
        let number = clinux_stream_socket(address.address.family == .ipv4 ? 4 : 6)
        guard number >= 0 else { throw .system(SystemError(operation: "open a socket", code: -number)) }
        let descriptor = Descriptor(owning: number)
        var endpoint = address.endpoint
        var answer = clinux_bind(number, &endpoint)
        if answer >= 0 { answer = clinux_listen(number, 128) }
        guard answer >= 0 else { throw .system(SystemError(operation: "listen on \(address)", code: -answer)) }
        var bound = clinux_endpoint()
        _ = clinux_local_endpoint(number, &bound)
        return StreamListener(
            descriptor, localAddress: SocketAddress(bound), socketFile: nil, on: eventLoop, clock: clock)
    }

    /// Waits for the next connection.
    ///
    /// A peer that hangs up before it is accepted is passed over; when the process has no descriptor left the listener
    /// pauses a moment and tries again.
    ///
    /// - Parameter loop: the loop the connection shall live on; the listener's own by default.
    /// - Returns: nil when the listener was closed or the task cancelled.
    /// - Throws: ``SocketError/system(_:)`` when the socket itself is broken.
    /// - Precondition: no other task is accepting.
    package func accept(on loop: EventLoop? = nil) async throws(SocketError) -> StreamConnection? {
        while !Task.isCancelled, let number = nextCaller() {
            if number >= 0 { return connection(Descriptor(owning: number), on: loop ?? eventLoop) }
            switch -number {
            case EAGAIN: await waitForCaller()
            case ECONNABORTED, EPROTO, EPERM: continue
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: try? await clock.sleep(for: .milliseconds(100))
            default: throw .system(SystemError(operation: "accept a connection", code: -number))
            }
        }
        return nil
    }

    /// What the kernel says; nil once closed. A task that waits holds no descriptor, so that closing closes it.
    private func nextCaller() -> Int32? { descriptor.map { clinux_accept($0.number) } }

    private func connection(_ descriptor: Descriptor, on loop: EventLoop) -> StreamConnection {
        var endpoint = clinux_endpoint()
        _ = clinux_remote_endpoint(descriptor.number, &endpoint)
        if localAddress != nil { _ = clinux_set_no_delay(descriptor.number) }
        return StreamConnection(descriptor, remoteAddress: SocketAddress(endpoint), on: loop, clock: clock)
    }

    private func waitForCaller() async {
        precondition(waiting == nil, "two tasks accept from one listener")
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard descriptor != nil else { return continuation.resume() }
                waiting = continuation
                armReadable()
            }
        } onCancel: {
            eventLoop.run { self.assumeIsolated { $0.wake() } }
        }
    }

    private func armReadable() {
        guard let descriptor else { return }
        if readable == nil {
            readable = Readiness(.readable, of: descriptor, on: eventLoop) { [weak self] in
                self?.assumeIsolated { $0.wake() }
            }
        }
        readable?.arm()
    }

    private func wake() {
        readable?.disarm()
        waiting?.resume()
        waiting = nil
    }

    /// Stops listening and removes the socket's file; ``accept(on:)`` answers nil. A second call does nothing.
    package func close() {
        guard descriptor != nil else { return }
        socketFile?.remove()
        descriptor = nil
        // At once, so that the port is free when this returns.
        readable?.disarm()
        readable = nil
        waiting?.resume()
        waiting = nil
    }
}
