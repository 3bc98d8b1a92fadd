// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CAvahi
package import HearthSystem

extension MulticastDNS {
    /// How long other addresses of a host are waited for after the first.
    private static let settling: Duration = .milliseconds(300)

    /// The addresses of a host (`anna-phone.local`); none if nobody answers within the limit, nil after `close()`.
    ///
    /// What was told less than two minutes ago is not asked for again (RFC 6762, section 10).
    package func addresses(of host: String, within limit: Duration) async -> [IPAddress]? {
        let (found, finding) = AsyncStream.makeStream(of: IPAddress.self)
        let lookup = AvahiHostLookup { finding.yield($0) }
        guard (try? responder.withServer { lookup.start(host, on: $0) }) != nil else { return nil }
        // After `close()` there is nothing left to stop.
        defer { try? responder.withServer { _ in lookup.stop() } }
        return await withTaskGroup(of: Void.self) { group in
            let finish = { @Sendable (time: Duration) in
                try? await ContinuousClock().sleep(for: time)
                finding.finish()
            }
            group.addTask { await finish(limit) }
            var addresses: [IPAddress] = []
            for await address in found where !addresses.contains(address) {
                if addresses.isEmpty { group.addTask { await finish(Self.settling) } }
                addresses.append(address)
            }
            group.cancelAll()
            return addresses
        }
    }
}

/// One look for the addresses of a host inside Avahi.
private final class AvahiHostLookup: @unchecked Sendable {
    // Unchecked: touched only with the responder's lock held, which Avahi's callbacks have.

    private let report: @Sendable (IPAddress) -> Void
    private var followers: [AvahiRecordFollower] = []

    init(report: @escaping @Sendable (IPAddress) -> Void) {
        self.report = report
    }

    func start(_ host: String, on server: OpaquePointer) {
        let report = report
        let ipv4 = AvahiRecordFollower(host, AVAHI_DNS_TYPE_A, on: server) { change, record, _ in
            guard change == .added else { return }
            report(IPAddress(ipv4: UInt32(bigEndian: record.data.a.address.address)))
        }
        let ipv6 = AvahiRecordFollower(host, AVAHI_DNS_TYPE_AAAA, on: server) { change, record, place in
            let bytes = withUnsafeBytes(of: record.data.aaaa.address.address) { Array($0) }
            guard change == .added, let address = IPAddress(bytes: bytes) else { return }
            report(address.isLinkLocalIPv6 ? address.scoped(to: UInt32(place.interface)) : address)
        }
        followers = [ipv4, ipv6].compactMap { $0 }
    }

    func stop() {
        for follower in followers { follower.stop() }
        followers = []
    }
}
