// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials

/// One line of the log.
package struct LogEntry: Hashable, Sendable {
    package let date: Date
    package let level: LogLevel
    /// Which part of the program speaks, such as `discovery`.
    package let subsystem: String
    package let message: String

    package init(date: Date, level: LogLevel, subsystem: String, message: String) {
        self.date = date
        self.level = level
        self.subsystem = subsystem
        self.message = message
    }

    /// The line as people read it: `2025-06-01T19:30:00.123Z notice hub: started`. Line breaks and control
    /// characters in the message become spaces: what a device sends can neither forge a line nor command a terminal.
    package var line: String {
        let time = date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        let text = String(message.map { $0.unicodeScalars.allSatisfy(Self.isSafe) ? $0 : " " })
        return "\(time) \(level.rawValue) \(subsystem): \(text)"
    }

    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}

/// Where log lines go.
package protocol LogHandler: Sendable {
    func log(_ entry: LogEntry)
}
