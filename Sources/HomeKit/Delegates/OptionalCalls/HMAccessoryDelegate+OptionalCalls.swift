// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Methods of HMAccessoryDelegate are optional, and code for Apple's systems calls such methods with a question mark:
// `delegate.accessory?(…)`. Swift alone has no optional methods, so for each name there is a property that such calls find.
// Source: behaviour section 20.

extension HMAccessoryDelegate {
    /// For `accessoryDidUpdateName?(…)`.
    public var accessoryDidUpdateName: ((HMAccessory) -> Void)? { { self.accessoryDidUpdateName($0) } }
    /// For `accessory?(…)`.
    public var accessory: HMAccessoryDelegateAccessoryCalls? { HMAccessoryDelegateAccessoryCalls(delegate: self) }
    /// For `accessoryDidUpdateServices?(…)`.
    public var accessoryDidUpdateServices: ((HMAccessory) -> Void)? { { self.accessoryDidUpdateServices($0) } }
    /// For `accessoryDidUpdateReachability?(…)`.
    public var accessoryDidUpdateReachability: ((HMAccessory) -> Void)? { { self.accessoryDidUpdateReachability($0) } }
}

/// What `accessory?(…)` calls with a accessory delegate.
public struct HMAccessoryDelegateAccessoryCalls {
    fileprivate let delegate: any HMAccessoryDelegate

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {
        delegate.accessory(accessory, didUpdateNameFor: service)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService) {
        delegate.accessory(accessory, didUpdateAssociatedServiceTypeFor: service)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {
        delegate.accessory(accessory, service: service, didUpdateValueFor: characteristic)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String) {
        delegate.accessory(accessory, didUpdateFirmwareVersion: firmwareVersion)
    }
}
