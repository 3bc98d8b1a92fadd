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
    var readSpan = ReadSpan()
    /// Accessories whose rows come back as unreachable.
    var unreachableAccessories: Set<UInt64> = []
    /// Characteristics that refused to be subscribed to on this connection. Quirk Q52.
    var refusedSubscriptions: Set<CharacteristicID> = []
    /// Characteristics of which the accessory does not say what may be done with them. Quirk Q36.
    private var guessedPermissions: Set<CharacteristicID> = []
    /// What their refusals have taught.
    private var refusedPermissions: [CharacteristicID: CharacteristicPermissions] = [:]
    /// Asked for with each write, so looked up once per accessory and connection, as soon as it has said what it is.
    private var treatments: [UInt64: Set<ModelRule.Treatment>] = [:]

    init(database: AttributeDatabase?, configurationNumber: UInt32?) {
        self.database = database?.withoutValues
        self.configurationNumber = configurationNumber
        plan = ConversationPlan(database ?? AttributeDatabase())
    }

    /// Takes a database just read, with its values.
    ///
    /// - Returns: whether the structure is a different one, and which values have changed.
    mutating func take(
        _ read: AttributeDatabase, at order: UInt64, configurationNumber: UInt32?,
        guessedPermissions: Set<CharacteristicID> = []
    ) -> (isNew: Bool, changes: [CharacteristicChange]) {
        self.configurationNumber = configurationNumber
        self.guessedPermissions = guessedPermissions
        var changes: [CharacteristicChange] = []
        for (id, attributes) in read.characteristics where !attributes.sendsPresses && !attributes.holdsKeys {
            // A value that is left out says nothing.
            guard let value = attributes.value, values.take(value, of: id, at: order) else { continue }
            changes.append(CharacteristicChange(id: id, value: value, cause: .read))
        }
        var structure = read.withoutValues
        for (id, refused) in refusedPermissions where guessedPermissions.contains(id) {
            structure.removePermissions(refused, from: id)
        }
        guard structure != database else { return (false, changes) }
        use(structure)
        let known = plan.characteristics
        values.keep { known[$0] != nil }
        unreachableAccessories.formIntersection(structure.accessories.map(\.aid))
        return (true, changes)
    }

    private mutating func use(_ structure: AttributeDatabase) {
        database = structure
        treatments = [:]
        plan = ConversationPlan(structure)
    }

    /// Takes away a permission that was guessed and turned out wrong. Answers whether that is news. Quirk Q36.
    mutating func correctPermissions(of id: CharacteristicID, after status: HAPStatus) -> Bool {
        guard guessedPermissions.contains(id), let refused = status.refusedPermission, var structure = database,
            plan.characteristics[id]?.permissions.contains(refused) == true
        else { return false }
        refusedPermissions[id, default: []].insert(refused)
        structure.removePermissions(refused, from: id)
        use(structure)
        return true
    }

    /// What the model of an accessory needs. Quirks Q58 and Q59.
    mutating func treatments(of aid: UInt64) -> Set<ModelRule.Treatment> {
        if let known = treatments[aid] { return known }
        let manufacturer = text(CharacteristicType.manufacturer, of: aid)
        let model = text(CharacteristicType.model, of: aid)
        let found = ModelRules.treatments(manufacturer: manufacturer ?? "", model: model ?? "")
        if manufacturer != nil, model != nil { treatments[aid] = found }
        return found
    }

    /// What an accessory says of itself: empty if it has no such characteristic, nil if it has not told it yet.
    private func text(_ type: TypeIdentifier, of aid: UInt64) -> String? {
        guard let id = plan.information(type, of: aid) else { return "" }
        guard let value = values[id] else { return nil }
        return if case .string(let text) = value { text } else { "" }
    }

    mutating func beginSession() {
        values.beginSession()
        treatments = [:]
        unreachableAccessories = []
        refusedSubscriptions = []
    }

    /// What events do not cover. Source: HAP reference 18.
    var pollable: [CharacteristicID] {
        let refused = plan.readable.filter(refusedSubscriptions.contains)
        return plan.silent + refused + plan.readable(of: unreachableAccessories)
    }
}

extension HAPStatus {
    /// The permission that there is not, if that is what it says.
    fileprivate var refusedPermission: CharacteristicPermissions? {
        switch self {
        case .readOnly: .write
        case .writeOnly: .read
        case .notificationNotSupported: .notify
        default: nil
        }
    }
}

extension AttributeDatabase {
    fileprivate mutating func removePermissions(_ permissions: CharacteristicPermissions, from id: CharacteristicID) {
        for accessory in accessories.indices where accessories[accessory].aid == id.aid {
            for service in accessories[accessory].services.indices {
                for index in accessories[accessory].services[service].characteristics.indices
                where accessories[accessory].services[service].characteristics[index].iid == id.iid {
                    accessories[accessory].services[service].characteristics[index].permissions.subtract(permissions)
                }
            }
        }
    }
}
