// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What became of the numbers of a bridge's accessories between two descriptions. Source: quirk Q48.
struct AIDShifts {
    /// Devices that have another number now: from the number they had.
    private(set) var origins: [UInt64: Accessory] = [:]
    /// Numbers under which a device is found now that was never seen before, though another one had the number.
    private(set) var strangers: Set<UInt64> = []

    /// - Parameters:
    ///   - known: what is in the database.
    ///   - described: what the bridge says now.
    init(from known: [Accessory], to described: [Accessory]) {
        let known = known.filter { $0.bridge != nil }
        let described = described.filter { $0.bridge != nil }
        let (before, now) = (Self.unique(known), Self.unique(described))
        let occupants = Dictionary(known.map { ($0.aid, $0) }) { first, _ in first }
        for accessory in described {
            let traits = DeviceTraits(accessory)
            let occupant = occupants[accessory.aid].map { DeviceTraits($0) }
            if occupant == traits { continue }
            if now[traits] != nil, let origin = before[traits], origin.aid != accessory.aid {
                origins[accessory.aid] = origin
            } else if let occupant, traits.isOtherDevice(than: occupant) {
                strangers.insert(accessory.aid)
            }
        }
    }

    /// Those that no other of the same bridge is like, by their traits; devices without serial number cannot be told.
    private static func unique(_ accessories: [Accessory]) -> [DeviceTraits: Accessory] {
        let groups = Dictionary(grouping: accessories) { DeviceTraits($0) }
        return groups.compactMapValues { $0.count == 1 ? $0[0] : nil }.filter { $0.key.serialNumber != nil }
    }
}
