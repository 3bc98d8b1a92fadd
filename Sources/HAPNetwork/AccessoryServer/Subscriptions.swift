// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP

/// Which connection wants events of which characteristic.
package struct Subscriptions: Sendable {
    private var connections: [CharacteristicID: Set<UInt64>] = [:]

    package init() {}

    package mutating func set(_ isOn: Bool, _ id: CharacteristicID, for connection: UInt64) {
        if isOn {
            connections[id, default: []].insert(connection)
        } else {
            remove(connection, from: id)
        }
    }

    package func contains(_ id: CharacteristicID, for connection: UInt64) -> Bool {
        connections[id]?.contains(connection) ?? false
    }

    /// What a connection is subscribed to, in order.
    package func ids(for connection: UInt64) -> [CharacteristicID] {
        connections.filter { $0.value.contains(connection) }.keys.sorted()
    }

    /// The connections subscribed to `id`.
    package func connections(to id: CharacteristicID) -> Set<UInt64> {
        connections[id] ?? []
    }

    /// Forgets a closed connection.
    package mutating func removeAll(of connection: UInt64) {
        for id in Array(connections.keys) { remove(connection, from: id) }
    }

    /// Forgets characteristics that are no more.
    package mutating func keep(where isKept: (CharacteristicID) -> Bool) {
        connections = connections.filter { isKept($0.key) }
    }

    private mutating func remove(_ connection: UInt64, from id: CharacteristicID) {
        connections[id]?.remove(connection)
        if connections[id]?.isEmpty == true { connections[id] = nil }
    }
}
