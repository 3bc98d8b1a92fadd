// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// What the hub tells a client unasked.
package enum HubNotification: Hashable, Sendable {
    /// `database.committed`: somebody else changed the database. Never sent to the connection that asked for the change.
    case committed(Commit)
    /// `accessory.stateChanged`: accessories became reachable or unreachable.
    case accessoryStatesChanged([AccessoryState])
    /// `characteristic.valuesChanged`: values changed by a device or by another client, for those subscribed to.
    case valuesChanged([CharacteristicState])
    /// `actionSet.executing`: an action set started or ended running.
    case actionSetExecuting(home: Home.ID, actionSet: ActionSet.ID, isExecuting: Bool)
    /// `accessory.snapshotTaken`: a program has had a camera take a picture. Never sent to the connection that asked.
    case snapshotTaken(Accessory.ID)
    /// `camera.streamEnded`: a stream that this connection has asked for has ended, unasked.
    case streamEnded(CameraStream.ID, HubError)
    /// `discovery.appeared`: an accessory was seen, or something about it changed.
    case discovered(DiscoveredAccessory)
    /// `discovery.vanished`: it is gone from the network, or has been added to a home.
    case vanished(DiscoveredAccessory)
}
