// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel

/// One line of `hearth watch`.
enum WatchEvent {
    case value(CharacteristicPlace?, CharacteristicState)
    case reachability(Accessory?, AccessoryState)
    case scene(ActionSet.ID, String?, isExecuting: Bool)
    case change(Change, Revision, String)

    var text: String {
        switch self {
        case .value(let place?, let state):
            "\(place.accessory.name)\(Self.service(place)), \(place.characteristic.displayName): \(place.text(state.value))"
                + (state.isStale == true ? MainValues.staleMark : "")
        case .value(nil, let state):
            "\(state.characteristic.accessory) iid \(state.characteristic.iid): \(state.value?.plainText ?? "–")"
        case .reachability(let accessory, let state):
            "\(accessory?.name ?? state.accessory.description) is \(state.isReachable ? "reachable" : "unreachable")"
        case .scene(let id, let name, let isExecuting):
            "scene \"\(name ?? id.description)\" \(isExecuting ? "runs" : "has run")"
        case .change(_, _, let text): text
        }
    }

    /// Whether another event says the same to people: that a scene has run is told when it ends, and its date is a
    /// change besides.
    var isRepetition: Bool {
        if case .change(.actionSetExecuted, _, _) = self { true } else { false }
    }

    /// The service is named only where several have such a characteristic.
    private static func service(_ place: CharacteristicPlace) -> String {
        let holders = place.accessory.mainServices.count { $0.characteristic(place.characteristic.type) != nil }
        return holders > 1 ? ", \(place.service.displayName)" : ""
    }

    func view(at time: Date) -> WatchEventView {
        var view = WatchEventView(time: time)
        switch self {
        case .value(let place, let state):
            view.event = "value"
            view.accessory = NameView(id: state.characteristic.accessory.description, name: place?.accessory.name ?? "")
            view.service = place?.service.displayName
            view.iid = state.characteristic.iid
            view.characteristic = place?.characteristic.displayName
            view.value = state.value
            view.text = place?.text(state.value)
            view.isStale = state.isStale
        case .reachability(let accessory, let state):
            view.event = "reachability"
            view.accessory = NameView(id: state.accessory.description, name: accessory?.name ?? "")
            view.isReachable = state.isReachable
        case .scene(let id, let name, let isExecuting):
            view.event = "scene"
            view.scene = NameView(id: id.description, name: name ?? "")
            view.isExecuting = isExecuting
        case .change(let change, let revision, let text):
            view.event = "change"
            view.revision = revision
            view.change = change
            view.text = text
        }
        return view
    }
}

/// An event as JSON; which fields there are depends on `event`.
struct WatchEventView: Encodable {
    var event = ""
    let time: Date
    var accessory: NameView?
    var service: String?
    var iid: UInt64?
    var characteristic: String?
    var value: CharacteristicValue?
    var text: String?
    var isStale: Bool?
    var isReachable: Bool?
    var scene: NameView?
    var isExecuting: Bool?
    var revision: Revision?
    var change: Change?

    init(time: Date) {
        self.time = time
    }
}
