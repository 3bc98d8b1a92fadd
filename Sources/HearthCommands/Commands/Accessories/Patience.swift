// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Shows on standard error that long work is still going on.
struct Patience: Sendable {
    private static let interval = Duration.seconds(5)
    private let console: any Console
    private let question: SetupQuestion

    init(_ console: any Console, around question: SetupQuestion) {
        self.console = console
        self.question = question
    }

    /// Runs `body`; a terminal gets a line every five seconds until it is done, but none while a question is open.
    func `while`<Value: Sendable>(
        _ body: sending () async throws(CommandError) -> Value
    ) async throws(CommandError) -> Value {
        guard console.isTerminal(.messages) else { return try await body() }
        let ticker = Task { await tick() }
        defer { ticker.cancel() }
        return try await body()
    }

    private func tick() async {
        let start = ContinuousClock.now
        while (try? await Task.sleep(for: Self.interval)) != nil {
            guard !question.isOpen else { continue }
            let seconds = (ContinuousClock.now - start).components.seconds
            console.write("… still pairing after \(seconds) seconds\n", to: .messages)
        }
    }
}
