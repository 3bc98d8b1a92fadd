// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux

/// Hears from the kernel when interfaces or their addresses come, change or go (rtnetlink).
package enum NetworkInterfaceMonitor {
    /// The interfaces now, and again after each change.
    ///
    /// The kernel tells in bursts; a slow reader gets the newest list only. The stream ends when its task is cancelled
    /// or its iterator is dropped.
    ///
    /// - Parameter eventLoop: where the socket is watched.
    /// - Throws: ``SystemError``.
    package static func interfaces(on eventLoop: EventLoop) throws(SystemError) -> AsyncStream<[NetworkInterface]> {
        let number = try check(clinux_interface_watch(), "watch network interfaces")
        let descriptor = Descriptor(owning: number)
        let (stream, continuation) = AsyncStream.makeStream(
            of: [NetworkInterface].self, bufferingPolicy: .bufferingNewest(1))
        // Listed after the watch has begun, so that no change falls between.
        continuation.yield(try NetworkInterface.all())
        let readable = Readiness(.readable, of: descriptor, on: eventLoop) {
            guard clinux_interface_watch_drain(number) == 1, let now = try? NetworkInterface.all() else { return }
            continuation.yield(now)
        }
        eventLoop.run { readable.arm() }
        continuation.onTermination = { _ in eventLoop.run { readable.disarm() } }
        return stream
    }
}
