// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthSystem

/// Asks the person at the terminal for a setup code. What is typed goes to the hub and nowhere else.
final class SetupQuestion: Sendable {
    private static let attempts = 3
    private let console: any Console
    private let isAsking = Guarded(false)

    init(_ call: CommandCall) {
        console = call.console
    }

    /// Whether an answer is being waited for; nothing else should be written then.
    var isOpen: Bool { isAsking.withLock { $0 } }

    /// An empty line or the end of input gives up.
    func ask(_ question: SetupCodeQuestion) async -> SetupCodeAnswer {
        isAsking.withLock { $0 = true }
        defer { isAsking.withLock { $0 = false } }
        if let problem = question.problem { console.write(problem + "\n", to: .messages) }
        for _ in 0..<Self.attempts {
            console.write("Setup code of \(question.accessory.name) (XXX-XX-XXX): ", to: .messages)
            guard let line = await console.readLine(), !line.allSatisfy(\.isWhitespace) else { break }
            if let code = SetupCodeText(line) { return SetupCodeAnswer(setupCode: code.code) }
            console.write("A setup code has eight digits.\n", to: .messages)
        }
        return SetupCodeAnswer(setupCode: nil)
    }
}
