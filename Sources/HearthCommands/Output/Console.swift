// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Where output goes.
package enum ConsoleStream: Sendable {
    /// Standard output: data.
    case output
    /// Standard error: messages.
    case messages
}

/// Standard input, output and error.
package protocol Console: Sendable {
    /// Writes and never fails: once standard output cannot be written, text for it is dropped and `isClosed` is true.
    func write(_ text: String, to stream: ConsoleStream)

    func isTerminal(_ stream: ConsoleStream) -> Bool

    /// Whether a person can be asked.
    var canAsk: Bool { get }

    /// Whether standard output takes no more.
    var isClosed: Bool { get }

    /// Why standard output takes no more, unless its reader has simply gone.
    var problem: String? { get }

    /// The next line of standard input without its end; nil at the end of input.
    func readLine() async -> String?

    /// The same for a secret: what a person types does not show. The terminal is as before when this returns, and when a
    /// signal ends the program meanwhile.
    ///
    /// - Parameter question: written to messages once nothing shows any more.
    func readSecret(asking question: String) async -> String?
}
