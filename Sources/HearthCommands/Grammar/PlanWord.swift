// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A word of a condition or an event, as people write it.
enum PlanWord: Hashable {
    /// In quotes: a name, whatever is in it.
    case name(String)
    case plain(String)
    case opening
    case closing

    /// The words of a text. A quote that is never closed ends with the text.
    static func words(of text: String) -> [PlanWord] {
        var words: [PlanWord] = []
        var rest = Substring(text)
        while let first = rest.first {
            switch first {
            case "(":
                words.append(.opening)
                rest.removeFirst()
            case ")":
                words.append(.closing)
                rest.removeFirst()
            case "\"":
                let name = rest.dropFirst().prefix { $0 != "\"" }
                words.append(.name(String(name)))
                rest = rest.dropFirst(name.count + 2)
            case _ where first.isWhitespace: rest.removeFirst()
            default:
                let word = rest.prefix { !$0.isWhitespace && !"()\"".contains($0) }
                words.append(.plain(String(word)))
                rest = rest.dropFirst(word.count)
            }
        }
        return words
    }

    /// In lower case, if it is not in quotes.
    var keyword: String? {
        if case .plain(let text) = self { text.lowercased() } else { nil }
    }
}
