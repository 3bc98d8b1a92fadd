// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Writes log lines to standard error, each in one system call, so that lines of several threads do not mix.
package struct StandardErrorLogHandler: LogHandler {
    package init() {}

    package func log(_ entry: LogEntry) {
        let bytes = Array((entry.line + "\n").utf8)
        // A log that cannot be written must not stop the program.
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }
}
