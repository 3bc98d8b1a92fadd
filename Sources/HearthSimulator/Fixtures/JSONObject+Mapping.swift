// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

extension JSONObject {
    /// The same members in the same order, one of them changed.
    func mapping(_ key: String, _ change: (JSONValue) -> JSONValue) -> JSONObject {
        var result = JSONObject()
        for member in members { result.append(member.key, member.key == key ? change(member.value) : member.value) }
        return result
    }

    /// The other members in the same order.
    func removing(_ key: String) -> JSONObject {
        var result = JSONObject()
        for member in members where member.key != key { result.append(member.key, member.value) }
        return result
    }
}

extension JSONValue {
    /// An array with its elements changed; all else as it is.
    func mappingElements(_ change: (JSONValue) -> JSONValue) -> JSONValue {
        guard let array else { return self }
        return .array(array.map(change))
    }
}
