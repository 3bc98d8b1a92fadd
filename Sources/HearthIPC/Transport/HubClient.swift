// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Dispatch
package import HearthModel

/// One connection to the hub.
///
/// Completions, notifications and the end of the connection are delivered on one queue in the order in which the hub
/// sent them; so an answer and the changes around it are never seen in another order. Source: design, "Apple's
/// notification rule".
package final class HubClient: Sendable {
    /// What the owner of a connection wants to hear. All are called on the delivery queue.
    package struct Handlers: Sendable {
        package var notification: @Sendable (HubNotification) -> Void
        /// Answers the hub's question for a setup code; only asked after `RegisterSetupAgent`.
        package var setupCode: @Sendable (SetupCodeQuestion) async -> SetupCodeAnswer
        /// The connection has ended; called once, after every open request was completed with the same error.
        package var disconnected: @Sendable (HubError) -> Void

        package init(
            notification: @escaping @Sendable (HubNotification) -> Void = { _ in },
            setupCode: @escaping @Sendable (SetupCodeQuestion) async -> SetupCodeAnswer = { _ in .init(setupCode: nil)
            },
            disconnected: @escaping @Sendable (HubError) -> Void = { _ in }
        ) {
            self.notification = notification
            self.setupCode = setupCode
            self.disconnected = disconnected
        }
    }

    /// What the hub said to `hub.hello`.
    package let welcome: Welcome

    /// Connects to the hub's socket and says hello.
    ///
    /// - Throws: `HubError` with `noHomeHub` if nobody answers at `socketPath`, `homeAccessNotAuthorized` if the hub
    ///   refuses this user, `operationNotSupported` if it speaks another protocol version.
    package static func connect(
        to socketPath: String, as name: String, deliverOn queue: DispatchQueue, handlers: Handlers,
        within limit: Duration = .seconds(5)
    ) async throws(HubError) -> HubClient {
        throw HubError(.noHomeHub, "not written yet")
    }

    private init(welcome: Welcome) {
        self.welcome = welcome
    }

    /// Sends a request; `completion` is called on the delivery queue, once, within `limit`.
    package func send<Request: HubRequest>(
        _ request: Request, within limit: Duration = .seconds(30),
        completion: @escaping @Sendable (Result<Request.Answer, HubError>) -> Void
    ) {
        completion(.failure(HubError(.noHomeHub, "not written yet")))
    }

    /// Sends a request and waits for the answer.
    package func call<Request: HubRequest>(
        _ request: Request, within limit: Duration = .seconds(30)
    ) async throws(HubError) -> Request.Answer {
        throw HubError(.noHomeHub, "not written yet")
    }

    /// Ends the connection. Open requests fail with `communicationFailure`.
    package func close() {}
}

extension HubClient {
    /// The socket of the hub for this user: `HEARTH_SOCKET`, else `$XDG_RUNTIME_DIR/hearth/hub.sock`.
    package static func defaultSocketPath(environment: [String: String]) -> String {
        environment["HEARTH_SOCKET"] ?? ""
    }
}
