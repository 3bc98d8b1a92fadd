// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// An announced accessory server. It is taken back, with a goodbye, by ``close()`` or when the last reference goes.
package final class Advertiser: Sendable {
    private let publication: AvahiPublication
    private let responder: AvahiResponder
    private let closing: UInt64

    init(_ publication: AvahiPublication, on responder: AvahiResponder) {
        self.publication = publication
        self.responder = responder
        closing = responder.whenClosed { [progress = publication.progress] in progress.end(with: .failure(.closed)) }
    }

    deinit { close() }

    /// Waits until the network has accepted the service, which takes about a second.
    ///
    /// - Returns: the name under which it is known: the one asked for, or one with a number added.
    /// - Throws: ``DiscoveryError``.
    package func established() async throws(DiscoveryError) -> String {
        try await publication.progress.wait()
    }

    /// Announces a change in place: of the configuration number, say, or that it has been paired.
    ///
    /// - Throws: ``DiscoveryError``.
    package func update(_ advertisement: AccessoryAdvertisement) throws(DiscoveryError) {
        try responder.withServer { server throws(DiscoveryError) in
            try publication.update(advertisement.record.strings, on: server)
        }
    }

    /// Takes the service back. A second call does nothing.
    package func close() {
        responder.forget(closing)
        try? responder.withServer { _ in publication.stop() }
        publication.progress.end(with: .failure(.closed))
    }
}
