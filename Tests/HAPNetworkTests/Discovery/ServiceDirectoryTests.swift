// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import Testing

@testable import HAPNetwork

@Suite("The directory of services")
struct ServiceDirectoryTests {
    let eth4 = ServiceDirectory.Place(interface: 2, carrier: 0)
    let eth6 = ServiceDirectory.Place(interface: 2, carrier: 1)
    let wlan4 = ServiceDirectory.Place(interface: 3, carrier: 0)
    let server = ServiceDirectory.Server(host: "lamp.local", port: 80)
    let text = ["id=AA", "md=Lamp"].map { Array($0.utf8) }
    let address = IPAddress(ipv4: 0xC000_0201)

    @Test("reports an instance when its last piece is there, in whatever order they come", arguments: 0..<6)
    func order(turn: Int) {
        var directory = ServiceDirectory()
        #expect(directory.pointer(.added, to: "Lamp", at: eth4) == [.followInstance("Lamp")])
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]][turn]
        var reports: [Sighting] = []
        // An address can only come after the host is known.
        for piece in orders.sorted(by: { $0 == 0 && $1 == 2 }) {
            let answer =
                switch piece {
                case 0: directory.server(.added, server, of: "Lamp", at: eth4)
                case 1: directory.text(.added, text, of: "Lamp", at: eth4)
                default: directory.address(.added, address, of: "lamp.local", at: eth4)
                }
            reports += sightings(answer)
        }
        if reports.isEmpty { reports = sightings(directory.address(.added, address, of: "lamp.local", at: eth4)) }
        #expect(reports == [.appeared(lamp([address]))])
        #expect(directory.accessories == [lamp([address])])
    }

    @Test("merges what several interfaces and IP versions tell, and forgets it with the last of them")
    func merge() {
        var directory = complete()
        #expect(directory.pointer(.added, to: "Lamp", at: eth6).isEmpty)
        #expect(directory.pointer(.added, to: "Lamp", at: wlan4).isEmpty)
        #expect(directory.server(.added, server, of: "Lamp", at: wlan4).isEmpty)
        #expect(directory.text(.added, text, of: "Lamp", at: eth6).isEmpty)
        #expect(directory.address(.added, address, of: "lamp.local", at: wlan4).isEmpty)
        #expect(directory.pointer(.removed, to: "Lamp", at: eth4).isEmpty)
        #expect(directory.pointer(.removed, to: "Lamp", at: eth6).isEmpty)
        #expect(
            directory.pointer(.removed, to: "Lamp", at: wlan4) == [
                .leaveInstance("Lamp"), .leaveHost("lamp.local"), .report(.vanished(lamp([address]))),
            ])
        #expect(directory.accessories.isEmpty)
        #expect(directory.pointer(.removed, to: "Lamp", at: wlan4).isEmpty)
    }

    @Test("reports a changed text once: when the new one comes, not when the old one is taken back")
    func changedText() {
        var directory = complete()
        let new = ["id=AA", "md=Lamp", "c#=2"].map { Array($0.utf8) }
        let updated = sightings(directory.text(.added, new, of: "Lamp", at: eth4))
        #expect(updated.count == 1 && updated.first?.accessory.advertisement.configurationNumber == 2)
        #expect(directory.text(.removed, text, of: "Lamp", at: eth4).isEmpty)
    }

    @Test("follows an instance to another host and port")
    func movedHost() {
        var directory = complete()
        let moved = ServiceDirectory.Server(host: "other.local", port: 81)
        #expect(
            directory.server(.added, moved, of: "Lamp", at: eth4) == [
                .followHost("other.local"), .leaveHost("lamp.local"),
            ])
        #expect(directory.address(.added, address, of: "lamp.local", at: eth4).isEmpty)
        let reports = sightings(directory.address(.added, address, of: "other.local", at: eth4))
        #expect(reports.first?.accessory.addresses == [SocketAddress(address, port: 81)])
    }

    @Test("keeps a host as long as one instance is on it")
    func sharedHost() {
        var directory = complete()
        _ = directory.pointer(.added, to: "Fan", at: eth4)
        #expect(directory.server(.added, server, of: "Fan", at: eth4).isEmpty, "the host is followed already")
        #expect(sightings(directory.text(.added, [Array("id=BB".utf8)], of: "Fan", at: eth4)).count == 1)
        #expect(directory.pointer(.removed, to: "Lamp", at: eth4).contains(.leaveHost("lamp.local")) == false)
        #expect(directory.pointer(.removed, to: "Fan", at: eth4).contains(.leaveHost("lamp.local")))
    }

    @Test("ranks addresses: IPv4, IPv6, link-local with its scope; never an unspecified one")
    func ranks() throws {
        var directory = complete()
        let (global, local) = (try #require(IPAddress("2001:db8::1")), try #require(IPAddress("fe80::1")))
        for other in [local, global, .any, .anyIPv6, IPAddress(ipv4: 0xC000_0200)] {
            _ = directory.address(.added, other, of: "lamp.local", at: eth6)
        }
        let expected = [IPAddress(ipv4: 0xC000_0200), address, global, local.scoped(to: 2)]
        #expect(directory.accessories == [lamp(expected)])
        let reports = sightings(directory.address(.removed, local, of: "lamp.local", at: eth6))
        #expect(reports == [.updated(lamp(Array(expected.dropLast())))])
    }

    @Test("keeps its last report while a piece is missing, and waits for a text that comes late or without an id")
    func incomplete() {
        var directory = complete()
        #expect(directory.address(.removed, address, of: "lamp.local", at: eth4).isEmpty)
        #expect(directory.accessories == [lamp([address])])
        #expect(directory.address(.added, address, of: "lamp.local", at: eth4).isEmpty)
        #expect(directory.text(.added, [Array("md=x".utf8)], of: "Lamp", at: eth4).isEmpty)
        #expect(directory.server(.added, .init(host: "lamp.local", port: 0), of: "Lamp", at: eth4).isEmpty)
    }

    @Test("passes over records of what it does not know")
    func unknown() {
        var directory = ServiceDirectory()
        #expect(directory.server(.added, server, of: "Lamp", at: eth4).isEmpty)
        #expect(directory.text(.removed, text, of: "Lamp", at: eth4).isEmpty)
        #expect(directory.address(.added, address, of: "lamp.local", at: eth4).isEmpty)
        #expect(directory.pointer(.removed, to: "Lamp", at: eth4).isEmpty)
    }

    private func complete() -> ServiceDirectory {
        var directory = ServiceDirectory()
        _ = directory.pointer(.added, to: "Lamp", at: eth4)
        _ = directory.server(.added, server, of: "Lamp", at: eth4)
        _ = directory.text(.added, text, of: "Lamp", at: eth4)
        _ = directory.address(.added, address, of: "lamp.local", at: eth4)
        return directory
    }

    private func lamp(_ addresses: [IPAddress]) -> DiscoveredAccessory {
        DiscoveredAccessory(
            name: "Lamp",
            advertisement: AccessoryAdvertisement(
                deviceID: "AA", model: "Lamp", category: 1, configurationNumber: 0, stateNumber: 0,
                protocolVersion: "1.0", statusFlags: []),
            host: "lamp.local", port: 80, addresses: addresses.map { SocketAddress($0, port: 80) })
    }

    private func sightings(_ orders: [ServiceDirectory.Order]) -> [Sighting] {
        orders.compactMap { if case .report(let sighting) = $0 { sighting } else { nil } }
    }
}
