// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import Testing

@Suite("Addresses")
struct SocketAddressTests {
    @Test(
        "are read and written back",
        arguments: [
            "127.0.0.1:80", "192.0.2.1:65535", "[::1]:51826", "[2001:db8::ff]:1", "[fe80::1%lo]:80",
            "[::ffff:1.2.3.4]:5",
        ])
    func roundTrip(text: String) throws {
        #expect(try #require(SocketAddress(text)).description == text)
    }

    @Test(
        "that are none are refused",
        arguments: [
            "", ":", "127.0.0.1", "127.0.0.1:", "127.0.0.1:0", "127.0.0.1:65536", "127.0.0.1:+1", "127.0.0.1: 1",
            "::1:80", "[::1]", "[::1]80", "lamp.local:80", "1.2.3:80", "256.1.1.1:80", "[fe80::1%]:80",
            "[fe80::1%nosuchinterface]:80", "127.0.0.1%lo:80",
        ])
    func refused(text: String) {
        #expect(SocketAddress(text) == nil)
    }

    @Test("know what kind they are")
    func kinds() throws {
        #expect(IPAddress.any.isUnspecified && IPAddress.anyIPv6.isUnspecified && !IPAddress.loopback.isUnspecified)
        #expect(IPAddress.loopback.isLoopback && IPAddress.loopbackIPv6.isLoopback)
        #expect(try #require(IPAddress("127.9.9.9")).isLoopback && !IPAddress.anyIPv6.isLoopback)
        #expect(try #require(IPAddress("fe80::1")).isLinkLocalIPv6)
        #expect(try #require(IPAddress("febf::1")).isLinkLocalIPv6)
        #expect(try !#require(IPAddress("fec0::1")).isLinkLocalIPv6)
        #expect(try !#require(IPAddress("169.254.0.1")).isLinkLocalIPv6)
        #expect(IPAddress("::1")?.family == .ipv6 && IPAddress("1.2.3.4")?.family == .ipv4)
    }

    @Test("keep their bytes", arguments: ["1.2.3.4", "fe80::1234:5678:9abc:def0", "2001:db8:1:2:3:4:5:6"])
    func bytes(text: String) throws {
        let address = try #require(IPAddress(text))
        #expect(address.bytes.count == (address.family == .ipv4 ? 4 : 16))
        #expect(IPAddress(bytes: address.bytes) == address)
        #expect(IPAddress(bytes: address.bytes.dropLast()) == nil)
    }

    @Test("of a link-local interface carry its number; an IPv4 address has none")
    func scope() throws {
        let address = try #require(IPAddress("fe80::1"))
        #expect(address.scoped(to: 7).scope == 7)
        #expect(IPAddress("fe80::1%7") == address.scoped(to: 7))
        #expect(IPAddress.loopback.scoped(to: 7) == .loopback)
    }
}
