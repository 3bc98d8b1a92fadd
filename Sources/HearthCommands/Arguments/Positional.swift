// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// An argument that is known by its place.
package struct Positional: Hashable, Sendable {
    package enum Count: Hashable, Sendable {
        case one
        case optional
        /// One or more.
        case many
        /// None or more.
        case any
    }

    /// In capitals, as help shows it: `ACCESSORY`.
    let name: String
    let count: Count
    let summary: String

    init(_ name: String, _ count: Count, _ summary: String) {
        self.name = name
        self.count = count
        self.summary = summary
    }

    /// One that is required.
    init(_ name: String, _ summary: String) {
        self.init(name, .one, summary)
    }

    /// How many it needs at least.
    var minimum: Int {
        switch count {
        case .one, .many: 1
        case .optional, .any: 0
        }
    }

    /// As the usage line shows it: `[SERVICE]`, `ACCESSORY…`.
    var usage: String {
        switch count {
        case .one: name
        case .optional: "[\(name)]"
        case .many: "\(name)…"
        case .any: "[\(name)…]"
        }
    }
}
