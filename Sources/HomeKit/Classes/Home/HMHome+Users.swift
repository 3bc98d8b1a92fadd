// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthModel

extension HMHome {
    /// The user that this program runs as.
    public var currentUser: HMUser { anchor.user(currentID, in: id) }

    /// The other users of the home: the owner of the hub and those who were invited.
    @available(*, deprecated, message: "Use manageUsers(completionHandler:).")
    public var users: [HMUser] {
        let all = [User.ID.owner(of: id)] + (record?.users ?? []).map(\.id)
        let current = currentID
        return all.filter { $0 != current }.map { anchor.user($0, in: id) }
    }

    /// What a user may do in this home.
    public func homeAccessControl(for user: HMUser) -> HMHomeAccessControl {
        HMHomeAccessControl(of: user)
    }

    /// Users are managed with the command line, `hearth user`; there is no screen for it. Fails with
    /// `insufficientPrivileges` for those who are no administrators, else with `operationNotSupported`.
    public func manageUsers(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        HomeFeed.refuse(noScreen, about(self, then: completionHandler))
    }

    /// Users are managed with the command line, `hearth user`; there is no screen for it.
    public nonisolated(nonsending) func manageUsers() async throws {
        try await awaitCompletion { manageUsers(completionHandler: $0) }
    }

    /// Users are invited with the command line, `hearth user invite`; there is no screen for it.
    @available(*, deprecated, message: "Use manageUsers(completionHandler:).")
    public func addUser(completionHandler: @escaping @Sendable (HMUser?, (any Error)?) -> Void) {
        HomeFeed.refuse(noScreen) { completionHandler(nil, $0) }
    }

    /// Takes a user's access away. Users who are no administrators may remove themselves.
    @available(*, deprecated, message: "Use manageUsers(completionHandler:).")
    public func removeUser(_ user: HMUser, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        guard !user.isOwner else {
            return HomeFeed.refuse(.insufficientPrivileges, about(self, user, then: completionHandler))
        }
        anchor.feed.mutate(
            RemoveUser(home: id, user: user.id), completionHandler: about(self, user, then: completionHandler))
    }

    private var currentID: User.ID {
        let caller = anchor.replica.caller
        return caller.flatMap { record?.guest($0.unixID)?.id } ?? .owner(of: id)
    }

    private var noScreen: HMError {
        guard currentUser.isAdministrator else { return HMError(.insufficientPrivileges) }
        let words = "Users are managed on the command line: hearth user invite, hearth user remove."
        return HMError(.operationNotSupported, userInfo: [NSLocalizedDescriptionKey: words])
    }
}
