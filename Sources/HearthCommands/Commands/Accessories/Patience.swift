// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Shows on standard error that long work is still going on.
struct Patience: Sendable {
    private static let interval = Duration.seconds(5)
    private let console: any Console

    init(_ console: any Console) {
        self.console = console
    }

    /// Runs `body`; a terminal gets a line every five seconds until it is done.
    func `while`<Value: Sendable>(
        _ body: sending () async throws(CommandError) -> Value
    ) async throws(CommandError) -> Value {
        guard console.isTerminal(.messages), !console.canAsk else { return try await body() }
        let ticker = Task { await tick() }
        defer { ticker.cancel() }
        return try await body()
    }

    private func tick() async {
        let start = ContinuousClock.now
        while (try? await Task.sleep(for: Self.interval)) != nil {
            let seconds = (ContinuousClock.now - start).components.seconds
            console.write("… still pairing after \(seconds) seconds\n", to: .messages)
        }
    }
}
