// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Methods of HMHomeDelegate are optional, and code for Apple's systems calls such methods with a question mark:
// `delegate.homeDidUpdateSupportedFeatures?(…)`. Swift alone has no optional methods, so for each name there is a property that such calls find.
// Source: behaviour section 20.

extension HMHomeDelegate {
    /// For `homeDidUpdateName?(…)`.
    public var homeDidUpdateName: ((HMHome) -> Void)? { { self.homeDidUpdateName($0) } }
    /// For `home?(…)`.
    public var home: HMHomeDelegateHomeCalls? { HMHomeDelegateHomeCalls(delegate: self) }
    /// For `homeDidUpdateAccessControl?(…)`.
    public var homeDidUpdateAccessControl: HMHomeDelegateHomeDidUpdateAccessControlCalls? {
        HMHomeDelegateHomeDidUpdateAccessControlCalls(delegate: self)
    }
    /// For `homeDidUpdateSupportedFeatures?(…)`.
    public var homeDidUpdateSupportedFeatures: ((HMHome) -> Void)? { { self.homeDidUpdateSupportedFeatures($0) } }
}

/// What `home?(…)` calls with a home delegate.
public struct HMHomeDelegateHomeCalls {
    fileprivate let delegate: any HMHomeDelegate

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didAdd accessory: HMAccessory) {
        delegate.home(home, didAdd: accessory)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didRemove accessory: HMAccessory) {
        delegate.home(home, didRemove: accessory)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {
        delegate.home(home, didUpdate: room, for: accessory)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didUnblockAccessory accessory: HMAccessory) {
        delegate.home(home, didUnblockAccessory: accessory)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {
        delegate.home(home, didEncounterError: error, for: accessory)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didAdd room: HMRoom) {
        delegate.home(home, didAdd: room)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didRemove room: HMRoom) {
        delegate.home(home, didRemove: room)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didUpdateNameFor room: HMRoom) {
        delegate.home(home, didUpdateNameFor: room)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didAdd zone: HMZone) {
        delegate.home(home, didAdd: zone)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didRemove zone: HMZone) {
        delegate.home(home, didRemove: zone)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didUpdateNameFor zone: HMZone) {
        delegate.home(home, didUpdateNameFor: zone)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone) {
        delegate.home(home, didAdd: room, to: zone)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone) {
        delegate.home(home, didRemove: room, from: zone)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didAdd group: HMServiceGroup) {
        delegate.home(home, didAdd: group)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didRemove group: HMServiceGroup) {
        delegate.home(home, didRemove: group)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didUpdateNameFor group: HMServiceGroup) {
        delegate.home(home, didUpdateNameFor: group)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didAdd service: HMService, to group: HMServiceGroup) {
        delegate.home(home, didAdd: service, to: group)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didRemove service: HMService, from group: HMServiceGroup) {
        delegate.home(home, didRemove: service, from: group)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didAdd user: HMUser) {
        delegate.home(home, didAdd: user)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didRemove user: HMUser) {
        delegate.home(home, didRemove: user)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didAdd actionSet: HMActionSet) {
        delegate.home(home, didAdd: actionSet)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didRemove actionSet: HMActionSet) {
        delegate.home(home, didRemove: actionSet)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet) {
        delegate.home(home, didUpdateNameFor: actionSet)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {
        delegate.home(home, didUpdateActionsFor: actionSet)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didAdd trigger: HMTrigger) {
        delegate.home(home, didAdd: trigger)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didRemove trigger: HMTrigger) {
        delegate.home(home, didRemove: trigger)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didUpdateNameFor trigger: HMTrigger) {
        delegate.home(home, didUpdateNameFor: trigger)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didUpdate trigger: HMTrigger) {
        delegate.home(home, didUpdate: trigger)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ home: HMHome, didUpdate homeHubState: HMHomeHubState) {
        delegate.home(home, didUpdate: homeHubState)
    }
}

/// What `homeDidUpdateAccessControl?(…)` calls with a home delegate.
public struct HMHomeDelegateHomeDidUpdateAccessControlCalls {
    fileprivate let delegate: any HMHomeDelegate

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(forCurrentUser home: HMHome) {
        delegate.homeDidUpdateAccessControl(forCurrentUser: home)
    }
}
