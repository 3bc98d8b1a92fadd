// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why a store did not do what it was asked. Messages never hold the values that were to be stored.
package enum StoreError: Error, Hashable, Sendable {
    /// The file or its folder cannot be made or opened.
    case cannotOpen(path: String, reason: String)
    /// The file belongs to another program.
    case notOurs(path: String)
    /// A newer Hearth has changed the file; `migrations` are the steps this one does not know.
    case newerVersion(path: String, migrations: [String])
    /// SQLite refused: its extended result code and its own words.
    case database(code: Int32, message: String)
    /// The file is no database any more.
    case damaged(path: String, reason: String)
    /// Something in the file cannot be read back.
    case corrupt(table: String, detail: String)
}

extension StoreError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cannotOpen(let path, let reason):
            "The home database \(path) cannot be opened: \(reason). Check the folder and who owns it."
        case .notOurs(let path):
            "\(path) is the database of another program. Choose another state folder."
        case .newerVersion(let path, let migrations):
            "The home database \(path) was made by a newer version of Hearth (\(migrations.joined(separator: ", "))). "
                + "Install that version again; this one leaves the file as it is."
        case .database(let code, let message):
            "The home database failed (SQLite \(code)): \(message)."
        case .damaged(let path, let reason):
            "The home database \(path) is damaged: \(reason). Restore a backup, or move the file away to begin anew."
        case .corrupt(let table, let detail):
            "The home database is damaged in \(table): \(detail). Restore a backup."
        }
    }
}
