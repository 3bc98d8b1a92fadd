// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

/// The requests that wait for an answer, and when each has waited long enough. Without time of its own.
struct PendingRequests {
    struct Entry: Sendable {
        /// On the timeline of whoever asks.
        let deadline: Duration
        let complete: @Sendable (Result<JSONText, HubError>) -> Void
        /// What to do with an answer that comes after the request was given up; nil drops it.
        let late: (@Sendable (JSONText) -> Void)?
    }

    private var entries: [Int64: Entry] = [:]
    private var late: [Int64: @Sendable (JSONText) -> Void] = [:]
    private var lastID: Int64 = 0

    var nextDeadline: Duration? { entries.values.map(\.deadline).min() }

    /// A number no other request of this connection has.
    mutating func makeID() -> Int64 {
        lastID += 1
        return lastID
    }

    mutating func add(_ entry: Entry, as id: Int64) {
        entries[id] = entry
    }

    /// What to do with the answer that came; nil if nobody waits for it.
    mutating func take(_ id: Int64) -> (@Sendable (Result<JSONText, HubError>) -> Void)? {
        if let entry = entries.removeValue(forKey: id) { return entry.complete }
        guard let late = late.removeValue(forKey: id) else { return nil }
        return { if case .success(let result) = $0 { late(result) } }
    }

    /// Stops waiting for one; nil if it is not waited for any more.
    mutating func giveUp(_ id: Int64) -> Entry? {
        guard let entry = entries.removeValue(forKey: id) else { return nil }
        late[id] = entry.late
        return entry
    }

    /// Stops waiting for those whose deadline has come, oldest first.
    mutating func expire(at moment: Duration) -> [(id: Int64, entry: Entry)] {
        let due = entries.filter { $0.value.deadline <= moment }.keys.sorted()
        return due.compactMap { id in giveUp(id).map { (id, $0) } }
    }

    /// Stops waiting for all, oldest first; nothing will come any more.
    mutating func takeAll() -> [Entry] {
        defer {
            entries = [:]
            late = [:]
        }
        return entries.sorted { $0.key < $1.key }.map(\.value)
    }
}
