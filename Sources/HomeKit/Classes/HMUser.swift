// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel

/// Somebody who has access to a home: the owner of the hub, or a user of this machine who was invited.
public class HMUser: NSObject, HomeObject, @unchecked Sendable {
    // `@unchecked`: all are immutable; the anchor guards what it refers to.
    let anchor: Anchor
    let id: User.ID
    let home: Home.ID

    init(anchor: Anchor, id: User.ID, home: Home.ID) {
        self.anchor = anchor
        self.id = id
        self.home = home
        super.init()
    }

    private var record: User? { anchor.database.user(id, home) }
    func leave(_ last: LastState) { anchor.freeze(last) }

    /// The user's name on this machine.
    public var name: String { (isOwner ? anchor.replica.owner?.name : record?.name) ?? "" }

    /// Identifies the user in the home for ever.
    public var uniqueIdentifier: UUID { id.uuid }

    /// Whether the hub is this user's.
    var isOwner: Bool { id == .owner(of: home) }

    var isAdministrator: Bool { isOwner || record?.isAdministrator == true }
}

extension User.ID {
    /// The owner of the hub as a user of a home.
    static func owner(of home: Home.ID) -> User.ID { User.ID(UUID(0, of: home)) }
}
