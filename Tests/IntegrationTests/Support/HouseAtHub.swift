// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthTestSupport

/// A foreign house (HAP-python) that a hub is paired with.
struct HouseAtHub {
    let hub: HubProcess
    let house: HousePeer

    init(isSingle: Bool = false, isAdvertised: Bool = false, logLevel: String = "info") async throws {
        house = try await HousePeer(isSingle: isSingle, isAdvertised: isAdvertised)
        hub = try await HubProcess(logLevel: logLevel)
        try await hub.hearth("home", "add", "My Home")
        try await hub.pair(house)
    }
}
