// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem

@testable import HearthCommands

/// Standard input and output in memory.
final class FakeConsole: Console {
    private struct State {
        var output = ""
        var messages = ""
        var input: [String]
        var isClosed = false
    }

    private let state: Guarded<State>
    private let isTerminal: Bool
    /// Closes standard output after so many writes to it.
    private let readerLeavesAfter: Int?
    private let writes = Guarded(0)

    init(input: [String] = [], isTerminal: Bool = false, readerLeavesAfter: Int? = nil, problem: String? = nil) {
        self.problem = problem
        state = Guarded(State(input: input))
        self.isTerminal = isTerminal
        self.readerLeavesAfter = readerLeavesAfter
    }

    var output: String { state.withLock { $0.output } }

    var messages: String { state.withLock { $0.messages } }

    func write(_ text: String, to stream: ConsoleStream) {
        state.withLock { state in
            switch stream {
            case .output: state.output += text
            case .messages: state.messages += text
            }
        }
        guard stream == .output, let limit = readerLeavesAfter else { return }
        let count = writes.withLock { count in
            count += 1
            return count
        }
        if count >= limit { state.withLock { $0.isClosed = true } }
    }

    func isTerminal(_ stream: ConsoleStream) -> Bool { isTerminal }

    var canAsk: Bool { isTerminal }

    /// What standard output is to have failed with.
    let problem: String?

    var isClosed: Bool { state.withLock { $0.isClosed } }

    func readLine() async -> String? {
        state.withLock { $0.input.isEmpty ? nil : $0.input.removeFirst() }
    }

    func readSecret(asking question: String) async -> String? {
        write(question + "\n", to: .messages)
        return await readLine()
    }
}
