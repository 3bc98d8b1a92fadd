// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthModel

// An error says what went wrong and with which object; the hub's words alone leave the second to whoever asked.

extension HomeObject {
    /// How an error about this object begins, such as `Room “Attic”`; nil for one that people do not know by name.
    var subject: String? {
        switch self {
        case let home as HMHome: Self.words("Home", home.name)
        case let room as HMRoom: Self.words("Room", room.name)
        case let zone as HMZone: Self.words("Zone", zone.name)
        case let accessory as HMAccessory: Self.words("Accessory", accessory.name)
        case let group as HMServiceGroup: Self.words("Service group", group.name)
        case let set as HMActionSet: Self.words("Action set", set.name)
        case let trigger as HMTrigger: Self.words("Trigger", trigger.name)
        case let user as HMUser: Self.words("User", user.name)
        case let service as HMService:
            Self.part(service.name, service.record.flatMap { TypeNames.service($0.type) }, of: service.accessory)
        case let characteristic as HMCharacteristic:
            Self.part(
                "", characteristic.record.flatMap { TypeNames.characteristic($0.type) },
                of: characteristic.service?.accessory)
        default: nil
        }
    }

    private static func words(_ noun: String, _ name: String) -> String? {
        name.isEmpty ? nil : "\(noun) “\(name)”"
    }

    /// A part of an accessory, by its name or else by its kind.
    private static func part(_ name: String, _ kind: String?, of accessory: HMAccessory?) -> String? {
        guard let part = name.isEmpty ? kind : name, let accessory else { return nil }
        return "“\(part)” of “\(accessory.name)”"
    }
}

extension HMError {
    /// The same error, which says what it is about.
    func about(_ objects: [any HomeObject]) -> HMError {
        let subjects = objects.compactMap(\.subject)
        guard !subjects.isEmpty else { return self }
        let words = subjects.joined(separator: ", ") + ": " + localizedDescription
        return HMError(code, userInfo: userInfo.merging([NSLocalizedDescriptionKey: words]) { $1 })
    }
}

/// A handler whose error says what it is about.
func about(_ objects: any HomeObject..., then handler: @escaping CompletionHandler) -> CompletionHandler {
    { error in handler((error as? HMError)?.about(objects) ?? error) }
}

/// A handler whose error says what it is about.
func about<Object>(
    _ objects: any HomeObject..., then handler: @escaping @Sendable (Object?, (any Error)?) -> Void
) -> @Sendable (Object?, (any Error)?) -> Void {
    { object, error in handler(object, (error as? HMError)?.about(objects) ?? error) }
}
