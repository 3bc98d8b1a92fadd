// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@Suite("Triggers that wait for people")
struct PresenceTriggerTests {
    private static let mira: UInt32 = 1001

    private var house = House()
    private let home: Home.ID
    private let scene: ActionSet.ID

    init() throws {
        home = try house.addHome()
        let lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first).id
        scene = try house.addActionSet("Movie", to: home)
        let action = Action(
            id: house.makeID(), characteristic: .init(accessory: lamp, iid: Lamp.on), targetValue: .bool(true))
        try house.perform(AddAction(home: home, actionSet: scene, action: action))
        try house.perform(
            AddUser(home: home, unixID: Self.mira, name: "mira", isAdministrator: true, hasRemoteAccess: false))
    }

    private func event(_ kind: Presence.Kind, _ users: Presence.Users = .homeUsers) -> TriggerEvent {
        TriggerEvent(id: house.makeID(), kind: .presence(presence: Presence(kind: kind, users: users)))
    }

    private mutating func add(_ plan: EventPlan) throws -> Trigger {
        let trigger = Trigger(id: house.makeID(), name: "Trigger", kind: .event(plan: plan), actionSets: [scene])
        try house.perform(AddTrigger(home: home, trigger: trigger))
        try house.perform(EnableTrigger(home: home, trigger: trigger.id, isEnabled: true))
        return try self.trigger(trigger.id)
    }

    private func trigger(_ id: Trigger.ID) throws -> Trigger {
        try #require(house.database.home(home)?.triggers.first { $0.id == id })
    }

    private mutating func consequences(_ place: Whereabouts.Place, days: Double = 0) throws -> [HomeDatabase
        .Consequence]
    {
        let before = house.database.home(home)?.person(House.owner.unixID)
        try house.perform(SetPresence(home: home, place: place))
        let after = try #require(house.database.home(home)?.person(House.owner.unixID))
        return house.database.consequences(
            of: PersonMove(from: before, to: after), in: home, at: house.now + days * 86_400, calendar: house.calendar)
    }

    @Test("who comes starts triggers, on their days, and who leaves ends what is to be put back; ends first")
    mutating func consequences() throws {
        let trigger = try add(EventPlan(events: [event(.firstEntry)], endEvents: [event(.lastExit)], weekdays: [2]))
        #expect(trigger.isEnabled && trigger.nextFireDate == nil)
        let plan = try #require(trigger.plan)
        #expect(try consequences(.home) == [.starts(trigger, home, .happened(event: plan.events[0]))])
        #expect(try consequences(.away) == [])
        let run = house.database.run(
            of: trigger, in: home, cause: .happened(event: plan.events[0]), context: house.context
        ) { _ in .bool(false) }
        house.database.apply(try #require(run).changes)
        #expect(try consequences(.home, days: 1) == [])
        #expect(try consequences(.away) == [.ends(trigger.id, home, plan.endEvents[0])])
        try house.perform(EnableTrigger(home: home, trigger: trigger.id, isEnabled: false))
        #expect(try consequences(.home) == [])
    }

    private func people(_ id: Trigger.ID) throws -> [[UInt32]?] {
        try #require(try trigger(id).plan).events.map { event in
            switch event.kind {
            case .presence(let presence): presence.people
            case .location(_, let user): user.map { [$0] }
            default: nil
            }
        }
    }

    @Test("the current user is whoever adds the event, also when somebody else changes the trigger later")
    mutating func currentUser() throws {
        let region = Region(
            identifier: "R", latitude: 0, longitude: 0, radius: 1, notifyOnEntry: true, notifyOnExit: true)
        let place = TriggerEvent(id: house.makeID(), kind: .location(region: region, user: nil))
        let presence = event(.everyEntry, .currentUser)
        let condition = TriggerPredicate.not(
            predicate: .presence(presence: Presence(kind: .lastExit, users: .currentUser)))
        let id = try add(EventPlan(events: [presence, place, event(.everyEntry)], predicate: condition)).id
        let ada = House.owner.unixID
        #expect(try people(id) == [[ada], [ada], nil])
        #expect(
            try trigger(id).plan?.predicate
                == .not(predicate: .presence(presence: Presence(kind: .lastExit, users: .currentUser, people: [ada]))))
        var context = house.context
        context.asker = Self.mira
        let more = UpdateTriggerEvents(home: home, trigger: id, events: [place, event(.everyExit, .currentUser)])
        house.database.apply(try more.changes(in: house.database, context: context))
        #expect(try people(id) == [[ada], [Self.mira]])
    }

    @Test("one that was made before anybody counted is that of whoever enables it")
    mutating func oldTrigger() throws {
        let plan = EventPlan(events: [event(.everyEntry, .currentUser)])
        let old = Trigger(id: house.makeID(), name: "Old", kind: .event(plan: plan), actionSets: [scene])
        house.database.apply(.triggerAdded(trigger: old, home: home))
        try house.perform(EnableTrigger(home: home, trigger: old.id, isEnabled: true))
        #expect(try people(old.id) == [[House.owner.unixID]])
    }
}
