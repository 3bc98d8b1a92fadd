// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Where a server's connections come from.
package protocol ConnectionSource: Sendable {
    /// Waits for the next connection.
    ///
    /// - Returns: nil when the source was closed or the task cancelled.
    func nextConnection() async throws(SocketError) -> StreamConnection?

    /// No more connections come. A second call does nothing.
    func close() async
}

extension StreamListener: ConnectionSource {
    package func nextConnection() async throws(SocketError) -> StreamConnection? { try await accept() }
}
