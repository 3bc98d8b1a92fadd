// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears of changes to one accessory, by itself or by others. Called on the main queue; every method is optional.
public protocol HMAccessoryDelegate: NSObjectProtocol, Sendable {
    /// The accessory was renamed.
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    /// A service of the accessory was renamed.
    func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService)
    /// What a service of the accessory is said to work is another kind of thing now.
    func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService)
    /// Services or characteristics appeared or went.
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
    /// The accessory can be reached again, or no longer.
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    /// A value was changed by the accessory or by another program; only with notification enabled.
    func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
    /// The accessory runs another firmware now.
    func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String)
    /// With its services the accessory has got a profile.
    func accessory(_ accessory: HMAccessory, didAdd profile: HMAccessoryProfile)
    /// With its services the accessory has lost a profile.
    func accessory(_ accessory: HMAccessory, didRemove profile: HMAccessoryProfile)
}

extension HMAccessoryDelegate {
    /// Does nothing.
    public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
    /// Does nothing.
    public func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {}
    /// Does nothing.
    public func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService) {}
    /// Does nothing.
    public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
    /// Does nothing.
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    /// Does nothing.
    public func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {}
    /// Does nothing.
    public func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String) {}
    /// Does nothing.
    public func accessory(_ accessory: HMAccessory, didAdd profile: HMAccessoryProfile) {}
    /// Does nothing.
    public func accessory(_ accessory: HMAccessory, didRemove profile: HMAccessoryProfile) {}
}
