// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

extension RowWriter {
    func applyToUsers(_ change: Change) throws(StoreError) {
        switch change {
        case .userAdded(let user, let home):
            try add(user, to: home)
        case .userRemoved(let id, _):
            try connection.run("DELETE FROM users WHERE id = ?", .id(id))
        case .userUpdated(let user, _):
            try connection.run(
                "UPDATE users SET is_administrator = ?, has_remote_access = ? WHERE id = ?",
                .flag(user.isAdministrator), .flag(user.hasRemoteAccess), .id(user.id))
        default:
            break
        }
    }

    func add(_ user: User, to home: Home.ID) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO users (id, home, unix_id, name, is_administrator, has_remote_access) VALUES (?, ?, ?, ?, ?, ?)
            """,
            .id(user.id), .id(home), .integer(Int64(user.unixID)), .text(user.name), .flag(user.isAdministrator),
            .flag(user.hasRemoteAccess))
    }
}
