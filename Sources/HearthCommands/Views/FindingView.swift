// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One result of `hearth check`, as text and as JSON.
package struct FindingView: Encodable, Sendable {
    package enum Severity: String, Encodable, Sendable, CaseIterable {
        case violation, oddity, works, notTested
    }

    let severity: Severity
    let id: String
    let message: String
    let source: String
    let advice: String?

    /// - Parameters:
    ///   - id: stable, of the rule.
    ///   - source: where the rule stands.
    ///   - advice: what to do; nil where there is nothing to do.
    package init(severity: Severity, id: String, message: String, source: String, advice: String?) {
        self.severity = severity
        self.id = id
        self.message = message
        self.source = source
        self.advice = advice
    }
}

extension FindingView {
    private static let indent = String(repeating: " ", count: 12)

    /// A line for what works; what does not says why it should and what to do.
    func text(_ style: Style) -> String {
        let head = severity.words.padding(toLength: 12, withPad: " ", startingAt: 0)
        let line = severity.painted(head, style) + id + ": " + message
        guard let advice else { return line }
        return line + "\n" + style.dim(Self.indent + "\(advice) [\(source)]")
    }
}

extension FindingView.Severity {
    var words: String { self == .notTested ? "not tested" : rawValue }

    fileprivate func painted(_ text: String, _ style: Style) -> String {
        switch self {
        case .violation: style.red(text)
        case .oddity: style.bold(text)
        case .works: style.green(text)
        case .notTested: style.dim(text)
        }
    }
}
