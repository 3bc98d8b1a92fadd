// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CAvahi

/// Follows all records of one name and type on all interfaces.
///
/// Touched only with the responder's lock held; its handler runs on Avahi's thread.
final class AvahiRecordFollower {
    typealias Handler = (ServiceDirectory.Change, AvahiRecord, ServiceDirectory.Place) -> Void

    private let handler: Handler
    private var browser: OpaquePointer?

    /// nil when the library refuses the name.
    init?(_ name: String, _ type: Int, on server: OpaquePointer, handler: @escaping Handler) {
        self.handler = handler
        guard let key = avahi_key_new(name, UInt16(AVAHI_DNS_CLASS_IN), UInt16(type)) else { return nil }
        defer { avahi_key_unref(key) }
        browser = avahi_s_record_browser_new(
            server, anyInterface, eitherProtocol, key, AVAHI_LOOKUP_USE_MULTICAST,
            { _, interface, carrier, event, record, _, context in
                guard let context, let record, let change = ServiceDirectory.Change(event) else { return }
                let follower = Unmanaged<AvahiRecordFollower>.fromOpaque(context).takeUnretainedValue()
                let place = ServiceDirectory.Place(interface: interface, carrier: carrier)
                // A record whose handler stops this follower must not free it under its own feet.
                withExtendedLifetime(follower) { follower.handler(change, record.pointee, place) }
            }, Unmanaged.passUnretained(self).toOpaque())
        guard browser != nil else { return nil }
    }

    func stop() {
        guard let browser else { return }
        self.browser = nil
        avahi_s_record_browser_free(browser)
    }
}
