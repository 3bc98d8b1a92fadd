// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue
internal import HearthIPC
internal import HearthModel
internal import HearthSystem

/// The local copy of the hub's database with the live state beside it, and the objects that show it to the program.
///
/// Any thread may read. It changes on the main queue only, so whoever looks there sees no change in mid-turn.
final class Replica: Sendable {
    fileprivate struct State {
        var database = HomeDatabase()
        var revision: Revision?
        /// As whom this program calls the hub, and whose that is.
        var caller: MachineUser?
        var owner: MachineUser?
        var values: [CharacteristicReference: CharacteristicValue] = [:]
        var stale: Set<CharacteristicReference> = []
        var reachable: Set<Accessory.ID> = []
        var notifying: Set<CharacteristicReference> = []
        /// Of which the hub tells since an object of HomeKit needs to know, not the program.
        var watched: Set<CharacteristicReference> = []
        /// What goes along with writes of this program.
        var authorizations: [CharacteristicReference: Data] = [:]
        var executing: Set<ActionSet.ID> = []
        var objects = ObjectTable()
    }

    private let state = Guarded(State())

    var database: HomeDatabase { state.withLock { $0.database } }
    /// The last revision that was taken over; nil before the first load.
    var revision: Revision? { state.withLock { $0.revision } }
    /// As whom this program calls the hub; nil before the first load.
    var caller: MachineUser? { state.withLock { $0.caller } }
    /// Whose the hub is; nil before the first load.
    var owner: MachineUser? { state.withLock { $0.owner } }
}

// MARK: - The database

extension Replica {
    /// What became different with a load.
    struct LoadResult: Sendable {
        var isDatabaseChanged: Bool
        var reachability: [Accessory.ID]
        var values: [CharacteristicReference]
    }

    /// Takes over what the hub sent on opening.
    func load(_ opened: DatabaseOpened) -> LoadResult {
        state.withLock { state in
            let old = state.last
            if let database = opened.database {
                state.database = database
            } else {
                for commit in opened.missed ?? [] where commit.revision > state.revision ?? .min {
                    for change in commit.changes { state.database.apply(change) }
                }
            }
            state.revision = opened.revision
            state.executing = []
            (state.caller, state.owner) = (opened.caller, opened.owner)
            let known = state.database.keys
            state.objects.release(from: old) { !known.contains($0) }
            let result = LoadResult(
                isDatabaseChanged: state.database != old.database,
                reachability: state.loadReachability(opened.accessories),
                values: state.loadValues(opened.values, areAll: opened.database != nil))
            state.forgetCharacteristics()
            return result
        }
    }

    /// Takes over a commit, all of it at once.
    func apply(_ commit: Commit) {
        state.withLock { state in
            let old = state.last
            for change in commit.changes { state.database.apply(change) }
            state.revision = commit.revision
            let removals = commit.changes.filter(\.removesObjects)
            guard !removals.isEmpty else { return }
            let new = state.database
            state.objects.release(from: old) { key in
                removals.contains { $0.concerns(key) } && !new.contains(key)
            }
            if commit.changes.contains(where: \.removesCharacteristics) { state.forgetCharacteristics() }
        }
    }
}

extension Replica.State {
    fileprivate var last: LastState { LastState(database: database, values: values) }

    /// Forgets the live state of what is no longer in the database.
    fileprivate mutating func forgetCharacteristics() {
        let accessories = database.homes.flatMap(\.accessories)
        let known = Set(
            accessories.flatMap { accessory in
                accessory.services.flatMap(\.characteristics).map {
                    CharacteristicReference(accessory: accessory.id, iid: $0.iid)
                }
            })
        values = values.filter { known.contains($0.key) }
        stale.formIntersection(known)
        notifying.formIntersection(known)
        watched.formIntersection(known)
        authorizations = authorizations.filter { known.contains($0.key) }
        reachable.formIntersection(accessories.map(\.id))
    }

