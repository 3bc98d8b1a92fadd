// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// A program as it is written for Apple's HomeKit: this file imports what that program does, and not as a test.
import CoreLocation
import HomeKit

@MainActor
private final class NightTime: NSObject, HMHomeManagerDelegate, HMHomeDelegate {
    private let manager = HMHomeManager()
    private let browser = HMAccessoryBrowser()

    override init() {
        super.init()
        manager.delegate = self
        browser.delegate = self
    }

    nonisolated func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        manager.primaryHome?.delegate = self
    }

    nonisolated func home(_ home: HMHome, didAdd accessory: HMAccessory) {
        accessory.delegate = self
        guard let room = home.rooms.first else { return }
        home.assignAccessory(accessory, to: room) { error in
            if let error = error as NSError?, error.code == HMError.Code.notFound.rawValue { print(error) }
        }
    }

    func goodNight(_ home: HMHome, lights: [HMService]) async throws {
        let set = try await home.addActionSet(named: "Lights Out")
        for light in lights {
            for characteristic in light.characteristics
            where characteristic.characteristicType == HMCharacteristicTypePowerState {
                let off = HMCharacteristicWriteAction(
                    characteristic: characteristic, targetValue: NSNumber(value: false))
                set.addAction(off) { error in print(error ?? "added") }
                characteristic.enableNotification(true) { _ in }
            }
        }
        for case let action as HMCharacteristicWriteAction<any NSCopying> in set.actions {
            print(action.targetValue as? NSNumber ?? 0)
        }
        let trigger = HMTimerTrigger(
            name: "Bedtime", fireDate: Date(), timeZone: nil, recurrence: DateComponents(day: 1),
            recurrenceCalendar: nil)
        trigger.addActionSet(set) { error in
            guard error == nil else { return }
            home.addTrigger(trigger) { _ in trigger.enable(true) { _ in } }
        }
        do {
            try await home.executeActionSet(set)
        } catch HMError.actionSetExecutionPartialSuccess {
            print("not all")
        } catch let error as HMError where error.code == .noActionsInActionSet {
            print(error.localizedDescription)
        }
    }
}

/// Conditions, taken apart as Apple's catalog sample does it.
@MainActor
private func words(of predicate: NSPredicate) -> String? {
    if let compound = predicate as? NSCompoundPredicate {
        return compound.subpredicates.compactMap(words).joined(separator: " and ")
    }
    guard let comparison = predicate as? NSComparisonPredicate else { return nil }
    if comparison.leftExpression.expressionType == .keyPath, comparison.rightExpression.expressionType == .function,
        comparison.rightExpression.function == "now", comparison.rightExpression.arguments?.count == 0
    {
        switch (comparison.leftExpression.keyPath, comparison.predicateOperatorType) {
        case (HMSignificantEvent.sunset.rawValue, .lessThanOrEqualTo): return "after sunset"
        default: return "some other time"
        }
    }
    switch comparison.leftExpression.keyPath {
    case HMCharacteristicKeyPath:
        return (comparison.rightExpression.constantValue as? HMCharacteristic)?.localizedDescription
    case HMCharacteristicValueKeyPath: return (comparison.rightExpression.constantValue as? NSNumber)?.stringValue
    default: return nil
    }
}

@MainActor
private func automate(_ home: HMHome, _ motion: HMCharacteristic, _ lights: HMActionSet) async throws {
    let event = HMCharacteristicEvent(characteristic: motion, triggerValue: NSNumber(value: true))
    let dusk = HMSignificantTimeEvent(significantEvent: .sunset, offset: nil)
    let conditions = [
        HMEventTrigger.predicateForEvaluatingTriggerOccurring(afterSignificantEvent: dusk),
        HMEventTrigger.predicateForEvaluatingTrigger(motion, relatedBy: .equalTo, toValue: 1),
    ]
    let trigger = HMEventTrigger(
        name: "Motion", events: [event], end: [HMDurationEvent(duration: 300)],
        recurrences: [DateComponents(weekday: 2)],
        predicate: NSCompoundPredicate(andPredicateWithSubpredicates: conditions))
    try await home.addTrigger(trigger)
    try await trigger.addActionSet(lights)
    try await trigger.enable(true)
    guard HMCharacteristicEvent<NSNumber>.isSupported(for: home), trigger.triggerActivationState == .enabled else {
        return
    }
    for case let event as HMCharacteristicEvent<any NSCopying> in trigger.events {
        guard let changed = event.mutableCopy() as? HMMutableCharacteristicEvent<any NSCopying> else { continue }
        changed.triggerValue = nil
        try await trigger.updateEvents([changed])
    }
    print(trigger.predicate.flatMap(words) ?? "always")
}

