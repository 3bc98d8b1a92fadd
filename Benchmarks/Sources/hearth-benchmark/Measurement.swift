// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import HAP

/// Times in milliseconds, one for each repetition.
struct Measurement {
    private(set) var milliseconds: [Double] = []

    /// Notes how long it has been since `start`.
    mutating func note(since start: ContinuousClock.Instant) {
        milliseconds.append((ContinuousClock.now - start) / .milliseconds(1))
    }

    var json: JSONValue { .array(milliseconds.map { .double($0) }) }
}

/// What the kernel tells of this process.
enum ProcessFacts {
    /// Nanoseconds of `CLOCK_MONOTONIC`, on which accessory and controller agree.
    static var monotonicNow: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Processor time used so far, in milliseconds.
    static var processorMilliseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }
}
