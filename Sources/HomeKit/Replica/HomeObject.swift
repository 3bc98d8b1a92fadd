// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue
internal import HearthModel

/// An object that is handed out to the program: one for each thing in the database, the same one each time.
protocol HomeObject: AnyObject, Sendable {
    /// The thing has left the database; from now on the object tells what it last was.
    func leave(_ last: LastState)
}

/// What was known when things left the database.
struct LastState: Sendable {
    let database: HomeDatabase
    let values: [CharacteristicReference: CharacteristicValue]
}
