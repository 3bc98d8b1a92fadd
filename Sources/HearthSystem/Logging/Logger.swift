// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials

/// A log with a level and a voice, passed to whoever has something to say.
///
/// Setup codes, keys, proofs, signatures and session contents never go into a message, at no level.
package struct Logger: Sendable {
    /// Lines below it are not even put together.
    package let level: LogLevel
    package let subsystem: String
    private let handler: any LogHandler
    private let now: @Sendable () -> Date

    package init(
        subsystem: String, level: LogLevel = .notice, handler: any LogHandler = StandardErrorLogHandler(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.subsystem = subsystem
        self.level = level
        self.handler = handler
        self.now = now
    }

    /// The same log for another part of the program.
    package func named(_ subsystem: String) -> Logger {
        Logger(subsystem: subsystem, level: level, handler: handler, now: now)
    }

    package func log(_ level: LogLevel, _ message: @autoclosure () -> String) {
        guard level >= self.level else { return }
        handler.log(LogEntry(date: now(), level: level, subsystem: subsystem, message: message()))
    }

    package func trace(_ message: @autoclosure () -> String) { log(.trace, message()) }
    package func debug(_ message: @autoclosure () -> String) { log(.debug, message()) }
    package func info(_ message: @autoclosure () -> String) { log(.info, message()) }
    package func notice(_ message: @autoclosure () -> String) { log(.notice, message()) }
    package func warning(_ message: @autoclosure () -> String) { log(.warning, message()) }
    package func error(_ message: @autoclosure () -> String) { log(.error, message()) }
}
