// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// What a link knows of its accessory server; outlives connections.
struct Knowledge: Sendable {
    /// Without values; nil until it was read.
    private(set) var database: AttributeDatabase?
    /// The `c#` announced when the database was read.
    private(set) var configurationNumber: UInt32?
    private(set) var plan: ConversationPlan
    var values = ValueBook()
    /// Accessories whose rows come back as unreachable.
    var unreachableAccessories: Set<UInt64> = []
    /// Characteristics that refused to be subscribed to on this connection. Quirk Q52.
    var refusedSubscriptions: Set<CharacteristicID> = []

    init(database: AttributeDatabase?, configurationNumber: UInt32?) {
        self.database = database?.withoutValues
        self.configurationNumber = configurationNumber
        plan = ConversationPlan(database ?? AttributeDatabase())
    }

    /// Takes a database just read, with its values.
    ///
    /// - Returns: whether the structure is a different one, and which values have changed.
    mutating func take(
        _ read: AttributeDatabase, at order: UInt64, configurationNumber: UInt32?
    ) -> (isNew: Bool, changes: [CharacteristicChange]) {
        self.configurationNumber = configurationNumber
        var changes: [CharacteristicChange] = []
        for (id, attributes) in read.characteristics where !attributes.sendsPresses {
            guard values.take(attributes.value, of: id, at: order) else { continue }
            changes.append(CharacteristicChange(id: id, value: attributes.value, cause: .read))
        }
        let structure = read.withoutValues
        guard structure != database else { return (false, changes) }
        database = structure
        plan = ConversationPlan(structure)
        let known = plan.characteristics
        values.keep { known[$0] != nil }
        unreachableAccessories.formIntersection(structure.accessories.map(\.aid))
        return (true, changes)
    }

    mutating func beginSession() {
        values.beginSession()
        unreachableAccessories = []
        refusedSubscriptions = []
    }

    /// What events do not cover. Source: HAP reference 18.
    var pollable: [CharacteristicID] {
        let refused = plan.readable.filter(refusedSubscriptions.contains)
        return plan.silent + refused + plan.readable(of: unreachableAccessories)
    }
}
