// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue
package import HearthSystem

/// What a link tells its owner, in order.
package enum LinkUpdate: Sendable {
    /// The accessory server can be used, with all that is known of it.
    case reachable(LinkSnapshot)
    /// It cannot be used for now. Told once, not after each failed attempt.
    case unreachable(LinkFailure)
    /// The accessory says it does not know us, or announces that it is not paired. It is unreachable; keys and data
    /// are kept until the user decides.
    case pairingLost
    /// Values that changed, and presses of buttons, while it is reachable. No order inside one message.
    case changed([CharacteristicChange])
    /// Services or characteristics changed while it is reachable.
    case databaseChanged(LinkSnapshot)
    /// One accessory behind a bridge was lost or came back, while the bridge is reachable. Quirk Q65.
    case accessory(aid: UInt64, isReachable: Bool)
}

/// All that is known of a reachable accessory server.
package struct LinkSnapshot: Equatable, Sendable {
    /// Where it answers.
    package let address: SocketAddress
    /// Accessories, services and characteristics, without values, so that two can be compared.
    package let database: AttributeDatabase
    /// The `c#` announced when the database was read; nil or 0 if none was.
    package let configurationNumber: UInt32?
    /// The last known values; those never known are missing.
    package let values: [CharacteristicID: CharacteristicValue]
    /// Those of `values` that the accessory has not told on this connection, or has said since that it does not know.
    package let staleValues: Set<CharacteristicID>
    /// Accessories behind the bridge that it does not reach.
    package let unreachableAccessories: Set<UInt64>
}
