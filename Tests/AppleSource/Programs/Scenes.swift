// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeKit

/// Action sets and triggers: a scene that is filled, run and changed, the scenes that every home has, and a timer.
class SceneBuilder: NSObject, HMHomeManagerDelegate {
    let manager = HMHomeManager()

    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        guard let home = manager.homes.first else { return }
        let builtIn = [
            HMActionSetTypeWakeUp, HMActionSetTypeSleep, HMActionSetTypeHomeArrival, HMActionSetTypeHomeDeparture,
        ].compactMap { home.builtinActionSet(ofType: $0)?.name }
        print("Built in: \(builtIn.joined(separator: ", "))")
        home.addActionSet(withName: "Movie Night") { actionSet, error in
            guard let actionSet = actionSet else { return fail(error) }
            print("Type: \(actionSet.actionSetType == HMActionSetTypeUserDefined ? "the user's" : "another")")
            self.fill(actionSet, in: home)
        }
    }

    private func fill(_ actionSet: HMActionSet, in home: HMHome) {
        let wanted: [(String, String, NSNumber)] = [
            ("Ceiling Light", HMCharacteristicTypePowerState, NSNumber(value: true)),
            ("Ceiling Light", HMCharacteristicTypeBrightness, NSNumber(value: 15)),
            ("Front Door", HMCharacteristicTypeTargetLockMechanismState, 1),
        ]
        let group = DispatchGroup()
        for (name, type, value) in wanted {
            guard let accessory = home.accessories.first(where: { $0.name == name }),
                let characteristic = accessory.services.flatMap({ $0.characteristics })
                    .first(where: { $0.characteristicType == type })
            else { continue }
            let action = HMCharacteristicWriteAction(characteristic: characteristic, targetValue: value as NSCopying)
            group.enter()
            actionSet.addAction(action) { error in
                if let error = error { print("\(name): \(error.localizedDescription)") }
                group.leave()
            }
        }
        group.notify(queue: .main) { self.run(actionSet, in: home) }
    }

    private func run(_ actionSet: HMActionSet, in home: HMHome) {
        home.executeActionSet(actionSet) { error in
            if let error = error { return fail(error) }
            var lines = [String]()
            for case let action as HMCharacteristicWriteAction<NSCopying> in actionSet.actions {
                let characteristic = action.characteristic
                let name = characteristic.service?.accessory?.name ?? "-"
                let isThere = (characteristic.value as? NSNumber) == (action.targetValue as? NSNumber)
                lines.append(
                    "\(name), \(characteristic.localizedDescription): \(action.targetValue), there: \(isThere)")
            }
            print(lines.sorted().joined(separator: "\n"))
            print("Executed: \(actionSet.lastExecutionDate != nil), under way: \(actionSet.isExecuting)")
            self.edit(actionSet, in: home)
        }
    }

    private func edit(_ actionSet: HMActionSet, in home: HMHome) {
        let dimming = actionSet.actions.compactMap { $0 as? HMCharacteristicWriteAction<NSCopying> }
            .first { $0.characteristic.characteristicType == HMCharacteristicTypeBrightness }
        dimming?.updateTargetValue(NSNumber(value: 5)) { error in
            print("Dimmer: \(dimming?.targetValue as? Int ?? 0)")
            self.schedule(actionSet, in: home)
        }
    }

    private func schedule(_ actionSet: HMActionSet, in home: HMHome) {
        let evening = DateComponents(hour: 20, minute: 15)
        guard let next = Calendar.current.nextDate(after: Date(), matching: evening, matchingPolicy: .nextTime) else {
            return
        }
        let trigger = HMTimerTrigger(
            name: "Evening", fireDate: next, timeZone: .current, recurrence: DateComponents(day: 1),
            recurrenceCalendar: nil)
        home.addTrigger(trigger) { error in
            if let error = error { return fail(error) }
            trigger.addActionSet(actionSet) { error in
                trigger.enable(true) { error in
                    print(
                        "Timer: \(trigger.name), enabled: \(trigger.isEnabled), every \(trigger.recurrence?.day ?? 0) day,"
                            + " runs \(trigger.actionSets.map { $0.name })")
                    self.early(in: home)
                }
            }
        }
    }

    /// The hub fires at full minutes.
    private func early(in home: HMHome) {
        let date = Date(timeIntervalSinceReferenceDate: 900_000_030)
        let odd = HMTimerTrigger(name: "Odd", fireDate: date, timeZone: nil, recurrence: nil, recurrenceCalendar: nil)
        home.addTrigger(odd) { error in
            print("With seconds: \(error == nil ? "taken" : "refused")")
            exit(0)
        }
    }
}

func fail(_ error: Error?) {
    print("Failed: \(error?.localizedDescription ?? "-")")
    exit(1)
}

let builder = SceneBuilder()
builder.manager.delegate = builder
RunLoop.main.run()
