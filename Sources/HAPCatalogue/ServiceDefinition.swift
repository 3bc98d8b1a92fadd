// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What Apple says of a kind of service.
package struct ServiceDefinition: Hashable, Sendable {
    package let type: TypeIdentifier
    /// In one word: `GarageDoorOpener`.
    package let name: String
    /// In words: `Garage Door Opener`.
    package let displayName: String
    /// `HMServiceTypeGarageDoorOpener`; nil if HomeKit has no constant for it.
    package let homeKitConstant: String?
    package let required: [TypeIdentifier]
    package let optional: [TypeIdentifier]
    package let tier: CatalogueTier

    /// Whether only Apple's newer metadata knows it.
    package var isExtended: Bool { tier == .extended }
}
