// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

@testable import HearthCommands

/// `hearth why`, and what `hearth trigger` tells of past and future.
struct WhyCommandTests {
    private func hub() -> FakeHub {
        let hub = FakeHub()
        hub.withState { state in
            state.database.homes[0].triggers.append(House.hall)
            state.traces = [House.bedtimeTrace]
        }
        return hub
    }

    @Test("it tells what happened, each part of the condition with its value, and each value set with its result")
    func why() async {
        let outcome = await Terminal(hub()).run(["why", "bedtime"])
        #expect(outcome.code == .success)
        #expect(
            outcome.output == """
                Bedtime, 2026-03-01 13:00:30 ran, and some of it failed
                ├── because its time had come: 2026-03-01 13:00
                ├── condition                                    does not hold
                │   ├── "Desk Lamp" "On" is on      holds, told on
                │   └── not "Desk Lamp" "On" is on  does not hold
                │       └── "Desk Lamp" "On" is on  holds, told on
                └── set
                    ├── "Desk Lamp" "Brightness" 10% (Good Night)             done in 12 ms
                    └── "Front Door" "Lock Target State" locked (Good Night)  It does not answer.

                """)
    }

    @Test("without a name it lists all in short; one that was removed is found by its name")
    func all() async {
        let hub = hub()
        hub.withState { $0.database.homes[0].triggers.removeAll() }
        let list = await Terminal(hub).run(["why"])
        #expect(list.output.contains("Bedtime  ran, and some of it failed  its time had come"))
        let gone = await Terminal(hub).run(["why", "Bedtime"])
        #expect(gone.code == .success && gone.output.contains("10% (Good Night)"))
        let unknown = await Terminal(hub).run(["why", "Nobody"])
        #expect(unknown.code == .notFound)
    }

    @Test("what is to come: every date of the time asked for, with what has to hold")
    func next() async {
        let outcome = await Terminal(hub()).run(["trigger", "next", "--days", "2"])
        #expect(outcome.code == .success)
        #expect(
            outcome.output == """
                Time              What     Does        If
                2026-03-01 13:30  Hall     Good Night  "Desk Lamp" "On" is on
                2026-03-01 22:30  Bedtime  Good Night
                2026-03-02 13:30  Hall     Good Night  "Desk Lamp" "On" is on
                2026-03-02 22:30  Bedtime  Good Night

                """)
        let one = await Terminal(hub()).run(["trigger", "next", "Hall", "--from", "2026-03-05T00:00"])
        #expect(one.output.contains("2026-03-05 13:30") && !one.output.contains("Bedtime"))
        for words in [["--days", "0"], ["--days", "367"], ["--from", "soon"]] {
            #expect(await Terminal(hub()).run(["trigger", "next"] + words).code == .usage)
        }
    }

    @Test("trying out tells what was done, or what would be")
    func test() async {
        let rehearsal = await Terminal(hub()).run(["trigger", "test", "Bedtime", "--dry-run"])
        #expect(rehearsal.code == .success && rehearsal.output.contains("would run"))
        let run = await Terminal(hub()).run(["trigger", "test", "Bedtime"])
        #expect(run.code == .success && run.output.contains("done in 12 ms"))
    }

    @Test("show tells what it waits for, what it does and what it did last")
    func show() async {
        let outcome = await Terminal(hub()).run(["trigger", "show", "Bedtime"])
        for words in ["2026-03-01 22:30, every day", "Good Night", "ran, and some of it failed"] {
            #expect(outcome.output.contains(words), "\(words)")
        }
    }
}
