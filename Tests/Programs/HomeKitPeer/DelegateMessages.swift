// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HomeKit

/// Prints every delegate message.
final class DelegateMessages: NSObject, Sendable {
    private func told(_ words: String) { say("told " + words) }
}

extension DelegateMessages: HMHomeManagerDelegate {
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) { told("+home \(home.name)") }
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) { told("-home \(home.name)") }
}

extension DelegateMessages: HMHomeDelegate {
    func homeDidUpdateName(_ home: HMHome) { told("home named \(home.name)") }
    func home(_ home: HMHome, didAdd accessory: HMAccessory) { told("+accessory \(accessory.name)") }
    func home(_ home: HMHome, didRemove accessory: HMAccessory) { told("-accessory \(accessory.name)") }
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {
        told("\(accessory.name) in \(room.name)")
    }
    func home(_ home: HMHome, didAdd room: HMRoom) { told("+room \(room.name)") }
    func home(_ home: HMHome, didRemove room: HMRoom) { told("-room \(room.name)") }
    func home(_ home: HMHome, didUpdateNameFor room: HMRoom) { told("room named \(room.name)") }
    func home(_ home: HMHome, didAdd zone: HMZone) { told("+zone \(zone.name)") }
    func home(_ home: HMHome, didRemove zone: HMZone) { told("-zone \(zone.name)") }
    func home(_ home: HMHome, didUpdateNameFor zone: HMZone) { told("zone named \(zone.name)") }
    func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone) { told("\(room.name) into \(zone.name)") }
    func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone) { told("\(room.name) out of \(zone.name)") }
    func home(_ home: HMHome, didAdd group: HMServiceGroup) { told("+group \(group.name)") }
    func home(_ home: HMHome, didRemove group: HMServiceGroup) { told("-group \(group.name)") }
    func home(_ home: HMHome, didUpdateNameFor group: HMServiceGroup) { told("group named \(group.name)") }
    func home(_ home: HMHome, didAdd service: HMService, to group: HMServiceGroup) {
        told("\(service.name) into \(group.name)")
    }
    func home(_ home: HMHome, didRemove service: HMService, from group: HMServiceGroup) {
        told("\(service.name) out of \(group.name)")
    }
    func home(_ home: HMHome, didAdd actionSet: HMActionSet) { told("+set \(actionSet.name)") }
    func home(_ home: HMHome, didRemove actionSet: HMActionSet) { told("-set \(actionSet.name)") }
    func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet) { told("set named \(actionSet.name)") }
    func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {
        told("actions of \(actionSet.name): \(actionSet.actions.count)")
    }
    func home(_ home: HMHome, didAdd trigger: HMTrigger) { told("+trigger \(trigger.name)") }
    func home(_ home: HMHome, didRemove trigger: HMTrigger) { told("-trigger \(trigger.name)") }
    func home(_ home: HMHome, didUpdateNameFor trigger: HMTrigger) { told("trigger named \(trigger.name)") }
    func home(_ home: HMHome, didUpdate trigger: HMTrigger) { told("trigger \(trigger.name) updated") }
}

extension DelegateMessages: HMAccessoryDelegate {
    func accessoryDidUpdateName(_ accessory: HMAccessory) { told("accessory named \(accessory.name)") }
    func accessoryDidUpdateServices(_ accessory: HMAccessory) { told("services of \(accessory.name)") }
    func accessoryDidUpdateReachability(_ accessory: HMAccessory) {
        told("\(accessory.name) \(accessory.isReachable ? "reachable" : "unreachable")")
    }
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic) {
        told("\(accessory.name) at \(characteristic.value ?? "none")")
    }
}
