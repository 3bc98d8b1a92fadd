// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HomeKit

/// Prints every delegate message.
final class DelegateMessages: NSObject, @unchecked Sendable {
    /// The home of the first load, to notice if it is ever another object; used on the main queue alone.
    private var home: HMHome?

    private func told(_ words: String) { say("told " + words) }
}

extension DelegateMessages: HMHomeManagerDelegate {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        told("homes \(manager.homes.map { "\($0.name) \($0.rooms.map(\.name))" })")
        if let home, manager.homes.first !== home { say("another object") }
        home = manager.homes.first
    }
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {
        told("primary \(manager.homes.first(where: \.isPrimary)?.name ?? "none")")
    }
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) { told("+home \(home.name)") }
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) { told("-home \(home.name)") }
}

extension DelegateMessages: HMHomeDelegate {
    func homeDidUpdateName(_ home: HMHome) { told("home named \(home.name)") }
    func home(_ home: HMHome, didUpdate hubState: HMHomeHubState) { told("hub \(hubState.rawValue)") }
    func home(_ home: HMHome, didAdd accessory: HMAccessory) {
        accessory.delegate = self
        told("+accessory \(accessory.name)")
    }
    func home(_ home: HMHome, didRemove accessory: HMAccessory) { told("-accessory \(accessory.name)") }
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {
        told("\(accessory.name) in \(room.name)")
    }
    func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory) { told("unblocked \(accessory.name)") }
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {
        told(
            "error \((error as NSError).code) of \(accessory.name), \(accessory.isBlocked ? "blocked" : "not blocked")")
    }
    func home(_ home: HMHome, didAdd user: HMUser) { told("+user \(user.name)") }
    func home(_ home: HMHome, didRemove user: HMUser) { told("-user \(user.name)") }
    func homeDidUpdateAccessControl(forCurrentUser home: HMHome) { told("own rights in \(home.name)") }
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
    func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {
        told("service of \(accessory.name) named \(service.name)")
    }
    func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService) {
        told("\(accessory.name) works \(service.associatedServiceType ?? "nothing")")
    }
    func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String) {
        told("firmware \(firmwareVersion) of \(accessory.name)")
    }
    func accessoryDidUpdateServices(_ accessory: HMAccessory) { told("services of \(accessory.name)") }
    func accessoryDidUpdateReachability(_ accessory: HMAccessory) {
        told("\(accessory.name) \(accessory.isReachable ? "reachable" : "unreachable")")
    }
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic) {
        told("\(accessory.name) at \(characteristic.value ?? "none")")
    }
}
