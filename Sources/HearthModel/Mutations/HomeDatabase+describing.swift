// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension HomeDatabase {
    /// The changes that follow when an accessory server is described anew: its configuration number rose, or it was read
    /// again after a reconnect.
    ///
    /// Known accessories (by aid) take the new description and keep identifier, name, room and the names of services they
    /// already had; new ones join as in `changes(adding:to:)`. Those behind a bridge that it no longer mentions stay and
    /// are marked as gone since `now`: only the user deletes. What differs only in its order, or was not told this time,
    /// is no difference, and nothing new gives no changes. If a bridge has given its numbers out anew, name, room and
    /// actions go with the device, not with the number; actions follow characteristics whose numbers have changed. Source: HAP reference 17; quirks Q45, Q47 and Q48.
    package func changes(
        describing accessories: [Accessory], of deviceID: String, in home: Home.ID, at now: Date
    ) throws(HubError) -> [Change] {
        try changes(
            describing: accessories, known: try requiredHome(home).accessories.served(by: deviceID), in: home, at: now)
    }

    /// The same.
    ///
    /// - Parameter known: the accessories that the home has of the server.
    package func changes(
        describing accessories: [Accessory], known: [Accessory], in home: Home.ID, at now: Date
    ) throws(HubError) -> [Change] {
        let home = try requiredHome(home)
        let described = accessories.map(\.normalised)
        let shifts = AIDShifts(from: known, to: described)
        var description = Description(of: described, known: known, in: home, now: now)
        description.follow(shifts)
        return description.changes
    }
}

/// One new description of an accessory server, on its way to become changes.
private struct Description {
    private let home: Home
    private let described: [Accessory]
    private let known: [UInt64: Accessory]
    private let order: [Accessory]
    private let now: Date
    /// Made for the first newcomer: hardly any description brings one, and each name of the home has its price.
    private var names: NameSpace?
    private(set) var changes: [Change] = []

    init(of described: [Accessory], known: [Accessory], in home: Home, now: Date) {
        self.home = home
        self.described = described.filter { $0.bridge == nil } + described.filter { $0.bridge != nil }
        self.known = Dictionary(known.map { ($0.aid, $0) }) { first, _ in first }
        order = known
        self.now = now
    }

    mutating func follow(_ shifts: AIDShifts) {
        let present = Set(described.map(\.aid))
        let targets = ActionTargets(from: order, to: described, shifts)
        redirectActions(targets)
        redirectGroups(targets)
        redirectTriggers(targets)
        for accessory in described { take(accessory, shifts) }
        let moved = Set(shifts.origins.values.map(\.aid))
        for accessory in order where accessory.bridge != nil && !present.contains(accessory.aid) {
            if moved.contains(accessory.aid) {
                changes.append(.accessoryRemoved(accessory: accessory.id, home: home.id))
            } else if accessory.goneSince == nil, !described.isEmpty {
                changes.append(.accessoryGone(accessory: accessory.id, home: home.id, since: now))
            }
        }
    }

    private mutating func take(_ accessory: Accessory, _ shifts: AIDShifts) {
        guard let old = known[accessory.aid] else { return join(accessory, from: shifts.origins[accessory.aid]) }
        if shifts.strangers.contains(accessory.aid) {
            changes.append(.accessoryRemoved(accessory: old.id, home: home.id))
            return join(accessory, from: nil)
        }
        let origin = shifts.origins[accessory.aid]
        let new = old.described(as: accessory, keepingTextsOf: origin ?? old)
        if !new.isSame(as: old) { changes.append(.accessoryDescribed(accessory: new, home: home.id)) }
        if let origin { rename(old, like: origin) }
        if old.goneSince != nil {
            changes.append(.accessoryGone(accessory: old.id, home: home.id, since: nil))
        }
    }

    private mutating func join(_ accessory: Accessory, from origin: Accessory?) {
        var taken = names ?? home.nameSpace
        var newcomer = home.newcomer(accessory, &taken)
        names = taken
        if let origin {
            newcomer.name = origin.name
            newcomer.room = origin.room
            newcomer.takeServiceSettings(of: origin)
        }
        changes.append(.accessoryAdded(accessory: newcomer, home: home.id))
    }

    /// The device that has this number now was known under another.
    private mutating func rename(_ old: Accessory, like origin: Accessory) {
        if old.name != origin.name {
            changes.append(.accessoryRenamed(accessory: old.id, home: home.id, name: origin.name))
        }
        if old.room != origin.room {
            changes.append(.accessoryMoved(accessory: old.id, home: home.id, room: origin.room))
        }
    }

    private mutating func redirectGroups(_ targets: ActionTargets) {
        for group in home.serviceGroups {
            for service in group.services {
                let target = targets.redirected(service)
                guard target != service else { continue }
                changes.append(.serviceRemovedFromGroup(service: service, group: group.id, home: home.id))
                guard let target, !group.services.contains(target) else { continue }
                changes.append(.serviceAddedToGroup(service: target, group: group.id, home: home.id))
            }
        }
    }

    private mutating func redirectTriggers(_ targets: ActionTargets) {
        for trigger in home.triggers {
            let redirected = trigger.redirected(targets.redirected)
            guard redirected != trigger else { continue }
            changes.append(.triggerUpdated(trigger: redirected, home: home.id))
        }
    }

    private mutating func redirectActions(_ targets: ActionTargets) {
        for set in home.actionSets {
            let actions = targets.redirected(set.actions)
            guard actions != set.actions else { continue }
            changes.append(.actionsChanged(actionSet: set.id, home: home.id, actions: actions))
        }
    }
}

extension Accessory {
    /// Itself with what the device says now. A text that is not told this time, because it could not be read, stays.
    ///
    /// - Parameter user: whose names and associated types of services are kept.
    fileprivate func described(as new: Accessory, keepingTextsOf user: Accessory) -> Accessory {
        var description = new
        description.manufacturer = new.manufacturer ?? user.manufacturer
        description.model = new.model ?? user.model
        description.serialNumber = new.serialNumber ?? user.serialNumber
        description.firmwareVersion = new.firmwareVersion ?? user.firmwareVersion
        description.takeServiceSettings(of: user)
        var accessory = self
        accessory.takeDescription(of: description)
        return accessory
    }

    /// Names and associated types are the user's, not the device's.
    fileprivate mutating func takeServiceSettings(of other: Accessory) {
        for index in services.indices {
            let old = other.services.first { $0.iid == services[index].iid && $0.type == services[index].type }
            services[index].name = old?.name ?? services[index].name
            services[index].associatedType = old?.associatedType
        }
    }

    /// Whether nothing differs but the order in which the device lists things.
    fileprivate func isSame(as other: Accessory) -> Bool { self == other || inOrder == other.inOrder }

    private var inOrder: Accessory {
        var copy = self
        copy.services.sort { $0.iid < $1.iid }
        for index in copy.services.indices {
            copy.services[index].linked.sort()
            copy.services[index].characteristics.sort { $0.iid < $1.iid }
        }
        return copy
    }
}
