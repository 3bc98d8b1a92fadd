// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

extension CharacteristicAttributes {
    /// What an accessory adds to a row when the read asks for metadata, permissions, type or notification; nil if it
    /// asks for none of these. Source: HAP reference 12.
    package func details(for request: CharacteristicReadRequest, isNotifying: Bool) -> JSONObject? {
        var object = JSONObject()
        if request.includesType { object.append("type", .string(type.hapForm)) }
        if request.includesPermissions { object.append("perms", .array(permissions.words.map { .string($0) })) }
        if request.includesNotification { object.append("ev", .bool(isNotifying)) }
        if request.includesMetadata {
            object.append("format", .string(metadata.format.rawValue))
            metadata.append(to: &object)
        }
        return object.members.isEmpty ? nil : object
    }
}
