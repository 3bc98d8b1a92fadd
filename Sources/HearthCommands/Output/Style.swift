// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Colours, if the reader is a terminal that wants them.
struct Style: Sendable {
    let isColoured: Bool

    func bold(_ text: String) -> String { paint(text, "1") }

    func dim(_ text: String) -> String { paint(text, "2") }

    func red(_ text: String) -> String { paint(text, "31") }

    func green(_ text: String) -> String { paint(text, "32") }

    private func paint(_ text: String, _ code: String) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
