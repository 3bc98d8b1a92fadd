// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why a socket could not do what it was asked.
package enum SocketError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kernel refused, or the peer broke the connection off.
    case system(SystemError)
    /// The connection or listener was closed on our side.
    case closed
    /// The time limit passed first.
    case timedOut(operation: String)
    /// The task that waited was cancelled.
    case cancelled
    /// A Unix-domain socket's path does not fit into the kernel's structure.
    case pathTooLong(path: String, limit: Int)
    /// Another process answers on this Unix-domain socket.
    case alreadyServed(path: String)
    /// A file that is no socket stands where the socket should be.
    case notASocket(path: String)
    /// The host name has no address.
    case unknownHost(String, reason: String)
    /// There was no address to connect to.
    case noAddress

    package var description: String {
        switch self {
        case .system(let error): error.description
        case .closed: "the connection was closed"
        case .timedOut(let operation): "\(operation) took too long"
        case .cancelled: "cancelled"
        case .pathTooLong(let path, let limit):
            "the socket path \(path) is longer than the system's limit of \(limit) bytes; choose a shorter one"
        case .alreadyServed(let path): "another process already serves \(path); stop it or choose another path"
        case .notASocket(let path): "\(path) exists and is not a socket; remove it or choose another path"
        case .unknownHost(let host, let reason): "no address found for \(host): \(reason)"
        case .noAddress: "there is no address to connect to"
        }
    }

    /// The kernel's `errno`, when it was the kernel that refused.
    package var code: Int32? {
        if case .system(let error) = self { error.code } else { nil }
    }
}
