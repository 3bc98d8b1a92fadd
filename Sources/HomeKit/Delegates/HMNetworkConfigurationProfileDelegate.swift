// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears of changes to a network configuration profile. Called on the main queue; the method is optional.
public protocol HMNetworkConfigurationProfileDelegate: NSObjectProtocol {
    /// The router restricts accessories now, or no longer.
    func profileDidUpdateNetworkAccessMode(_ profile: HMNetworkConfigurationProfile)
}

extension HMNetworkConfigurationProfileDelegate {
    /// Does nothing.
    public func profileDidUpdateNetworkAccessMode(_ profile: HMNetworkConfigurationProfile) {}
}
