// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Glibc

extension MachineTimeZone {
    /// The name now, and again whenever the machine is set to another zone or its tz database is renewed, also if the name
    /// stays: what was planned by local time is to be planned anew then.
    ///
    /// A slow reader gets the newest name only. The stream ends when its task is cancelled or its iterator is dropped.
    ///
    /// - Parameter eventLoop: where the folders are watched.
    /// - Throws: ``SystemError``, as when this user watches too many folders already.
    package func changes(on eventLoop: EventLoop) throws(SystemError) -> AsyncStream<String?> {
        let descriptor = Descriptor(owning: try check(answer(inotify_init1(Self.flags)), "watch folders"))
        for folder in [settings, database] where FileManager.default.fileExists(atPath: folder) {
            let number = inotify_add_watch(descriptor.number, folder, Self.events)
            try check(answer(number), "watch \(folder)")
        }
        let (stream, continuation) = AsyncStream.makeStream(of: String?.self, bufferingPolicy: .bufferingNewest(1))
        // Looked at after the watch has begun, so that no change falls between.
        let last = Guarded(state)
        continuation.yield(last.withLock(\.name))
        let readable = Readiness(.readable, of: descriptor, on: eventLoop) {
            Self.drain(descriptor)
            let now = state
            let isNew = last.withLock { last in
                defer { last = now }
                return last != now
            }
            // Other files of the folder change, too.
            if isNew { continuation.yield(now.name) }
        }
        eventLoop.run { readable.arm() }
        continuation.onTermination = { _ in eventLoop.run { readable.disarm() } }
        return stream
    }

    private struct State: Hashable {
        var name: String?
        /// A package that renews the database puts new files in the place of the old ones.
        var renewed: Date?
    }

    private var state: State {
        let attributes = try? FileManager.default.attributesOfItem(atPath: database)
        return State(name: name, renewed: attributes?[.modificationDate] as? Date)
    }

    private static let flags = Int32(IN_NONBLOCK | IN_CLOEXEC)
    /// Files come into place, are written, or go.
    private static let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_DELETE)

    private static func drain(_ descriptor: Descriptor) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 8_192, alignment: 8)
        defer { buffer.deallocate() }
        while read(descriptor.number, buffer.baseAddress, buffer.count) > 0 {}
    }

    private func answer(_ result: Int32) -> Int32 { result < 0 ? -errno : result }
}
