// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A setup code as a person writes it: `123-45-678` or `12345678`. Its description never shows it.
struct SetupCodeText: Sendable, CustomStringConvertible {
    /// `XXX-XX-XXX`.
    let code: String

    /// Nil if `text` is not eight digits with dashes or blanks between them.
    init?(_ text: String) {
        guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-" || $0.isWhitespace) }) else { return nil }
        let digits = text.filter { $0.isNumber }
        guard digits.count == 8 else { return nil }
        code = [digits.prefix(3), digits.dropFirst(3).prefix(2), digits.suffix(3)].joined(separator: "-")
    }

    var description: String { "setup code" }
}
