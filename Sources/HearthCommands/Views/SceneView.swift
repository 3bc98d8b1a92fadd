// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel

/// A write of a scene, as JSON.
struct ActionView: Encodable {
    let id: String
    let accessory: NameView?
    let iid: UInt64
    let characteristic: String?
    let value: CharacteristicValue
    let text: String?
    /// Seconds after the start of a run; 0 is at once.
    let delay: Double

    init(_ action: Action, in snapshot: HubSnapshot) {
        let place = snapshot.place(of: action.characteristic)
        id = action.id.description
        accessory = place.map { NameView($0.accessory) }
        iid = action.characteristic.iid
        characteristic = place?.characteristic.displayName
        value = action.targetValue
        text = place?.text(action.targetValue)
        delay = action.delay
    }
}

/// A scene, as JSON.
struct SceneView: Encodable {
    let id: String
    let name: String
    let kind: ActionSet.Kind
    let home: NameView
    let lastExecutionDate: Date?
    let actions: [ActionView]

    init(_ scene: ActionSet, in home: Home, of snapshot: HubSnapshot) {
        id = scene.id.description
        name = scene.name
        kind = scene.kind
        self.home = NameView(home)
        lastExecutionDate = scene.lastExecutionDate
        actions = scene.actions.map { ActionView($0, in: snapshot) }
    }
}
