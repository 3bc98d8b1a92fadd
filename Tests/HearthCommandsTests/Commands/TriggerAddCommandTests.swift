// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

@testable import HearthCommands

struct TriggerAddCommandTests {
    private func added(_ words: String...) async throws -> Trigger {
        let hub = FakeHub()
        let outcome = await Terminal(hub).run(["trigger", "add", "New", "--run", "Good Night"] + words)
        #expect(outcome.code == .success, "\(outcome.messages)")
        return try #require(hub.withState { $0.database.homes[0].triggers.last })
    }

    @Test("it is added with its schedule and scenes, and enabled")
    func adds() async throws {
        let trigger = try await added("--at", "22:30", "--every", "1d")
        #expect(trigger.name == "New" && trigger.isEnabled && trigger.actionSets == [House.goodNight.id])
        let expected = TimerSchedule(
            fireDate: Date(timeIntervalSince1970: 1_772_400_600), recurrence: Recurrence(days: 1))
        #expect(trigger.kind == .timer(schedule: expected))
    }

    @Test("--time-zone is the zone of the time and stays with the schedule")
    func zone() async throws {
        let trigger = try await added("--at", "2026-03-02T10:00", "--time-zone", "America/New_York")
        let expected = TimerSchedule(
            fireDate: Date(timeIntervalSince1970: 1_772_463_600), timeZone: "America/New_York")
        #expect(trigger.kind == .timer(schedule: expected))
    }

    @Test("the sun, days, a condition and an end make an event trigger")
    func plan() async throws {
        let trigger = try await added(
            "--at", "sunset-00:30", "--on", "weekdays", "--when", "desk lamp on", "--until", "after 5 minutes",
            "--once",
            "--disabled")
        let plan = try #require(trigger.plan)
        let sunset = SignificantTime(event: .sunset, offset: Recurrence(minutes: -30))
        #expect(plan.events.map(\.kind) == [.significantTime(time: sunset)])
        #expect(plan.endEvents.map(\.kind) == [.duration(seconds: 300)])
        #expect(plan.weekdays == [2, 3, 4, 5, 6] && plan.executeOnce && plan.predicate != nil)
    }

    @Test("an event alone makes one; a time of day with a day, too")
    func events() async throws {
        let event = try await added("--event", "desk lamp on becomes yes")
        #expect(event.plan?.events.count == 1 && event.isEnabled && event.nextFireDate == nil)
        let daily = try await added("--at", "22:30", "--on", "weekends")
        #expect(daily.plan?.events.map(\.kind) == [.calendar(time: CalendarTime(hour: 22, minute: 30))])
        #expect(daily.nextFireDate != nil)
    }

    @Test("a trigger needs a time or an event, and an interval goes with a time alone")
    func usage() async {
        for words in [[], ["--at", "sunset", "--every", "1d"], ["--at", "22:30", "--on", "noday"]] {
            let outcome = await Terminal(FakeHub()).run(["trigger", "add", "New", "--run", "Good Night"] + words)
            #expect(outcome.code == .usage, "\(words)")
        }
    }

    @Test("--disabled leaves it disabled")
    func disabled() async throws {
        #expect(try await added("--at", "+10m", "--disabled").isEnabled == false)
    }

    @Test("if it cannot be enabled nothing is left of it")
    func rollback() async {
        let hub = FakeHub()
        let outcome = await Terminal(hub).run("trigger", "add", "New", "--at", "+10m", "--run", "Party")
        #expect(outcome.code == .failed && outcome.messages.hasSuffix("was not kept; --disabled would keep it.\n"))
        #expect(hub.withState { $0.database.homes[0].triggers.map(\.name) } == ["Bedtime"])
        #expect(hub.withState { $0.methods.suffix(3) } == ["trigger.add", "trigger.enable", "trigger.remove"])
    }

    @Test(
        "what cannot be meant is refused before the hub is asked",
        arguments: [
            ["--at", "25:00"], ["--at", "22:30", "--every", "5s"], ["--at", "22:30", "--time-zone", "Mars/Olympus"], [],
        ])
    func usage(words: [String]) async {
        let hub = FakeHub()
        let outcome = await Terminal(hub).run(["trigger", "add", "New", "--run", "Good Night"] + words)
        #expect(outcome.code == .usage)
        #expect(hub.withState { $0.methods.isEmpty })
    }

    @Test("the answer tells when it fires next")
    func output() async {
        let outcome = await Terminal().run(
            "trigger", "add", "New", "--at", "22:30", "--every", "1d", "--run", "Good Night")
        #expect(
            outcome.output
                == "Trigger \"New\" added: 2026-03-01 22:30, every day. Next: 2026-03-01 22:30.\n")
    }
}
