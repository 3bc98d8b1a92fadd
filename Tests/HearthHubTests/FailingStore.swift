// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel
import HearthStore
import HearthSystem

/// A store that refuses to commit for a while, as one on a full disk does.
final class FailingStore: HomeStore {
    let isFailing = Guarded(false)
    private let store = InMemoryStore()

    func load() throws(StoreError) -> (database: HomeDatabase, revision: Revision) { store.load() }

    @discardableResult
    func commit(_ changes: [Change], traces: [Trace]) throws(StoreError) -> Commit {
        guard changes.isEmpty || !isFailing.withLock({ $0 }) else {
            throw StoreError.database(code: 13, message: "database or disk is full")
        }
        return store.commit(changes, traces: traces)
    }

    func commits(after revision: Revision) throws(StoreError) -> [Commit]? { store.commits(after: revision) }
    func lastKnownValues() throws(StoreError) -> [CharacteristicState] { store.lastKnownValues() }
    func save(_ values: [CharacteristicState]) throws(StoreError) { store.save(values) }
    func save(traces: [Trace]) throws(StoreError) { store.save(traces: traces) }
    func traces(of trigger: Trigger.ID?, limit: Int) throws(StoreError) -> [Trace] {
        store.traces(of: trigger, limit: limit)
    }
    func trace(_ id: Trace.ID) throws(StoreError) -> Trace? { store.trace(id) }
    func runningTraces() throws(StoreError) -> [Trace] { store.runningTraces() }
}
