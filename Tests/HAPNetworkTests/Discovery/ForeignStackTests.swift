// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

/// python-zeroconf as the other end, on the loopback. Runs where `HEARTH_PEER_PYTHON` names a Python that has it.
@Suite("A foreign mDNS stack", .enabled(if: peerPython != nil), .timeLimit(.minutes(2)))
struct ForeignStackTests {
    let loop = EventLoop(label: "test")
    let suffix = String(UInt32.random(in: 0...UInt32.max), radix: 16)

    @Test("announces, changes and withdraws an accessory that we follow")
    func foreignAccessory() async throws {
        let name = "Foreign \(suffix)"
        let dns = try MulticastDNS(interfaces: ["lo"], eventLoop: loop)
        let sightings = SightingLog(try dns.accessories(), named: name)
        let peer = try runPeer(announcer, name)
        try await eventually("the accessory appears", within: .seconds(20)) { sightings.present != nil }
        let found = try #require(sightings.present)
        #expect(found.addresses.contains(SocketAddress(.loopback, port: 4711)))
        try await eventually("the change is seen") { sightings.present?.advertisement.configurationNumber == 2 }
        #expect(sightings.present?.advertisement.model == "Peer")
        #expect(sightings.present?.advertisement.isPaired == true)
        try await eventually("the goodbye is seen") { sightings.present == nil }
        #expect(try await peer.waitForEnd() == .exited(0), "\(peer.errors)")
    }

    @Test("finds and resolves an accessory that we announce")
    func ourAccessory() async throws {
        let name = "Ours \(suffix)"
        let dns = try MulticastDNS(interfaces: ["lo"], eventLoop: loop)
        let advertisement = AccessoryAdvertisement(
            deviceID: "AA:BB:CC:DD:EE:FF", model: "Lamp", category: 5, setupHash: "q8sU2g==")
        let advertiser = try dns.advertise(name: name, port: 4712, advertisement)
        let peer = try runPeer(finder, name)
        #expect(try await peer.waitForEnd() == .exited(0), "\(peer.errors)")
        let lines = Set(peer.output.split(separator: "\n").map(String.init))
        #expect(lines.contains("port 4712"))
        // Whichever of our addresses it has heard of by then.
        #expect(lines.contains("address 127.0.0.1") || lines.contains("address ::1"))
        #expect(lines.contains("txt c#=1 ff=0 id=AA:BB:CC:DD:EE:FF md=Lamp pv=1.1 s#=1 sf=1 ci=5 sh=q8sU2g=="))
        advertiser.close()
    }

    @Test("is heard when it returns unchanged after a death without goodbye")
    func returnAfterPowerCut() async throws {
        let name = "Phoenix \(suffix)"
        let dns = try MulticastDNS(interfaces: ["lo"], eventLoop: loop)
        let sightings = SightingLog(try dns.accessories(), named: name)
        let first = try runPeer(announcer, name)
        try await eventually("the accessory appears", within: .seconds(20)) { sightings.present != nil }
        first.kill()
        try await first.waitForEnd()
        // What it sent before its death has long been read.
        try await Task.sleep(for: .milliseconds(500))
        let before = sightings.kinds.count
        let second = try runPeer(announcer, name)
        try await eventually("its return is noticed") { sightings.kinds.count > before }
        #expect(sightings.kinds[before] == "heard")
        second.kill()
        withExtendedLifetime(dns) {}
    }

    private func runPeer(_ program: String, _ name: String) throws -> ChildProcess {
        try ChildProcess(try #require(peerPython), ["-c", program, name])
    }

    private let announcer = """
        import socket, sys, time
        from zeroconf import ServiceInfo, Zeroconf
        def info(c):
            return ServiceInfo("_hap._tcp.local.", sys.argv[1] + "._hap._tcp.local.", port=4711,
                addresses=[socket.inet_aton("127.0.0.1"), socket.inet_aton("0.0.0.0")], server="peer-%s.local." % sys.argv[1][-8:].strip(),
                properties={"C#": c, "id": "11:22:33:44:55:66", "md": "Peer", "sf": "0", "ci": "5", "pv": "1.1", "s#": "1"})
        z = Zeroconf(interfaces=["127.0.0.1"])
        z.register_service(info("1"))
        time.sleep(2.5)
        z.update_service(info("2"))
        time.sleep(2.5)
        z.unregister_service(info("2"))
        z.close()
        """

    private let finder = """
        import sys
        from zeroconf import Zeroconf
        z = Zeroconf(interfaces=["127.0.0.1"])
        info = z.get_service_info("_hap._tcp.local.", sys.argv[1] + "._hap._tcp.local.", timeout=10000)
        print("port", info.port)
        for address in info.parsed_addresses(): print("address", address)
        text, strings = info.text, []
        while text:
            strings.append(text[1:1 + text[0]].decode())
            text = text[1 + text[0]:]
        print("txt", *strings)
        z.close()
        """
}

private let peerPython = ProcessInfo.processInfo.environment["HEARTH_PEER_PYTHON"]
