// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

/// On the loopback alone.
@Suite("Hearing announcements", .timeLimit(.minutes(2)))
struct AnnouncementListenerTests {
    let loop = EventLoop(label: "test")
    let group = SocketAddress(IPAddress(ipv4: 0xE000_00FB), port: 5353)
    let name = "Lamp. " + String(UInt32.random(in: 0...UInt32.max), radix: 16)
    let port = UInt16.random(in: 20_000...60_000)

    @Test("an accessory that repeats what is known, as after a power cut, is heard at once; a stranger's word is not")
    func repeatedAnnouncement() async throws {
        let dns = try MulticastDNS(interfaces: ["lo"], eventLoop: loop)
        let sightings = SightingLog(try dns.accessories(), named: name)
        let announcement = DNSPacket.announcement(of: name, port: port)
        try await eventually("the accessory appears") {
            try send(announcement)
            try await Task.sleep(for: .milliseconds(50))
            return sightings.present != nil
        }
        // Avahi has the records, so whatever is reported from now on comes from hearing alone.
        for packet in [announcement, .probe(for: name, port: port), announcement, announcement, announcement] {
            // Past the time in which one report stands for several packets.
            try await Task.sleep(for: .milliseconds(250))
            let before = sightings.kinds.count
            try send(packet)
            try await eventually("it is heard") { sightings.kinds.count > before }
            #expect(sightings.kinds.last == "heard" && sightings.present?.port == port)
        }

        let before = sightings.kinds.count
        try await Task.sleep(for: .milliseconds(250))
        try send(announcement, fromPort: 5354)
        try send(.announcement(of: name + " b", port: port))
        try send(.announcement(of: name, port: port, lifetime: 0))
        try await eventually("the goodbye is seen") { sightings.present == nil }
        #expect(Array(sightings.kinds.dropFirst(before)) == ["vanished"])
        withExtendedLifetime(dns) {}
    }

    @Test("an announcement of our own stack is heard by every search, and by none after closing")
    func everySearch() async throws {
        let (finder, announcer) = try (
            MulticastDNS(interfaces: ["lo"], eventLoop: loop), MulticastDNS(interfaces: ["lo"], eventLoop: loop)
        )
        let searches = try (0..<2).map { _ in SightingLog(try finder.accessories(), named: name) }
        var advertisement = AccessoryAdvertisement(deviceID: "AA:BB:CC:DD:EE:FF", model: "Lamp", category: 5)
        let advertiser = try announcer.advertise(name: name, port: port, advertisement)
        _ = try await advertiser.established()
        try await eventually("both find it") { searches.allSatisfy { $0.present != nil } }
        try await eventually("both hear it") {
            advertisement.configurationNumber += 1
            try advertiser.update(advertisement)
            try await Task.sleep(for: .milliseconds(250))
            return searches.allSatisfy { $0.kinds.contains("heard") }
        }
        finder.close()
        try await eventually("the searches have ended") { searches.allSatisfy(\.hasEnded) }
        advertiser.close()
    }

    private func send(_ packet: DNSPacket, fromPort port: UInt16 = 5353) throws {
        try MulticastSender.send(packet.bytes, to: group, fromPort: port)
    }
}
