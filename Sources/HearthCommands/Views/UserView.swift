// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// A user who was invited to a home, as JSON.
struct UserView: Encodable {
    let id: String
    let name: String
    let unixID: UInt32
    let home: NameView
    let isAdministrator: Bool
    let hasRemoteAccess: Bool

    init(_ user: User, in home: Home) {
        id = user.id.description
        name = user.name
        unixID = user.unixID
        self.home = NameView(home)
        isAdministrator = user.isAdministrator
        hasRemoteAccess = user.hasRemoteAccess
    }
}
