// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthIPC
package import HearthModel

/// What commands need of the hub's client; tests put a hub of their own in its place.
package protocol HubCaller: Sendable {
    /// Sends a request and waits for the answer.
    func call<Request: HubRequest>(
        _ request: Request, within limit: Duration
    ) async throws(HubError) -> Request.Answer

    /// Whether the connection has ended.
    var isOver: Bool { get }

    func close()
}

extension HubClient: HubCaller {}

/// How a command gets a connection to the hub's socket.
package typealias HubConnect =
    @Sendable (_ socketPath: String, HubClient.Handlers) async throws(HubError) -> any HubCaller
