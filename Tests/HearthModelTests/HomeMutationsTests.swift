// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel
import HearthTestSupport
import Testing

@Suite struct HomeMutationsTests {
    @Test("the first home is the primary one and has four built-in action sets")
    func first() throws {
        var house = House()
        let home = try house.addHome("Mill Lane")
        #expect(house.database.primaryHome == home)
        let made = try #require(house.database.home(home))
        #expect(made.actionSets.map(\.kind) == [.wakeUp, .sleep, .homeDeparture, .homeArrival])
        #expect(made.actionSets.map(\.name) == ["Good Morning", "Good Night", "Leave Home", "Arrive Home"])
        #expect(made.rooms.isEmpty)
        let second = try house.addHome("Cabin")
        #expect(house.database.primaryHome == home)
        try house.perform(SetPrimaryHome(home: second))
        #expect(house.database.primaryHome == second)
        #expect(try house.perform(SetPrimaryHome(home: second)) == [])
    }

    @Test("a home named like a built-in action set keeps its name")
    func builtInName() throws {
        var house = House()
        let home = try house.addHome("Good Night")
        #expect(house.database.home(home)?.actionSets[1].name == "Good Night 2")
    }

    @Test("removing the primary home makes another one primary, or none, before it goes")
    func removal() throws {
        var house = House()
        let first = try house.addHome("A")
        let second = try house.addHome("B")
        #expect(
            try house.perform(RemoveHome(home: first)) == [
                .primaryHomeChanged(home: second), .homeRemoved(home: first),
            ])
        #expect(
            try house.perform(RemoveHome(home: second)) == [
                .primaryHomeChanged(home: nil), .homeRemoved(home: second),
            ])
        #expect(house.database == HomeDatabase())
        #expect(throws: HubError(.notFound, "")) { try house.changes(RemoveHome(home: second)) }
    }

    @Test("names of homes are unique among homes and inside the home")
    func names() throws {
        var house = House()
        let home = try house.addHome("Mill Lane")
        _ = try house.addHome("Cabin")
        _ = try house.addRoom("Kitchen", to: home)
        #expect(throws: HubError(.homeWithSimilarNameExists, "")) { try house.changes(AddHome(name: "mill'lane")) }
        #expect(throws: HubError(.homeWithSimilarNameExists, "")) {
            try house.changes(RenameHome(home: home, name: "CABIN"))
        }
        #expect(throws: HubError(.renameWithSimilarName, "")) {
            try house.changes(RenameHome(home: home, name: "MILL LANE"))
        }
        #expect(throws: HubError(.objectWithSimilarNameExistsInHome, "")) {
            try house.changes(RenameHome(home: home, name: "kitchen"))
        }
        try house.perform(RenameHome(home: home, name: "Old Mill"))
        #expect(house.database.home(home)?.name == "Old Mill")
        #expect(throws: Never.self) { try house.changes(AddHome(name: "Mill Lane")) }
    }
}
