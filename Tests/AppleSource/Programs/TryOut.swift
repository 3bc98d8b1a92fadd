// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeKit

/// Testing an app with simulated accessories: bridges and what is behind them, categories, identification, reachability.
final class TryOut: NSObject, HMHomeManagerDelegate, HMAccessoryDelegate {
    let manager = HMHomeManager()

    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        guard let home = manager.homes.first else { return }
        let bridges = home.accessories.filter { $0.category.categoryType == HMAccessoryCategoryTypeBridge }
        for bridge in bridges {
            print("\(bridge.name): \(bridge.uniqueIdentifiersForBridgedAccessories?.count ?? 0) behind it")
        }
        for accessory in home.accessories.sorted(by: { $0.name < $1.name }) where accessory.isBridged {
            let main = accessory.services.first { $0.isPrimaryService } ?? accessory.services.last
            print("\(accessory.name): \(main?.localizedDescription ?? "-"), \(accessory.model ?? "-")")
            accessory.delegate = self
        }
        guard let bridge = bridges.first else { exit(1) }
        bridge.identify { error in
            print("Identified: \(error == nil)")
            fflush(stdout)
        }
    }

    func accessoryDidUpdateReachability(_ accessory: HMAccessory) {
        print("\(accessory.name) is \(accessory.isReachable ? "back" : "gone")")
        fflush(stdout)
        if accessory.isReachable { exit(0) }
    }
}

let tryOut = TryOut()
tryOut.manager.delegate = tryOut
RunLoop.main.run()
