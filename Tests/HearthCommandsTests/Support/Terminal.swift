// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel

@testable import HearthCommands

/// Runs command lines against a fake hub and keeps what they write.
struct Terminal {
    struct Outcome {
        let code: ExitCode
        let output: String
        let messages: String

        /// The output as JSON.
        func json() throws -> [String: Any] {
            let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
            return value as? [String: Any] ?? [:]
        }
    }

    let hub: FakeHub
    var console = FakeConsole()
    var variables: [String: String] = [:]
    var isThere = true
    /// What `hearth check` finds.
    var check: AccessoryCheck = { _, _ async throws(CheckFailure) in throw .notFound(seen: []) }

    init(_ hub: FakeHub = FakeHub(), input: [String] = [], isTerminal: Bool = false) {
        self.hub = hub
        console = FakeConsole(input: input, isTerminal: isTerminal)
    }

    func run(_ words: String...) async -> Outcome {
        await run(words)
    }

    func run(_ words: [String]) async -> Outcome {
        let code = await CommandLineTool.run(words, in: environment)
        return Outcome(code: code, output: console.output, messages: console.messages)
    }

    private var environment: CommandEnvironment {
        let (hub, isThere) = (hub, isThere)
        return CommandEnvironment(
            variables: variables, console: console,
            connect: { path, handlers async throws(HubError) in
                guard isThere else { throw HubError(.noHomeHub, "Nobody answers at \(path).") }
                hub.withState { $0.handlers = handlers }
                return hub
            },
            check: check, now: { FakeHub.now }, calendar: FakeHub.calendar, makeID: { UUID() },
            userID: { ["mira": 1001, "jon": 1002][$0] },
            settling: .milliseconds(50))
    }
}
