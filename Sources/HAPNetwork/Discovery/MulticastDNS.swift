// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
package import HearthSystem

/// Multicast DNS for this process: finds accessories and announces them.
///
/// One per process is enough, for any number of searches and services; it is passed to whoever needs it. It works
/// with or without an Avahi daemon, and follows interfaces and addresses that come and go.
///
/// ```swift
/// let dns = try MulticastDNS(interfaces: ["lo"], eventLoop: loop)
/// for await sighting in try dns.accessories() { ... }
/// ```
package final class MulticastDNS: Sendable {
    /// The DNS-SD type of accessory servers on IP (HAP reference 4).
    static let serviceType = "_hap._tcp"

    let responder: AvahiResponder
    private let listener: AnnouncementListener
    private let timeline = Timeline(ContinuousClock())
    private let following: Task<Void, Never>

    /// Starts the responder.
    ///
    /// - Parameters:
    ///   - interfaces: the names of the only interfaces to use, which may come later; nil for all that can multicast.
    ///     With `["lo"]` nothing leaves the machine.
    ///   - eventLoop: where changes of interfaces and announcements are heard.
    /// - Throws: ``DiscoveryError``.
    package init(interfaces: [String]? = nil, eventLoop: EventLoop) throws(DiscoveryError) {
        let changes: AsyncStream<[NetworkInterface]>
        do throws(SystemError) {
            changes = try NetworkInterfaceMonitor.interfaces(on: eventLoop)
        } catch {
            throw .interfaces(reason: error.description)
        }
        // A loopback has no route for IPv6 multicast; IPv4 carries the IPv6 addresses as well.
        let responder = try AvahiResponder(interfaces: interfaces, usesIPv6: !Self.areLoopbacks(interfaces))
        let listener = try AnnouncementListener(on: eventLoop)
        self.responder = responder
        self.listener = listener
        let addresses = AvahiHostAddresses()
        following = Task {
            for await list in changes {
                let used = list.used(named: interfaces)
                listener.listen(on: used)
                let entries = AvahiHostAddresses.entries(of: used)
                let update = { (server: OpaquePointer) in
                    addresses.update(to: entries, host: responder.hostName, on: server)
                }
                guard (try? responder.withServer(update)) != nil else { return }
            }
        }
    }

    deinit {
        following.cancel()
    }

    private static func areLoopbacks(_ names: [String]?) -> Bool {
        guard let names, let all = try? NetworkInterface.all() else { return false }
        return names.allSatisfy { name in all.contains { $0.name == name && $0.isLoopback } }
    }

    /// Says goodbye for every service, ends every search and stops. What is used of it afterwards throws
    /// ``DiscoveryError/closed``. Without a call, this happens when the last user is gone.
    package func close() {
        following.cancel()
        listener.close()
        responder.close()
    }

    /// Looks for accessory servers, from now until the sequence is dropped or its task cancelled.
    ///
    /// Each accessory is reported once, whatever the number of interfaces it is heard on; and again whenever it
    /// announces itself (``Sighting/heard(_:)``).
    ///
    /// - Throws: ``DiscoveryError``.
    package func accessories() throws(DiscoveryError) -> AsyncStream<Sighting> {
        let (stream, continuation) = AsyncStream.makeStream(of: Sighting.self)
        let (responder, listener, timeline) = (responder, listener, timeline)
        let browsing = try responder.withServer { server throws(DiscoveryError) in
            let browsing = AvahiBrowsing(server: server) { continuation.yield($0) }
            try browsing.start()
            return browsing
        }
        let hearing = listener.subscribe { announcement in
            try? responder.withServer { _ in browsing.heard(announcement, at: timeline.now) }
        }
        let closing = responder.whenClosed { continuation.finish() }
        continuation.onTermination = { _ in
            listener.unsubscribe(hearing)
            // A cancellation calls this with the reader's task locked, and a report needs that lock while it has
            // Avahi's: so Avahi's lock must not be waited for here.
            DispatchQueue.global().async {
                responder.forget(closing)
                // After `close()` there is nothing left to stop.
                try? responder.withServer { _ in browsing.stop() }
            }
        }
        return stream
    }

    /// Announces an accessory server.
    ///
    /// - Parameters:
    ///   - name: the accessory's name; cut to the 63 bytes that DNS-SD allows. When another one on the network has it,
    ///     a number is added.
    ///   - port: where it listens, on all of this machine's addresses.
    ///   - address: the only address to announce, in place of this machine's. For playing a device that announces a
    ///     wrong one.
    /// - Throws: ``DiscoveryError``.
    package func advertise(
        name: String, port: UInt16, _ advertisement: AccessoryAdvertisement, address: IPAddress? = nil
    ) throws(DiscoveryError) -> Advertiser {
        let publication = AvahiPublication(
            name: name.fitted(63), port: port, strings: advertisement.record.strings, hostName: responder.hostName,
            address: address)
        try responder.withServer { server throws(DiscoveryError) in
            do throws(DiscoveryError) {
                try publication.start(on: server)
            } catch {
                publication.stop()
                throw error
            }
        }
        return Advertiser(publication, on: responder)
    }
}
