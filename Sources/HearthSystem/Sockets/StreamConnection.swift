// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// A connected stream socket, TCP or Unix-domain, that lives on an event loop.
///
/// A call first tries the system call itself and waits for the kernel only when that would block, so a chatty
/// connection costs no extra turns. Actors on the same event loop call it without changing threads.
///
/// One task may read at a time; writes may come from several tasks and go out whole, in the order of their calls.
/// The socket is closed by ``close()``, or when the last reference goes.
package actor StreamConnection {
    package nonisolated let eventLoop: EventLoop
    package nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }

    /// The address of the other end; nil for a Unix-domain socket.
    package nonisolated let remoteAddress: SocketAddress?

    let timeline: Timeline
    /// nil once closed.
    var descriptor: Descriptor?
    var readable: Readiness?
    var writable: Readiness?
    var reading: Reading?
    /// Who is given what arrives, in place of a task that waits for it.
    var consumer: Consumer?
    /// Whether the last reading took all that had arrived.
    var isDrained = false
    var connecting: Connecting?
    var writes: [Writing] = []
    var lastWait: UInt64 = 0
    var watchdog: Watchdog?

    /// Takes over a non-blocking stream socket.
    init(
        _ descriptor: Descriptor, remoteAddress: SocketAddress?, on eventLoop: EventLoop, clock: any Clock<Duration>
    ) {
        self.descriptor = descriptor
        self.remoteAddress = remoteAddress
        self.eventLoop = eventLoop
        timeline = Timeline(clock)
    }

    deinit { watchdog?.call.cancel() }

    /// Whether ``close()`` was called, or a write failed half-way.
    package var isClosed: Bool { descriptor == nil }

    /// Closes the socket; whoever waits for it gets ``SocketError/closed``. A second call does nothing.
    package func close() {
        close(failingWith: .closed)
    }

    func close(failingWith error: SocketError) {
        guard descriptor != nil else { return }
        descriptor = nil
        // At once, so that the socket is closed when this returns.
        readable?.disarm()
        writable?.disarm()
        readable = nil
        writable = nil
        watchdog?.call.cancel()
        watchdog = nil
        let waiting = (reading, connecting, writes)
        reading = nil
        connecting = nil
        writes = []
        waiting.0?.continuation.resume(returning: .failure(error))
        waiting.1?.continuation.resume(returning: .failure(error))
        for write in waiting.2 { write.continuation.resume(returning: .failure(error)) }
        endDelivery(with: .failure(error))
    }

    /// Who is at the other end of a Unix-domain socket, as the kernel recorded it when the connection was made.
    package func peerCredentials() throws(SocketError) -> PeerCredentials {
        guard let descriptor else { throw .closed }
        var credentials = clinux_credentials()
        let answer = clinux_peer_credentials(descriptor.number, &credentials)
        guard answer >= 0 else { throw .system(SystemError(operation: "ask who is calling", code: -answer)) }
        return PeerCredentials(
            userID: credentials.user, groupID: credentials.group, processID: credentials.process)
    }

    /// Whether a task waits in ``read(upTo:within:)``.
    package var isWaitingForBytes: Bool { reading != nil }

    /// The address of our own end; nil for a Unix-domain socket or when closed.
    package var localAddress: SocketAddress? {
        var endpoint = clinux_endpoint()
        guard let descriptor, clinux_local_endpoint(descriptor.number, &endpoint) == 0 else { return nil }
        return SocketAddress(endpoint)
    }

    /// A number for the next wait, by which its cancellation finds it.
    func nextWait() -> UInt64 {
        lastWait += 1
        return lastWait
    }
}

/// Who is at the other end of a Unix-domain socket.
package struct PeerCredentials: Hashable, Sendable {
    package let userID: UInt32
    package let groupID: UInt32
    package let processID: Int32

    package init(userID: UInt32, groupID: UInt32, processID: Int32) {
        self.userID = userID
        self.groupID = groupID
        self.processID = processID
    }
}
