// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What kind of accessory an accessory says it is.
public final class HMAccessoryCategory: NSObject, Sendable {
    /// One of the `HMAccessoryCategoryType…` constants.
    public let categoryType: String
    private let englishName: String

    /// The kind in words, in English, Russian or Chinese as `LANGUAGE`, `LC_ALL` and `LANG` say.
    public var localizedDescription: String { Language.current.name(englishName) }

    private init(_ categoryType: String, _ englishName: String) {
        self.categoryType = categoryType
        self.englishName = englishName
        super.init()
    }

    private static let other = HMAccessoryCategory(HMAccessoryCategoryTypeOther, "Other")
    private static let known = TypeNames.categories.mapValues { HMAccessoryCategory($0.type, $0.name) }

    /// The category with HAP's number; "other" for unknown ones.
    static func category(_ number: Int) -> HMAccessoryCategory {
        known[number] ?? other
    }
}
