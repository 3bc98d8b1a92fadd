// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue
internal import HearthModel

/// What is known of the devices right now: last values and who answers. Has no revision; starts from the values that were
/// saved last, with nobody reachable.
struct LiveState: Sendable {
    private(set) var values: [CharacteristicReference: CharacteristicValue] = [:]
    private(set) var reachable: Set<Accessory.ID> = []
    /// How often each value was reported by its device. Tells whether an answer on its way has been overtaken.
    private var reports: [CharacteristicReference: UInt64] = [:]

    init(values: [CharacteristicState] = []) {
        for state in values { self.values[state.characteristic] = state.value }
    }

    func value(of characteristic: CharacteristicReference) -> CharacteristicValue? { values[characteristic] }

    func reports(of characteristic: CharacteristicReference) -> UInt64 { reports[characteristic, default: 0] }

    func isReachable(_ accessory: Accessory.ID) -> Bool { reachable.contains(accessory) }

    /// Takes what a device or a write says; answers with the values that are different from before.
    ///
    /// Null is no value: the last one is kept (quirk Q63).
    mutating func update(_ states: [CharacteristicState]) -> [CharacteristicState] {
        states.filter { state in
            reports[state.characteristic, default: 0] += 1
            guard let value = state.value, values[state.characteristic] != value else { return false }
            values[state.characteristic] = value
            return true
        }
    }

    /// Takes news of who answers; answers with those for whom it is different from before.
    mutating func update(_ states: [AccessoryState]) -> [AccessoryState] {
        states.filter { state in
            state.isReachable
                ? reachable.insert(state.accessory).inserted : reachable.remove(state.accessory) != nil
        }
    }

    /// Forgets all accessories but these.
    mutating func keep(only known: Set<Accessory.ID>) {
        reachable.formIntersection(known)
        values = values.filter { known.contains($0.key.accessory) }
        reports = reports.filter { known.contains($0.key.accessory) }
    }
}
