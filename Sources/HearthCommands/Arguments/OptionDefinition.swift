// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// An argument that is known by its name: `--json`, `--home NAME`.
package struct OptionDefinition: Hashable, Sendable {
    /// Without the dashes.
    let name: String
    let short: Character?
    /// What its value is called in help; nil if it takes none.
    let placeholder: String?
    let isRequired: Bool
    let isRepeatable: Bool
    let isHidden: Bool
    let summary: String

    /// One that takes a value.
    init(
        _ name: String, _ placeholder: String, isRequired: Bool = false, isRepeatable: Bool = false, _ summary: String
    ) {
        self.name = name
        self.short = nil
        self.placeholder = placeholder
        self.isRequired = isRequired
        self.isRepeatable = isRepeatable
        self.isHidden = false
        self.summary = summary
    }

    /// A flag.
    init(_ name: String, short: Character? = nil, isHidden: Bool = false, _ summary: String) {
        self.name = name
        self.short = short
        self.placeholder = nil
        self.isRequired = false
        self.isRepeatable = false
        self.isHidden = isHidden
        self.summary = summary
    }

    /// As help lists it: `-h, --help`, `--home NAME`.
    var usage: String {
        let dashed = (short.map { "-\($0), " } ?? "") + "--" + name
        return placeholder.map { "\(dashed) \($0)" } ?? dashed
    }
}
