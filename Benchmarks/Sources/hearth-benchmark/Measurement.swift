// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import HAP

/// Times in milliseconds, one for each repetition: on the clock, and of this process on a processor.
struct Measurement {
    /// In nanoseconds since 1970, as the kernel stamps packets.
    private(set) var begins: [Int64] = []
    private(set) var milliseconds: [Double] = []
    private(set) var processor: [Double] = []

    /// A moment on both clocks. The slow one is read first, so that it is not part of what is measured.
    struct Start {
        let processor = ProcessFacts.processorMilliseconds
        let moment = ProcessFacts.now(CLOCK_REALTIME)
        let time = ContinuousClock.now
    }

    /// Notes what has passed since `start`.
    mutating func note(since start: Start) {
        begins.append(start.moment)
        milliseconds.append((ContinuousClock.now - start.time) / .milliseconds(1))
        processor.append(ProcessFacts.processorMilliseconds - start.processor)
    }
}

extension JSONObject {
    mutating func append(_ row: String, _ measurement: Measurement) {
        append(row, .array(measurement.milliseconds.map { .double($0) }))
        append("\(row)_processor", .array(measurement.processor.map { .double($0) }))
        append("\(row)_begins", .array(measurement.begins.map { .integer(Int128($0)) }))
    }
}

/// What the kernel tells of this process.
enum ProcessFacts {
    /// Nanoseconds of `CLOCK_MONOTONIC`, on which accessory and controller agree.
    static var monotonicNow: Int64 { now(CLOCK_MONOTONIC) }

    /// Nanoseconds of a clock of the kernel.
    static func now(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Processor time used so far, in milliseconds.
    static var processorMilliseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }
}
