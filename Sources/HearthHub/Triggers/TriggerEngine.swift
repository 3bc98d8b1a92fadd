// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthIPC
internal import HearthModel
package import HearthSystem

/// Runs the action sets of triggers when their time has come, whether or not any program is connected.
///
/// A firing and the next due date are committed in one transaction before the action sets run: after a crash a trigger
/// has fired or it has not, and it never fires twice. Dates missed by more than `grace` are passed over, as Apple's are
/// (behaviour section 12).
package struct TriggerEngine: Sendable {
    /// How late a trigger may fire, in seconds. Source: behaviour section 12, "within about a minute of the date".
    static let grace: TimeInterval = 60

    private let registry: HomeRegistry
    private let runner: ActionSetRunner
    private let clock: any WallClock
    private let log: Logger

    package init(registry: HomeRegistry, runner: ActionSetRunner, clock: any WallClock, log: Logger) {
        self.registry = registry
        self.runner = runner
        self.clock = clock
        self.log = log
    }

    /// How long to wait, in seconds, before trying again what the store refused.
    static let pauseAfterFailure: TimeInterval = 10

    private enum Signal: Sendable {
        case databaseChanged
        /// The sleep until this moment has ended, because it came or because somebody set the clock.
        case woke(Date)
        /// A trigger has been recorded as fired.
        case fired(Trigger, Home.ID)
    }

    /// Runs until it is cancelled.
    package func run() async {
        let (signals, signal) = AsyncStream.makeStream(of: Signal.self)
        let (_, commits) = await registry.follow()
        signal.yield(.databaseChanged)
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await commit in commits where commit.changes.contains(where: \.touchesTriggers) {
                    signal.yield(.databaseChanged)
                }
            }
            var wakes: Set<Date> = []
            for await event in signals {
                switch event {
                case .fired(let trigger, let home):
                    group.addTask { await perform(trigger, in: home) }
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
            try await registry.fireDueTriggers(grace: Self.grace) { signal.yield(.fired($0, $1)) }
            return await registry.nextFireDate
        } catch {
            log.error("triggers could not be fired: \(error.message)")
            return clock.now.addingTimeInterval(Self.pauseAfterFailure)
        }
    }

    private func sleep(until date: Date) async {
        do {
            _ = try await clock.sleep(until: date)
        } catch is CancellationError {
            return
        } catch {
            log.error("the time cannot be waited for: \(error)")
            try? await ContinuousClock().sleep(for: .seconds(Self.pauseAfterFailure))
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
