// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears of changes to one home that others make. Called on the main queue; every method is optional.
public protocol HMHomeDelegate: NSObjectProtocol {
    /// The home was renamed.
    func homeDidUpdateName(_ home: HMHome)
    /// An accessory was added; the program that adds a bridge is told of those behind it.
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    /// An accessory was removed.
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    /// An accessory was moved to another room.
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
    /// The hub talks again to an accessory that was blocked.
    func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory)
    /// An accessory is in trouble; look at its `isBlocked`.
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
    /// A room was added.
    func home(_ home: HMHome, didAdd room: HMRoom)
    /// A room was removed; its accessories are in the default room now.
    func home(_ home: HMHome, didRemove room: HMRoom)
    /// A room was renamed.
    func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
    /// A zone was added.
    func home(_ home: HMHome, didAdd zone: HMZone)
    /// A zone was removed; its rooms stay.
    func home(_ home: HMHome, didRemove zone: HMZone)
    /// A zone was renamed.
    func home(_ home: HMHome, didUpdateNameFor zone: HMZone)
    /// A room was put into a zone.
    func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone)
    /// A room was taken out of a zone.
    func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone)
    /// A service group was added.
    func home(_ home: HMHome, didAdd group: HMServiceGroup)
    /// A service group was removed; its services stay.
    func home(_ home: HMHome, didRemove group: HMServiceGroup)
    /// A service group was renamed.
    func home(_ home: HMHome, didUpdateNameFor group: HMServiceGroup)
    /// A service was put into a service group.
    func home(_ home: HMHome, didAdd service: HMService, to group: HMServiceGroup)
    /// A service was taken out of a service group, or its accessory was removed.
    func home(_ home: HMHome, didRemove service: HMService, from group: HMServiceGroup)
    /// Somebody was invited to the home.
    func home(_ home: HMHome, didAdd user: HMUser)
    /// Somebody has no access to the home any more.
    func home(_ home: HMHome, didRemove user: HMUser)
    /// The user that this program runs as has other rights.
    func homeDidUpdateAccessControl(forCurrentUser home: HMHome)
    /// An action set was added.
    func home(_ home: HMHome, didAdd actionSet: HMActionSet)
    /// An action set was removed.
    func home(_ home: HMHome, didRemove actionSet: HMActionSet)
    /// An action set was renamed.
    func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet)
    /// An action was added, removed or got another target value.
    func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet)
    /// A trigger was added.
    func home(_ home: HMHome, didAdd trigger: HMTrigger)
    /// A trigger was removed.
    func home(_ home: HMHome, didRemove trigger: HMTrigger)
    /// A trigger was renamed.
    func home(_ home: HMHome, didUpdateNameFor trigger: HMTrigger)
    /// A trigger fired, was enabled or disabled, or its schedule or action sets changed.
    func home(_ home: HMHome, didUpdate trigger: HMTrigger)
    /// The hub answers again, or no longer.
    func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState)
    /// What the home supports has changed. It never does: the hub manages no networks.
    func homeDidUpdateSupportedFeatures(_ home: HMHome)
}

extension HMHomeDelegate {
    /// Does nothing.
    public func homeDidUpdateName(_ home: HMHome) {}
    /// Does nothing.
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    /// Does nothing.
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    /// Does nothing.
    public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
    /// Does nothing.
    public func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory) {}
    /// Does nothing.
    public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
    /// Does nothing.
    public func home(_ home: HMHome, didAdd room: HMRoom) {}
    /// Does nothing.
    public func home(_ home: HMHome, didRemove room: HMRoom) {}
    /// Does nothing.
    public func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {}
    /// Does nothing.
    public func home(_ home: HMHome, didAdd zone: HMZone) {}
    /// Does nothing.
    public func home(_ home: HMHome, didRemove zone: HMZone) {}
    /// Does nothing.
    public func home(_ home: HMHome, didUpdateNameFor zone: HMZone) {}
    /// Does nothing.
    public func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone) {}
    /// Does nothing.
    public func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone) {}
    /// Does nothing.
    public func home(_ home: HMHome, didAdd group: HMServiceGroup) {}
    /// Does nothing.
    public func home(_ home: HMHome, didRemove group: HMServiceGroup) {}
    /// Does nothing.
    public func home(_ home: HMHome, didUpdateNameFor group: HMServiceGroup) {}
    /// Does nothing.
    public func home(_ home: HMHome, didAdd service: HMService, to group: HMServiceGroup) {}
    /// Does nothing.
    public func home(_ home: HMHome, didRemove service: HMService, from group: HMServiceGroup) {}
    /// Does nothing.
    public func home(_ home: HMHome, didAdd user: HMUser) {}
    /// Does nothing.
    public func home(_ home: HMHome, didRemove user: HMUser) {}
    /// Does nothing.
    public func homeDidUpdateAccessControl(forCurrentUser home: HMHome) {}
    /// Does nothing.
    public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}
    /// Does nothing.
    public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}
    /// Does nothing.
    public func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet) {}
    /// Does nothing.
    public func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {}
    /// Does nothing.
    public func home(_ home: HMHome, didAdd trigger: HMTrigger) {}
    /// Does nothing.
    public func home(_ home: HMHome, didRemove trigger: HMTrigger) {}
    /// Does nothing.
    public func home(_ home: HMHome, didUpdateNameFor trigger: HMTrigger) {}
    /// Does nothing.
    public func home(_ home: HMHome, didUpdate trigger: HMTrigger) {}
    /// Does nothing.
    public func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState) {}
    /// Does nothing.
    public func homeDidUpdateSupportedFeatures(_ home: HMHome) {}
}
