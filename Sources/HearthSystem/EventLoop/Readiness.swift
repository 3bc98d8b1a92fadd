// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Tells on an event loop when a descriptor is readable or writable.
///
/// Idle until ``arm()``; calls its handler again and again while the descriptor is ready, until ``disarm()``.
///
/// The kernel takes a descriptor into its set once, so who waits for writing does so by a number of its own for the same
/// socket.
final class Readiness: @unchecked Sendable {
    // Unchecked: `token` is touched only on the event loop. `deinit` may run anywhere, but then nobody else holds the
    // object.

    enum Direction {
        case readable
        case writable
    }

    private let direction: Direction
    private let watched: Descriptor
    private let eventLoop: EventLoop
    private let handler: @Sendable () -> Void
    private var token: UInt64?

    init(
        _ direction: Direction, of descriptor: Descriptor, on eventLoop: EventLoop,
        handler: @escaping @Sendable () -> Void
    ) {
        self.direction = direction
        watched = direction == .writable ? descriptor.duplicate() ?? descriptor : descriptor
        self.eventLoop = eventLoop
        self.handler = handler
    }

    deinit {
        guard let token else { return }
        // Keeps the descriptor open until the kernel has let go of it.
        eventLoop.run { [watched, eventLoop] in eventLoop.thread.unwatch(token, watched) }
    }

    /// - Precondition: on the loop.
    func arm() {
        guard token == nil else { return }
        // Refused only without memory, or for a file that is always ready: of those we have none.
        token = try? eventLoop.thread.watch(watched, forWriting: direction == .writable, handler)
    }

    /// - Precondition: on the loop.
    func disarm() {
        guard let token else { return }
        self.token = nil
        eventLoop.thread.unwatch(token, watched)
    }
}
