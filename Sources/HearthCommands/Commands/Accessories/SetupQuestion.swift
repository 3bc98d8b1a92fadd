// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC

/// Asks the person at the terminal for a setup code. What is typed goes to the hub and nowhere else.
struct SetupQuestion: Sendable {
    private static let attempts = 3
    private let console: any Console

    init(_ call: CommandCall) {
        console = call.console
    }

    /// An empty line or the end of input gives up.
    func ask(_ question: SetupCodeQuestion) async -> SetupCodeAnswer {
        if let problem = question.problem { console.write(problem + "\n", to: .messages) }
        for _ in 0..<Self.attempts {
            console.write("Setup code of \(question.accessory.name) (123-45-678): ", to: .messages)
            guard let line = await console.readLine(), !line.allSatisfy(\.isWhitespace) else { break }
            if let code = SetupCodeText(line) { return SetupCodeAnswer(setupCode: code.code) }
            console.write("A setup code has eight digits.\n", to: .messages)
        }
        return SetupCodeAnswer(setupCode: nil)
    }
}
