// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Header fields in order; names are compared without case. Source: quirk Q14.
package struct HTTPHeaders: Hashable, Sendable {
    package struct Field: Hashable, Sendable {
        package let name: String
        package let value: String

        /// Compares without making strings, since each message asks for several names.
        fileprivate func isNamed(_ other: String) -> Bool {
            name.utf8.elementsEqual(other.utf8) { $0.lowercased == $1.lowercased }
        }
    }

    package private(set) var fields: [Field] = []

    package init() {}

    /// The first field of this name.
    package subscript(name: String) -> String? {
        fields.first { $0.isNamed(name) }?.value
    }

    /// Every field of this name.
    package func values(_ name: String) -> [String] {
        fields.filter { $0.isNamed(name) }.map(\.value)
    }

    package mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }
}

extension UInt8 {
    /// Of an ASCII letter; all else stays.
    fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
