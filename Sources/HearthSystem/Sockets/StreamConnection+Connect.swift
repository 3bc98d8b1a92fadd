// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// What to ask of the kernel for a TCP connection.
package struct TCPOptions: Hashable, Sendable {
    /// How the kernel finds out that a silent peer is gone. Whole seconds.
    package struct KeepAlive: Hashable, Sendable {
        package let idle: Duration
        package let interval: Duration
        package let count: Int

        /// First probe after 30 s of silence, then every 10 s; gone after three without an answer.
        package static let standard = KeepAlive(idle: .seconds(30), interval: .seconds(10), count: 3)

        package init(idle: Duration, interval: Duration, count: Int) {
            self.idle = idle
            self.interval = interval
            self.count = count
        }
    }

    /// nil for no probes.
    package var keepAlive: KeepAlive?

    package init(keepAlive: KeepAlive? = nil) {
        self.keepAlive = keepAlive
    }

    /// Nagle's delay is always off: what is sent is a whole message.
    func apply(to descriptor: Descriptor) throws(SocketError) {
        var answer = clinux_set_no_delay(descriptor.number)
        if answer >= 0, let keepAlive {
            answer = clinux_set_keep_alive(
                descriptor.number, Int32(keepAlive.idle.components.seconds),
                Int32(keepAlive.interval.components.seconds), Int32(keepAlive.count))
        }
        guard answer >= 0 else { throw .system(SystemError(operation: "set up a TCP connection", code: -answer)) }
    }
}

extension StreamConnection {
    /// A task that waits for the connection to be made.
    struct Connecting {
        let wait: UInt64
        let deadline: Duration
        let continuation: CheckedContinuation<Result<Void, SocketError>, Never>
    }

    /// Connects to one TCP address.
    ///
    /// - Parameters:
    ///   - time: how long the peer may take to accept.
    ///   - clock: measures this and all later time limits of the connection.
    /// - Throws: ``SocketError``.
    package nonisolated(nonsending) static func connect(
        to address: SocketAddress, on eventLoop: EventLoop, within time: Duration = .seconds(10),
        options: TCPOptions = TCPOptions(), clock: any Clock<Duration> = ContinuousClock()
    ) async throws(SocketError) -> StreamConnection {
        let number = clinux_stream_socket(address.address.family == .ipv4 ? 4 : 6)
        guard number >= 0 else { throw .system(SystemError(operation: "open a socket", code: -number)) }
        let descriptor = Descriptor(owning: number)
        try options.apply(to: descriptor)
        let connection = StreamConnection(descriptor, remoteAddress: address, on: eventLoop, clock: clock)
        var endpoint = address.endpoint
        let answer = clinux_connect(number, &endpoint)
        if answer == -EINPROGRESS {
            try await connection.waitForConnection(within: time)
        } else if answer < 0 {
            throw .system(SystemError(operation: "connect to \(address)", code: -answer))
        }
        return connection
    }

    private func waitForConnection(within time: Duration) async throws(SocketError) {
        let wait = nextWait()
        let deadline = timeline.now + time
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                connecting = Connecting(wait: wait, deadline: deadline, continuation: continuation)
                armWritable()
                watch(until: deadline)
            }
        } onCancel: {
            eventLoop.run { self.assumeIsolated { $0.endConnecting(wait, with: .failure(.cancelled)) } }
        }
        if case .failure = result { close() }
        try result.get()
    }

    func endConnecting(_ wait: UInt64, with result: Result<Void, SocketError>) {
        guard let connecting, connecting.wait == wait else { return }
        self.connecting = nil
        connecting.continuation.resume(returning: result)
    }

    func connectResult() -> Result<Void, SocketError> {
        guard let descriptor else { return .failure(.closed) }
        let answer = clinux_pending_error(descriptor.number)
        guard answer < 0 else { return .success(()) }
        let peer = remoteAddress.map(\.description) ?? "a socket"
        return .failure(.system(SystemError(operation: "connect to \(peer)", code: -answer)))
    }
}
