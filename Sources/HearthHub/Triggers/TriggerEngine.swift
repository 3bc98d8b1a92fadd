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

    private enum Signal: Sendable {
        case databaseChanged
        /// The sleep until this moment has ended, because it came or because somebody set the clock.
        case woke(Date)
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
                if case .woke(let date) = event { wakes.remove(date) }
                for (trigger, home) in await due() { group.addTask { await perform(trigger, in: home) } }
                // A sleep that turns out too late is harmless, so only an earlier date needs another one.
                guard let next = await registry.nextFireDate, wakes.allSatisfy({ next < $0 }) else { continue }
                wakes.insert(next)
                group.addTask {
                    _ = try? await clock.sleep(until: next)
                    signal.yield(.woke(next))
                }
            }
            group.cancelAll()
        }
    }

    private func due() async -> [(trigger: Trigger, home: Home.ID)] {
        do throws(HubError) {
            return try await registry.fireDueTriggers(grace: Self.grace)
        } catch {
            log.error("triggers could not be fired: \(error.message)")
            return []
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
