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

/// What happens to a trigger while the devices of its condition are asked. Nothing answers here: the questions stay open.
struct TriggerQuestionTests {
    private let bench: RegistryBench
    private let home: Home.ID
    private let trigger: Trigger.ID

    init() async throws {
        bench = try RegistryBench()
        let (home, lamp) = try await bench.addHomeWithLamp()
        let on = CharacteristicReference(accessory: lamp.id, iid: Lamp.on)
        let set = try #require(await bench.registry.database.homes[0].actionSets.first).id
        try await bench.perform(
            AddAction(
                home: home, actionSet: set,
                action: Action(id: .init(UUID()), characteristic: on, targetValue: .bool(true))))
        let plan = EventPlan(
            events: [Self.each(minute: 30)],
            predicate: .characteristic(of: on, comparison: .equalTo, value: .bool(false)))
        let new = Trigger(id: .init(UUID()), name: "Hall", kind: .event(plan: plan), actionSets: [set])
        try await bench.perform(AddTrigger(home: home, trigger: new))
        try await bench.perform(EnableTrigger(home: home, trigger: new.id, isEnabled: true))
        (self.home, trigger) = (home, new.id)
    }

    private static func each(minute: Int) -> TriggerEvent {
        TriggerEvent(id: .init(UUID()), kind: .calendar(time: CalendarTime(minute: minute)))
    }

    /// The question that its date raises.
    private func question() async throws -> TriggerQuestion {
        bench.clock.set(to: try #require(await bench.registry.nextWakeDate))
        let due = await bench.registry.takeDueTriggers(grace: 60, hasNewZone: false)
        #expect(due.failure == nil && due.runs.isEmpty && due.questions.count == 1)
        return try #require(due.questions.first)
    }

    @Test("it is not asked about twice, and stays due on the disk until there is an answer")
    func staysDue() async throws {
        let question = try await question()
        #expect(await bench.registry.takeDueTriggers(grace: 60, hasNewZone: false).questions.isEmpty)
        #expect(await bench.registry.nextWakeDate == nil)
        #expect(bench.store.load().database.homes[0].triggers[0].nextFireDate == bench.clock.now)
        _ = try await bench.registry.answer(question, with: [:])
        #expect(bench.store.load().database.homes[0].triggers[0].nextFireDate == bench.clock.now + 3600)
        #expect(try await bench.registry.traces(.init(), for: 1).traces.map(\.outcome) == [.conditionUnknown])
    }

    @Test("one that gets another date meanwhile is waited for as soon as the question is closed")
    func changedMeanwhile() async throws {
        let looks = Recorder<HomeDatabase.Consequence>()
        await bench.registry.followEvents { looks.record($0) }
        let question = try await question()
        try await bench.perform(
            UpdateTriggerEvents(home: home, trigger: trigger, events: [Self.each(minute: 45)]))
        #expect(await bench.registry.nextWakeDate == nil, "its devices are being asked")
        guard case .passes = try await bench.registry.answer(question, with: [:]) else {
            return #expect(Bool(false), "it has another plan and does not run")
        }
        await bench.registry.close(question)
        #expect(looks.elements == [.looksAgain])
        #expect(await bench.registry.nextWakeDate == bench.clock.now + 15 * 60)
    }
}
