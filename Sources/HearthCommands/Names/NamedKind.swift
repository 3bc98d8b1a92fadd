// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What messages call a kind of thing, and where such things are: a `characteristic` `of Desk Lamp`.
package struct NamedKind: ExpressibleByStringLiteral, Sendable {
    let noun: String
    /// Begins with a preposition; empty if it goes without saying.
    let place: String

    init(_ noun: String, _ place: String) {
        self.noun = noun
        self.place = place
    }

    package init(stringLiteral noun: String) {
        self.init(noun, "")
    }

    /// `characteristic "hue" of Desk Lamp`; without a name `characteristic of Desk Lamp`.
    func called(_ name: String) -> String {
        [noun, name.isEmpty ? "" : "\"\(name)\"", place].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
