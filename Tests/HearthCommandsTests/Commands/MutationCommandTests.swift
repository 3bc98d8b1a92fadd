// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import Testing

@testable import HearthCommands

/// Every command that changes the database, over the model's own rules.
struct MutationCommandTests {
    private func home(_ hub: FakeHub) -> Home { hub.withState { $0.database.homes[0] } }

    private func run(_ words: String...) async -> (hub: FakeHub, home: Home, outcome: Terminal.Outcome) {
        let hub = FakeHub()
        let outcome = await Terminal(hub).run(words)
        #expect(outcome.code == .success, "\(outcome.messages)")
        return (hub, home(hub), outcome)
    }

    @Test("homes are added, renamed, made primary and removed")
    func homes() async {
        let added = await run("home", "add", "Cabin")
        #expect(added.hub.withState { $0.database.homes.map(\.name) } == ["My Home", "Summer House", "Cabin"])
        #expect(await run("home", "rename", "myhome", "Our Home").home.name == "Our Home")
        let primary = await run("home", "primary", "Summer House")
        #expect(primary.hub.withState { $0.database.primaryHome } == House.id(2))
        let removed = await run("home", "remove", "Summer House")
        #expect(removed.hub.withState { $0.database.homes.count } == 1)
    }

    @Test("a home is somewhere, south and west of zero too")
    func location() async {
        let located = await run("home", "location", "-33.87", "-70.5").home
        #expect(located.location == HomeLocation(latitude: -33.87, longitude: -70.5))
        let outcome = await Terminal(FakeHub()).run(["home", "location", "91", "0"])
        #expect(outcome.code == .usage && outcome.messages.contains("-90 to 90"))
    }

    @Test("rooms are added, renamed and removed")
    func rooms() async {
        #expect(await run("room", "add", "Hall").home.rooms.map(\.name) == ["Kitchen", "Bedroom", "Hall"])
        #expect(await run("room", "rename", "kitchen", "Cookery").home.rooms[0].name == "Cookery")
        #expect(await run("room", "remove", "Kitchen").home.rooms.map(\.name) == ["Bedroom"])
    }

    @Test("an accessory is put into a room, or with the home's name into none")
    func assign() async {
        #expect(await run("room", "assign", "Desk Lamp", "bedroom").home.accessories[0].room == House.bedroom.id)
        let none = await run("room", "assign", "Desk Lamp", "My Home").home
        #expect(none.accessories[0].room == none.defaultRoom)
    }

    @Test("zones are added, renamed, removed, and take rooms")
    func zones() async {
        #expect(await run("zone", "add", "Downstairs").home.zones.count == 2)
        #expect(await run("zone", "rename", "Upstairs", "Attic").home.zones[0].name == "Attic")
        #expect(await run("zone", "remove", "upstairs").home.zones.isEmpty)
        #expect(await run("zone", "assign", "Kitchen", "Upstairs").home.zones[0].rooms.count == 2)
        #expect(await run("zone", "unassign", "Bedroom", "Upstairs").home.zones[0].rooms.isEmpty)
    }

    @Test("service groups are added, renamed, removed, and take services")
    func groups() async throws {
        let reading = await run("group", "add", "Reading").home.serviceGroups
        #expect(reading.map(\.name) == ["Spots", "Reading"])
        #expect(await run("group", "rename", "spots", "Beams").home.serviceGroups[0].name == "Beams")
        #expect(await run("group", "remove", "Spots").home.serviceGroups.isEmpty)
        let assigned = await run("group", "assign", "Power Strip", "Left", "Spots")
        #expect(assigned.home.serviceGroups[0].services.last == House.service(House.strip, 8))
        #expect(assigned.outcome.output == "Power Strip, Left is now in Spots.\n")
        let lamp = await run("group", "assign", "Desk Lamp", "Spots")
        #expect(lamp.outcome.output == "Desk Lamp is now in Spots.\n")
        #expect(await run("group", "unassign", "Bedroom/Spot", "Spots").home.serviceGroups[0].services.isEmpty)
        let vague = await Terminal().run("group", "assign", "Power Strip", "Spots")
        #expect(vague.code == .notFound && vague.messages.contains("Left (Outlet, iid 8)"), "\(vague.messages)")
    }

    @Test("groups are listed with their services")
    func groupList() async throws {
        let text = await Terminal().run("group", "list").output
        #expect(text.contains("Spots  Spot (Lightbulb)"), "\(text)")
    }

