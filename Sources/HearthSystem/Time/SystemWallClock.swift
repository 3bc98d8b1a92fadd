// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
package import FoundationEssentials
internal import Glibc

/// The system's wall clock. Sleeps are kernel timers on it, so a suspended machine or a set clock delays nothing.
package struct SystemWallClock: WallClock {
    private let eventLoop: EventLoop

    package init(eventLoop: EventLoop) {
        self.eventLoop = eventLoop
    }

    package var now: Date { Date() }

    package func sleep(until moment: Date) async throws -> WallClockWake {
        try Task.checkCancellation()
        guard moment > now else { return .reached }
        let timer = try WallTimer(until: moment)
        let answer = await withTaskCancellationHandler {
            await timer.wait(on: eventLoop)
        } onCancel: {
            eventLoop.run { timer.end(with: -ECANCELED) }
        }
        try Task.checkCancellation()
        switch answer {
        case 0: return .reached
        case -ECANCELED: return now >= moment ? .reached : .clockSet
        default: throw SystemError(operation: "wait for a time of day", code: -answer)
        }
    }
}

/// One kernel timer and the task that waits for it.
private final class WallTimer: @unchecked Sendable {
    // Unchecked: after `init`, everything is touched only on the event loop.
    private let descriptor: Descriptor
    private var readiness: Readiness?
    private var continuation: CheckedContinuation<Int32, Never>?
    private var hasEnded = false

    init(until moment: Date) throws(SystemError) {
        let seconds = moment.timeIntervalSince1970
        // The kernel takes a zero as "never"; and a moment beyond its range will not come either.
        let whole = min(max(seconds.rounded(.down), 1), 9e9)
        let fraction = min(max((seconds - whole) * 1e9, 0), 999_999_999)
        let number = clinux_wall_timer(Int64(whole), Int32(fraction))
        descriptor = Descriptor(owning: try check(number, "set a timer"))
    }

    func wait(on eventLoop: EventLoop) async -> Int32 {
        await withCheckedContinuation { continuation in
            eventLoop.run {
                guard !self.hasEnded else { return continuation.resume(returning: -ECANCELED) }
                self.continuation = continuation
                self.readiness = Readiness(.readable, of: self.descriptor, on: eventLoop) { [weak self] in
                    guard let self else { return }
                    self.end(with: clinux_timer_read(self.descriptor.number))
                }
                self.readiness?.arm()
            }
        }
    }

    func end(with answer: Int32) {
        guard !hasEnded, answer != -EAGAIN else { return }
        hasEnded = true
        readiness = nil
        continuation?.resume(returning: answer)
        continuation = nil
    }
}
