// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

/// A change of the database in words: `room "Kitchen" is now "Big Kitchen"`.
struct ChangeText {
    private let change: Change
    private let before: HomeDatabase
    private let after: HomeDatabase

    init(_ change: Change, before: HomeDatabase, after: HomeDatabase) {
        self.change = change
        self.before = before
        self.after = after
    }

    var text: String {
        switch change {
        case .homeAdded(let home): "home \"\(home.name)\" added"
        case .homeRemoved(let home): "home \(name(home)) removed"
        case .homeLocated(let home, let location):
            location.map { "home \(self.name(home)) is at \($0.latitude), \($0.longitude)" }
                ?? "home \(self.name(home)) is at no known place"
        case .homeRenamed(let home, let name): "home \(self.name(home)) is now \"\(name)\""
        case .primaryHomeChanged(let home): home.map { "\(name($0)) is the primary home" } ?? "no home is primary"
        default:
            roomText ?? accessoryText ?? groupText ?? userText ?? personText ?? sceneText ?? triggerText
                ?? "something changed"
        }
    }

    private var roomText: String? {
        switch change {
        case .roomAdded(let room, _): "room \"\(room.name)\" added"
        case .roomRemoved(let room, let home): "room \(name(room, home, \.rooms, \.name)) removed"
        case .roomRenamed(let room, let home, let name):
            "room \(self.name(room, home, \.rooms, \.name)) is now \"\(name)\""
        case .zoneAdded(let zone, _): "zone \"\(zone.name)\" added"
        case .zoneRemoved(let zone, let home): "zone \(name(zone, home, \.zones, \.name)) removed"
        case .zoneRenamed(let zone, let home, let name):
            "zone \(self.name(zone, home, \.zones, \.name)) is now \"\(name)\""
        case .roomAddedToZone(let room, let zone, let home):
            "\(name(room, home, \.rooms, \.name)) is now in zone \(name(zone, home, \.zones, \.name))"
        case .roomRemovedFromZone(let room, let zone, let home):
            "\(name(room, home, \.rooms, \.name)) is no longer in zone \(name(zone, home, \.zones, \.name))"
        default: nil
        }
    }

    private var accessoryText: String? {
        switch change {
        case .accessoryAdded(let accessory, _): "accessory \"\(accessory.name)\" added"
        case .accessoryRemoved(let id, let home): "accessory \(name(id, home, \.accessories, \.name)) removed"
        case .accessoryRenamed(let id, let home, let name):
            "accessory \(self.name(id, home, \.accessories, \.name)) is now \"\(name)\""
        case .accessoryMoved(let id, let home, let room):
            "\(name(id, home, \.accessories, \.name)) is now in \"\(after.home(home)?.roomName(room) ?? "")\""
        case .accessoryDescribed(let accessory, _): "\"\(accessory.name)\" tells something new of itself"
        case .accessoryGone(let id, let home, let since):
            "the bridge of \(name(id, home, \.accessories, \.name)) "
                + (since == nil ? "mentions it again" : "no longer mentions it")
        case .accessoryBlocked(let id, let home, let since):
            "\(name(id, home, \.accessories, \.name)) is "
                + (since == nil ? "not blocked any more" : "blocked, as it breaks the protocol")
        case .serviceRenamed(let iid, let id, let home, let name):
            "service \(iid) of \(self.name(id, home, \.accessories, \.name)) is now \"\(name)\""
        case .serviceAssociated(let iid, let id, let home, let type):
            "service \(iid) of \(name(id, home, \.accessories, \.name)) works "
                + (type.map { Catalogue.service($0)?.displayName ?? $0.fullForm } ?? "nothing in particular")
        default: nil
        }
    }

    private var groupText: String? {
        switch change {
        case .serviceGroupAdded(let group, _): "service group \"\(group.name)\" added"
        case .serviceGroupRemoved(let id, let home): "service group \(name(id, home, \.serviceGroups, \.name)) removed"
        case .serviceGroupRenamed(let id, let home, let name):
            "service group \(self.name(id, home, \.serviceGroups, \.name)) is now \"\(name)\""
        case .serviceAddedToGroup(let service, let id, let home):
            "\(self.service(service, home)) is now in service group \(name(id, home, \.serviceGroups, \.name))"
        case .serviceRemovedFromGroup(let service, let id, let home):
            "\(self.service(service, home)) is no longer in service group \(name(id, home, \.serviceGroups, \.name))"
        default: nil
        }
    }

    private func service(_ service: ServiceReference, _ home: Home.ID) -> String {
        "service \(service.iid) of \(name(service.accessory, home, \.accessories, \.name))"
    }

    private var userText: String? {
        switch change {
        case .userAdded(let user, let home): "user \"\(user.name)\" invited to \(name(home))"
        case .userRemoved(let id, let home):
            "user \(name(id, home, \.users, \.name)) has no access to \(name(home)) any more"
        case .userUpdated(let user, let home): "user \"\(user.name)\" has other rights in \(name(home))"
        default: nil
        }
    }

    private var personText: String? {
        switch change {
        case .personUpdated(let person, let home): moved(person, home) ?? phone(of: person, home)
        case .personRemoved(let id, let home):
            "where \(before.home(home)?.person(id)?.name ?? String(id)) is, is not known any more"
        default: nil
        }
    }

