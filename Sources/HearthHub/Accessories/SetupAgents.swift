// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthIPC
package import HearthModel
internal import HearthSystem

/// The programs that can ask a person for a setup code, and the questions that are open.
///
/// Every agent is asked, also one that comes while a question is open; the first answer wins. Source: design, "The
/// person in the middle of a pairing".
package actor SetupAgents {
    package typealias Ask = @Sendable (SetupCodeQuestion) async -> SetupCodeAnswer?

    /// How long a person has for an answer, and an agent to appear.
    package static let patience: Duration = .seconds(120)

    private struct Question {
        let content: SetupCodeQuestion
        let continuation: CheckedContinuation<String?, Never>
        var asking: [Client.ID: Task<Void, Never>] = [:]
        var deadline: Task<Void, Never>?
    }

    private var agents: [Client.ID: Ask] = [:]
    private var questions: [UInt64: Question] = [:]
    private var lastQuestion: UInt64 = 0
    private let clock: any Clock<Duration>

    package init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
    }

    package func register(_ client: Client.ID, ask: @escaping Ask) {
        agents[client] = ask
        for id in questions.keys { put(id, to: client, ask) }
    }

    package func unregister(_ client: Client.ID) {
        agents[client] = nil
        for id in questions.keys { questions[id]?.asking.removeValue(forKey: client)?.cancel() }
    }

    /// The code that the first agent answers with.
    ///
    /// - Throws: `operationCancelled` if a person gave up or no agent answered in time.
    package func setupCode(for content: SetupCodeQuestion) async throws(HubError) -> String {
        lastQuestion += 1
        let id = lastQuestion
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                questions[id] = Question(content: content, continuation: continuation)
                questions[id]?.deadline = Task { [clock] in
                    try? await clock.sleep(for: Self.patience)
                    self.settle(id, with: nil)
                }
                for (client, ask) in agents { put(id, to: client, ask) }
            }
        } onCancel: {
            Task { await self.settle(id, with: nil) }
        }
        guard let answer else {
            throw HubError(
                .operationCancelled,
                "Nobody gave the setup code of \(content.accessory.name). Pair it with its code, or keep a setup agent running."
            )
        }
        return answer
    }

    private func put(_ id: UInt64, to client: Client.ID, _ ask: @escaping Ask) {
        guard let content = questions[id]?.content else { return }
        questions[id]?.asking[client] = Task {
            // An agent that went away or failed has not answered; others may.
            guard let answer = await ask(content), !Task.isCancelled else { return }
            settle(id, with: answer.setupCode)
        }
    }

    private func settle(_ id: UInt64, with code: String?) {
        guard let question = questions.removeValue(forKey: id) else { return }
        question.deadline?.cancel()
        for task in question.asking.values { task.cancel() }
        question.continuation.resume(returning: code)
    }
}
