// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

/// Two stacks on one machine, on the loopback alone: nothing is announced on a real interface.
@Suite("Multicast DNS on the loopback", .timeLimit(.minutes(2)))
struct MulticastDNSTests {
    let loop = EventLoop(label: "test")
    let lamp: AccessoryAdvertisement
    let name: String

    init() {
        // Other runs on this machine announce on the same loopback.
        let suffix = String(UInt32.random(in: 0...UInt32.max), radix: 16)
        name = "Lamp. in the hall \(suffix)"
        lamp = AccessoryAdvertisement(
            deviceID: "AA:BB:CC:DD:EE:\(suffix.prefix(2))", model: "Lamp 1,1", category: 5, setupHash: "q8sU2g==")
    }

    @Test("an announced accessory is found with all it says, its changes are seen, and its goodbye")
    func lifeOfAnAccessory() async throws {
        let (finder, announcer) = try (makeDNS(), makeDNS())
        let sightings = SightingLog(try finder.accessories(), named: name)
        let advertiser = try announcer.advertise(name: name, port: 51_826, lamp)
        #expect(try await advertiser.established() == name)

        try await eventually("the accessory appears") { sightings.present != nil }
        let found = try #require(sightings.present)
        #expect(found.advertisement == lamp)
        #expect(found.port == 51_826)
        #expect(found.host.hasPrefix("hearth-"))
        #expect(found.addresses.first == SocketAddress(.loopback, port: 51_826))

        #expect(await finder.addresses(of: found.host, within: .seconds(5))?.contains(.loopback) == true)
        #expect(await finder.addresses(of: "nobody-\(found.host)", within: .milliseconds(300)) == [])

        var paired = lamp
        paired.statusFlags = []
        paired.configurationNumber = 2
        try advertiser.update(paired)
        try await eventually("the change is seen") { sightings.present?.advertisement == paired }

        advertiser.close()
        try await eventually("the goodbye is seen") { sightings.present == nil }
        #expect(sightings.kinds.first == "appeared" && sightings.kinds.last == "vanished")
        #expect(sightings.kinds.filter { $0 == "appeared" }.count == 1, "one report for one accessory")
        await #expect(throws: DiscoveryError.closed) { try await advertiser.established() }
    }

    @Test("an accessory that announces a wrong address is found there, and one without any is not found at all")
    func wrongAddress() async throws {
        let (finder, announcer) = try (makeDNS(), makeDNS())
        let sightings = SightingLog(try finder.accessories(), named: name)
        let nowhere = try announcer.advertise(name: name, port: 51_829, lamp, address: .any)
        #expect(try await nowhere.established() == name)
        let wrong = try #require(IPAddress("127.0.0.9"))
        let other = SightingLog(try finder.accessories(), named: name + " 2")
        let elsewhere = try announcer.advertise(name: name + " 2", port: 51_829, lamp, address: wrong)
        _ = try await elsewhere.established()
        try await eventually("the second is found") { other.present != nil }
        #expect(other.present?.addresses == [SocketAddress(wrong, port: 51_829)])
        #expect(sightings.present == nil)
    }

    @Test("a process finds what it announces itself, and a search that starts later finds what is there")
    func sameProcess() async throws {
        let dns = try makeDNS()
        let advertiser = try dns.advertise(name: name, port: 51_827, lamp)
        _ = try await advertiser.established()
        for _ in 0..<2 {
            let sightings = SightingLog(try dns.accessories(), named: name)
            try await eventually("the accessory appears") { sightings.present?.port == 51_827 }
        }
        advertiser.close()
    }

    @Test("a name that is taken on the network gets a number")
    func nameTaken() async throws {
        let (one, two) = try (makeDNS(), makeDNS())
        let first = try one.advertise(name: name, port: 51_828, lamp)
        #expect(try await first.established() == name)
        let second = try two.advertise(name: name, port: 51_829, lamp)
        // Two stacks share the port of this machine, so one may miss an answer that the other gets: whichever notices
        // the conflict, be it after both took the name, gives way.
        try await eventually("two names", within: .seconds(30)) {
            try await Set([first.established(), second.established()]).count == 2
        }
        let names = try await [first.established(), second.established()]
        #expect(names.contains(name) && names.contains(name + " #2"))
        // Within one process the library knows at once.
        let third = try one.advertise(name: name, port: 51_830, lamp)
        #expect(try await third.established() != name)
        withExtendedLifetime((first, second, third)) {}
    }

    @Test("closing ends searches, waits and services, and says goodbye")
    func closing() async throws {
        let (finder, announcer) = try (makeDNS(), makeDNS())
        let sightings = SightingLog(try finder.accessories(), named: name)
        let advertiser = try announcer.advertise(name: name, port: 51_831, lamp)
        try await eventually("the accessory appears") { sightings.present != nil }
        let other = try announcer.advertise(name: name + " b", port: 51_832, lamp)
        let waiting = Task { try await other.established() }
        announcer.close()
        announcer.close()
        await #expect(throws: DiscoveryError.closed) { try await waiting.value }
        try await eventually("the goodbye is seen") { sightings.present == nil }
        #expect(throws: DiscoveryError.closed) { try advertiser.update(lamp) }
        #expect(throws: DiscoveryError.closed) { try announcer.accessories() }
        finder.close()
        try await eventually("the search has ended") { sightings.hasEnded }
    }

    @Test("a service ends when its advertiser is dropped")
    func dropped() async throws {
        let dns = try makeDNS()
        let sightings = SightingLog(try dns.accessories(), named: name)
        var advertiser: Advertiser? = try dns.advertise(name: name, port: 51_833, lamp)
        try await eventually("the accessory appears") { sightings.present != nil }
        withExtendedLifetime(advertiser) {}
        advertiser = nil
        try await eventually("the accessory vanishes") { sightings.present == nil }
    }

    @Test("a search may be dropped and cancelled at any moment")
    func searchesEnd() async throws {
        let dns = try makeDNS()
        for _ in 0..<20 { _ = try dns.accessories() }
        let search = Task {
            for await _ in try dns.accessories() {}
        }
        search.cancel()
        try await search.value
    }

    private func makeDNS() throws -> MulticastDNS {
        try MulticastDNS(interfaces: ["lo"], eventLoop: loop)
    }
}
