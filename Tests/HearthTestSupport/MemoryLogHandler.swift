// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthSystem

/// Keeps log lines in memory, so that a test can look at them.
package final class MemoryLogHandler: LogHandler {
    private let storage = Guarded<[LogEntry]>([])

    package init() {}

    package func log(_ entry: LogEntry) {
        storage.withLock { $0.append(entry) }
    }

    package var entries: [LogEntry] { storage.withLock { $0 } }

    /// A logger that writes here, at the lowest level.
    package func logger(_ subsystem: String = "test", level: LogLevel = .trace) -> Logger {
        Logger(subsystem: subsystem, level: level, handler: self)
    }
}
