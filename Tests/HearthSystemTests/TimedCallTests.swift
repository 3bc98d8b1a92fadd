// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HearthSystem

@Suite("Calls at a moment")
struct TimedCallTests {
    /// The names of calls in the order in which they were made.
    private final class Record: Sendable {
        private let names = Guarded<[String]>([])
        var all: [String] { names.withLock { $0 } }
        func call(_ name: String) -> @Sendable () -> Void { { self.names.withLock { $0.append(name) } } }
    }

    /// Lives on a loop, as who sets time limits does.
    private actor Setter {
        nonisolated let eventLoop = EventLoop(label: "test")
        nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }

        func call(at moment: Duration, of timeline: Timeline, _ block: @escaping @Sendable () -> Void) -> TimedCall {
            timeline.call(at: moment, on: eventLoop, block)
        }

        /// Sets one and takes it back before the loop can come to it.
        func callAndCancel(at moment: Duration, of timeline: Timeline, _ block: @escaping @Sendable () -> Void) {
            call(at: moment, of: timeline, block).cancel()
        }
    }

    private let record = Record()

    @Test("those due come in the order of their moments, equal ones in that of their making; others stay")
    func order() {
        var calls = TimedCalls()
        for (name, moment) in [("c", 30), ("a", 10), ("b", 20), ("b2", 20), ("d", 40)] {
            _ = calls.add(record.call(name), at: Int64(moment))
        }
        for call in calls.takeDue(at: 30) { call() }
        #expect(record.all == ["a", "b", "b2", "c"])
        for call in calls.takeDue(at: 39) { call() }
        for call in calls.takeDue(at: 40) { call() }
        #expect(record.all == ["a", "b", "b2", "c", "d"])
    }

    @Test("the kernel is told of an earlier moment only, and of the next one after each waking")
    func alarm() {
        var calls = TimedCalls()
        #expect(calls.takeAlarm() == nil)
        let first = calls.add(record.call("first"), at: 20)
        #expect(calls.takeAlarm() == 20)
        #expect(calls.takeAlarm() == nil)
        _ = calls.add(record.call("later"), at: 30)
        #expect(calls.takeAlarm() == nil)
        _ = calls.add(record.call("sooner"), at: 10)
        #expect(calls.takeAlarm() == 10)
        calls.remove(first)
        #expect(calls.takeDue(at: 10).count == 1)
        #expect(calls.takeAlarm() == 30)
        #expect(calls.takeDue(at: 30).count == 1)
        #expect(calls.takeAlarm() == nil)
    }

    @Test("on the machine's time they come, unless they are cancelled", .timeLimit(.minutes(1)))
    func machineTime() async {
        let (setter, timeline) = (Setter(), Timeline(ContinuousClock()))
        await setter.callAndCancel(at: .milliseconds(1), of: timeline, record.call("cancelled"))
        let abroad = await setter.call(at: .seconds(600), of: timeline, record.call("cancelled from another thread"))
        abroad.cancel()
        await withCheckedContinuation { continuation in
            Task {
                _ = await setter.call(at: .milliseconds(20), of: timeline) { [record] in
                    record.call("came")()
                    continuation.resume()
                }
                _ = await setter.call(at: .milliseconds(10), of: timeline, record.call("came before"))
                // Long past.
                _ = await setter.call(at: .zero, of: timeline, record.call("came at once"))
            }
        }
        #expect(record.all == ["came at once", "came before", "came"])
        #expect(timeline.now >= .milliseconds(20))
    }

    @Test("on a manual clock they come when it is turned, unless they are cancelled", .timeLimit(.minutes(1)))
    func manualTime() async throws {
        let clock = ManualClock()
        let (setter, timeline) = (Setter(), Timeline(clock))
        let cancelled = await setter.call(at: .seconds(5), of: timeline, record.call("cancelled"))
        while clock.sleeperCount < 1 { await Task.yield() }
        cancelled.cancel()
        while clock.sleeperCount > 0 { await Task.yield() }
        _ = await setter.call(at: .seconds(10), of: timeline, record.call("came"))
        while clock.sleeperCount < 1 { await Task.yield() }
        clock.advance(by: .seconds(9))
        #expect(record.all.isEmpty)
        clock.advance(by: .seconds(1))
        while record.all.isEmpty { await Task.yield() }
        #expect(record.all == ["came"])
    }
}
