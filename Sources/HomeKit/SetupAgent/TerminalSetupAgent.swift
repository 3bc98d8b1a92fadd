// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthIPC
internal import HearthSystem

/// Lets the person at this program's terminal type the setup code, while the program adds an accessory.
///
/// The hub may ask other agents as well; the first answer wins, and the question here is then withdrawn.
final class TerminalSetupAgent: Sendable {
    private struct State {
        /// How many accessories are being added.
        var underWay = 0
        var questions: [UUID: Task<String?, Never>] = [:]
    }

    private let terminal: any Terminal
    private let state = Guarded(State())

    init(_ terminal: any Terminal) {
        self.terminal = terminal
    }

    /// The agent for this process; nil unless it reads from and writes to a terminal. A test with a hub of its own asks
    /// nobody.
    static var ofThisProcess: TerminalSetupAgent? {
        guard HubDialler.ofThisTest == nil else { return nil }
        return ProcessTerminal().map { TerminalSetupAgent($0) }
    }

    /// An accessory is going to be added. True if it is the only one, so the hub is to be told of this agent.
    func begin() -> Bool {
        state.withLock { state in
            state.underWay += 1
            return state.underWay == 1
        }
    }

    /// An accessory was added or not. True if none is left, so the hub need not ask here; open questions are withdrawn.
    func end() -> Bool {
        let (isLast, questions) = state.withLock { state in
            state.underWay -= 1
            return (state.underWay == 0, state.underWay == 0 ? Array(state.questions.values) : [])
        }
        for question in questions { question.cancel() }
        return isLast
    }

    /// Lets the person choose one of several by its number; nil if they give up: an empty line, or none for five minutes.
    ///
    /// - Parameter what: what kind of thing it is, for the prompt.
    func choice(of what: String, among names: [String]) async -> Int? {
        let list = names.enumerated().map { "  \($0 + 1)  \($1)\n" }.joined()
        while let line = await terminal.ask("\(list)\(what) (1-\(names.count)): ", within: .seconds(300)) {
            let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
            if text.isEmpty { return nil }
            if let number = Int(text), names.indices.contains(number - 1) { return number - 1 }
        }
        return nil
    }

    /// Asks the person; nil if there is no answer within five minutes or the question is withdrawn.
    func answer(_ question: SetupCodeQuestion) async -> SetupCodeAnswer {
        let terminal = terminal
        let problem = question.problem.map { "\($0)\n" } ?? ""
        let prompt = "\(problem)Setup code for \(question.accessory.name): "
        let key = UUID()
        let asking = Task { await terminal.ask(prompt, within: .seconds(300)) }
        let isWithdrawn = state.withLock { state in
            state.questions[key] = asking
            return state.underWay == 0
        }
        if isWithdrawn { asking.cancel() }
        let line = await withTaskCancellationHandler {
            await asking.value
        } onCancel: {
            asking.cancel()
        }
        state.withLock { $0.questions[key] = nil }
        let code = line?.trimmingCharacters(in: .whitespacesAndNewlines)
        return SetupCodeAnswer(setupCode: code?.isEmpty == true ? nil : code)
    }
}
