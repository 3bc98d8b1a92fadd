// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthSystem
import Testing

@testable import HAPNetwork

@Suite("Quirks: discovery")
struct DiscoveryQuirkTests {
    private let place = ServiceDirectory.Place(interface: 2, carrier: 0)
    private let address = IPAddress(ipv4: 0xC000_0201)

    private func advertisement(_ strings: String...) -> AccessoryAdvertisement? {
        AccessoryAdvertisement(TXTRecord(strings: strings.map { Array($0.utf8) }))
    }

    /// What a directory reports of an instance that announces this.
    private func sightings(
        of name: String, text: [String]?, addresses: [IPAddress], in directory: inout ServiceDirectory
    ) -> [Sighting] {
        let server = ServiceDirectory.Server(host: "lamp.local", port: 80)
        var orders = directory.pointer(.added, to: name, at: place)
        orders += directory.server(.added, server, of: name, at: place)
        for address in addresses { orders += directory.address(.added, address, of: "lamp.local", at: place) }
        if let text { orders += directory.text(.added, text.map { Array($0.utf8) }, of: name, at: place) }
        return orders.compactMap { if case .report(let sighting) = $0 { sighting } else { nil } }
    }

    @Test("Q73: the keys of a TXT record may come in any case")
    func upperCaseKeys() throws {
        let found = try #require(
            advertisement("ID=AA:BB:CC:DD:EE:FF", "C#=7", "SF=1", "Md=Lamp", "CI=5", "SH=rjTqNw=="))
        #expect(found.deviceID == "AA:BB:CC:DD:EE:FF")
        #expect(found.configurationNumber == 7)
        #expect(found.statusFlags == .notPaired)
        #expect(found.model == "Lamp")
        #expect(found.category == 5)
        #expect(found.setupHash == "rjTqNw==")
    }

    @Test("Q74: a device id in another case is the same one, and keeps its spelling")
    func idInAnotherCase() throws {
        let found = try #require(advertisement("id=aa:bb:cc:dd:ee:ff"))
        #expect(found.deviceID == "aa:bb:cc:dd:ee:ff")
        let known = try #require(DeviceID(received: Array("AA:BB:CC:DD:EE:FF".utf8)))
        #expect(DeviceID(received: Array(found.deviceID.utf8)) == known)
    }

    @Test("Q75: what is missing, empty or without value has its default", arguments: [["md"], ["md="], []])
    func missingKeys(model: [String]) throws {
        let record = TXTRecord(strings: (["id=a", "c#", "sf=", "ci"] + model).map { Array($0.utf8) })
        let found = try #require(AccessoryAdvertisement(record))
        #expect(found.model.isEmpty)
        #expect(found.configurationNumber == 0)
        #expect(found.statusFlags == [])
        #expect(found.category == 1)
        #expect(found.protocolVersion == "1.0")
        #expect(found.setupHash == nil)
    }

    @Test("Q76: an instance is reported when its text comes, and never without an id")
    func lateText() {
        var directory = ServiceDirectory()
        #expect(sightings(of: "Lamp", text: nil, addresses: [address], in: &directory).isEmpty)
        #expect(sightings(of: "Lamp", text: ["md=Lamp"], addresses: [], in: &directory).isEmpty)
        let reports = sightings(of: "Lamp", text: ["id=AA", "md=Lamp"], addresses: [], in: &directory)
        #expect(reports.map(\.accessory.advertisement.deviceID) == ["AA"])
    }

    @Test("Q77: an instance name is opaque", arguments: ["Lamp.Kitchen 1.2", "..", "Küche · 50% [x]._hap", "a.local."])
    func oddNames(name: String) {
        var directory = ServiceDirectory()
        let reports = sightings(of: name, text: ["id=AA"], addresses: [address], in: &directory)
        #expect(reports.map(\.accessory.name) == [name])
    }

    @Test("Q78: unspecified addresses are left out, link-local ones need their scope and go last")
    func uselessAddresses() throws {
        var directory = ServiceDirectory()
        let local = try #require(IPAddress("fe80::1"))
        let reports = sightings(
            of: "Lamp", text: ["id=AA"], addresses: [.any, .anyIPv6, local, address], in: &directory)
        let found = try #require(reports.last).accessory.addresses
        #expect(found == [SocketAddress(address, port: 80), SocketAddress(local.scoped(to: 2), port: 80)])
        let book = AddressBook([SocketAddress(local, port: 1), SocketAddress(.any, port: 1)] + found)
        #expect(book.addresses == found)
    }
}
