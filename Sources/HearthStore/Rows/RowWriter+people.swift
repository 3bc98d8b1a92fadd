// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

extension RowWriter {
    func applyToPeople(_ change: Change) throws(StoreError) {
        switch change {
        case .personUpdated(let person, let home):
            try put(person, in: home)
        case .personRemoved(let id, let home):
            try connection.run("DELETE FROM people WHERE home = ? AND unix_id = ?", .id(home), .integer(Int64(id)))
        default:
            break
        }
    }

    /// Adds a person, or takes the place of what is known.
    func put(_ person: Person, in home: Home.ID) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO people (home, unix_id, name, whereabouts, phone)
            SELECT id, ?, ?, ?, ? FROM homes WHERE id = ?
            ON CONFLICT (home, unix_id) DO UPDATE SET
                name = excluded.name, whereabouts = excluded.whereabouts, phone = excluded.phone
            """,
            .integer(Int64(person.unixID)), .text(person.name),
            .text(try person.whereabouts.map(JSONColumn.encode)), .text(try person.phone.map(JSONColumn.encode)),
            .id(home))
    }
}
