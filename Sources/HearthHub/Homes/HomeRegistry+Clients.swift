// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue
package import HearthIPC
internal import HearthModel

extension HomeRegistry {
    package func connect(_ client: Client) {
        clients[client.id] = client
    }

    package func disconnect(_ client: Client.ID) {
        clients[client] = nil
    }

    func isConnected(_ client: Client.ID) -> Bool { clients[client] != nil }

    package var clientNames: [String] { clients.values.map(\.name).sorted() }

    /// Turns a client's interest in values on or off. Refused one by one: `notFound`, `notificationNotSupported`.
    package func subscribe(
        _ request: SubscribeCharacteristics, for client: Client.ID
    ) -> [HearthIPC.CharacteristicResult] {
        request.characteristics.map { reference in
            do throws(HubError) {
                try setSubscription(of: client, to: reference, isOn: request.isOn)
                return CharacteristicResult(reference, value: live.value(of: reference))
            } catch {
                return CharacteristicResult(reference, value: nil, error: error)
            }
        }
    }

    private func setSubscription(
        of client: Client.ID, to reference: CharacteristicReference, isOn: Bool
    ) throws(HubError) {
        let characteristic = try database.requiredCharacteristic(reference)
        if isOn { _ = try database.usableAccessory(reference.accessory) }
        guard characteristic.permissions.contains(.notify) else {
            throw HubError(.notificationNotSupported, "This characteristic does not tell of changes.")
        }
        if isOn {
            clients[client]?.subscriptions.insert(reference)
        } else {
            clients[client]?.subscriptions.remove(reference)
        }
    }

    /// Tells every client that follows the database, except one.
    func tellFollowers(_ notification: HubNotification, except asker: Client.ID? = nil) {
        for client in clients.values where client.id != asker && client.followsDatabase {
            if let seen = client.guest.map({ seen(notification, by: $0) }) ?? notification { client.notify(seen) }
        }
    }
}

extension HomeDatabase {
    /// The characteristic, or `notFound`.
    func requiredCharacteristic(_ reference: CharacteristicReference) throws(HubError) -> Characteristic {
        guard let found = accessory(reference.accessory)?.accessory.characteristic(reference.iid) else {
            throw HubError(.notFound, "There is no such characteristic in any home; it may have been removed.")
        }
        return found
    }

    /// The accessory, or `notFound`.
    func requiredAccessory(_ id: Accessory.ID) throws(HubError) -> Accessory {
        guard let found = accessory(id)?.accessory else {
            throw HubError(.notFound, "There is no such accessory in any home; it may have been removed.")
        }
        return found
    }

    /// The accessory, if the hub talks to it; else `notFound` or `accessoryIsBlocked`.
    func usableAccessory(_ id: Accessory.ID) throws(HubError) -> Accessory {
        let accessory = try requiredAccessory(id)
        guard accessory.blockedSince == nil else { throw .blocked }
        return accessory
    }
}
