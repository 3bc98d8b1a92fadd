// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A wish to change the database, checked against the rules of HomeKit before anything happens.
///
/// Pure: it looks at the database and says which changes follow, or why it is refused. The hub commits the changes; the
/// mutation itself touches nothing.
package protocol Mutation: Codable, Hashable, Sendable {
    /// The JSON-RPC method that asks for it.
    static var method: String { get }

    /// The changes that follow, in the order in which they are to be applied and announced.
    func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change]
}

/// What a mutation needs to know beside the database.
package struct MutationContext: Sendable {
    package let now: Date
    /// The hub's own zone and calendar, for schedules that name none.
    package let calendar: Calendar
    /// Gives each new object its identifier.
    package let makeID: @Sendable () -> UUID
    /// The user of this machine who asks; nil for the hub itself.
    package var asker: UInt32?
    /// To whom the hub belongs.
    package var owner: MachineUser?

    package init(
        now: Date, calendar: Calendar, makeID: @escaping @Sendable () -> UUID, asker: UInt32? = nil,
        owner: MachineUser? = nil
    ) {
        self.now = now
        self.calendar = calendar
        self.makeID = makeID
        self.asker = asker
        self.owner = owner
    }
}
