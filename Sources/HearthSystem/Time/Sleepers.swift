// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The tasks that sleep on a manual clock. A value; its owner guards it.
struct Sleepers<Moment: Comparable & Sendable, Wake: Sendable>: Sendable {
    private struct Sleeper: Sendable {
        let id: UInt64
        let moment: Moment
        let continuation: CheckedContinuation<Wake, any Error>
    }

    private var lastID: UInt64 = 0
    private var sleepers: [Sleeper] = []

    var count: Int { sleepers.count }

    /// The moment that comes first.
    var earliest: Moment? { sleepers.map(\.moment).min() }

    func isAwaited(_ moment: Moment) -> Bool { sleepers.contains { $0.moment == moment } }

    mutating func nextID() -> UInt64 {
        lastID += 1
        return lastID
    }

    mutating func add(_ id: UInt64, until moment: Moment, _ continuation: CheckedContinuation<Wake, any Error>) {
        sleepers.append(Sleeper(id: id, moment: moment, continuation: continuation))
    }

    mutating func remove(_ id: UInt64) -> CheckedContinuation<Wake, any Error>? {
        guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return nil }
        return sleepers.remove(at: index).continuation
    }

    mutating func removeDue(at now: Moment) -> [CheckedContinuation<Wake, any Error>] {
        let due = sleepers.filter { $0.moment <= now }.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        sleepers.removeAll { $0.moment <= now }
        return due.map(\.continuation)
    }

    mutating func removeAll() -> [CheckedContinuation<Wake, any Error>] {
        defer { sleepers = [] }
        return sleepers.map(\.continuation)
    }
}
