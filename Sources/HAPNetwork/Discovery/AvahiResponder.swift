// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CAvahi
internal import HearthSystem

/// The embedded mDNS responder of this process: Avahi's server and the thread it runs on.
///
/// All of Avahi is touched only with the poll loop's lock held: callbacks have it, everyone else goes through
/// ``withServer(_:)``. Objects that callbacks reach (browsings, publications) never refer back to this one, so it is
/// never freed on its own thread.
final class AvahiResponder: @unchecked Sendable {
    // Unchecked: `server` is read and written only with the poll loop's lock held; `poll` never changes.

    private struct Closing: Sendable {
        var handlers: [UInt64: @Sendable () -> Void] = [:]
        var lastID: UInt64 = 0
    }

    private let poll: OpaquePointer
    private let closing = Guarded(Closing())
    private var server: OpaquePointer?
    /// The host name that our services point to, such as `hearth-1a2b3c4d.local`. Of this process alone, since two
    /// stacks on one machine must not claim the same one.
    let hostName: String

    /// Starts a responder.
    ///
    /// - Parameters:
    ///   - interfaces: the only interfaces to use; nil for all that can multicast.
    ///   - usesIPv6: whether to speak mDNS over IPv6 too.
    init(interfaces: [String]?, usesIPv6: Bool) throws(DiscoveryError) {
        cavahi_silence()
        guard let poll = avahi_threaded_poll_new() else {
            throw .refused(operation: "start discovery", reason: "out of memory")
        }
        let label = "hearth-" + String(UInt64.random(in: 0...UInt64.max), radix: 16)
        var error: Int32 = 0
        server = Self.makeServer(poll, label: label, interfaces: interfaces, usesIPv6: usesIPv6, error: &error)
        guard server != nil, avahi_threaded_poll_start(poll) == 0 else {
            if let server { avahi_server_free(server) }
            avahi_threaded_poll_free(poll)
            throw .refused(operation: "start discovery", reason: Self.words(error))
        }
        self.poll = poll
        hostName = label + ".local"
    }

    private static func makeServer(
        _ poll: OpaquePointer, label: String, interfaces: [String]?, usesIPv6: Bool, error: inout Int32
    ) -> OpaquePointer? {
        var config = AvahiServerConfig()
        avahi_server_config_init(&config)
        defer { avahi_server_config_free(&config) }
        config.host_name = avahi_strdup(label)
        config.use_ipv4 = 1
        config.use_ipv6 = usesIPv6 ? 1 : 0
        // Addresses are announced by us, without reverse records, over which two stacks would fight.
        config.publish_addresses = 0
        config.publish_hinfo = 0
        config.publish_workstation = 0
        config.publish_domain = 0
        config.add_service_cookie = 0
        config.enable_wide_area = 0
        for interface in interfaces ?? [] {
            config.allow_interfaces = avahi_string_list_add(config.allow_interfaces, interface)
        }
        return avahi_server_new(avahi_threaded_poll_get(poll), &config, { _, _, _ in }, nil, &error)
    }

    deinit {
        close()
        avahi_threaded_poll_free(poll)
    }

    /// Works with Avahi's server under the lock. Never called from a callback.
    ///
    /// - Throws: ``DiscoveryError/closed``, or what the body throws.
    func withServer<Result>(
        _ body: (OpaquePointer) throws(DiscoveryError) -> Result
    ) throws(DiscoveryError) -> Result {
        avahi_threaded_poll_lock(poll)
        defer { avahi_threaded_poll_unlock(poll) }
        guard let server else { throw .closed }
        return try body(server)
    }

    /// Says goodbye for all that is announced and stops. A second call does nothing.
    func close() {
        avahi_threaded_poll_lock(poll)
        let server = self.server
        self.server = nil
        avahi_threaded_poll_unlock(poll)
        guard let server else { return }
        avahi_threaded_poll_stop(poll)
        avahi_server_free(server)
        let handlers = closing.withLock { closing in
            defer { closing.handlers = [:] }
            return closing.handlers.values
        }
        for handler in handlers { handler() }
    }

    /// Has a search or a service told when the responder closes; answers a number for ``forget(_:)``.
    func whenClosed(_ handler: @escaping @Sendable () -> Void) -> UInt64 {
        closing.withLock { closing in
            closing.lastID += 1
            closing.handlers[closing.lastID] = handler
            return closing.lastID
        }
    }

    func forget(_ id: UInt64) {
        closing.withLock { _ = $0.handlers.removeValue(forKey: id) }
    }

    static func words(_ error: Int32) -> String {
        avahi_strerror(error).map { String(cString: $0) } ?? "error \(error)"
    }
}

/// Turns Avahi's return code into an error.
func checkAvahi(_ code: Int32, _ operation: @autoclosure () -> String) throws(DiscoveryError) {
    guard code >= 0 else { throw .refused(operation: operation(), reason: AvahiResponder.words(code)) }
}

/// Avahi's "any interface" and "either IP version", in the types its functions take.
let anyInterface = AvahiIfIndex(AVAHI_IF_UNSPEC)
let eitherProtocol = AvahiProtocol(AVAHI_PROTO_UNSPEC)
