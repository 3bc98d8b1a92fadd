// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthIPC
package import HearthModel

/// One open connection to the hub: what HomeKit needs of `HubClient`.
package protocol HubSession: Sendable {
    /// Sends a request; `completion` is called on the main queue, once, within `limit`.
    func send<Request: HubRequest>(
        _ request: Request, within limit: Duration,
        completion: @escaping @Sendable (Result<Request.Answer, HubError>) -> Void)

    func close()
}

extension HubClient: HubSession {}
