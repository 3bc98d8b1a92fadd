// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthIPC
internal import HearthModel

/// How a connection to the hub is made, and how to wait before the next attempt.
struct HubDialler: Sendable {
    let dial: @Sendable (HubClient.Handlers) async throws(HubError) -> any HubSession
    let pause: @Sendable (Duration) async throws -> Void

    init(
        dial: @escaping @Sendable (HubClient.Handlers) async throws(HubError) -> any HubSession,
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.dial = dial
        self.pause = pause
    }

    /// Calls the hub at a Unix-domain socket; answers arrive on the main queue.
    static func socket(_ path: String) -> HubDialler {
        HubDialler(dial: { handlers throws(HubError) in
            try await HubClient.connect(
                to: path, as: ProcessInfo.processInfo.processName, deliverOn: .main, handlers: handlers)
        })
    }

    /// The hub of this user.
    static var standard: HubDialler {
        socket(HubClient.defaultSocketPath(environment: ProcessInfo.processInfo.environment))
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
