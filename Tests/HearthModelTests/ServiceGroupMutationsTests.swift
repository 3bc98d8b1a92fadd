// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthTestSupport
import Testing

/// Source: behaviour section 5.
@Suite struct ServiceGroupMutationsTests {
    private var house = House()
    private let home: Home.ID
    private let lamp: Accessory
    private let group: ServiceGroup.ID
    private var light: ServiceReference { ServiceReference(accessory: lamp.id, iid: Lamp.service) }

    init() throws {
        home = try house.addHome()
        lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first)
        group = try house.addServiceGroup("Reading", to: home)
    }

    private var groups: [ServiceGroup] { house.database.home(home)?.serviceGroups ?? [] }

    @Test("a group is added empty, renamed and removed; its name is one of the home's names")
    mutating func life() throws {
        #expect(groups == [ServiceGroup(id: group, name: "Reading")])
        #expect(throws: HubError(.objectWithSimilarNameExistsInHome, "")) {
            try house.perform(AddRoom(home: home, name: "reading"))
        }
        #expect(throws: HubError(.objectWithSimilarNameExistsInHome, "")) {
            try house.perform(AddServiceGroup(home: home, name: "Lamp"))
        }
        #expect(throws: HubError(.renameWithSimilarName, "")) {
            try house.perform(RenameServiceGroup(home: home, group: group, name: "READING"))
        }
        try house.perform(RenameServiceGroup(home: home, group: group, name: "Books"))
        #expect(groups.map(\.name) == ["Books"])
        try house.perform(RemoveServiceGroup(home: home, group: group))
        #expect(groups.isEmpty)
        #expect(throws: HubError(.notFound, "")) {
            try house.perform(RemoveServiceGroup(home: home, group: group))
        }
    }

    @Test("a service goes in once and out once, and may be in several groups")
    mutating func members() throws {
        let other = try house.addServiceGroup("Cosy", to: home)
        try house.perform(AddServiceToGroup(home: home, group: group, service: light))
        try house.perform(AddServiceToGroup(home: home, group: other, service: light))
        #expect(groups.map(\.services) == [[light], [light]])
        #expect(throws: HubError(.alreadyExists, "")) {
            try house.perform(AddServiceToGroup(home: home, group: group, service: light))
        }
        try house.perform(RemoveServiceFromGroup(home: home, group: group, service: light))
        #expect(groups.map(\.services) == [[], [light]])
        #expect(throws: HubError(.notFound, "")) {
            try house.perform(RemoveServiceFromGroup(home: home, group: group, service: light))
        }
    }

    @Test("services of other homes, of no home, and that do not exist are refused")
    mutating func strangers() throws {
        let away = try house.addHome("Harbour")
        let theirs = try #require(
            try house.pair([.lamp(house.makeID(), deviceID: "11:22:33:44:55:66")], to: away).first)
        let refusals: [(ServiceReference, HubError.Code)] = [
            (ServiceReference(accessory: theirs.id, iid: Lamp.service), .objectAssociatedToAnotherHome),
            (ServiceReference(accessory: house.makeID(), iid: Lamp.service), .objectNotAssociatedToAnyHome),
            (ServiceReference(accessory: lamp.id, iid: Lamp.on), .notFound),
        ]
        for (service, code) in refusals {
            #expect(throws: HubError(code, "")) {
                try house.perform(AddServiceToGroup(home: home, group: group, service: service))
            }
        }
        #expect(throws: HubError(.objectAssociatedToAnotherHome, "")) {
            try house.perform(RenameServiceGroup(home: away, group: group, name: "Books"))
        }
    }

    @Test("B5.8: a removed accessory leaves its groups, which stay")
    mutating func removal() throws {
        try house.perform(AddServiceToGroup(home: home, group: group, service: light))
        let changes = try house.perform(RemoveAccessory(home: home, accessory: lamp.id))
        #expect(
            changes == [
                .serviceRemovedFromGroup(service: light, group: group, home: home),
                .accessoryRemoved(accessory: lamp.id, home: home),
            ])
        #expect(groups == [ServiceGroup(id: group, name: "Reading")])
    }

    @Test("a member follows its device to another number; a stranger under the old one does not come in (quirk Q48)")
    mutating func renumbering() throws {
        let bridge = Accessory.bridge(house.makeID())
        let (two, three): (Accessory.ID, Accessory.ID) = (house.makeID(), house.makeID())
        func device(_ id: Accessory.ID, _ aid: UInt64, _ serial: String) -> Accessory {
            var lamp = Accessory.lamp(id, name: "Spot", deviceID: bridge.deviceID, aid: aid, bridge: bridge.id)
            lamp.serialNumber = serial
            return lamp
        }
        _ = try house.pair([bridge, device(two, 2, "A"), device(three, 3, "B")], to: home)
        let member = ServiceReference(accessory: two, iid: Lamp.service)
        try house.perform(AddServiceToGroup(home: home, group: group, service: member))
        let changes = try house.database.changes(
            describing: [bridge, device(two, 2, "B"), device(three, 3, "A")], of: bridge.deviceID, in: home,
            at: house.now)
        house.database.apply(changes)
        #expect(groups.first?.services == [ServiceReference(accessory: three, iid: Lamp.service)])
        var other = device(three, 3, "C")
        other.model = "W-2"
        let stranger = try house.database.changes(
            describing: [bridge, device(two, 2, "B"), other], of: bridge.deviceID, in: home, at: house.now)
        house.database.apply(stranger)
        #expect(groups.first?.services == [])
    }

    @Test("a service that is not told of at present stays a member; one whose number another kind took is lost")
    mutating func redescribed() throws {
        try house.perform(AddServiceToGroup(home: home, group: group, service: light))
        var dark = lamp
        dark.services.removeAll { $0.iid == Lamp.service }
        house.database.apply(
            try house.database.changes(describing: [dark], of: lamp.deviceID, in: home, at: house.now))
        #expect(groups.first?.services == [light])
        house.database.apply(
            try house.database.changes(describing: [lamp], of: lamp.deviceID, in: home, at: house.now))
        var swapped = lamp
        swapped.services = [Service(iid: Lamp.service, type: lamp.services[1].type)]
        house.database.apply(
            try house.database.changes(describing: [swapped], of: lamp.deviceID, in: home, at: house.now))
        #expect(groups.first?.services == [])
    }

    @Test("a home without service groups, from an older hub, is read")
    func olderForm() throws {
        let home = try #require(house.database.home(home))
        var object = try #require(
            try JSONSerialization.jsonObject(with: JSONEncoder().encode(home)) as? [String: Any])
        object["serviceGroups"] = nil
        let read = try JSONDecoder().decode(Home.self, from: JSONSerialization.data(withJSONObject: object))
        #expect(read.serviceGroups.isEmpty && read.accessories == home.accessories)
    }
}
