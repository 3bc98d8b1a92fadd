// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What Apple says of a kind of characteristic: defaults for what a device leaves out.
package struct CharacteristicDefinition: Hashable, Sendable {
    package let type: TypeIdentifier
    /// In one word: `LockTargetState`.
    package let name: String
    /// In words: `Lock Target State`.
    package let displayName: String
    /// `HMCharacteristicTypeTargetLockMechanismState`; nil if HomeKit has no constant for it.
    package let homeKitConstant: String?
    package let metadata: CharacteristicMetadata
    package let permissions: CharacteristicPermissions
    package let tier: CatalogueTier
    /// Whether each event counts and goes out at once, as presses of a button do. Such a characteristic is never
    /// polled: reading it is no press. Source: HAP reference 14; quirks Q55 and Q56.
    package let sendsEventsAtOnce: Bool
    /// What the values of an enumeration are called, in ascending order; empty for all else.
    package let valueNames: [ValueName]

    package init(
        type: TypeIdentifier, name: String, displayName: String, homeKitConstant: String? = nil,
        metadata: CharacteristicMetadata, permissions: CharacteristicPermissions, tier: CatalogueTier,
        sendsEventsAtOnce: Bool = false, valueNames: [ValueName] = []
    ) {
        self.type = type
        self.name = name
        self.displayName = displayName
        self.homeKitConstant = homeKitConstant
        self.metadata = metadata
        self.permissions = permissions
        self.tier = tier
        self.sendsEventsAtOnce = sendsEventsAtOnce
        self.valueNames = valueNames
    }

    /// Whether only Apple's newer metadata knows it.
    package var isExtended: Bool { tier == .extended }
}