    /// Takes over which accessories can be reached; returns those of which it became different.
    fileprivate mutating func loadReachability(_ accessories: [AccessoryState]) -> [Accessory.ID] {
        let now = Set(accessories.filter(\.isReachable).map(\.accessory))
        defer { reachable = now }
        return Array(now.symmetricDifference(reachable))
    }

    /// Takes over values; returns the characteristics of which it became different.
    ///
    /// - Parameter areAll: whether others are not known; else what the hub has not heard anew stays as it is here.
    fileprivate mutating func loadValues(
        _ states: [CharacteristicState], areAll: Bool
    ) -> [CharacteristicReference] {
        let old = values
        if areAll { (values, stale) = ([:], []) }
        for state in states { _ = take(state) }
        return states.map(\.characteristic).filter { old[$0] != values[$0] }
    }
}

extension Replica.State {
    /// Takes over a value. Returns whether the program is to hear of it: that a value is stale, and that it is not so any
    /// more though it has not changed, is nothing that Apple's framework tells.
    fileprivate mutating func take(_ new: CharacteristicState) -> Bool {
        let wasStale = stale.contains(new.characteristic)
        if new.isStale == true { stale.insert(new.characteristic) } else { stale.remove(new.characteristic) }
        let isSame = values[new.characteristic] == new.value
        values[new.characteristic] = new.value
        return !isSame || new.isStale != true && !wasStale
    }
}

extension Change {
    /// Whether something may leave the database with it.
    fileprivate var removesObjects: Bool {
        switch self {
        case .homeRemoved, .roomRemoved, .zoneRemoved, .accessoryRemoved, .accessoryDescribed, .serviceGroupRemoved,
            .actionSetRemoved, .actionsChanged, .triggerRemoved, .userRemoved:
            true
        default: false
        }
    }

    /// Whether the thing of this name may leave the database with it. Quick, since it is asked for every object that was
    /// ever handed out.
    fileprivate func concerns(_ key: ObjectKey) -> Bool {
        switch (self, key) {
        case (.homeRemoved(let home), _): key.home == home
        case (.roomRemoved(let id, _), .room(let room, _)): id == room
        case (.zoneRemoved(let id, _), .zone(let zone, _)): id == zone
        case (.accessoryRemoved(let id, _), _): key.accessory == id
        case (.accessoryDescribed(let accessory, _), _): key.accessory == accessory.id
        case (.serviceGroupRemoved(let id, _), .serviceGroup(let group, _)): id == group
        case (.actionSetRemoved(let id, _), .actionSet(let set, _)): id == set
        case (.actionSetRemoved(let id, _), .action(_, let set, _)): id == set
        case (.actionsChanged(let id, _, _), .action(_, let set, _)): id == set
        case (.triggerRemoved(let id, _), .trigger(let trigger, _)): id == trigger
        case (.userRemoved(let id, _), .user(let user, _)): id == user
        default: false
        }
    }

    /// Whether characteristics may leave the database with it.
    fileprivate var removesCharacteristics: Bool {
        switch self {
        case .homeRemoved, .accessoryRemoved, .accessoryDescribed: true
        default: false
        }
    }
}

// MARK: - Live state

extension Replica {
    func value(of characteristic: CharacteristicReference) -> CharacteristicValue? {
        state.withLock { $0.values[characteristic] }
    }

    func setValue(_ value: CharacteristicValue?, of characteristic: CharacteristicReference) {
        state.withLock { $0.values[characteristic] = value }
    }

    /// Takes over what the hub says of a value; returns whether the program is to hear of it.
    func take(_ new: CharacteristicState) -> Bool {
        state.withLock { $0.take(new) }
    }

    func isReachable(_ accessory: Accessory.ID) -> Bool {
        state.withLock { $0.reachable.contains(accessory) }
    }

