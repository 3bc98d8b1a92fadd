// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The name of one value of an enumeration: 1 is `counterClockwise`.
package struct ValueName: Hashable, Sendable {
    package let value: Int
    /// In the catalogue's spelling, words run together: `counterClockwise`.
    package let name: String

    package init(_ value: Int, _ name: String) {
        self.value = value
        self.name = name
    }

    /// With blanks between the words and in lower case: `counter clockwise`.
    package var words: String {
        name.reduce(into: "") { text, letter in
            if letter.isUppercase, text.last?.isLowercase == true { text.append(" ") }
            text.append(contentsOf: letter == "_" ? "." : letter.lowercased())
        }
    }
}
