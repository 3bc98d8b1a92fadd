// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue
internal import HearthIPC
internal import HearthModel
package import HearthSystem

/// Runs the action sets of triggers when their time has come or their event has happened, whether or not any program is
/// connected.
///
/// A firing and the next due date are committed in one transaction before the action sets run: after a crash a trigger
/// has fired or it has not, and it never fires twice. Dates missed by more than `grace` are passed over, as Apple's are
/// (behaviour section 12); ends of event triggers are made up for.
///
/// The condition of an event trigger may ask for values of devices: they are read then. A device that has not answered
/// within `readLimit` makes the condition one that cannot be told, and the trigger does not run (behaviour section 13). Its
/// date has moved on in a transaction before: a crash while devices are asked loses the firing, and never doubles it.
package struct TriggerEngine: Sendable {
    /// How late a trigger may fire, in seconds. Source: behaviour section 12, "within about a minute of the date".
    static let grace: TimeInterval = 60

    private let registry: HomeRegistry
    private let runner: ActionSetRunner
    private let control: AccessoryControl
    private let readLimit: Duration
    private let reading = Errands()
    private let clock: any WallClock
    private let pauses: any Clock<Duration>
    private let log: Logger

    /// - Parameters:
    ///   - clock: what due dates go by.
    ///   - readLimit: how long a condition waits for the devices it asks for.
    ///   - pauses: what that limit and the pauses before another attempt go by.
    package init(
        registry: HomeRegistry, runner: ActionSetRunner, control: AccessoryControl, clock: any WallClock, log: Logger,
        readLimit: Duration = .seconds(5), pauses: any Clock<Duration> = ContinuousClock()
    ) {
        self.registry = registry
        self.runner = runner
        self.control = control
        self.readLimit = readLimit
        self.clock = clock
        self.pauses = pauses
        self.log = log
    }

    /// How long to wait before trying again what the store refused or a device did not take.
    static let pauseAfterFailure: Duration = .seconds(10)
    static let attemptsToPutBack = 3

    private enum Signal: Sendable {
        case databaseChanged
        /// The sleep until this moment has ended, because it came or because somebody set the clock.
        case woke(Date)
        /// A trigger has been recorded as fired.
        case fired(Trigger, Home.ID)
        /// The date of an event trigger has come, and its condition asks for devices.
        case due(Trigger, Home.ID, Date)
        /// A device has told something that starts or ends a trigger.
        case happened(HomeDatabase.Consequence)
        /// Time has ended what a trigger has changed, and that is recorded.
        case ended([HearthIPC.CharacteristicWrite], Trigger.ID, Home.ID)
    }

    /// Runs until it is cancelled.
    package func run() async {
        let (signals, signal) = AsyncStream.makeStream(of: Signal.self)
        let (_, commits) = await registry.follow()
        let events = await registry.followEvents()
        signal.yield(.databaseChanged)
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await commit in commits where commit.changes.contains(where: \.touchesTriggers) {
                    signal.yield(.databaseChanged)
                }
            }
            group.addTask { for await event in events { signal.yield(.happened(event)) } }
            group.addTask { await reading.run() }
            var wakes: Set<Date> = []
            for await event in signals {
                switch event {
                case .fired(let trigger, let home):
                    group.addTask { await perform(trigger, in: home) }
                    continue
                case .due(let trigger, let home, let date):
                    group.addTask { await consider(trigger, in: home, at: date) }
                    continue
                case .happened(.starts(let trigger, let home)):
                    group.addTask { await consider(trigger, in: home, at: clock.now) }
                    continue
                case .happened(.ends(let trigger, let home)):
                    group.addTask { await end(trigger, in: home) }
                    continue
                case .ended(let writes, let trigger, let home):
                    group.addTask { await putBack(writes, of: trigger, in: home) }
                    continue
                case .woke(let date): wakes.remove(date)
                case .databaseChanged: break
                }
                // A sleep that turns out too late is harmless, so only an earlier date needs another one.
                guard let next = await fireDue(signal), wakes.allSatisfy({ next < $0 }) else { continue }
                wakes.insert(next)
                group.addTask {
                    await sleep(until: next)
                    signal.yield(.woke(next))
                }
            }
            group.cancelAll()
        }
    }

    /// Fires what is due; answers when to look again.
    private func fireDue(_ signal: AsyncStream<Signal>.Continuation) async -> Date? {
        do throws(HubError) {
            try await registry.fireDueTriggers(
                grace: Self.grace, fire: { signal.yield(.fired($0, $1)) }, consider: { signal.yield(.due($0, $1, $2)) })
            for (home, trigger) in await registry.dueEndings {
                signal.yield(.ended(try await registry.end(trigger, in: home), trigger, home))
            }
            return await registry.nextWakeDate
        } catch {
            log.error("triggers could not be fired: \(error.message)")
            return clock.now.addingTimeInterval(Self.pauseAfterFailure / .seconds(1))
        }
    }

    private func sleep(until date: Date) async {
        do {
            _ = try await clock.sleep(until: date)
        } catch is CancellationError {
            return
        } catch {
            log.error("the time cannot be waited for: \(error)")
            try? await pauses.sleep(for: Self.pauseAfterFailure)
        }
    }

    /// Lets an event trigger run if its condition holds.
    private func consider(_ trigger: Trigger, in home: Home.ID, at date: Date) async {
        guard let plan = trigger.plan else { return }
        var verdict = await registry.verdict(on: plan, in: home, at: date, values: [:])
        if verdict == nil, let asked = plan.predicate?.characteristics, !asked.isEmpty {
            verdict = await registry.verdict(on: plan, in: home, at: date, values: await read(asked))
        }
        guard verdict == true else {
            let reason = verdict == nil ? "cannot be told" : "does not hold"
            return log.info("trigger \(trigger.name) does not run: its condition \(reason)")
        }
        do throws(HubError) {
            guard let fired = try await registry.run(trigger, in: home) else { return }
            await perform(fired, in: home)
        } catch {
            log.error("trigger \(trigger.name) could not be recorded and does not run: \(error.message)")
        }
    }

    /// What the devices say within the limit; those that do not answer are missing.
    private func read(
        _ characteristics: [CharacteristicReference]
    ) async -> [CharacteristicReference: CharacteristicValue] {
        let (answers, answer) = AsyncStream.makeStream(of: [HearthIPC.CharacteristicResult].self)
        // One dead device does not keep the others from answering.
        for asked in Dictionary(grouping: characteristics, by: \.accessory).values {
            reading.begin { await control.read(asked) { answer.yield($0) } }
        }
        reading.begin {
            try? await pauses.sleep(for: readLimit)
            answer.finish()
        }
        var values: [CharacteristicReference: CharacteristicValue] = [:]
        var missing = characteristics.count
        for await results in answers {
            for result in results where result.error == nil { values[result.characteristic] = result.value }
            missing -= results.count
            if missing == 0 { break }
        }
        return values
    }

    /// Records the end of what a trigger has changed, then puts it back.
    private func end(_ trigger: Trigger.ID, in home: Home.ID) async {
        do throws(HubError) {
            await putBack(try await registry.end(trigger, in: home), of: trigger, in: home)
        } catch {
            log.error("what trigger \(trigger) has changed could not be put back: \(error.message)")
        }
    }

    /// Writes values as they were before a run. What does not answer is tried again a few times, unless the trigger has run
    /// again meanwhile: after a start of the hub its accessories are not there at once.
    private func putBack(
        _ writes: [HearthIPC.CharacteristicWrite], of trigger: Trigger.ID, in home: Home.ID
    ) async {
        guard !writes.isEmpty else { return }
        log.notice("what a trigger has changed is put back: \(writes.count)")
        var waiting = writes
        for attempt in 1...Self.attemptsToPutBack {
            let results = await control.write(waiting, for: nil)
            waiting = zip(waiting, results).filter { $1.error != nil }.map(\.0)
            guard let error = results.lazy.compactMap(\.error).first else { return }
            log.warning("a value could not be put back: \(error.message)")
            guard attempt < Self.attemptsToPutBack,
                (try? await pauses.sleep(for: Self.pauseAfterFailure)) != nil,
                await registry.hasNothingToPutBack(trigger, in: home)
            else { return }
        }
    }

    private func perform(_ trigger: Trigger, in home: Home.ID) async {
        log.notice("trigger \(trigger.name) fires")
        await withDiscardingTaskGroup { group in
            for actionSet in trigger.actionSets {
                group.addTask {
                    do throws(HubError) {
                        try await runner.run(actionSet, in: home, for: nil) { outcome in
                            guard let error = outcome.error else { return }
                            log.warning("trigger \(trigger.name): \(error.message)")
                        }
                    } catch {
                        log.warning("trigger \(trigger.name): \(error.message)")
                    }
                }
            }
        }
    }
}

extension Change {
    /// Whether the next due date may be another after it.
    fileprivate var touchesTriggers: Bool {
        switch self {
        case .triggerAdded, .triggerRemoved, .triggerUpdated, .homeRemoved, .homeAdded: true
        default: false
        }
    }
}
