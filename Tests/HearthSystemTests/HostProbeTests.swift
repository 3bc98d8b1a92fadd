// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import Testing

/// What the loopback can show; a phone on a network of its own is among the integration tests.
@Suite("Looking for a host")
struct HostProbeTests {
    @Test("this machine refuses the packet, and so is there", arguments: [IPAddress.loopback, .loopbackIPv6])
    func loopback(address: IPAddress) async {
        #expect(await HostProbe.look(for: address) == .isThere(ago: .zero))
    }

    @Test("where nothing leads nothing can be told", arguments: ["fe80::1", "ff02::1%lo"])
    func nowhere(text: String) async throws {
        let address = try #require(IPAddress(text))
        #expect(await HostProbe.look(for: address, within: .milliseconds(300)) != .isThere(ago: .zero))
    }
}
