// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Has the hub talk again to an accessory that it has blocked, and with a bridge to those behind it.
package struct UnblockAccessory: Mutation {
    package static let method = "accessory.unblock"

    package let home: Home.ID
    package let accessory: Accessory.ID

    package init(home: Home.ID, accessory: Accessory.ID) {
        self.home = home
        self.accessory = accessory
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let accessory = try database.accessory(accessory, in: home)
        guard accessory.bridge == nil else {
            throw HubError(
                .cannotUnblockNonBridgeAccessory, "The accessory stands behind a bridge; unblock the bridge.")
        }
        return ([accessory] + home.accessories(behind: accessory.id)).filter { $0.blockedSince != nil }.map {
            .accessoryBlocked(accessory: $0.id, home: home.id, since: nil)
        }
    }
}
