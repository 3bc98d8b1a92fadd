// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Something that an accessory has to keep, and from which findings are made.
package struct Rule: Hashable, Sendable {
    package let id: String
    /// A section of the specification.
    let section: String
    /// What to do if it is not kept.
    let advice: String

    init(_ id: String, _ section: String, _ advice: String) {
        self.id = id
        self.section = section
        self.advice = advice
    }

    private var source: String { "HAP reference \(section)" }

    func works(_ sentence: String) -> Finding {
        Finding(severity: .works, id: id, sentence: sentence, source: source, advice: nil)
    }

    /// A violation.
    func broken(_ sentence: String, _ advice: String? = nil) -> Finding {
        Finding(severity: .violation, id: id, sentence: sentence, source: source, advice: advice ?? self.advice)
    }

    /// An oddity.
    ///
    /// - Parameter quirk: its number among the known ones; nil if it has none.
    func odd(_ sentence: String, quirk: Int? = nil) -> Finding {
        let source = quirk.map { "quirk Q\($0)" } ?? source
        return Finding(severity: .oddity, id: id, sentence: sentence, source: source, advice: advice)
    }

    func notTested(_ sentence: String) -> Finding {
        Finding(severity: .notTested, id: id, sentence: sentence, source: source, advice: nil)
    }
}
