// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import HearthSystem
import HearthTestSupport
import Testing

@Suite("A wall clock")
struct WallClockTests {
    let noon = Date(timeIntervalSince1970: 1_750_000_000)

    @Test("turned by hand wakes a sleeper at its moment")
    func reached() async throws {
        let clock = ManualWallClock(now: noon)
        let sleep = Task { try await clock.sleep(until: noon.addingTimeInterval(60)) }
        try await clock.waitForSleepers(1)
        clock.advance(by: 59)
        #expect(clock.sleeperCount == 1)
        clock.advance(by: 1)
        #expect(try await sleep.value == .reached)
        #expect(clock.now == noon.addingTimeInterval(60))
    }

    @Test(
        "set by hand, forwards or backwards, tells those whose moment is still to come", arguments: [-3600.0, 30, 90])
    func set(step: Double) async throws {
        let clock = ManualWallClock(now: noon)
        let sleep = Task { try await clock.sleep(until: noon.addingTimeInterval(60)) }
        try await clock.waitForSleepers(1)
        clock.set(to: noon.addingTimeInterval(step))
        #expect(try await sleep.value == (step >= 60 ? .reached : .clockSet))
    }

    @Test("turned by hand ends a cancelled sleep")
    func cancelled() async throws {
        let clock = ManualWallClock(now: noon)
        let sleep = Task { try await clock.sleep(until: noon.addingTimeInterval(60)) }
        try await clock.waitForSleepers(1)
        sleep.cancel()
        await #expect(throws: CancellationError.self) { try await sleep.value }
    }

    @Test("of the system sleeps until the moment and not less")
    func system() async throws {
        let clock = SystemWallClock(eventLoop: EventLoop(label: "test"))
        let moment = clock.now.addingTimeInterval(0.05)
        #expect(try await clock.sleep(until: moment) == .reached)
        #expect(clock.now >= moment)
        #expect(try await clock.sleep(until: .distantPast) == .reached)
    }

    @Test("of the system ends a cancelled sleep, however far its moment", arguments: [3600, 1e12, 1e300])
    func systemCancelled(seconds: Double) async throws {
        let clock = SystemWallClock(eventLoop: EventLoop(label: "test"))
        let sleep = Task { try await clock.sleep(until: Date(timeIntervalSinceNow: seconds)) }
        try await Task.sleep(for: .milliseconds(20))
        sleep.cancel()
        await #expect(throws: CancellationError.self) { try await sleep.value }
    }

    @Test("of the system sleeps on a kernel timer that goes by the time of day and that a set clock ends")
    func kernelTimer() async throws {
        let clock = SystemWallClock(eventLoop: EventLoop(label: "test"))
        // The kernel shows how long each timer has to go: this one's length is its own.
        let sleep = Task { try await clock.sleep(until: clock.now.addingTimeInterval(987_654_321)) }
        try await eventually("a timer on CLOCK_REALTIME, absolute and cancelled on set") {
            let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fdinfo")
            return numbers.contains { number in
                let data = FileManager.default.contents(atPath: "/proc/self/fdinfo/\(number)") ?? Data()
                let text = String(decoding: data, as: UTF8.self)
                return text.contains("it_value: (98765") && text.contains("clockid: 0\n")
                    && text.contains("settime flags: 03\n")
            }
        }
        sleep.cancel()
        _ = try? await sleep.value
    }
}
