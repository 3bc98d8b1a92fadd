// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import Testing

@Suite("Network interfaces")
struct NetworkInterfaceTests {
    @Test("have the loopback among them")
    func loopback() throws {
        let loopback = try #require(try NetworkInterface.all().first { $0.isLoopback })
        #expect(loopback.name == "lo")
        #expect(loopback.addresses.contains(.loopback))
        #expect(NetworkInterface.name(ofIndex: loopback.index) == "lo")
        #expect(NetworkInterface.name(ofIndex: 99_999) == nil)
    }

    @Test("are told at once, and the telling can end")
    func monitor() async throws {
        let loop = EventLoop(label: "test")
        for await interfaces in try NetworkInterfaceMonitor.interfaces(on: loop) {
            #expect(interfaces == (try NetworkInterface.all()))
            break
        }
    }
}
