// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

@testable import HearthCommands

struct TriggerEditCommandTests {
    /// A hub with an event trigger beside the timer of the house.
    private func hub() async -> FakeHub {
        let hub = FakeHub()
        let outcome = await Terminal(hub).run(
            "trigger", "add", "Hall", "--event", "desk lamp on becomes yes", "--when", "after 20:00", "--until",
            "after 5 minutes", "--once", "--on", "weekdays", "--ends", "2026-05-01", "--missed", "all", "--run",
            "Good Night")
        #expect(outcome.code == .success, "\(outcome.messages)")
        return hub
    }

    private func trigger(_ hub: FakeHub, _ name: String) throws -> Trigger {
        try #require(hub.withState { $0.database.homes[0].triggers.first { $0.name == name } })
    }

    @Test("an end and a rule for missed dates come with the trigger, and are printed")
    func added() async throws {
        let hub = await hub()
        let hall = try trigger(hub, "Hall")
        #expect(hall.catchUp == .all && hall.isEnabled)
        #expect(EndText.text(try #require(hall.endDate), calendar: FakeHub.calendar) == "2026-05-01")
        let list = await Terminal(hub).run("trigger", "list").output
        #expect(list.contains("; once; ends 2026-05-01; missed: all"), "\(list)")
        let json = try await Terminal(hub).run("trigger", "list", "--json").json()
        let views = try #require(json["triggers"] as? [[String: Any]])
        #expect(views.map { $0["missed"] as? String } == ["skip", "all"])
        #expect(views[0]["endDate"] == nil && views[1]["endDate"] != nil)
    }

    @Test("what is given takes the place of what was, and nothing else changes")
    func editsPlan() async throws {
        let hub = await hub()
        let before = try trigger(hub, "Hall")
        let outcome = await Terminal(hub).run(
            "trigger", "edit", "Hall", "--event", "desk lamp on is no for 10 minutes", "--at", "07:30", "--missed",
            "once within 1h")
        #expect(
            outcome.output
                == """
                Trigger "Hall" now: at 07:30 or "Desk Lamp" "On" is off for 10 minutes; on weekdays; when after 20:00; \
                until after 5 minutes; once; ends 2026-05-01; missed: once within 1 hour.\n
                """)
        let after = try trigger(hub, "Hall")
        #expect(after.plan?.endEvents == before.plan?.endEvents && after.plan?.predicate == before.plan?.predicate)
        #expect(after.endDate == before.endDate && after.actionSets == before.actionSets && after.isEnabled)
    }

    @Test("conditions, ends and the like are taken away")
    func takesAway() async throws {
        let hub = await hub()
        let words = ["--no-when", "--no-until", "--no-once", "--no-end", "--on", "every day", "--missed", "skip"]
        #expect(await Terminal(hub).run(["trigger", "edit", "Hall"] + words).code == .success)
        let hall = try trigger(hub, "Hall")
        let plan = try #require(hall.plan)
        #expect(plan == EventPlan(events: plan.events) && plan.events.count == 1)
        #expect(hall.endDate == nil && hall.catchUp == .skip)
    }

    @Test("a timer gets another time or interval, and keeps the rest")
    func editsTimer() async throws {
        let hub = FakeHub()
        #expect(await Terminal(hub).run("trigger", "edit", "Bedtime", "--at", "23:15").code == .success)
        #expect(try trigger(hub, "Bedtime").schedule?.recurrence == Recurrence(days: 1))
        #expect(await Terminal(hub).run("trigger", "edit", "Bedtime", "--every", "2 hours").code == .success)
        let schedule = try #require(try trigger(hub, "Bedtime").schedule)
        #expect(schedule.recurrence == Recurrence(hours: 2))
        #expect(ScheduleText(FakeHub.calendar).date(schedule.fireDate).hasSuffix("23:15"))
    }

    @Test(
        "what does not fit is refused, and nothing is changed",
        arguments: [
            ["Bedtime"], ["Bedtime", "--when", "after 20:00"], ["Bedtime", "--no-until"], ["Hall", "--every", "1d"],
            ["Hall", "--when", "after 20:00", "--no-when"], ["Hall", "--ends", "2026-04-01", "--no-end"],
            ["Hall", "--missed", "some"], ["Hall", "--ends", "soon"], ["Hall", "--on", "noday"],
        ])
    func refused(words: [String]) async {
        let hub = await hub()
        let before = hub.withState { $0.database }
        let outcome = await Terminal(hub).run(["trigger", "edit"] + words)
        #expect(outcome.code == .usage, "\(outcome.messages)")
        #expect(hub.withState { $0.database } == before)
    }
}
