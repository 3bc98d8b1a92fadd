// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
package import HearthModel
internal import HearthSystem

/// A store that lasts as long as its process: for tests and for trying things out.
package final class InMemoryStore: HomeStore {
    fileprivate struct Contents {
        var database = HomeDatabase()
        var revision: Revision = 0
        var log: [Commit] = []
        var values: [CharacteristicReference: CharacteristicState] = [:]
        /// The oldest first.
        var traces: [Trace] = []
    }

    private let contents = Guarded(Contents())
    private let logLimit: Int

    /// `logLimit` is the number of commits kept for `commits(after:)`.
    package init(logLimit: Int = defaultLogLimit) {
        self.logLimit = logLimit
    }

    package func load() -> (database: HomeDatabase, revision: Revision) {
        contents.withLock { ($0.database, $0.revision) }
    }

    @discardableResult
    package func commit(_ changes: [Change], traces: [Trace]) -> Commit {
        contents.withLock { contents in
            contents.save(traces: traces)
            guard !changes.isEmpty else { return Commit(revision: contents.revision, changes: []) }
            contents.revision += 1
            let commit = Commit(revision: contents.revision, changes: changes)
            contents.database.apply(commit)
            contents.log.append(commit)
            contents.log.removeFirst(max(0, contents.log.count - logLimit))
            contents.forgetValuesOfRemoved(changes)
            return commit
        }
    }

    package func commits(after revision: Revision) -> [Commit]? {
        contents.withLock { contents in
            guard revision != contents.revision else { return [] }
            guard revision < contents.revision, let oldest = contents.log.first, revision >= oldest.revision - 1 else {
                return nil
            }
            return contents.log.filter { $0.revision > revision }
        }
    }

    package func lastKnownValues() -> [CharacteristicState] {
        contents.withLock { Array($0.values.values) }
    }

    package func save(traces: [Trace]) {
        contents.withLock { $0.save(traces: traces) }
    }

    package func traces(of trigger: Trigger.ID?, limit: Int) -> [Trace] {
        contents.withLock { contents in
            Array(contents.traces.reversed().lazy.filter { trigger == nil || $0.trigger == trigger }.prefix(limit))
        }
    }

    package func trace(_ id: Trace.ID) -> Trace? {
        contents.withLock { $0.traces.first { $0.id == id } }
    }

    package func runningTraces() -> [Trace] {
        contents.withLock { $0.traces.filter { $0.outcome == .running } }
    }

    package func save(_ values: [CharacteristicState]) {
        contents.withLock { contents in
            let known = contents.accessories
            for state in values where known.contains(state.characteristic.accessory) {
                contents.values[state.characteristic] = state
            }
        }
    }
}

extension InMemoryStore.Contents {
    fileprivate var accessories: Set<Accessory.ID> {
        Set(database.homes.lazy.flatMap(\.accessories).map(\.id))
    }

    fileprivate mutating func save(traces new: [Trace]) {
        for trace in new {
            if let index = traces.lastIndex(where: { $0.id == trace.id }) {
                traces[index] = trace
            } else {
                traces.append(trace)
            }
        }
        guard let last = new.last else { return }
        traces.removeAll { $0.date < last.date.addingTimeInterval(-Trace.lifetime) }
        traces.removeFirst(max(0, traces.count - Trace.maximumCount))
    }

    fileprivate mutating func forgetValuesOfRemoved(_ changes: [Change]) {
        let isRemoving = changes.contains { change in
            switch change {
            case .accessoryRemoved, .homeRemoved: true
            default: false
            }
        }
        guard isRemoving else { return }
        let known = accessories
        values = values.filter { known.contains($0.key.accessory) }
    }
}