    @Test("accessories are renamed and removed")
    func accessories() async {
        #expect(
            await run("accessory", "rename", "Desk Lamp", "Reading Lamp").home.accessories[0].name == "Reading Lamp")
        let removed = await run("unpair", "Acme Bridge")
        #expect(!removed.home.accessories.contains { $0.name == "Spot" || $0.name == "Acme Bridge" })
        #expect(removed.outcome.output.contains("with 2 behind it") && !removed.outcome.output.contains("reset"))
        #expect(await run("unpair", "Thermostat").outcome.output.contains("It does not answer"))
    }

    @Test("scenes are added, renamed and removed")
    func scenes() async {
        #expect(await run("scene", "add", "Movie").home.actionSets.count == 3)
        #expect(await run("scene", "rename", "Party", "Big Party").home.actionSets[1].name == "Big Party")
        #expect(await run("scene", "remove", "party").home.actionSets.count == 1)
    }

    @Test("a scene sets a value anew, sets it to another, and no longer sets it")
    func sceneActions() async {
        let fresh = await run("scene", "set", "Party", "Power Strip", "Left", "on", "on").home.actionSets[1].actions
        #expect(fresh.map(\.characteristic) == [House.reference(House.strip, 9)])
        #expect(fresh.map(\.targetValue) == [.bool(true)])
        let updated = await run("scene", "set", "Good Night", "Desk Lamp", "brightness", "5%").home.actionSets[0]
            .actions
        #expect(updated.count == 2 && updated[0].targetValue == .integer(5) && updated[0].id == House.id(61))
        let gone = await run("scene", "unset", "Good Night", "Desk Lamp", "brightness").home.actionSets[0].actions
        #expect(gone.map(\.id) == [House.id(62)])
    }

    @Test("a scene sets a value again after a while; which one is meant can be said")
    func delayedActions() async throws {
        let (hub, home, outcome) = await run(
            "scene", "set", "Good Night", "Desk Lamp", "brightness", "0%", "--after", "5m")
        #expect(outcome.output == "Good Night now sets Desk Lamp, Brightness to 0% after 5 minutes.\n")
        #expect(home.actionSets[0].actions.map(\.delay) == [0, 0, 300])
        #expect(home.actionSets[0].actions.map(\.targetValue) == [.integer(10), .integer(1), .integer(0)])
        let again = ["scene", "set", "Good Night", "Desk Lamp", "brightness", "3%", "--after", "300s"]
        #expect(await Terminal(hub).run(again).code == .success)
        #expect(self.home(hub).actionSets[0].actions.map(\.targetValue) == [.integer(10), .integer(1), .integer(3)])
        let shown = await Terminal(hub).run("scene", "show", "Good Night")
        #expect(shown.output.contains("3% after 5 minutes") && shown.output.contains("10%\n"))
        let json = try await Terminal(hub).run("scene", "show", "Good Night", "--json").json()
        #expect((json["actions"] as? [[String: Any]])?.map { $0["delay"] as? Double } == [0, 0, 300])
        let unset = ["scene", "unset", "Good Night", "Desk Lamp", "brightness"]
        #expect(await Terminal(hub).run(unset + ["--after", "6m"]).code == .notFound)
        #expect(await Terminal(hub).run(unset + ["--after", "5m"]).code == .success)
        #expect(self.home(hub).actionSets[0].actions.map(\.delay) == [0, 0])
        for span in ["25h", "5", "soon"] {
            #expect(await Terminal(hub).run(again.dropLast() + [span]).code == .usage)
        }
    }

    @Test("a trigger sets values later, too")
    func delayedTriggerActions() async throws {
        let (hub, home, _) = await run("trigger", "set", "Bedtime", "Desk Lamp", "on", "yes")
        #expect(
            await Terminal(hub).run("trigger", "set", "Bedtime", "Desk Lamp", "on", "no", "--after", "1h").code
                == .success)
        #expect(self.home(hub).ownedActionSet(of: home.triggers[0])?.actions.map(\.delay) == [0, 3_600])
        #expect(await Terminal(hub).run("trigger", "unset", "Bedtime", "Desk Lamp", "on").code == .success)
        #expect(self.home(hub).ownedActionSet(of: home.triggers[0])?.actions.map(\.delay) == [3_600])
    }

    @Test("a trigger sets values of its own, in a set that is no scene")
    func triggerActions() async throws {
        let (hub, home, outcome) = await run("trigger", "set", "Bedtime", "Desk Lamp", "brightness", "250%")
        #expect(outcome.output == "Bedtime now sets Desk Lamp, Brightness to 100%.\n")
        let own = try #require(home.ownedActionSet(of: home.triggers[0]))
        #expect(own.actions.map(\.targetValue) == [.integer(100)] && home.scenes.count == 2)
        #expect(await Terminal(hub).run("trigger", "list").output.contains("Good Night, one value"))
        #expect(await Terminal(hub).run("trigger", "set", "Bedtime", "Desk Lamp", "brightness", "5%").code == .success)
        #expect(self.home(hub).ownedActionSet(of: home.triggers[0])?.actions.map(\.targetValue) == [.integer(5)])
        #expect(await Terminal(hub).run("trigger", "unset", "Bedtime", "Desk Lamp", "brightness").code == .success)
        #expect(await Terminal(hub).run("trigger", "unset", "Bedtime", "Desk Lamp", "brightness").code == .notFound)
        #expect(await Terminal(hub).run("run", "Bedtime").code == .notFound)
    }

    @Test("a blocked accessory is shown as such, and unblocked")
    func unblock() async {
        var house = House()
        house.database.homes[0].accessories[0].blockedSince = FakeHub.now
        let hub = FakeHub(house)
        #expect(await Terminal(hub).run("list", "accessories").output.contains("blocked since"))
        #expect(await Terminal(hub).run("accessory", "unblock", "Desk Lamp").code == .success)
        #expect(home(hub).accessories[0].blockedSince == nil)
    }

    @Test("an outlet is said to work a lamp, and no longer")
    func association() async {
        let set = await run("accessory", "associate", "Power Strip", "Left", "lightbulb")
        #expect(set.home.accessories[1].services[1].associatedType == ServiceType.lightbulb)
        #expect(set.outcome.output == "Power Strip, Left now works a Lightbulb.\n")
        let cleared = await Terminal(set.hub).run("accessory", "associate", "Power Strip", "Left", "none")
        #expect(cleared.output == "Power Strip, Left works nothing in particular now.\n")
        #expect(await Terminal().run("accessory", "associate", "Desk Lamp", "fan").code == .failed)
        #expect(await Terminal().run("accessory", "associate", "Power Strip", "Left", "lightbub").code == .notFound)
    }

    @Test("users are invited, invited again with other rights, listed and removed")
    func users() async throws {
        let (hub, home, outcome) = await run("user", "invite", "mira")
        #expect(outcome.output == "mira may control My Home.\n")
        #expect(home.users.map(\.unixID) == [1001] && !home.users[0].isAdministrator)
        let again = await Terminal(hub).run("user", "invite", "mira", "--administrator", "--remote-access")
        #expect(again.output == "mira may control and change, from elsewhere too, My Home.\n")
        #expect(self.home(hub).users.map(\.isAdministrator) == [true])
        let list = try await Terminal(hub).run("user", "list", "--json").json()
        let user = try #require((list["users"] as? [[String: Any]])?.first)
        #expect(user["name"] as? String == "mira" && user["hasRemoteAccess"] as? Bool == true)
        #expect(await Terminal(hub).run("user", "invite", "nobody").code == .notFound)
        #expect(await Terminal(hub).run("user", "remove", "Mira").code == .success)
        #expect(self.home(hub).users.isEmpty)
    }

    @Test("what is told is what the scene sets, not what was asked for")
    func sceneLimits() async {
        for (scene, text) in [("Party", "400%"), ("Good Night", "250%")] {
            let outcome = await run("scene", "set", scene, "Desk Lamp", "brightness", text).outcome
            #expect(outcome.output == "\(scene) now sets Desk Lamp, Brightness to 100%.\n")
        }
    }

    @Test("what a scene does not set cannot be unset")
    func unsetNothing() async {
        let outcome = await Terminal().run("scene", "unset", "Party", "Desk Lamp", "on")
        #expect(outcome.code == .notFound && outcome.messages.contains("scene show"))
    }

    @Test("triggers are enabled, disabled, renamed and removed")
    func triggers() async {
        #expect(await run("trigger", "disable", "Bedtime").home.triggers[0].isEnabled == false)
        #expect(await run("trigger", "enable", "Bedtime").home.triggers[0].isEnabled)
        #expect(await run("trigger", "rename", "Bedtime", "Lights Out").home.triggers[0].name == "Lights Out")
        #expect(await run("trigger", "remove", "Bedtime").home.triggers.isEmpty)
    }

    @Test("JSON tells revision, identifier and name of what was made")
    func json() async throws {
        let (hub, home, outcome) = await run("room", "add", "Hall", "--json")
        let json = try outcome.json()
        #expect(json["revision"] as? Int == 2 && json["name"] as? String == "Hall")
        #expect(json["id"] as? String == home.rooms[2].id.description)
        #expect(hub.withState { $0.isClosed })
    }

    @Test("the model's refusals come through with their code")
    func refusals() async throws {
        let outcome = await Terminal().run("room", "add", "kit chen", "--json")
        #expect(outcome.code == .failed && outcome.output.isEmpty)
        #expect(outcome.messages.contains("\"code\":\"objectWithSimilarNameExistsInHome\""))
        #expect(await Terminal().run("scene", "remove", "Good Night").code == .failed)
    }

    @Test("--home says which home")
    func otherHome() async {
        let hub = FakeHub()
        _ = await Terminal(hub).run("room", "add", "Deck", "--home", "Summer House")
        #expect(hub.withState { $0.database.homes[1].rooms.map(\.name) } == ["Deck"])
    }
}