    /// Nil if the person is where the person was.
    private func moved(_ person: Person, _ home: Home.ID) -> String? {
        let old = before.home(home)?.person(person.unixID)
        guard old?.whereabouts?.place != person.whereabouts?.place else { return nil }
        switch person.whereabouts?.place {
        case nil: return "where \(person.name) is, is not known any more"
        case .home?: return "\(person.name) came home"
        case .away?: return "\(person.name) left"
        case .position(let location)?: return "\(person.name) is at \(PlaceText.point(location))"
        }
    }

    private func phone(of person: Person, _ home: Home.ID) -> String {
        let old = before.home(home)?.person(person.unixID)?.phone
        guard let phone = person.phone else {
            return old == nil ? "what is known of \(person.name) changed" : "no phone of \(person.name) is looked for"
        }
        guard old?.host == phone.host, old?.isHere != phone.isHere, let isHere = phone.isHere else {
            return "\(person.name)'s phone is \(phone.host)"
        }
        return "\(person.name)'s phone \(isHere ? "is on the network" : "has gone")"
    }

    private var sceneText: String? {
        switch change {
        case .actionSetAdded(let scene, _): "scene \"\(scene.name)\" added"
        case .actionSetRemoved(let id, let home): "scene \(name(id, home, \.actionSets, \.name)) removed"
        case .actionSetRenamed(let id, let home, let name):
            "scene \(self.name(id, home, \.actionSets, \.name)) is now \"\(name)\""
        case .actionsChanged(let id, let home, let actions):
            "scene \(name(id, home, \.actionSets, \.name)) now sets \(actions.count == 1 ? "one value" : "\(actions.count) values")"
        case .actionSetExecuted(let id, let home, _): "scene \(name(id, home, \.actionSets, \.name)) has run"
        case .actionSetPending(let id, let home, let pending):
            "scene \(name(id, home, \.actionSets, \.name)): "
                + (pending.map { "\($0.actions.count) to come" } ?? "all done")
        default: nil
        }
    }

    private var triggerText: String? {
        switch change {
        case .triggerAdded(let trigger, _): "trigger \"\(trigger.name)\" added"
        case .triggerRemoved(let id, let home): "trigger \(name(id, home, \.triggers, \.name)) removed"
        case .triggerRenamed(let id, let home, let name):
            "trigger \(self.name(id, home, \.triggers, \.name)) is now \"\(name)\""
        case .triggerUpdated(let trigger, let home): updated(trigger, home)
        default: nil
        }
    }

    private func updated(_ trigger: Trigger, _ home: Home.ID) -> String {
        let old = before.home(home)?.triggers.first { $0.id == trigger.id }
        if old?.isEnabled != trigger.isEnabled {
            return "trigger \"\(trigger.name)\" \(trigger.isEnabled ? "enabled" : "disabled")"
        }
        if let old, let text = Self.text(of: trigger.holds, before: old.holds), trigger.isSame(as: old) {
            return "trigger \"\(trigger.name)\": \(text)"
        }
        return "trigger \"\(trigger.name)\" " + (old?.lastFireDate != trigger.lastFireDate ? "fired" : "changed")
    }

    /// What has become of the values that a trigger wants to last; nil if nothing has.
    private static func text(of holds: [Hold], before: [Hold]) -> String? {
        guard holds != before else { return nil }
        if holds.count > before.count { return "a value begins to last" }
        return holds.count < before.count ? "a value has not lasted" : "a value has lasted"
    }

    private func name(_ home: Home.ID) -> String {
        "\"\((before.home(home) ?? after.home(home))?.name ?? home.description)\""
    }

    /// The name an object had before the change, in quotation marks.
    private func name<Object: Identifiable>(
        _ id: Object.ID, _ home: Home.ID, _ list: KeyPath<Home, [Object]>, _ name: KeyPath<Object, String>
    ) -> String where Object.ID: CustomStringConvertible {
        let object = before.home(home)?[keyPath: list].first { $0.id == id }
        return "\"\(object?[keyPath: name] ?? id.description)\""
    }
}

extension Change {
    /// Which home and which accessory it is about.
    var subject: (home: Home.ID?, accessory: Accessory.ID?) {
        switch self {
        case .homeAdded(let home): (home.id, nil)
        case .primaryHomeChanged: (nil, nil)
        case .accessoryAdded(let accessory, let home), .accessoryDescribed(let accessory, let home):
            (home, accessory.id)
        case .accessoryRemoved(let accessory, let home), .accessoryRenamed(let accessory, let home, _),
            .accessoryMoved(let accessory, let home, _), .accessoryGone(let accessory, let home, _),
            .accessoryBlocked(let accessory, let home, _),
            .serviceRenamed(_, let accessory, let home, _), .serviceAssociated(_, let accessory, let home, _):
            (home, accessory)
        default: (home, nil)
        }
    }
}

extension Trigger {
    /// Whether nothing differs but how long values have lasted.
    fileprivate func isSame(as old: Trigger) -> Bool {
        var copy = self
        copy.holds = old.holds
        return copy == old
    }
}
