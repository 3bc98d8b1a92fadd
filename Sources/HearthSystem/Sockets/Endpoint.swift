// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Glibc

/// A host, by name or by address, and a port, as a person writes them: `HOST:PORT`.
package struct Endpoint: Hashable, Sendable, CustomStringConvertible {
    /// A host name, or an address without brackets.
    package let host: String
    /// 1 to 65,535.
    package let port: UInt16

    package init(host: String, port: UInt16) {
        self.host = host
        self.port = port
    }

    /// Reads `lamp.local:8080`, `192.0.2.1:8080` or `[2001:db8::1]:8080`; nil for anything else.
    package init?(_ text: some StringProtocol) {
        guard let colon = text.lastIndex(of: ":"), let port = Self.port(text[text.index(after: colon)...]) else {
            return nil
        }
        var host = text[..<colon]
        if host.first == "[", host.last == "]" {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        guard !host.isEmpty else { return nil }
        self.init(host: String(host), port: port)
    }

    private static func port(_ text: some StringProtocol) -> UInt16? {
        guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let port = UInt16(text), port > 0 else { return nil }
        return port
    }

    package var description: String {
        host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    /// Looks the host up; an address is answered at once.
    ///
    /// The system's resolver blocks, so it runs on a thread of Dispatch; its own time limit (`resolv.conf`) holds, wrap
    /// the call in ``withDeadline(_:clock:operation:)`` for a shorter one.
    ///
    /// - Throws: ``SocketError/unknownHost(_:reason:)``.
    package func addresses() async throws(SocketError) -> [SocketAddress] {
        if let address = IPAddress(host) { return [SocketAddress(address, port: port)] }
        let found = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: lookUp()) }
        }
        return try found.get()
    }

    private func lookUp() -> Result<[SocketAddress], SocketError> {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, nil, &hints, &list)
        guard code == 0 else { return .failure(.unknownHost(host, reason: String(cString: gai_strerror(code)))) }
        defer { freeaddrinfo(list) }
        let addresses = sequence(first: list, next: { $0?.pointee.ai_next }).compactMap { entry in
            (entry?.pointee.ai_addr).flatMap { IPAddress(sockaddr: $0) }
        }
        return .success(addresses.map { SocketAddress($0, port: port) })
    }
}

extension IPAddress {
    /// Reads the C structure; nil for a family other than IPv4 and IPv6.
    init?(sockaddr pointer: UnsafePointer<sockaddr>) {
        let raw = UnsafeRawPointer(pointer)
        switch Int32(pointer.pointee.sa_family) {
        case AF_INET:
            self.init(ipv4: UInt32(bigEndian: raw.load(as: sockaddr_in.self).sin_addr.s_addr))
        case AF_INET6:
            let address = raw.load(as: sockaddr_in6.self)
            self.init(bytes: withUnsafeBytes(of: address.sin6_addr) { Array($0) }, scope: address.sin6_scope_id)
        default:
            return nil
        }
    }
}
