// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A category of accessories.
package struct CategoryDefinition: Hashable, Sendable {
    /// The number in an announcement's `ci` and in a setup payload.
    package let identifier: Int
    /// In one word: `GarageDoorOpener`.
    package let name: String
    /// In words: `Garage Door Opener`.
    package let displayName: String
    /// `HMAccessoryCategoryTypeGarageDoorOpener`; nil if HomeKit has no constant for it.
    package let homeKitConstant: String?
    /// The UUID text behind HomeKit's constant.
    package let homeKitValue: String?
}
