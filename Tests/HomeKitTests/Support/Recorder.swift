// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import HearthSystem

@testable import HomeKit

/// Writes down every delegate message, and whether it came on the main queue.
final class Recorder: NSObject, Sendable {
    private struct Record {
        var messages: [String] = []
        var objects: [NSObject] = []
        var strayed = 0
    }

    private let record = Guarded(Record())

    var messages: [String] { record.withLock { $0.messages } }
    /// Messages that did not come on the main queue.
    var strayed: Int { record.withLock { $0.strayed } }
    /// The object of the last message.
    var lastObject: NSObject? {
        record.withLock { record in record.objects.last.map { Unchecked(object: $0) } }?.object
    }

    func clear() { record.withLock { $0 = Record() } }

    fileprivate func note(_ message: String, _ object: NSObject? = nil) {
        let isMain = MainQueue.isCurrent
        let object = object.map { Unchecked(object: $0) }
        record.withLock { record in
            record.messages.append(message)
            if let object { record.objects.append(object.object) }
            if !isMain { record.strayed += 1 }
        }
    }
}

/// `@unchecked`: HomeKit's objects may be used from any thread; only their common superclass does not say so.
private struct Unchecked: @unchecked Sendable { let object: NSObject }

extension Recorder: HMHomeManagerDelegate {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) { note("homes \(manager.homes.map(\.name))") }
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {
        note("primary \(manager.primaryHome?.name ?? "-")")
    }
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) { note("manager +\(home.name)", home) }
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) { note("manager -\(home.name)", home) }
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {
        note("status \(status.rawValue)")
    }
}

extension Recorder: HMHomeDelegate {
    func homeDidUpdateName(_ home: HMHome) { note("home named \(home.name)", home) }
    func home(_ home: HMHome, didAdd accessory: HMAccessory) { note("+accessory \(accessory.name)", accessory) }
    func home(_ home: HMHome, didRemove accessory: HMAccessory) { note("-accessory \(accessory.name)", accessory) }
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {
        note("\(accessory.name) in \(room.name)", accessory)
    }
    func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory) {
        note("unblocked \(accessory.name)", accessory)
    }
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {
        note("error \((error as NSError).code) of \(accessory.name)", accessory)
    }
    func home(_ home: HMHome, didAdd room: HMRoom) { note("+room \(room.name)", room) }
    func home(_ home: HMHome, didRemove room: HMRoom) { note("-room \(room.name)", room) }
    func home(_ home: HMHome, didUpdateNameFor room: HMRoom) { note("room named \(room.name)", room) }
    func home(_ home: HMHome, didAdd zone: HMZone) { note("+zone \(zone.name)", zone) }
    func home(_ home: HMHome, didRemove zone: HMZone) { note("-zone \(zone.name)", zone) }
    func home(_ home: HMHome, didUpdateNameFor zone: HMZone) { note("zone named \(zone.name)", zone) }
    func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone) { note("\(room.name) into \(zone.name)", zone) }
    func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone) {
        note("\(room.name) out of \(zone.name)", zone)
    }
    func home(_ home: HMHome, didAdd group: HMServiceGroup) { note("+group \(group.name)", group) }
    func home(_ home: HMHome, didRemove group: HMServiceGroup) { note("-group \(group.name)", group) }
    func home(_ home: HMHome, didUpdateNameFor group: HMServiceGroup) { note("group named \(group.name)", group) }
    func home(_ home: HMHome, didAdd service: HMService, to group: HMServiceGroup) {
        note("\(service.name) into \(group.name)", group)
    }
    func home(_ home: HMHome, didRemove service: HMService, from group: HMServiceGroup) {
        note("\(service.name) out of \(group.name)", group)
    }
    func home(_ home: HMHome, didAdd user: HMUser) { note("+user \(user.name)", user) }
    func home(_ home: HMHome, didRemove user: HMUser) { note("-user \(user.name)", user) }
    func homeDidUpdateAccessControl(forCurrentUser home: HMHome) { note("own rights in \(home.name)", home) }
    func home(_ home: HMHome, didAdd actionSet: HMActionSet) { note("+set \(actionSet.name)", actionSet) }
    func home(_ home: HMHome, didRemove actionSet: HMActionSet) { note("-set \(actionSet.name)", actionSet) }
    func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet) {
        note("set named \(actionSet.name)", actionSet)
    }
    func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {
        note("actions of \(actionSet.name): \(actionSet.actions.count)", actionSet)
    }
    func home(_ home: HMHome, didAdd trigger: HMTrigger) { note("+trigger \(trigger.name)", trigger) }
    func home(_ home: HMHome, didRemove trigger: HMTrigger) { note("-trigger \(trigger.name)", trigger) }
    func home(_ home: HMHome, didUpdateNameFor trigger: HMTrigger) { note("trigger named \(trigger.name)", trigger) }
    func home(_ home: HMHome, didUpdate trigger: HMTrigger) {
        note("trigger \(trigger.name) \(trigger.isEnabled ? "on" : "off")", trigger)
    }
}

extension Recorder: HMAccessoryDelegate {
    func accessoryDidUpdateName(_ accessory: HMAccessory) { note("accessory named \(accessory.name)", accessory) }
    func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {
        note("service named \(service.name)", service)
    }
    func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService) {
        note("\(service.name) works \(service.associatedServiceType ?? "nothing")", service)
    }
    func accessoryDidUpdateServices(_ accessory: HMAccessory) { note("services of \(accessory.name)", accessory) }
    func accessoryDidUpdateReachability(_ accessory: HMAccessory) {
        note("\(accessory.name) \(accessory.isReachable ? "reachable" : "unreachable")", accessory)
    }
    func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {
        let kind = TypeNames.characteristics[characteristic.characteristicType] ?? TypeNames.custom
        note("\(service.name) \(kind) \(characteristic.value ?? "-")", characteristic)
    }
    func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String) {
        note("firmware \(firmwareVersion)", accessory)
    }
    func accessory(_ accessory: HMAccessory, didAdd profile: HMAccessoryProfile) {
        note("+profile \(type(of: profile))", profile)
    }
    func accessory(_ accessory: HMAccessory, didRemove profile: HMAccessoryProfile) {
        note("-profile \(type(of: profile))", profile)
    }
}

extension Recorder: HMAccessoryBrowserDelegate {
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {
        note("found \(accessory.name)", accessory)
    }
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {
        note("lost \(accessory.name)", accessory)
    }
}

/// Tells whether code runs on the main queue. Its thread says nothing: in a program whose `main` is async the main queue may
/// be served by another than the first one.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
