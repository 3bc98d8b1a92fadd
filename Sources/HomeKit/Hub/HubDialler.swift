// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
package import HearthIPC
package import HearthModel

/// How a connection to the hub is made, and how to wait before the next attempt.
package struct HubDialler: Sendable {
    /// Why there is no connection.
    package typealias Refusal = HubError

    let dial: @Sendable (HubClient.Handlers) async throws(Refusal) -> any HubSession
    let pause: @Sendable (Duration) async throws -> Void

    /// The hub that code finds which names none, as `HMHomeManager()` does, while a test runs it; nil for this user's.
    ///
    /// It is a task's own, so that tests at the same time in one process each have theirs.
    @TaskLocal package static var ofThisTest: HubDialler?

    package init(
        dial: @escaping @Sendable (HubClient.Handlers) async throws(Refusal) -> any HubSession,
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.dial = dial
        self.pause = pause
    }

    /// Calls the hub at a Unix-domain socket; answers arrive on the main queue.
    static func socket(_ path: String) -> HubDialler {
        HubDialler(dial: { handlers throws(Refusal) in
            try await HubClient.connect(
                to: path, as: ProcessInfo.processInfo.processName, deliverOn: .main, handlers: handlers)
        })
    }

    /// The hub of this user, or the one that a test has put in its place.
    static var standard: HubDialler {
        ofThisTest ?? socket(HubClient.defaultSocketPath(environment: ProcessInfo.processInfo.environment))
    }
}

/// How long to wait between attempts: short at first, then longer and longer.
struct Backoff {
    private static let longest = Duration.seconds(5)
    private var next = Duration.milliseconds(100)

    /// The wait before the next attempt.
    mutating func advance() -> Duration {
        defer { next = min(next * 2, Self.longest) }
        return next
    }
}
