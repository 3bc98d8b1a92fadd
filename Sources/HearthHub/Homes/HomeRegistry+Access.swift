// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthIPC
package import HearthModel

/// What a request needs the right for, beside wishes to change the database.
package enum AccessNeed: Sendable {
    /// Control of accessories; whoever was invited to their homes has it.
    case control([Accessory.ID])
    /// Use of a home; whoever was invited to it has it.
    case use(Home.ID)
    /// Changing a home.
    case administration(of: Home.ID)
    /// Changing the home of an accessory; that of one in no home, changing any home.
    case administrationOf(accessory: Accessory.ID)
    /// Making an accessory show itself: control, or changing any home for one in no home.
    case identification(Accessory.ID)
    /// Changing any home.
    case anyAdministration
    /// The hub itself: its keys and its pairings.
    case ownership
}

extension HomeRegistry {
    /// Refuses what a client may not ask for: with `notFound` about homes that it does not see, else with
    /// `insufficientPrivileges`. Source: behaviour section 14.
    package func check(_ need: AccessNeed, by client: Client.ID) throws(HubError) {
        guard let guest = clients[client]?.guest else { return }
        switch need {
        case .control(let accessories):
            for accessory in accessories { _ = try database.visible(accessory, to: guest) }
        case .use(let home): _ = try database.visible(to: guest).requiredHome(home)
        case .administration(let home):
            try Self.require(database.visible(to: guest).requiredHome(home).guest(guest)?.isAdministrator)
        case .administrationOf(let accessory):
            guard let home = database.accessory(accessory)?.home else {
                return try check(.anyAdministration, by: client)
            }
            try check(.administration(of: home.id), by: client)
        case .identification(let accessory):
            let isKnown = database.accessory(accessory) != nil
            try check(isKnown ? .control([accessory]) : .anyAdministration, by: client)
        case .anyAdministration:
            try Self.require(database.homes.contains { $0.guest(guest)?.isAdministrator == true })
        case .ownership: try Self.require(false)
        }
    }

    private static func require(_ isAllowed: Bool?) throws(HubError) {
        guard isAllowed == true else {
            throw HubError(.insufficientPrivileges, "This needs more rights; the owner of the hub can give them.")
        }
    }

    /// Takes note of who was invited and who has left.
    func takeAccess() {
        guests.take(database)
        for (id, client) in clients {
            guard let guest = client.guest else { continue }
            clients[id]?.keepSubscriptions(
                to: Set(database.visible(to: guest).homes.flatMap(\.accessories).map(\.id)))
        }
    }

    /// Tells a guest of the live state of homes that a commit shows to it. First, so that whoever hears of an accessory
    /// finds its values.
    func tellArrivals(_ commit: Commit, to client: Client) {
        let arrivals = commit.changes.flatMap { change -> [Accessory.ID] in
            if case .homeAdded(let home) = change { home.accessories.map(\.id) } else { [] }
        }
        guard !arrivals.isEmpty else { return }
        let known = Set(arrivals)
        client.notify(
            .accessoryStatesChanged(arrivals.map { AccessoryState($0, isReachable: live.isReachable($0)) }))
        let values = live.states.filter { known.contains($0.characteristic.accessory) }
        if !values.isEmpty { client.notify(.valuesChanged(values)) }
    }

    /// What a guest is told of live state: what concerns the homes it sees; nil for nothing.
    func seen(_ notification: HubNotification, by guest: UInt32) -> HubNotification? {
        switch notification {
        case .accessoryStatesChanged(let states):
            let seen = states.filter { database.sees($0.accessory, guest) }
            return seen.isEmpty ? nil : .accessoryStatesChanged(seen)
        case .valuesChanged(let states):
            let seen = states.filter { database.sees($0.characteristic.accessory, guest) }
            return seen.isEmpty ? nil : .valuesChanged(seen)
        case .actionSetExecuting(let home, _, _): return database.home(home)?.guest(guest) == nil ? nil : notification
        case .snapshotTaken(let accessory): return database.sees(accessory, guest) ? notification : nil
        case .committed, .discovered, .vanished, .streamEnded: return notification
        }
    }
}

extension HomeDatabase {
    fileprivate func sees(_ accessory: Accessory.ID, _ guest: UInt32) -> Bool {
        self.accessory(accessory)?.home.guest(guest) != nil
    }

    fileprivate func visible(_ accessory: Accessory.ID, to guest: UInt32) throws(HubError) -> Accessory {
        guard let found = self.accessory(accessory), found.home.guest(guest) != nil else {
            throw HubError(.notFound, "There is no such accessory in any home; it may have been removed.")
        }
        return found.accessory
    }
}

extension Change {
    /// Whether somebody may see another home after it, or one less.
    var touchesAccess: Bool {
        switch self {
        case .userAdded, .userRemoved, .homeAdded, .homeRemoved: true
        default: false
        }
    }
}
