// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The world that the command-line tool runs in.
package struct ToolEnvironment: Sendable {
    package let variables: [String: String]
    package let writeOutput: @Sendable (String) -> Void
    package let writeMessage: @Sendable (String) -> Void
    /// Whether output goes to a terminal.
    package let isTerminal: Bool

    package init(
        variables: [String: String], isTerminal: Bool, writeOutput: @escaping @Sendable (String) -> Void,
        writeMessage: @escaping @Sendable (String) -> Void
    ) {
        self.variables = variables
        self.isTerminal = isTerminal
        self.writeOutput = writeOutput
        self.writeMessage = writeMessage
    }

    /// The process's own.
    package static func system(variables: [String: String]) -> ToolEnvironment {
        ToolEnvironment(
            variables: variables, isTerminal: isatty(STDOUT_FILENO) == 1,
            writeOutput: { write($0, to: STDOUT_FILENO) }, writeMessage: { write($0, to: STDERR_FILENO) })
    }

    /// Past the standard library's buffer, so that a program that waits for a line gets it at once.
    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
