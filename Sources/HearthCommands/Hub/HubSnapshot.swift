// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC
import HearthModel

/// The hub's database with live state, as a command works with it.
struct HubSnapshot: Sendable {
    var database: HomeDatabase
    private(set) var revision: Revision
    /// Who is asking; nil from a hub that does not say.
    let caller: MachineUser?
    /// To whom the hub belongs.
    let owner: MachineUser?
    private var reachable: [Accessory.ID: Bool]
    private var values: [CharacteristicReference: CharacteristicValue]
    private var stale: Set<CharacteristicReference>

    init(_ opened: DatabaseOpened) {
        database = opened.database ?? HomeDatabase()
        revision = opened.revision
        caller = opened.caller
        owner = opened.owner
        reachable = [:]
        values = [:]
        stale = []
        note(opened.accessories)
        note(opened.values)
    }

    func isReachable(_ accessory: Accessory.ID) -> Bool {
        reachable[accessory] ?? false
    }

    /// The last known value.
    func value(_ characteristic: Characteristic, of accessory: Accessory) -> CharacteristicValue? {
        values[CharacteristicReference(accessory: accessory.id, iid: characteristic.iid)]
    }

    func value(_ reference: CharacteristicReference) -> CharacteristicValue? { values[reference] }

    /// Whether a last known value may not hold any more: the accessory does not answer, has not told it lately, or does
    /// not know it any more.
    func isStale(_ reference: CharacteristicReference) -> Bool {
        stale.contains(reference) || !isReachable(reference.accessory)
    }

    mutating func note(_ states: [AccessoryState]) {
        for state in states { reachable[state.accessory] = state.isReachable }
    }

    mutating func note(_ states: [CharacteristicState]) {
        for state in states {
            values[state.characteristic] = state.value
            if state.isStale == true { stale.insert(state.characteristic) } else { stale.remove(state.characteristic) }
        }
    }

    /// Where a characteristic stands; nil if the database does not know it.
    func place(of reference: CharacteristicReference) -> CharacteristicPlace? {
        guard let (accessory, home) = database.accessory(reference.accessory) else { return nil }
        for service in accessory.services {
            if let found = service.characteristics.first(where: { $0.iid == reference.iid }) {
                return CharacteristicPlace(home: home, accessory: accessory, service: service, characteristic: found)
            }
        }
        return nil
    }
}
