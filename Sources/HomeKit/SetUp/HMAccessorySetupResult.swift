// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What was set up. Only the setup makes one.
public class HMAccessorySetupResult: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked`: both are immutable.
    /// The home that has the accessories now.
    public let homeUniqueIdentifier: UUID
    /// All accessories that were added: with a bridge those behind it, too.
    public let accessoryUniqueIdentifiers: [UUID]

    init(home: UUID, accessories: [UUID]) {
        homeUniqueIdentifier = home
        accessoryUniqueIdentifiers = accessories
        super.init()
    }

    /// A result of the same values.
    public func copy(with zone: NSZone?) -> Any {
        HMAccessorySetupResult(home: homeUniqueIdentifier, accessories: accessoryUniqueIdentifiers)
    }
}
