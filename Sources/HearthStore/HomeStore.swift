// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// Where the homes are kept, so that they outlive the hub.
///
/// Safe to call from anywhere; calls take turns and block while they last (a durable commit is a fraction of a
/// millisecond on an ordinary disk). One hub owns a store; it checks its rules and commits without giving way in between.
package protocol HomeStore: Sendable {
    /// The whole database and the revision it is at; 0 for a store nothing was committed to yet.
    func load() throws(StoreError) -> (database: HomeDatabase, revision: Revision)

    /// Carries out changes in one transaction, all or none, and gives it the next revision.
    ///
    /// When it returns the transaction is durable: no crash or loss of power undoes it. No changes at all make no
    /// transaction; the answer then carries the present revision.
    ///
    /// Traces are written in the same transaction, each in place of an earlier form of itself; the oldest go when there are
    /// more than `Trace.maximumCount`, or when they are older than `Trace.lifetime`. They alone make no revision.
    @discardableResult
    func commit(_ changes: [Change], traces: [Trace]) throws(StoreError) -> Commit

    /// What was committed after `revision`, oldest first; empty if that is the present one. Nil if the log does not reach
    /// back that far or `revision` is not of this store: then only the whole database helps.
    ///
    /// Values are as they travel: JSON does not tell 21.0 from 21, so a whole number of a float may come back as an
    /// integer.
    func commits(after revision: Revision) throws(StoreError) -> [Commit]?

    /// Every last known value that was saved, of accessories that are still there.
    func lastKnownValues() throws(StoreError) -> [CharacteristicState]

    /// Remembers values, each in place of the one before it. Those of accessories the store does not know are passed over.
    /// Not as durable as `commit`: a loss of power may take the last ones, nothing else does.
    func save(_ values: [CharacteristicState]) throws(StoreError)

    /// Writes traces as `commit` does, but no more durable than values.
    func save(traces: [Trace]) throws(StoreError)

    /// The newest traces, of one trigger or of all, the newest first.
    func traces(of trigger: Trigger.ID?, limit: Int) throws(StoreError) -> [Trace]

    /// One trace; nil if it is gone.
    func trace(_ id: Trace.ID) throws(StoreError) -> Trace?

    /// The traces of runs that are not over, the oldest first.
    func runningTraces() throws(StoreError) -> [Trace]
}

extension HomeStore {
    @discardableResult
    package func commit(_ changes: [Change]) throws(StoreError) -> Commit {
        try commit(changes, traces: [])
    }
}

/// How many commits a store keeps for clients that come back, unless told otherwise.
package let defaultLogLimit = 10_000
