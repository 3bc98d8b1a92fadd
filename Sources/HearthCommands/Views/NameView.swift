// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// An object by identifier and name.
struct NameView: Encodable {
    let id: String
    let name: String

    init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    init<Object: Identifiable>(_ object: Object, _ name: String) where Object.ID: CustomStringConvertible {
        self.id = object.id.description
        self.name = name
    }

    init(_ accessory: Accessory) { self.init(accessory, accessory.name) }

    init(_ home: Home) { self.init(home, home.name) }

    init(_ room: Room) { self.init(room, room.name) }

    init(_ scene: ActionSet) { self.init(scene, scene.name) }
}
