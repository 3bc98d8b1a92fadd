// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

extension AttributeDatabase {
    /// The body of an answer to `GET /accessories`, keys in the order in which Apple's accessory code writes them.
    ///
    /// A value stands there if the characteristic can be read, null if it is unknown; never without that permission.
    ///
    /// - Parameters:
    ///   - isNotifying: adds `ev` for the asking connection.
    ///   - hidesValue: whether a value is left out though it could be read.
    /// Source: HAP reference 11; quirk Q85.
    package func encoded(
        isNotifying: ((CharacteristicID) -> Bool)? = nil,
        hidesValue: (CharacteristicID, CharacteristicAttributes) -> Bool = { _, _ in false }
    ) -> [UInt8] {
        let list = accessories.map { accessory in
            JSONValue.object(
                accessory.json { characteristic in
                    let id = CharacteristicID(aid: accessory.aid, iid: characteristic.iid)
                    return characteristic.json(
                        isNotifying: isNotifying?(id), hidesValue: hidesValue(id, characteristic))
                })
        }
        return JSONWriter.write(.object(["accessories": .array(list)]))
    }
}

extension AccessoryAttributes {
    fileprivate func json(_ characteristic: (CharacteristicAttributes) -> JSONObject) -> JSONObject {
        ["aid": .integer(Int128(aid)), "services": .array(services.map { .object($0.json(characteristic)) })]
    }
}

extension ServiceAttributes {
    fileprivate func json(_ characteristic: (CharacteristicAttributes) -> JSONObject) -> JSONObject {
        var object: JSONObject = ["iid": .integer(Int128(iid)), "type": .string(type.hapForm)]
        object.append("primary", isPrimary ? .bool(true) : nil)
        object.append("hidden", isHidden ? .bool(true) : nil)
        object.append("linked", linked.isEmpty ? nil : .array(linked.map { .integer(Int128($0)) }))
        object.append("characteristics", .array(characteristics.map { .object(characteristic($0)) }))
        return object
    }
}

extension CharacteristicAttributes {
    fileprivate func json(isNotifying: Bool?, hidesValue: Bool) -> JSONObject {
        var object: JSONObject = [
            "iid": .integer(Int128(iid)), "type": .string(type.hapForm), "format": .string(metadata.format.rawValue),
        ]
        object.append("value", permissions.contains(.read) && !hidesValue ? JSONValue(value) : nil)
        object.append("perms", .array(permissions.words.map { .string($0) }))
        object.append("ev", permissions.contains(.notify) ? isNotifying.map { .bool($0) } : nil)
        object.append("description", description.map { .string($0) })
        metadata.append(to: &object)
        return object
    }
}

extension CharacteristicMetadata {
    /// Adds unit and limits, those that are declared.
    func append(to object: inout JSONObject) {
        object.append("unit", unit.map { .string($0) })
        object.append("minValue", minimum.map { JSONValue($0) })
        object.append("maxValue", maximum.map { JSONValue($0) })
        object.append("minStep", step.map { JSONValue($0) })
        object.append("maxLen", maximumLength.map { .integer(Int128($0)) })
        object.append("maxDataLen", maximumDataLength.map { .integer(Int128($0)) })
        object.append("valid-values", validValues.map { .array($0.map { .integer(Int128($0)) }) })
    }
}
