// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The members of a JSON object in order. Of members with the same key the last one counts, as for JavaScript.
package struct JSONObject: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package let key: String
        package let value: JSONValue
    }

    package private(set) var members: [Member] = []

    package init() {}

    init(capacity: Int) {
        members.reserveCapacity(capacity)
    }

    package subscript(key: String) -> JSONValue? {
        members.last { $0.key == key }?.value
    }

    /// Adds a member at the end; a nil value adds nothing.
    package mutating func append(_ key: String, _ value: JSONValue?) {
        if let value { members.append(Member(key: key, value: value)) }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        members = elements.map { Member(key: $0, value: $1) }
    }
}
