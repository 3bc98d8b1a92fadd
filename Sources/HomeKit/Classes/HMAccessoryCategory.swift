// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What kind of accessory an accessory says it is.
public final class HMAccessoryCategory: NSObject, Sendable {
    /// One of the `HMAccessoryCategoryType…` constants.
    public let categoryType: String
    /// The kind in words.
    public let localizedDescription: String

    private init(_ categoryType: String, _ localizedDescription: String) {
        self.categoryType = categoryType
        self.localizedDescription = localizedDescription
        super.init()
    }

    private static let other = HMAccessoryCategory(HMAccessoryCategoryTypeOther, "Other")
    private static let known = TypeNames.categories.mapValues { HMAccessoryCategory($0.type, $0.name) }

    /// The category with HAP's number; "other" for unknown ones.
    static func category(_ number: Int) -> HMAccessoryCategory {
        known[number] ?? other
    }
}
