// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What shall happen in a simulated house by itself, line by line.
///
/// ```
/// # A busy evening.
/// after 5s set "Hall Motion" "motion detected" on
/// every 10m press Remote 2 double
/// after 1m drift "Hall Motion" "battery level" 5 over 2h
/// on "Front Door" "lock current state" unsecured: after 30s set "Front Door" "lock target state" secured
/// after 1h fault silent at "Desk Lamp"
/// ```
package struct Script: Hashable, Sendable {
    /// When a line acts.
    enum Moment: Hashable, Sendable {
        case after(Duration)
        case every(Duration)
        /// A value changes; nil for whichever it becomes.
        case on(accessory: String, characteristic: String, value: String?)
    }

    struct Line: Hashable, Sendable {
        /// Counted from 1.
        let number: Int
        let moment: Moment
        /// Between the moment and the action.
        let delay: Duration
        let action: ControlRequest
    }

    let lines: [Line]

    /// - Throws: ``ScriptError``.
    package init(_ text: String) throws(ScriptError) {
        var lines: [Line] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var reader = try ScriptLineReader(line, number: index + 1)
            if let line = try reader.line() { lines.append(line) }
        }
        self.lines = lines
    }
}

/// Why a script cannot be carried out.
package struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    package let line: Int
    /// What is wrong and what was expected, a sentence.
    package let reason: String

    package var description: String { "line \(line) of the script: \(reason)" }
}
