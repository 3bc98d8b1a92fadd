// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue
internal import HearthModel

/// What is known of the devices right now: last values and who answers. Has no revision; starts from the values that were
/// saved last, with nobody reachable.
struct LiveState: Sendable {
    private(set) var values: [CharacteristicReference: CharacteristicValue] = [:]
    /// Those of `values` that the device has not told lately, or does not know any more. Quirks Q7 and Q63.
    private var stale: Set<CharacteristicReference> = []
    private(set) var reachable: Set<Accessory.ID> = []
    /// How often each value was reported by its device. Tells whether an answer on its way has been overtaken.
    private var reports: [CharacteristicReference: UInt64] = [:]

    init(values: [CharacteristicState] = []) {
        for state in values { self.values[state.characteristic] = state.value }
        stale = Set(self.values.keys)
    }

    func value(of characteristic: CharacteristicReference) -> CharacteristicValue? { values[characteristic] }

    /// The value, if the device has told it lately and answers.
    func freshValue(of characteristic: CharacteristicReference) -> CharacteristicValue? {
        let isFresh = reachable.contains(characteristic.accessory) && !stale.contains(characteristic)
        return isFresh ? values[characteristic] : nil
    }

    /// All last known values.
    var states: [CharacteristicState] {
        values.map { CharacteristicState($0.key, value: $0.value, isStale: stale.contains($0.key)) }
    }

    func reports(of characteristic: CharacteristicReference) -> UInt64 { reports[characteristic, default: 0] }

    func isReachable(_ accessory: Accessory.ID) -> Bool { reachable.contains(accessory) }

    /// Takes what a device or a write says; answers with what is different from before.
    ///
    /// Null is no value: the last one is kept, as a stale one (quirk Q63).
    mutating func update(_ states: [CharacteristicState]) -> [CharacteristicState] {
        states.compactMap { state in
            let reference = state.characteristic
            reports[reference, default: 0] += 1
            guard let value = state.value ?? values[reference] else { return nil }
            let isStale = state.value == nil || state.isStale == true
            let isChanged = values[reference] != value || stale.contains(reference) != isStale
            values[reference] = value
            if isStale { stale.insert(reference) } else { stale.remove(reference) }
            return isChanged ? CharacteristicState(reference, value: value, isStale: isStale) : nil
        }
    }

    /// A press is over as soon as it was told: nothing of it is kept, so nobody hears of it later. Quirk Q55.
    mutating func countPresses(_ states: [CharacteristicState]) {
        for state in states { reports[state.characteristic, default: 0] += 1 }
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
        stale = stale.filter { known.contains($0.accessory) }
        reports = reports.filter { known.contains($0.key.accessory) }
    }
}
