// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeKit

/// Event triggers: light in the hall when somebody moves after sunset, for five minutes.
class HallLight: NSObject, HMHomeManagerDelegate {
    let manager = HMHomeManager()

    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        guard let home = manager.homes.first,
            let motion = characteristic(HMCharacteristicTypeMotionDetected, of: "Hall Motion", in: home),
            let power = characteristic(HMCharacteristicTypePowerState, of: "Ceiling Light", in: home)
        else { return }
        home.addActionSet(withName: "Hall Light") { actionSet, error in
            guard let actionSet = actionSet else { return fail(error) }
            let action = HMCharacteristicWriteAction(characteristic: power, targetValue: NSNumber(value: true))
            actionSet.addAction(action) { error in
                if let error = error { return fail(error) }
                self.addTrigger(on: motion, running: actionSet, in: home)
            }
        }
    }

    private func addTrigger(on motion: HMCharacteristic, running actionSet: HMActionSet, in home: HMHome) {
        let moved = HMCharacteristicEvent(characteristic: motion, triggerValue: NSNumber(value: true))
        let sunset = HMSignificantTimeEvent(significantEvent: .sunset, offset: nil)
        let isDark = HMEventTrigger.predicateForEvaluatingTriggerOccurring(afterSignificantEvent: sunset)
        let isStill = HMEventTrigger.predicateForEvaluatingTrigger(motion, relatedBy: .equalTo, toValue: true)
        let trigger = HMEventTrigger(
            name: "Somebody Comes", events: [moved], end: [HMDurationEvent(duration: 300)], recurrences: nil,
            predicate: NSCompoundPredicate(andPredicateWithSubpredicates: [isDark, isStill]))
        home.addTrigger(trigger) { error in
            if let error = error { return fail(error) }
            trigger.addActionSet(actionSet) { error in
                trigger.enable(true) { error in self.show(trigger, in: home) }
            }
        }
    }

    private func show(_ trigger: HMEventTrigger, in home: HMHome) {
        for case let event as HMCharacteristicEvent<NSCopying> in trigger.events {
            print("When \(event.characteristic.localizedDescription) is \(event.triggerValue as? Int ?? -1)")
        }
        for case let event as HMDurationEvent in trigger.endEvents { print("For \(Int(event.duration)) seconds") }
        print("Condition: \(trigger.predicate is NSCompoundPredicate), once: \(trigger.executeOnce)")
        print("State: \(trigger.triggerActivationState.rawValue), supported: \(HMDurationEvent.isSupported(for: home))")
        trigger.updatePredicate(nil) { error in
            print("No condition: \(trigger.predicate == nil)")
            fflush(stdout)
        }
    }

    private func characteristic(_ type: String, of name: String, in home: HMHome) -> HMCharacteristic? {
        home.accessories.first { $0.name == name }?.services.flatMap { $0.characteristics }
            .first { $0.characteristicType == type }
    }
}

func fail(_ error: Error?) {
    print("Failed: \(error?.localizedDescription ?? "-")")
    exit(1)
}

let hall = HallLight()
hall.manager.delegate = hall
RunLoop.main.run()
