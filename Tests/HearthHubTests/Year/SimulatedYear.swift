// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthHub
import HearthModel
import HearthSystem
import HearthTestSupport

/// Days and days of a house with many triggers, on a clock that is turned by hand: the hub is stopped and started, its clock
/// is put forward and back, and lamps fail. Afterwards every date of every trigger has to be explained by a trace.
struct SimulatedYear {
    struct Outcome: CustomStringConvertible {
        var days = 0.0
        var dates = 0
        var traces: [Trace.Outcome: Int] = [:]
        var restarts = 0
        var clockSteps = 0
        var failures = 0
        var faults: [String] = []

        var description: String {
            let counts = traces.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value) \($0.key)" }
            return "\(Int(days)) days, \(dates) dates, \(counts.joined(separator: ", ")); \(restarts) restarts, "
                + "\(clockSteps) clock steps, \(failures) failing devices: \(faults.count) faults"
        }
    }

    /// Lamps that fail at times; the last one is asked by conditions. Others are put back to what they were.
    private static let lamps = 8
    private static let steadyLamps = 6..<8
    private static let askedLamp = 5

    private let house: SimulatedHouse
    private var random: SplitMix64
    private var outcome = Outcome()
    private var traces: [Trace.ID: Trace] = [:]
    private var open: Set<Trace.ID> = []
    private var triggers: [Trigger] = []
    private var location: HomeLocation { HomeLocation(latitude: 52.52, longitude: 13.405) }

    init(triggers count: Int, seed: UInt64) async throws {
        random = SplitMix64(state: seed)
        house = try await SimulatedHouse(lamps: Self.lamps)
        try await house.bench.perform(SetHomeLocation(home: house.home, location: location))
        for number in 0..<count { try await add(number) }
    }

    mutating func run(days: Double) async throws -> Outcome {
        let start = house.clock.now
        let end = start.addingTimeInterval(days * 86_400)
        // The clock goes back at times, so it is not what tells how much has happened.
        while house.clock.now < end { try await step(notBefore: start) }
        try await settle()
        outcome.days = days
        for trigger in triggers { check(trigger, from: start) }
        await checkWrites()
        for trace in traces.values { outcome.traces[trace.outcome, default: 0] += 1 }
        return outcome
    }

    // MARK: - Time

    private mutating func step(notBefore start: Date) async throws {
        try await settle()
        let now = house.clock.now
        switch Int.random(in: 0..<1_000, using: &random) {
        case 0..<4:
            outcome.restarts += 1
            try await house.restart(after: .random(in: 1..<(random.next() % 3 == 0 ? 200_000 : 4_000), using: &random))
        case 4..<8:
            outcome.clockSteps += 1
            house.clock.set(to: now.addingTimeInterval(.random(in: 1..<20_000, using: &random)))
        case 8..<12:
            outcome.clockSteps += 1
            house.clock.set(to: max(start, now.addingTimeInterval(-.random(in: 1..<10_000, using: &random))))
        case 12..<30:
            outcome.failures += 1
            let lamp = Int.random(in: 0..<Self.steadyLamps.lowerBound, using: &random)
            await house.lamps[lamp].server.setStatus(
                Bool.random(using: &random) ? .unableToCommunicate : .success, of: 1)
        case 30..<40:
            // Stopped while it is at work.
            try await turn()
            outcome.restarts += 1
            try await house.restart(after: 0)
        default: try await turn()
        }
    }

    /// Turns the clock to the next date, at times a little further.
    private mutating func turn() async throws {
        guard let next = house.clock.nextWake else { return }
        let late = Int.random(in: 0..<20, using: &random) == 0 ? Double.random(in: 0..<55, using: &random) : 0
        house.clock.advance(by: next.timeIntervalSince(house.clock.now) + late)
    }

    private mutating func settle() async throws {
        try await house.settle()
        for trace in try await house.traces(since: Set(traces.keys), open: open) {
            traces[trace.id] = trace
            if trace.outcome == .running { open.insert(trace.id) } else { open.remove(trace.id) }
        }
    }

    // MARK: - Triggers

    private mutating func add(_ number: Int) async throws {
        let isEnding = number % 8 == 0
        let lamp = isEnding ? Self.steadyLamps.randomElement(using: &random) ?? 6 : number % Self.steadyLamps.lowerBound
        let scene = ActionSet.ID(UUID())
        let value = CharacteristicValue.integer(Int128.random(in: 1...99, using: &random))
        let brightness = await house.characteristic(11, ofLamp: lamp)
        var actions = [Action(id: .init(UUID()), characteristic: brightness, targetValue: value)]
        if number % 11 == 0 {
            let on = await house.characteristic(10, ofLamp: lamp)
            actions.append(Action(id: .init(UUID()), characteristic: on, targetValue: .bool(true), delay: 420))
        }
        let set = ActionSet(id: scene, name: "Scene \(number)", actions: actions)
        var trigger = Trigger(
            id: .init(UUID()), name: "Trigger \(number)", kind: try await kind(number, isEnding: isEnding),
            isEnabled: true, actionSets: [scene], catchUp: catchUp(number))
        let (now, place) = (house.clock.now, location)
        trigger.nextFireDate = trigger.dates(from: now + 1, at: place, calendar: Self.calendar).first { _ in true }
        let (home, added) = (house.home, trigger)
        try await house.bench.registry.commit { _, _ in
            [.actionSetAdded(actionSet: set, home: home), .triggerAdded(trigger: added, home: home)]
        }
        triggers.append(trigger)
    }

    private static var calendar: Calendar { MachineTimeZone().calendar }

    private func catchUp(_ number: Int) -> CatchUp {
        switch number % 3 {
        case 0: .skip
        case 1: .once(within: number % 2 == 0 ? 1_800 : 50_000)
        default: .all
        }
    }

    private mutating func kind(_ number: Int, isEnding: Bool) async throws -> Trigger.Kind {
        // Many are due together, as in real houses.
        let minute = Int.random(in: 0..<2, using: &random) * 30
        let hour = Int.random(in: 0..<8, using: &random) * 3
        guard isEnding || number % 2 == 0 else {
            let recurrences = [
                Recurrence(days: 1), Recurrence(weeks: 1), Recurrence(hours: 8), Recurrence(days: 2, hours: 1),
                Recurrence(weeks: 5),
            ]
            let midnight = Self.calendar.startOfDay(for: house.clock.now)
            return .timer(
                schedule: TimerSchedule(
                    fireDate: midnight.addingTimeInterval(86_400 + Double(hour * 3_600 + minute * 60)),
                    timeZone: number % 3 == 0 ? nil : "Europe/Berlin", recurrence: recurrences[number % 5]))
        }
        let times: [TriggerEvent.Kind] = [
            .calendar(time: CalendarTime(hour: hour, minute: minute)),
            .calendar(time: CalendarTime(day: 31, hour: hour, minute: minute)),
            .significantTime(time: SignificantTime(event: .sunset, offset: Recurrence(minutes: -minute))),
            .significantTime(time: SignificantTime(event: .sunrise, offset: nil)),
        ]
        var plan = EventPlan(events: [TriggerEvent(id: .init(UUID()), kind: times[number / 2 % 4])])
        if number % 5 == 0 { plan.weekdays = [2, 3, 4, 5, 6] }
        if isEnding { plan.endEvents = [TriggerEvent(id: .init(UUID()), kind: .duration(seconds: 600))] }
        if number % 6 == 0, !isEnding { plan.predicate = try await condition(number) }
        return .event(plan: plan)
    }

    private func condition(_ number: Int) async throws -> TriggerPredicate {
        let isOn = await house.characteristic(10, ofLamp: Self.askedLamp)
        let lit = TriggerPredicate.characteristic(of: isOn, comparison: .equalTo, value: .bool(number % 12 == 0))
        let late = TriggerPredicate.time(relation: .after, moment: .clock(time: CalendarTime(hour: 10)))
        return number % 4 == 0 ? .all(of: [lit, late]) : .any(of: [late, lit])
    }

    // MARK: - Accounts

    /// Every date is explained by a trace, and none has been run twice.
    private mutating func check(_ trigger: Trigger, from start: Date) {
        let all = traces.values.filter { $0.trigger == trigger.id }
        let turns = all.compactMap { Span($0) }
        let runs = turns.filter(\.hasRun).map(\.last)
        if Set(runs).count < runs.count { outcome.faults.append("\(trigger.name) ran twice for one date") }
        let now = house.clock.now
        for date in trigger.dates(from: start + 1, at: location, calendar: Self.calendar).prefix(while: { $0 <= now }) {
            outcome.dates += 1
            let own = turns.filter { $0.first <= date && date <= $0.last }
            if own.isEmpty { outcome.faults.append("\(trigger.name): nothing explains \(date)") }
            if trigger.catchUp == .all, !own.contains(where: { $0.first == date && $0.last == date && !$0.isSkipped }) {
                outcome.faults.append("\(trigger.name): \(date) is not made up for")
            }
        }
        for trace in all where !isRight(trace, for: trigger) {
            outcome.faults.append("\(trigger.name): \(trace.date) \(trace.outcome) \(trace.cause)")
        }
    }

    /// Whether what a trace says is what the rules of its trigger want.
    private func isRight(_ trace: Trace, for trigger: Trigger) -> Bool {
        if case .missed(let due, let last) = trace.cause {
            switch (trigger.catchUp, last) {
            case (.skip, nil): break
            case (.once, nil): break
            case (.once(let within), let last?):
                guard last >= due, trace.date.timeIntervalSince(last) <= within else { return false }
            case (.all, let last?): guard last == due else { return false }
            default: return false
            }
        }
        switch trace.outcome {
        case .conditionNotMet: return trace.condition?.verdict == .doesNotHold
        case .conditionUnknown: return trace.condition?.verdict == .unknown
        case .ran: return trace.actions.allSatisfy { $0.succeeded == true }
        case .failed, .partlyFailed: return trace.actions.contains { $0.error != nil }
        case .running: return trace.actions.contains { $0.delay > 0 && $0.succeeded == nil }
        case .missed, .interrupted, .changed: return true
        case .rehearsed: return false
        }
    }

    /// Each lamp has been written to as often as the traces say; of runs that were cut off, and of writes whose answer was
    /// lost with the connection, that is not known.
    private mutating func checkWrites() async {
        for number in 0..<Self.lamps {
            let accessory = await house.characteristic(10, ofLamp: number).accessory
            let actions = traces.values.flatMap(\.actions).filter { $0.characteristic.accessory == accessory }
            let done = actions.count { $0.succeeded == true }
            let unknown = actions.count { $0.succeeded != true && $0.error?.code != .bridgedAccessoryNotReachable }
            let written = house.log.count(number)
            if !(done...done + unknown).contains(written) {
                outcome.faults.append("lamp \(number): \(written) writes, \(done) to \(done + unknown) by the traces")
            }
        }
    }
}

/// The dates that a trace speaks of.
private struct Span {
    let first: Date
    let last: Date
    let isSkipped: Bool
    let hasRun: Bool

    init?(_ trace: Trace) {
        switch trace.cause {
        case .date(let due): (first, last, isSkipped) = (due, due, false)
        case .missed(let due, nil): (first, last, isSkipped) = (due, trace.date, true)
        case .missed(let due, let last?): (first, self.last, isSkipped) = (due, last, false)
        default: return nil
        }
        switch trace.outcome {
        case .running, .ran, .partlyFailed, .failed, .interrupted: hasRun = true
        default: hasRun = false
        }
    }
}
