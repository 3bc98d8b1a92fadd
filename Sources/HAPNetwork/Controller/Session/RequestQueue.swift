// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Who goes first when several want to ask.
package enum RequestPriority: Int, CaseIterable, Comparable, Sendable {
    /// Polls and signs of life.
    case background
    /// Reads on somebody's behalf.
    case read
    /// Writes on somebody's behalf.
    case write

    package static func < (one: RequestPriority, other: RequestPriority) -> Bool { one.rawValue < other.rawValue }
}

/// Those who wait for their turn: the highest priority first, and of equals who came first. Source: HAP reference 18.
struct RequestQueue<Waiter> {
    private struct Entry {
        let ticket: UInt64
        let priority: RequestPriority
        let waiter: Waiter
    }

    private var entries: [Entry] = []

    var count: Int { entries.count }

    mutating func append(_ waiter: Waiter, ticket: UInt64, _ priority: RequestPriority) {
        let index = entries.firstIndex { $0.priority < priority } ?? entries.endIndex
        entries.insert(Entry(ticket: ticket, priority: priority, waiter: waiter), at: index)
    }

    mutating func popFirst() -> Waiter? {
        entries.isEmpty ? nil : entries.removeFirst().waiter
    }

    mutating func remove(ticket: UInt64) -> Waiter? {
        entries.firstIndex { $0.ticket == ticket }.map { entries.remove(at: $0).waiter }
    }

    mutating func removeAll() -> [Waiter] {
        defer { entries = [] }
        return entries.map(\.waiter)
    }
}
