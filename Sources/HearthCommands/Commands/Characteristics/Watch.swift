// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC
import HearthModel

/// Follows the hub's notifications and says what happened, in the names that hold at the time.
struct Watch {
    enum Scope: Sendable {
        case everything
        case home(Home.ID)
        case accessories(Set<Accessory.ID>)
    }

    private var snapshot: HubSnapshot
    private let scope: Scope
    private var subscribed: Set<CharacteristicReference> = []

    init(_ snapshot: HubSnapshot, scope: Scope) {
        self.snapshot = snapshot
        self.scope = scope
    }

    /// What there is to subscribe to beyond what this returned before; new accessories bring more.
    mutating func subscriptions() -> [CharacteristicReference] {
        let wanted = snapshot.database.homes.flatMap(\.accessories).filter { isWatched($0.id) }.flatMap { accessory in
            accessory.allCharacteristics.map(\.characteristic).filter { $0.permissions.contains(.notify) }
                .map { CharacteristicReference(accessory: accessory.id, iid: $0.iid) }
        }
        let new = wanted.filter { !subscribed.contains($0) }
        subscribed.formUnion(new)
        return new
    }

    /// What is to be shown of a notification.
    mutating func take(_ notification: HubNotification) -> [WatchEvent] {
        switch notification {
        case .valuesChanged(let states):
            snapshot.note(states)
            return states.filter { isWatched($0.characteristic.accessory) }.map { state in
                .value(snapshot.place(of: state.characteristic), state)
            }
        case .accessoryStatesChanged(let states):
            snapshot.note(states)
            return states.filter { isWatched($0.accessory) }.map { state in
                .reachability(snapshot.database.accessory(state.accessory)?.accessory, state)
            }
        case .actionSetExecuting(let home, let id, let isExecuting):
            guard isWatched(home) else { return [] }
            let scene = snapshot.database.home(home)?.actionSets.first { $0.id == id }
            return [.scene(id, scene?.name, isExecuting: isExecuting)]
        case .committed(let commit): return take(commit)
        case .snapshotTaken, .streamEnded, .discovered, .vanished: return []
        }
    }

    private mutating func take(_ commit: Commit) -> [WatchEvent] {
        commit.changes.compactMap { change in
            let before = snapshot.database
            snapshot.database.apply(change)
            guard isShown(change) else { return nil }
            let text = ChangeText(change, before: before, after: snapshot.database).text
            return .change(change, commit.revision, text)
        }
    }

    private func isWatched(_ accessory: Accessory.ID) -> Bool {
        // News of an accessory may come just before the accessory itself.
        guard let home = snapshot.database.accessory(accessory)?.home else { return false }
        return switch scope {
        case .everything: true
        case .home(let id): home.id == id
        case .accessories(let ids): ids.contains(accessory)
        }
    }

    private func isWatched(_ home: Home.ID) -> Bool {
        switch scope {
        case .everything: true
        case .home(let id): id == home
        case .accessories: false
        }
    }

    private func isShown(_ change: Change) -> Bool {
        if case .accessories(let ids) = scope { return change.subject.accessory.map(ids.contains) ?? false }
        return change.subject.home.map(isWatched) ?? true
    }
}
