// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A language in which things are named for people.
enum Language: CaseIterable, Sendable {
    case english
    case russian
    case simplifiedChinese
    case traditionalChinese

    /// That of the person who runs this program, found out once.
    static let current = Language(environment: ProcessInfo.processInfo.environment)

    /// The language that these variables ask for, by the rules of gettext.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty names the locale. Unless that is the plain one (`C`,
    /// `POSIX`, or none at all), `LANGUAGE` may list languages that are wanted more, the first one most. English stands in
    /// for all other languages.
    init(environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let wishes = Self.isPlain(locale) ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
        self = (wishes + [locale]).lazy.compactMap { Language(locale: $0) }.first ?? .english
    }

    /// What an English name is in this language; itself if there is no other.
    func name(_ english: String) -> String { names[english] ?? english }

    private var names: [String: String] {
        switch self {
        case .english: [:]
        case .russian: TypeNames.russian
        case .simplifiedChinese: TypeNames.simplifiedChinese
        case .traditionalChinese: TypeNames.traditionalChinese
        }
    }
}

extension Language {
    private static func isPlain(_ locale: String) -> Bool {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        return name == "C" || name == "POSIX"
    }

    /// The language of a locale such as `zh_TW.UTF-8` or `zh-Hant`; nil for one that is not spoken here.
    private init?(locale: String) {
        let name = locale.prefix { $0 != "." && $0 != "@" }.lowercased()
        let parts = name.split { $0 == "_" || $0 == "-" }
        switch parts.first {
        case "en": self = .english
        case "ru": self = .russian
        case "zh":
            let isTraditional = parts.contains("hant") || !Set(parts).isDisjoint(with: ["tw", "hk", "mo"])
            self = isTraditional && !parts.contains("hans") ? .traditionalChinese : .simplifiedChinese
        default: return nil
        }
    }
}
