// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What a thread is to call at which moment, and for when it has to be woken. A value; the thread keeps it.
///
/// Most calls are time limits, and are cancelled before their moment. So a cancelled one costs nothing but an early waking.
struct TimedCalls {
    typealias Call = @Sendable () -> Void

    private struct Entry {
        let moment: Int64
        let call: Call
    }

    private var entries: [UInt64: Entry] = [:]
    private var lastNumber: UInt64 = 0
    /// For when the kernel is to wake the thread, or has been told to.
    private var alarm: Int64?
    private var isAlarmNew = false

    /// - Parameter moment: in nanoseconds, on any clock that only goes forward.
    /// - Returns: what ``remove(_:)`` wants.
    mutating func add(_ call: @escaping Call, at moment: Int64) -> UInt64 {
        lastNumber += 1
        entries[lastNumber] = Entry(moment: moment, call: call)
        ring(at: moment)
        return lastNumber
    }

    mutating func remove(_ number: UInt64) {
        entries[number] = nil
    }

    /// Those whose moment has come, in order; to be asked when the thread was woken.
    mutating func takeDue(at now: Int64) -> [Call] {
        let due = entries.filter { $0.value.moment <= now }
            .sorted { ($0.value.moment, $0.key) < ($1.value.moment, $1.key) }
        for (number, _) in due { entries[number] = nil }
        alarm = nil
        if let next = entries.values.map(\.moment).min() { ring(at: next) }
        return due.map(\.value.call)
    }

    /// The moment that the kernel has to be told of; nil if it knows.
    mutating func takeAlarm() -> Int64? {
        defer { isAlarmNew = false }
        return isAlarmNew ? alarm : nil
    }

    private mutating func ring(at moment: Int64) {
        guard alarm.map({ moment < $0 }) ?? true else { return }
        alarm = moment
        isAlarmNew = true
    }
}
