// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC
import HearthModel
import Testing

@testable import HearthCommands

struct AccessoryNamesTests {
    private let snapshot: HubSnapshot = {
        let house = House()
        return HubSnapshot(
            DatabaseOpened(
                revision: 1, database: house.database, missed: nil, accessories: house.reachable, values: []))
    }()

    @Test(
        "an accessory goes by name, by room and name, or by identifier",
        arguments: [
            ("desk lamp", House.lamp.id), ("Kitchen/Spot", House.kitchenSpot.id),
            ("bed room/spot", House.bedroomSpot.id), ("My Home/Front Door", House.lock.id),
            (House.bedroomSpot.id.description.lowercased(), House.bedroomSpot.id),
        ])
    func accessory(text: String, expected: Accessory.ID) throws {
        #expect(try snapshot.accessory(text, home: nil).accessory.id == expected)
    }

    @Test("an identifier is found in every home, a name in the one meant")
    func homes() throws {
        let boat = House.id(91, Accessory.self)
        #expect(try snapshot.accessory(boat.description, home: nil).accessory.id == boat)
        #expect(try snapshot.accessory("Boat Lamp", home: "summerhouse").accessory.id == boat)
        let error = #expect(throws: CommandError.self) { try snapshot.accessory("Boat Lamp", home: nil) }
        #expect(error?.message.contains("--home \"Summer House\"") == true)
    }

    @Test(
        "a characteristic goes by its name, HomeKit's constant, its type or its iid",
        arguments: [
            "brightness", "BRIGHTNESS", "HMCharacteristicTypeBrightness", "10",
            "00000008-0000-1000-8000-0026BB765291",
        ])
    func characteristic(text: String) throws {
        #expect(try House.lamp.characteristic(named: text).characteristic.iid == 10)
    }

    @Test("HomeKit's own words", arguments: [("power state", 9 as UInt64), ("on", 9), ("Power-State", 9)])
    func constants(text: String, iid: UInt64) throws {
        #expect(try House.lamp.characteristic(named: text).characteristic.iid == iid)
    }

    @Test("of several services the primary one is meant")
    func primary() throws {
        var accessory = House.strip
        accessory.services[2].isPrimary = true
        #expect(try accessory.characteristic(named: "on").characteristic.iid == 19)
    }

    @Test("hidden services do not make a characteristic ambiguous")
    func hidden() throws {
        var accessory = House.strip
        accessory.services[2].isHidden = true
        #expect(try accessory.characteristic(named: "on").characteristic.iid == 9)
    }

    @Test("without a primary service the services are listed")
    func ambiguous() {
        let error = #expect(throws: CommandError.self) { try House.strip.characteristic(named: "on") }
        #expect(error?.candidates == ["Left (Outlet, iid 8)", "Right (Outlet, iid 18)"])
    }

    @Test("a service goes by name, kind or iid", arguments: [("right", 18 as UInt64), ("18", 18), ("LEFT", 8)])
    func service(text: String, iid: UInt64) throws {
        #expect(try House.strip.service(named: text).iid == iid)
        #expect(try House.strip.characteristic(named: "on", service: text).service.iid == iid)
    }

    @Test("a kind that several services are of is ambiguous")
    func serviceKind() throws {
        #expect(try House.lamp.service(named: "light bulb").iid == 8)
        #expect(throws: CommandError.self) { try House.strip.service(named: "outlet") }
    }

    @Test("what is not there is answered with what is")
    func missing() {
        let near = #expect(throws: CommandError.self) { try House.lamp.characteristic(named: "brihgtness") }
        #expect(near?.candidates == ["Brightness"])
        let far = #expect(throws: CommandError.self) { try House.lamp.characteristic(named: "colour of the sky") }
        #expect(far?.message.contains("It has: On, Brightness.") == true)
    }

    @Test("the home is the one named, the primary one or the only one")
    func home() throws {
        #expect(try snapshot.home("SUMMER house").id == House.id(2))
        #expect(try snapshot.home(nil).id == House.id(1))
        var undecided = snapshot
        undecided.database.primaryHome = nil
        #expect(throws: CommandError.self) { try undecided.home(nil) }
        undecided.database.homes.removeLast()
        #expect(try undecided.home(nil).id == House.id(1))
        undecided.database.homes = []
        let error = #expect(throws: CommandError.self) { try undecided.home(nil) }
        #expect(error?.message.contains("hearth home add") == true)
    }
}
