// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials
package import HearthModel

/// The first request on every connection.
///
/// Compatibility: `protocolVersion` rises only when something is taken away or changes its meaning; methods, fields, change
/// kinds and error codes may be added within a version, and both sides pass over what they do not know. A hub refuses
/// another version than its own with an error that names both.
package struct Hello: HubRequest {
    package typealias Answer = Welcome
    package static let method = "hub.hello"
    package static let currentProtocolVersion = 1

    package let protocolVersion: Int
    /// The program that is calling, for logs and `hub.status`.
    package let client: String

    package init(protocolVersion: Int = Self.currentProtocolVersion, client: String) {
        self.protocolVersion = protocolVersion
        self.client = client
    }
}

package struct Welcome: Codable, Hashable, Sendable {
    package let protocolVersion: Int
    package let hubVersion: String

    package init(protocolVersion: Int, hubVersion: String) {
        self.protocolVersion = protocolVersion
        self.hubVersion = hubVersion
    }
}

/// Asks for the database and, from then on, for every commit (`database.committed`) and every change of reachability
/// (`accessory.stateChanged`), without a gap in between.
package struct OpenDatabase: HubRequest {
    package typealias Answer = DatabaseOpened
    package static let method = "database.open"

    /// The last revision the client has; the hub then sends only what came after, if it still knows.
    package let since: Revision?

    package init(since: Revision? = nil) {
        self.since = since
    }
}

package struct DatabaseOpened: Codable, Hashable, Sendable {
    package let revision: Revision
    /// The whole database; nil if `missed` tells all there is to know.
    package let database: HomeDatabase?
    /// The commits after the revision asked for, oldest first; nil if `database` is given.
    package let missed: [Commit]?
    package let accessories: [AccessoryState]
    /// Last known values.
    package let values: [CharacteristicState]
    /// Who is asking, as the kernel says. Guests see the homes that they were invited to.
    package let caller: MachineUser?
    /// To whom the hub belongs.
    package let owner: MachineUser?

    package init(
        revision: Revision, database: HomeDatabase?, missed: [Commit]?, accessories: [AccessoryState],
        values: [CharacteristicState], caller: MachineUser? = nil, owner: MachineUser? = nil
    ) {
        self.revision = revision
        self.database = database
        self.missed = missed
        self.accessories = accessories
        self.values = values
        self.caller = caller
        self.owner = owner
    }
}

/// Asks how the hub is.
package struct HubStatusRequest: HubRequest {
    package typealias Answer = HubStatus
    package static let method = "hub.status"
    package init() {}
}

package struct HubStatus: Codable, Hashable, Sendable {
    package var version: String
    package var processID: Int32
    package var startedAt: Date
    package var revision: Revision
    package var homes: Int
    package var accessories: Int
    package var reachableAccessories: Int
    package var accessoryServers: [AccessoryServerStatus]
    /// The programs that are connected, by the names they gave.
    package var clients: [String]
    package var enabledTriggers: Int
    /// When the next trigger is due.
    package var nextFireDate: Date?
    /// The hub's memory in bytes (resident set).
    package var residentBytes: Int

    package init(
        version: String, processID: Int32, startedAt: Date, revision: Revision, homes: Int, accessories: Int,
        reachableAccessories: Int, accessoryServers: [AccessoryServerStatus], clients: [String], enabledTriggers: Int,
        nextFireDate: Date?, residentBytes: Int
    ) {
        self.version = version
        self.processID = processID
        self.startedAt = startedAt
        self.revision = revision
        self.homes = homes
        self.accessories = accessories
        self.reachableAccessories = reachableAccessories
        self.accessoryServers = accessoryServers
        self.clients = clients
        self.enabledTriggers = enabledTriggers
        self.nextFireDate = nextFireDate
        self.residentBytes = residentBytes
    }
}

/// One link of the hub: which accessory server, where, and how it is doing.
package struct AccessoryServerStatus: Codable, Hashable, Sendable {
    package var deviceID: String
    /// `HOST:PORT`, if known.
    package var address: String?
    /// `reachable`, `connecting`, `unreachable`, `pairing lost`.
    package var state: String
    package var accessories: Int
    /// Why it is not reachable, in words.
    package var problem: String?

    package init(deviceID: String, address: String?, state: String, accessories: Int, problem: String?) {
        self.deviceID = deviceID
        self.address = address
        self.state = state
        self.accessories = accessories
        self.problem = problem
    }
}
