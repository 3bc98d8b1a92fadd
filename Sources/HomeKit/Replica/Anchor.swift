// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue
internal import HearthModel
internal import HearthSystem

/// What an object reads from and asks through: the live copy of the database, or, once its thing has left, the database
/// as it last was.
final class Anchor: Sendable {
    let feed: HomeFeed
    private let last = Guarded<LastState?>(nil)

    init(feed: HomeFeed) {
        self.feed = feed
    }

    /// Of an object that stands for nothing: there is no database, and every request is refused.
    static var nowhere: Anchor {
        let refusal = HubError(.objectNotAssociatedToAnyHome, "This object belongs to no home; get it from one.")
        return Anchor(feed: HomeFeed(HubDialler(dial: { _ throws(HubError) in throw refusal }), refusing: refusal))
    }

    var database: HomeDatabase { last.withLock { $0?.database } ?? feed.replica.database }
    var replica: Replica { feed.replica }

    func value(of characteristic: CharacteristicReference) -> CharacteristicValue? {
        if let last = last.withLock({ $0 }) { return last.values[characteristic] }
        return feed.replica.value(of: characteristic)
    }

    /// From now on reads from this.
    func freeze(_ state: LastState) {
        last.withLock { $0 = $0 ?? state }
    }
}

// MARK: - Objects

extension Anchor {
    func home(_ id: Home.ID) -> HMHome {
        replica.object(.home(id), seenFrom: self) { HMHome(anchor: $0, id: id) }
    }

    func room(_ id: Room.ID, in home: Home.ID) -> HMRoom {
        replica.object(.room(id, home), seenFrom: self) { HMRoom(anchor: $0, id: id, home: home) }
    }

    func zone(_ id: Zone.ID, in home: Home.ID) -> HMZone {
        replica.object(.zone(id, home), seenFrom: self) { HMZone(anchor: $0, id: id, home: home) }
    }

    func accessory(_ id: Accessory.ID, in home: Home.ID) -> HMAccessory {
        replica.object(.accessory(id, home), seenFrom: self) { HMAccessory(anchor: $0, id: id, home: home) }
    }

    func service(_ iid: UInt64, of accessory: Accessory.ID, in home: Home.ID) -> HMService {
        replica.object(.service(iid, accessory, home), seenFrom: self) {
            HMService(anchor: $0, iid: iid, accessory: accessory, home: home)
        }
    }

    func characteristic(_ reference: CharacteristicReference, in home: Home.ID) -> HMCharacteristic {
        replica.object(.characteristic(reference.iid, reference.accessory, home), seenFrom: self) {
            HMCharacteristic(anchor: $0, reference: reference, home: home)
        }
    }

    func profile(_ id: ProfileRecord.ID, of accessory: Accessory.ID, in home: Home.ID) -> HMAccessoryProfile {
        replica.object(.profile(id, accessory, home), seenFrom: self) { anchor -> HMAccessoryProfile in
            switch id.kind {
            case .camera: HMCameraProfile(anchor: anchor, id: id, accessory: accessory, home: home)
            case .networkConfiguration:
                HMNetworkConfigurationProfile(anchor: anchor, id: id, accessory: accessory, home: home)
            case .mediaSourceDisplayOrder:
                HMMediaSourceDisplayOrderProfile(anchor: anchor, id: id, accessory: accessory, home: home)
            }
        }
    }

    func serviceGroup(_ id: ServiceGroup.ID, in home: Home.ID) -> HMServiceGroup {
        replica.object(.serviceGroup(id, home), seenFrom: self) { HMServiceGroup(anchor: $0, id: id, home: home) }
    }

    func user(_ id: User.ID, in home: Home.ID) -> HMUser {
        replica.object(.user(id, home), seenFrom: self) { HMUser(anchor: $0, id: id, home: home) }
    }

    func actionSet(_ id: ActionSet.ID, in home: Home.ID) -> HMActionSet {
        replica.object(.actionSet(id, home), seenFrom: self) { HMActionSet(anchor: $0, id: id, home: home) }
    }

    /// Objects of actions are of the one kind that programs cast to. Source: behaviour section 20.
    func action(_ action: Action, in set: ActionSet.ID, _ home: Home.ID) -> HMAction {
        replica.object(.action(action.id, set, home), seenFrom: self) { anchor -> HMAction in
            HMCharacteristicWriteAction<any NSCopying>(action, place: ActionPlace(anchor: anchor, home: home, set: set))
        }
    }

    func trigger(_ trigger: Trigger, in home: Home.ID) -> HMTrigger {
        replica.object(.trigger(trigger.id, home), seenFrom: self) { anchor -> HMTrigger in
            switch trigger.kind {
            case .timer: HMTimerTrigger(trigger, anchor: anchor, home: home)
            case .event: HMEventTrigger(trigger, anchor: anchor, home: home)
            }
        }
    }
}