extension NightTime: HMAccessoryDelegate, HMAccessoryBrowserDelegate {
    nonisolated func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {
        guard let state = characteristic.value as? Int,
            let lock = HMCharacteristicValueLockMechanismState(rawValue: state)
        else { return }
        print(lock == .secured, characteristic.metadata?.units == HMCharacteristicMetadataUnitsCelsius)
    }

    nonisolated func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {
        guard accessory.category.categoryType == HMAccessoryCategoryTypeBridge else { return }
        MainActor.assumeIsolated {
            manager.primaryHome?.addAccessory(accessory) { error in
                switch error {
                case nil: print("added")
                case HMError.accessoryPairingFailed?: print("wrong code")
                default: print("failed")
                }
            }
        }
    }
}

/// A program may have its own kind of manager.
private final class OwnManager: HMHomeManager, @unchecked Sendable {
    override init() { super.init() }
}

/// Events and set-up, as programs for Apple's HomeKit write them.
private func events(of power: HMCharacteristic, around region: CLCircularRegion) -> [HMEvent] {
    region.notifyOnExit = false
    let dusk = HMSignificantTimeEvent(significantEvent: HMSignificantEvent.sunset, offset: DateComponents(minute: -15))
    let later = dusk.mutableCopy() as? HMMutableSignificantTimeEvent
    later?.offset = DateComponents(minute: 15)
    let on = HMCharacteristicEvent(characteristic: power, triggerValue: NSNumber(value: true))
    let edited = on.mutableCopy() as? HMMutableCharacteristicEvent<NSNumber>
    edited?.triggerValue = nil
    return [
        dusk, later ?? dusk, on, HMCalendarEvent(fire: DateComponents(hour: 7)), HMDurationEvent(duration: 60),
        HMLocationEvent(region: region),
        HMPresenceEvent(presenceEventType: .atHome, presenceUserType: .homeUsers),
        HMCharacteristicThresholdRangeEvent(
            characteristic: power, thresholdRange: HMNumberRange(minValue: 0, maxValue: 1)),
    ]
}

private func setUp(_ url: URL, in home: HMHome) async throws -> [HMAccessory] {
    let request = HMAccessorySetupRequest()
    request.payload = HMAccessorySetupPayload(url: url)
    request.homeUniqueIdentifier = home.uniqueIdentifier
    request.suggestedRoomUniqueIdentifier = home.rooms.first?.uniqueIdentifier
    let result = try await HMAccessorySetupManager().performAccessorySetup(using: request)
    return home.accessories.filter { result.accessoryUniqueIdentifiers.contains($0.uniqueIdentifier) }
}

/// A store that hands delegate messages on, as programs with several screens have it. Its own properties have the names of
/// delegate methods.
@MainActor
private final class Switchboard: NSObject, ObservedDelegates {
    var home: HMHome?
    let homeManager = HMHomeManager()
    var homeDelegates = Set<NSObject>()
    var accessoryDelegates = Set<NSObject>()

    func follow() {
        homeManager.delegate = self
        guard let home = home ?? homeManager.primaryHome else { return }
        home.delegate = self
        for accessory in home.accessories { accessory.delegate = self }
    }

    func rename(_ service: HMService, to name: String) {
        service.updateName(name) { error in
            guard error == nil, let accessory = service.accessory else { return }
            self.accessory(accessory, didUpdateNameFor: service)
        }
    }

    nonisolated func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        MainActor.assumeIsolated { home = manager.homes.first }
    }

    nonisolated func home(_ home: HMHome, didAdd accessory: HMAccessory) {
        MainActor.assumeIsolated {
            for screen in homeDelegates { (screen as? any HMHomeDelegate)?.home?(home, didAdd: accessory) }
        }
    }

    nonisolated func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {
        MainActor.assumeIsolated {
            for screen in accessoryDelegates {
                guard let delegate = screen as? any HMAccessoryDelegate else { continue }
                delegate.accessory?(accessory, didUpdateNameFor: service)
                delegate.accessoryDidUpdateName?(accessory)
            }
        }
    }
}

private typealias ObservedDelegates = HMHomeManagerDelegate & HMHomeDelegate & HMAccessoryDelegate
