// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import HearthTestSupport
import Testing

@testable import HAPNetwork

@Suite("Announcements of accessory servers")
struct AnnouncementTests {
    static let type = ["_hap", "_tcp", "local"]
    static let instance = ["Lamp"] + type

    @Test("one record suffices, whatever the case of its name and whatever comes with it", arguments: [0, 1, 2, 3, 4])
    func records(turn: Int) throws {
        var packet = DNSPacket()
        packet.add(.address(.loopback), of: ["lamp", "local"])
        switch turn {
        case 0: packet.add(.pointer(Self.instance), of: Self.type, flushes: false)
        case 1: packet.add(.service(host: ["lamp", "local"], port: 80), of: Self.instance)
        case 2: packet.add(.text(["id=AA"]), of: Self.instance)
        case 3: packet.add(.text([]), of: ["lAMP", "_HAP", "_Tcp", "LOCAL"])
        default: packet.add(.pointer(["LAMP"] + Self.type), of: ["_Hap", "_TCP", "local"])
        }
        let announcement = try #require(read(packet))
        #expect(announcement.source == .loopback)
        #expect(announcement.instances == [Array("lamp".utf8)])
        #expect(announcement.isAbout(accessory("Lamp")))
    }

    @Test("several instances in one packet are all there")
    func several() throws {
        var packet = DNSPacket()
        for name in ["Lamp", "Fan. 2", "Lamp"] { packet.add(.pointer([name] + Self.type), of: Self.type) }
        let announcement = try #require(read(packet))
        #expect(["Lamp", "Fan. 2"].allSatisfy { announcement.isAbout(accessory($0)) })
        #expect(!announcement.isAbout(accessory("Fan")))
    }

    @Test("a probe counts, but what a question says of others does not")
    func probe() throws {
        #expect(try #require(read(.probe(for: "Lamp"))).isAbout(accessory("Lamp")))
        var question = DNSPacket(isResponse: false)
        question.ask(for: Self.type)
        question.add(.pointer(Self.instance), of: Self.type)
        question.add(.text([]), to: .additional, of: Self.instance)
        #expect(read(question) == nil, "a known answer is what the one who asks has heard before")
    }

    @Test("goodbyes, other services, additional records and responses from another port do not count")
    func others() {
        #expect(read(.announcement(of: "Lamp", lifetime: 0)) == nil)
        var packet = DNSPacket()
        packet.add(.pointer(["Lamp", "_airplay", "_tcp", "local"]), of: ["_airplay", "_tcp", "local"])
        packet.add(.pointer(Self.type), of: ["_services", "_dns-sd", "_udp", "local"])
        packet.add(.pointer(["Lamp", "_airplay", "_tcp", "local"]), of: Self.type)
        packet.add(.pointer(["a"] + Self.instance), of: Self.type)
        packet.add(.text([]), of: Self.type)
        packet.add(.other(type: 47, [0]), of: Self.instance)
        packet.add(.text([]), to: .additional, of: Self.instance)
        #expect(read(packet) == nil)
        #expect(read(.announcement(of: "Lamp"), port: 5354) == nil)
    }

    @Test("speaks for the accessory only when it comes from one of its addresses")
    func source() throws {
        let announcement = try #require(read(.announcement(of: "Lamp")))
        let elsewhere = IPAddress(ipv4: 0xC000_0201)
        #expect(announcement.isAbout(accessory("Lamp", at: [elsewhere, .loopback])))
        #expect(!announcement.isAbout(accessory("Lamp", at: [elsewhere])))
    }

    @Test("reach the reader of a search at most every 200 ms for each accessory, and only while it is there")
    func limited() throws {
        var directory = ServiceDirectory()
        let place = ServiceDirectory.Place(interface: 1, carrier: 0)
        let lamp = try #require(read(.announcement(of: "Lamp")))
        let fan = try #require(read(.announcement(of: "Fan")))
        for name in ["Lamp", "Fan"] {
            _ = directory.pointer(.added, to: name, at: place)
            #expect(directory.heard(name == "Lamp" ? lamp : fan, at: .zero).isEmpty, "not reported yet")
            _ = directory.server(.added, .init(host: "h.local", port: 80), of: name, at: place)
            _ = directory.text(.added, [Array("id=AA".utf8)], of: name, at: place)
            if name == "Lamp" { _ = directory.address(.added, .loopback, of: "h.local", at: place) }
        }
        let accessories = directory.accessories.sorted { $0.name > $1.name }
        try #require(accessories.map(\.name) == ["Lamp", "Fan"])
        #expect(directory.heard(lamp, at: .zero) == [.report(.heard(accessories[0]))])
        #expect(directory.heard(lamp, at: .milliseconds(199)).isEmpty)
        #expect(directory.heard(fan, at: .milliseconds(199)) == [.report(.heard(accessories[1]))])
        #expect(directory.heard(lamp, at: .milliseconds(200)) == [.report(.heard(accessories[0]))])
        _ = directory.pointer(.removed, to: "Lamp", at: place)
        #expect(directory.heard(lamp, at: .seconds(9)).isEmpty)
    }

    @Test("decide between a text and the one before it, which are both kept when it changes back within a second")
    func changesBack() throws {
        var directory = ServiceDirectory()
        let place = ServiceDirectory.Place(interface: 1, carrier: 0)
        let texts = ["sf=1", "sf=0"].map { ["id=AA", $0].map { Array($0.utf8) } }
        _ = directory.pointer(.added, to: "Lamp", at: place)
        _ = directory.server(.added, .init(host: "h.local", port: 80), of: "Lamp", at: place)
        _ = directory.address(.added, .loopback, of: "h.local", at: place)
        _ = directory.text(.added, texts[0], of: "Lamp", at: place)
        _ = directory.text(.added, texts[1], of: "Lamp", at: place)
        try #require(directory.accessories.map(\.advertisement.isPaired) == [true])
        let back = try #require(read(.announcement(of: "Lamp", text: ["id=AA", "sf=1"])))
        let orders = directory.heard(back, at: .zero)
        #expect(directory.accessories.map(\.advertisement.isPaired) == [false])
        let lamp = directory.accessories[0]
        #expect(orders == [.report(.updated(lamp)), .report(.heard(lamp))])
        #expect(directory.heard(back, at: .milliseconds(100)).isEmpty, "nothing new")
        let unknown = try #require(read(.announcement(of: "Lamp", text: ["id=AA", "sf=4"])))
        #expect(directory.heard(unknown, at: .milliseconds(150)).isEmpty, "Avahi will tell")
        #expect(directory.accessories == [lamp])
    }

    private func read(_ packet: DNSPacket, port: UInt16 = 5353) -> Announcement? {
        packet.bytes.withUnsafeBytes { bytes in
            DNSMessage(bytes).flatMap { Announcement($0, from: SocketAddress(.loopback, port: port)) }
        }
    }

    private func accessory(_ name: String, at addresses: [IPAddress] = [.loopback]) -> DiscoveredAccessory {
        DiscoveredAccessory(
            name: name, advertisement: AccessoryAdvertisement(deviceID: "AA", model: "", category: 1),
            host: "lamp.local", port: 80, addresses: addresses.map { SocketAddress($0, port: 80) })
    }
}
