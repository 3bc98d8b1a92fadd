// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HAPCatalogue
internal import HearthModel

/// What several services of an accessory are together, such as a camera.
public class HMAccessoryProfile: NSObject, HomeObject, @unchecked Sendable {
    // `@unchecked`: all are immutable; the anchor guards what it refers to.
    let anchor: Anchor
    let id: ProfileRecord.ID
    let accessoryID: Accessory.ID
    let home: Home.ID

    init(anchor: Anchor, id: ProfileRecord.ID, accessory: Accessory.ID, home: Home.ID) {
        self.anchor = anchor
        self.id = id
        accessoryID = accessory
        self.home = home
        super.init()
    }

    func leave(_ last: LastState) { anchor.freeze(last) }

    /// Identifies the profile for ever.
    public var uniqueIdentifier: UUID { UUID(id.service ^ id.kind.rawValue << 60, of: accessoryID) }

    /// The accessory it belongs to.
    public var accessory: HMAccessory? { record.map { _ in anchor.accessory(accessoryID, in: home) } }

    /// The services that it is made of.
    public var services: [HMService] {
        (record?.services ?? []).map { anchor.service($0, of: accessoryID, in: home) }
    }
}

extension HMAccessoryProfile {
    var accessoryRecord: Accessory? { anchor.database.accessory(accessoryID, home) }
    var record: ProfileRecord? { accessoryRecord?.profile(id) }

    /// The characteristic of a type in the service that the profile is there for.
    func reference(_ type: TypeIdentifier) -> CharacteristicReference? {
        accessoryRecord?.service(id.service)?.characteristic(type).map {
            CharacteristicReference(accessory: accessoryID, iid: $0.iid)
        }
    }

    /// What is known of a characteristic; from now on the hub tells of its changes.
    func watchedValue(of type: TypeIdentifier) -> CharacteristicValue? {
        guard let reference = reference(type) else { return nil }
        anchor.feed.watch(reference)
        return anchor.value(of: reference)
    }
}

/// A profile that tells of a value of its service.
protocol WatchingProfile: HMAccessoryProfile {
    /// The type of the characteristic whose changes it tells.
    static var watchedType: TypeIdentifier { get }
    /// Tells the delegate that the value is another one now.
    func tellChange()
}
