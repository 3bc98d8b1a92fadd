// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch

/// Tells on an event loop when a descriptor is readable or writable.
///
/// Idle until ``arm()``; calls its handler again and again while the descriptor is ready, until ``disarm()``.
///
/// Dispatch on Linux shares one entry in its epoll set between the sources of a descriptor, and two threads may put that
/// entry in order at once; then one source is never called again. So a descriptor has one source: whoever writes is told
/// by a number of its own for the same socket.
final class Readiness: @unchecked Sendable {
    // Unchecked: created, armed and disarmed only on the event loop's queue, on which the handler runs as well.
    // `deinit` may run anywhere, but then nobody else holds the object.

    enum Direction {
        case readable
        case writable
    }

    private let source: any DispatchSourceProtocol
    private var isArmed = false

    init(
        _ direction: Direction, of descriptor: Descriptor, on eventLoop: EventLoop,
        handler: @escaping @Sendable () -> Void
    ) {
        let watched = direction == .writable ? descriptor.duplicate() ?? descriptor : descriptor
        switch direction {
        case .readable:
            source = DispatchSource.makeReadSource(fileDescriptor: watched.number, queue: eventLoop.queue)
        case .writable:
            source = DispatchSource.makeWriteSource(fileDescriptor: watched.number, queue: eventLoop.queue)
        }
        source.setEventHandler(handler: handler)
        // Keeps the descriptor open until Dispatch has let go of it.
        source.setCancelHandler { withExtendedLifetime(watched) {} }
    }

    deinit {
        source.cancel()
        // A source that is suspended, or was never started, may not be released.
        if !isArmed { source.resume() }
    }

    func arm() {
        guard !isArmed else { return }
        isArmed = true
        source.resume()
    }

    func disarm() {
        guard isArmed else { return }
        isArmed = false
        source.suspend()
    }
}
