// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Header fields in order; names are compared without case. Source: quirk Q14.
package struct HTTPHeaders: Hashable, Sendable {
    package struct Field: Hashable, Sendable {
        package let name: String
        package let value: String
    }

    package private(set) var fields: [Field] = []

    package init() {}

    /// The first field of this name.
    package subscript(name: String) -> String? {
        let wanted = name.lowercased()
        return fields.first { $0.name.lowercased() == wanted }?.value
    }

    /// Every field of this name.
    package func values(_ name: String) -> [String] {
        let wanted = name.lowercased()
        return fields.filter { $0.name.lowercased() == wanted }.map(\.value)
    }

    package mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }
}
