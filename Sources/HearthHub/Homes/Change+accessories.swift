// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthModel

extension Change {
    /// Whether accessories leave the database with it.
    var removesAccessories: Bool {
        switch self {
        case .accessoryRemoved, .homeRemoved: true
        default: false
        }
    }

    /// The accessory server of an accessory that comes into the database with it.
    var addedServer: DeviceID? {
        guard case .accessoryAdded(let accessory, _) = self else { return nil }
        return accessory.server
    }
}
