// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue
internal import HearthModel

/// The camera that a control belongs to.
struct CameraPlace: Sendable {
    let anchor: Anchor
    let profile: ProfileRecord.ID
    let accessory: Accessory.ID
    let home: Home.ID

    /// Of a control that a program has made itself.
    static var nowhere: CameraPlace {
        CameraPlace(
            anchor: .nowhere, profile: .init(kind: .camera, service: 0), accessory: Accessory.ID(UUID()),
            home: Home.ID(UUID()))
    }

    var feed: HomeFeed { anchor.feed }

    /// The first service of a type among those of the camera.
    func service(_ type: TypeIdentifier) -> Service? {
        guard let record = anchor.database.accessory(accessory, home), let services = record.profile(profile)?.services
        else { return nil }
        return record.services.first { $0.type == type && services.contains($0.iid) }
    }

    /// A characteristic of the camera, in the first of these services that has it.
    func characteristic(_ type: TypeIdentifier, of services: TypeIdentifier...) -> HMCharacteristic? {
        let found = services.lazy.compactMap { service($0)?.characteristic(type) }.first
        return found.map { anchor.characteristic(.init(accessory: accessory, iid: $0.iid), in: home) }
    }
}
