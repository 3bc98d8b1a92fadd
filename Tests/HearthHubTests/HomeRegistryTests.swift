// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthStore
import HearthTestSupport
import Testing

@testable import HearthHub

@Suite("The registry")
struct HomeRegistryTests {
    @Test("the asker gets the answer alone, everybody else the commit")
    func tellsOthers() async throws {
        let bench = try RegistryBench()
        let (asker, other) = (await bench.connect(1), await bench.connect(2))
        let commit = try await bench.perform(AddHome(name: "Mill Lane"))
        #expect(commit.revision == 1)
        #expect(asker.elements.isEmpty)
        #expect(other.elements == [.committed(commit)])
    }

    @Test("a refused wish commits nothing and tells nobody")
    func refuses() async throws {
        let bench = try RegistryBench()
        let other = await bench.connect(2)
        try await bench.perform(AddHome(name: "Mill Lane"))
        await #expect(throws: HubError(.homeWithSimilarNameExists, "")) {
            try await bench.perform(AddHome(name: "mill lane"))
        }
        #expect(await bench.registry.revision == 1)
        #expect(other.elements.count == 1)
        let database = await bench.registry.database
        #expect(bench.store.load().database == database)
    }

    @Test("a client that has not asked for the database is told nothing")
    func leavesAlone() async throws {
        let bench = try RegistryBench()
        let idle = await bench.connect(2, follows: false)
        try await bench.perform(AddHome(name: "Mill Lane"))
        #expect(idle.elements.isEmpty)
    }

    @Test("an answer is given before anybody is told of a later commit")
    func keepsOrder() async throws {
        let bench = try RegistryBench()
        let order = Recorder<Revision>()
        await bench.registry.connect(
            Client(id: 1, name: "asker") { notification in
                if case .committed(let commit) = notification { order.record(commit.revision) }
            })
        await bench.registry.open(OpenDatabase(), for: 1) { _ in }
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask {
                    let client: Client.ID = number.isMultiple(of: 2) ? 1 : 2
                    await bench.registry.commit(AddHome(name: "Home \(number)"), for: client) { outcome in
                        if client == 1, case .success(let commit) = outcome { order.record(commit.revision) }
                    }
                }
            }
        }
        #expect(order.elements == Array(1...100))
    }

    @Test("a client that comes back gets what it missed, one that was away too long the whole database")
    func catchesUp() async throws {
        let bench = try RegistryBench()
        try await bench.perform(AddHome(name: "Mill Lane"))
        let second = try await bench.perform(AddHome(name: "Harbour"))
        let opened = Recorder<DatabaseOpened>()
        await bench.registry.open(OpenDatabase(since: 1), for: 1) { opened.record($0) }
        await bench.registry.open(OpenDatabase(since: 99), for: 1) { opened.record($0) }
        #expect(opened.elements.map(\.missed) == [[second], nil])
        #expect(opened.elements.map(\.database) == [nil, await bench.registry.database])
    }

    @Test("a client that comes back gets no values from before the hub's start: its own are newer")
    func keepsOldValuesBack() async throws {
        let bench = try RegistryBench()
        let (_, lamp) = try await bench.addHomeWithLamp()
        let on = CharacteristicState(.init(accessory: lamp.id, iid: Lamp.on), value: .bool(true))
        await bench.registry.valuesRead([on])
        try await bench.registry.saveValues()
        let restarted = try HomeRegistry(store: bench.store, now: { .now })
        let opened = Recorder<DatabaseOpened>()
        await restarted.open(OpenDatabase(), for: 1) { opened.record($0) }
        await restarted.open(OpenDatabase(since: await restarted.revision), for: 1) { opened.record($0) }
        await restarted.valuesRead([on])
        await restarted.open(OpenDatabase(since: await restarted.revision), for: 1) { opened.record($0) }
        let stale = CharacteristicState(on.characteristic, value: on.value, isStale: true)
        #expect(opened.elements.map(\.values) == [[stale], [], [on]])
    }

    @Test("who runs an action set finds it at rest when the answer comes; who comes meanwhile is told that it runs")
    func tellsOfRuns() async throws {
        let bench = try RegistryBench()
        let (home, lamp) = try await bench.addHomeWithLamp()
        let set = try #require(await bench.registry.database.homes[0].actionSets.first).id
        let on = CharacteristicReference(accessory: lamp.id, iid: Lamp.on)
        try await bench.perform(
            AddAction(
                home: home, actionSet: set,
                action: Action(id: .init(UUID()), characteristic: on, targetValue: .bool(true))))
        let asker = await bench.connect(1)
        _ = try await bench.registry.beginRun(of: set, in: home)
        let late = await bench.connect(2)
        #expect(late.elements == [.actionSetExecuting(home: home, actionSet: set, isExecuting: true)])
        let toldBefore = Recorder<[HubNotification]>()
        await bench.registry.endRun(of: set, in: home, for: 1, outcome: nil, results: []) { _ in
            toldBefore.record(asker.elements)
        }
        #expect(
            toldBefore.elements.first?.last == .actionSetExecuting(home: home, actionSet: set, isExecuting: false))
    }

    @Test("the set of a trigger is not run by others; one run at a time, an empty one not at all")
    func refusesRuns() async throws {
        let bench = try RegistryBench()
        let (home, lamp) = try await bench.addHomeWithLamp()
        let schedule = TimerSchedule(fireDate: bench.clock.now + 3600)
        let trigger = Trigger(id: .init(UUID()), name: "Nightly", kind: .timer(schedule: schedule))
        try await bench.perform(AddTrigger(home: home, trigger: trigger))
        try await bench.perform(AddTriggerOwnedActionSet(home: home, trigger: trigger.id))
        let own = try #require(await bench.registry.database.homes[0].actionSets.last).id
        let shared = try #require(await bench.registry.database.homes[0].actionSets.first).id
        let on = CharacteristicReference(accessory: lamp.id, iid: Lamp.on)
        for (set, empty) in [(own, HubError.Code.operationNotSupported), (shared, .noActionsInActionSet)] {
            await #expect(throws: HubError(empty, "")) { try await bench.registry.beginRun(of: set, in: home) }
            let action = Action(id: .init(UUID()), characteristic: on, targetValue: .bool(true))
            try await bench.perform(AddAction(home: home, actionSet: set, action: action))
        }
        await #expect(throws: HubError(.operationNotSupported, "")) {
            try await bench.registry.beginRun(of: own, in: home)
        }
        #expect(try await bench.registry.beginRun(of: shared, in: home).id == shared)
        await #expect(throws: HubError(.actionSetExecutionInProgress, "")) {
            try await bench.registry.beginRun(of: shared, in: home)
        }
    }

    @Test("a wish that changes nothing is answered with the present revision")
    func answersNothing() async throws {
        let bench = try RegistryBench()
        try await bench.perform(AddHome(name: "Mill Lane"))
        let other = await bench.connect(2)
        let commit = try await bench.registry.commit { _, _ in [] }
        #expect(commit == Commit(revision: 1, changes: []))
        #expect(other.elements.isEmpty)
    }
}