    /// Returns whether it became different. Becoming unreachable ends notifications. Source: behaviour section 8.
    func setReachable(_ isReachable: Bool, _ accessory: Accessory.ID) -> Bool {
        state.withLock { state in
            if isReachable { return state.reachable.insert(accessory).inserted }
            state.notifying = state.notifying.filter { $0.accessory != accessory }
            return state.reachable.remove(accessory) != nil
        }
    }

    var notifying: Set<CharacteristicReference> { state.withLock { $0.notifying } }

    func isNotifying(_ characteristic: CharacteristicReference) -> Bool {
        state.withLock { $0.notifying.contains(characteristic) }
    }

    func setNotifying(_ isOn: Bool, _ characteristic: CharacteristicReference) {
        state.withLock { state in
            if isOn { state.notifying.insert(characteristic) } else { state.notifying.remove(characteristic) }
        }
    }

    /// All of which the hub is to tell.
    var subscribed: Set<CharacteristicReference> { state.withLock { $0.notifying.union($0.watched) } }

    func isSubscribed(_ characteristic: CharacteristicReference) -> Bool {
        state.withLock { $0.notifying.contains(characteristic) || $0.watched.contains(characteristic) }
    }

    func isWatched(_ characteristic: CharacteristicReference) -> Bool {
        state.withLock { $0.watched.contains(characteristic) }
    }

    /// Returns whether the hub has to be asked: it is in the database and was not watched before.
    func watch(_ characteristic: CharacteristicReference) -> Bool {
        state.withLock { state in
            guard state.database.accessory(characteristic.accessory) != nil else { return false }
            return state.watched.insert(characteristic).inserted
        }
    }

    func unwatch(_ characteristic: CharacteristicReference) {
        state.withLock { _ = $0.watched.remove(characteristic) }
    }

    func authorization(of characteristic: CharacteristicReference) -> Data? {
        state.withLock { $0.authorizations[characteristic] }
    }

    func setAuthorization(_ data: Data?, of characteristic: CharacteristicReference) {
        state.withLock { $0.authorizations[characteristic] = data }
    }

    func isExecuting(_ actionSet: ActionSet.ID) -> Bool {
        state.withLock { $0.executing.contains(actionSet) }
    }

    func setExecuting(_ isExecuting: Bool, _ actionSet: ActionSet.ID) {
        state.withLock { state in
            if isExecuting { state.executing.insert(actionSet) } else { state.executing.remove(actionSet) }
        }
    }
}

// MARK: - Objects

extension Replica {
    /// The one object for a thing, made when first asked for.
    ///
    /// - Parameter anchor: what the asker reads from; an object of a thing that is gone reads from the same.
    func object<Object: HomeObject>(
        _ key: ObjectKey, seenFrom anchor: Anchor, _ make: (Anchor) -> Object
    ) -> Object {
        state.withLock { state in
            if let known = state.objects.present(key) as? Object { return known }
            let isPresent = state.database.contains(key)
            if let known = state.objects.remembered(key, isPresent: isPresent) as? Object { return known }
            let object = make(isPresent ? Anchor(feed: anchor.feed) : anchor)
            state.objects.insert(object, at: key, isPresent: isPresent)
            return object
        }
    }

    /// The object of a thing in the database, if it was ever asked for.
    func knownObject(_ key: ObjectKey) -> (any HomeObject)? {
        state.withLock { $0.objects.present(key) }
    }

    /// The object of a thing that has left the database, if somebody still holds it.
    func departedObject(_ key: ObjectKey) -> (any HomeObject)? {
        state.withLock { $0.objects.remembered(key, isPresent: false) }
    }

    /// Lets an object that the program already has stand for a thing that is about to come into the database.
    func adopt(_ object: any HomeObject, as key: ObjectKey) {
        state.withLock { $0.objects.insert(object, at: key, isPresent: true) }
    }

    /// Keeps no object alive any more.
    func releaseObjects() {
        state.withLock { $0.objects.releaseAll() }
    }
}
