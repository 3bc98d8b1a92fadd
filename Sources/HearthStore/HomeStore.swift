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
    @discardableResult
    func commit(_ changes: [Change]) throws(StoreError) -> Commit

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
}

/// How many commits a store keeps for clients that come back, unless told otherwise.
package let defaultLogLimit = 10_000
