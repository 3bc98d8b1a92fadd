// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// Hears every announcement of accessory servers, beside Avahi, which says nothing of one that repeats what it knows.
///
/// An accessory that lost its power says no goodbye, and when it comes back with the same records they only refresh a
/// cache. That it announces them at all is the news (quirk Q6). Over IPv4 alone.
final class AnnouncementListener: Sendable {
    typealias Handler = @Sendable (Announcement) -> Void

    private struct Subscriptions: Sendable {
        var handlers: [UInt64: Handler] = [:]
        var lastID: UInt64 = 0
    }

    private static let group = SocketAddress(IPAddress(ipv4: 0xE000_00FB), port: Announcement.port)

    private let subscriptions: Guarded<Subscriptions>
    private let receiver: MulticastReceiver

    /// Opens the socket; it hears nothing before ``listen(on:)``.
    ///
    /// - Throws: ``DiscoveryError/refused(operation:reason:)``.
    init(on eventLoop: EventLoop) throws(DiscoveryError) {
        let subscriptions = Guarded(Subscriptions())
        self.subscriptions = subscriptions
        do throws(SystemError) {
            receiver = try MulticastReceiver(Self.group, on: eventLoop) { packet, sender in
                let handlers = subscriptions.withLock { $0.handlers.values }
                guard !handlers.isEmpty, let message = DNSMessage(packet),
                    let announcement = Announcement(message, from: sender)
                else { return }
                for handler in handlers { handler(announcement) }
            }
        } catch {
            throw .refused(operation: "hear announcements", reason: error.description)
        }
    }

    /// Listens on these interfaces and no others.
    func listen(on interfaces: [NetworkInterface]) {
        receiver.listen(on: Set(interfaces.map(\.index)))
    }

    /// Has a handler called on the event loop for every announcement; answers a number for ``unsubscribe(_:)``.
    func subscribe(_ handler: @escaping Handler) -> UInt64 {
        subscriptions.withLock { subscriptions in
            subscriptions.lastID += 1
            subscriptions.handlers[subscriptions.lastID] = handler
            return subscriptions.lastID
        }
    }

    func unsubscribe(_ id: UInt64) {
        let handler = subscriptions.withLock { $0.handlers.removeValue(forKey: id) }
        // Released only here, without the lock: what it holds may unsubscribe in its turn.
        withExtendedLifetime(handler) {}
    }

    /// Ends listening. A second call does nothing.
    func close() {
        receiver.close()
    }
}
