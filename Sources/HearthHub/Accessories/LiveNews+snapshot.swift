// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPNetwork
internal import HearthModel

extension LiveNews {
    /// What a link has read.
    init(_ snapshot: LinkSnapshot, of deviceID: DeviceID) {
        let present = Set(snapshot.database.accessories.map(\.aid)).subtracting(snapshot.unreachableAccessories)
        var ids = AccessoryIDs(of: deviceID)
        self.init(
            values: snapshot.values.map {
                CharacteristicState(
                    CharacteristicReference(accessory: ids[$0.key.aid], iid: $0.key.iid), value: $0.value,
                    isStale: snapshot.staleValues.contains($0.key))
            },
            reachability: { database in
                database.accessories(of: deviceID).map {
                    AccessoryState($0.id, isReachable: present.contains($0.aid))
                }
            })
    }
}

/// The identifiers of the accessories of an accessory server, each made once.
private struct AccessoryIDs {
    private let deviceID: DeviceID
    private var known: [UInt64: Accessory.ID] = [:]

    init(of deviceID: DeviceID) {
        self.deviceID = deviceID
    }

    subscript(aid: UInt64) -> Accessory.ID {
        mutating get {
            if let id = known[aid] { return id }
            let id = Accessory.ID(deviceID: deviceID, aid: aid)
            known[aid] = id
            return id
        }
    }
}
