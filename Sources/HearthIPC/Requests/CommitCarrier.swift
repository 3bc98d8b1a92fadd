// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// An answer that tells the asker of a commit which nobody else will tell it of.
///
/// Such an answer must reach the asker's replica even if it comes after its time limit; see ``HubClient``.
package protocol CommitCarrier {
    var carriedCommit: Commit? { get }
}

extension Commit: CommitCarrier {
    package var carriedCommit: Commit? { self }
}

extension AccessoryAdded: CommitCarrier {
    package var carriedCommit: Commit? { commit }
}

extension ActionSetExecuted: CommitCarrier {
    package var carriedCommit: Commit? { commit }
}
