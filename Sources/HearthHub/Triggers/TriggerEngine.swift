// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthIPC
internal import HearthModel
package import HearthSystem

/// Looks at triggers when their time has come or their event has happened, whether or not any program is connected.
///
/// A run, its trace and the next due date are committed in one transaction before anything is written to a device: after a
/// crash a trigger has run or it has not, and it never runs twice. What becomes of missed dates, each trigger's catch-up
/// rule says. What was to be put back or written later is made up for, however late.
///
/// A condition may ask for values of devices: they are read then. A device that has not answered within `readLimit` makes
/// the condition one that cannot be told, and the trigger does not run (behaviour section 13). Until that is known a date
/// stays due on the disk, so a crash meanwhile loses nothing; an event of a device is lost then, as all are that happen while
/// the hub is off.
package struct TriggerEngine: Sendable {
    /// How late a trigger may fire, in seconds. Source: behaviour section 12, "within about a minute of the date".
    static let grace: TimeInterval = 60
    /// How long to wait before trying again what the store refused or a device did not take.
    static let pauseAfterFailure: Duration = .seconds(10)

    let registry: HomeRegistry
    let control: AccessoryControl
    let readLimit: Duration
    let reading = Errands()
    let clock: any WallClock
    private let zoneChanges: AsyncStream<String?>?
    let pauses: any Clock<Duration>
    let log: Logger

    /// - Parameters:
    ///   - clock: what due dates go by.
    ///   - zoneChanges: tells when the machine's time zone is another, or has other rules.
    ///   - readLimit: how long a condition waits for the devices it asks for.
    ///   - pauses: what that limit and the pauses before another attempt go by, and how long writes take.
    package init(
        registry: HomeRegistry, control: AccessoryControl, clock: any WallClock, log: Logger,
        zoneChanges: AsyncStream<String?>? = nil, readLimit: Duration = .seconds(5),
        pauses: any Clock<Duration> = ContinuousClock()
    ) {
        self.registry = registry
        self.control = control
        self.readLimit = readLimit
        self.clock = clock
        self.zoneChanges = zoneChanges
        self.pauses = pauses
        self.log = log
    }

    private enum Signal: Sendable {
        /// Or the dates are to be looked at for another reason.
        case databaseChanged
        case zoneChanged
        /// The sleep until this moment has ended, because it came or because somebody set the clock.
        case woke(Date)
        /// Something has happened that starts or ends a trigger.
        case happened(HomeDatabase.Consequence)
    }

    /// Runs until it is cancelled.
    package func run() async {
        let (signals, signal) = AsyncStream.makeStream(of: Signal.self)
        let (_, commits) = await registry.follow()
        await registry.followEvents { signal.yield($0 == .looksAgain ? .databaseChanged : .happened($0)) }
        await noteInterruptions()
        signal.yield(.databaseChanged)
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await commit in commits where commit.changes.contains(where: \.touchesTriggers) {
                    signal.yield(.databaseChanged)
                }
            }
            if let zoneChanges { group.addTask { for await _ in zoneChanges { signal.yield(.zoneChanged) } } }
            group.addTask { await reading.run() }
            var wakes: Set<Date> = []
            for await event in signals {
                var hasNewZone = false
                switch event {
                case .happened(let consequence):
                    await follow(consequence, in: &group)
                    continue
                case .woke(let date): wakes.remove(date)
                case .zoneChanged: hasNewZone = true
                case .databaseChanged: break
                }
                // A sleep that turns out too late is harmless, so only an earlier date needs another one.
                let next = await takeDue(in: &group, hasNewZone)
                guard let next, wakes.allSatisfy({ next < $0 }) else { continue }
                wakes.insert(next)
                group.addTask {
                    await sleep(until: next)
                    signal.yield(.woke(next))
                }
            }
            group.cancelAll()
        }
    }

    /// Does what is due; answers when to look again.
    private func takeDue(in group: inout DiscardingTaskGroup, _ hasNewZone: Bool) async -> Date? {
        do throws(HubError) {
            for actions in try await registry.takeDelayedActions() { start(actions, in: &group) }
            for run in try await registry.takeDueEndings() { start(run, in: &group) }
            let due = await registry.takeDueTriggers(grace: Self.grace, hasNewZone: hasNewZone)
            for run in due.runs { start(run, in: &group) }
            for question in due.questions { group.addTask { await answer(question) } }
            if let failure = due.failure { throw failure }
            return await registry.nextWakeDate
        } catch {
            log.error("triggers could not be run: \(error.message)")
            return clock.now.addingTimeInterval(Self.pauseAfterFailure / .seconds(1))
        }
    }

    /// Does what a device's news ask for; in their order, unless other devices have to be asked first.
    private func follow(_ consequence: HomeDatabase.Consequence, in group: inout DiscardingTaskGroup) async {
        do throws(HubError) {
            switch consequence {
            case .starts(let trigger, let home, let cause):
                switch try await registry.consider(trigger, in: home, cause: cause) {
                case .runs(let run): start(run, in: &group)
                case .asks(let question): group.addTask { await answer(question) }
                case .passes: break
                }
            case .ends(let trigger, let home, let event):
                if let run = try await registry.end(trigger, in: home, by: event) { start(run, in: &group) }
            case .looksAgain: break
            }
        } catch {
            log.error("what a device has told could not be recorded, and starts no trigger: \(error.message)")
        }
    }

    private func noteInterruptions() async {
        do throws(HubError) {
            try await registry.noteInterruptions()
        } catch {
            log.error("runs that were cut off could not be noted: \(error.message)")
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
}

extension Change {
    /// Whether there may be another date to wait for after it.
    fileprivate var touchesTriggers: Bool {
        switch self {
        case .triggerAdded, .triggerRemoved, .triggerUpdated, .homeRemoved, .homeAdded, .homeLocated, .actionSetPending:
            true
        default: false
        }
    }
}
