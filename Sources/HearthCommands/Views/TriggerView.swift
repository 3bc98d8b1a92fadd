// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel

/// A trigger, as JSON.
struct TriggerView: Encodable {
    let id: String
    let name: String
    let home: NameView
    let isEnabled: Bool
    /// Of a timer trigger.
    let schedule: TimerSchedule?
    /// Of an event trigger; its characteristics by accessory and number.
    let plan: EventPlan?
    /// Its schedule or plan in words, its end and its rule for missed dates.
    let text: String
    /// When it ends; nil if it never does.
    let endDate: Date?
    /// What becomes of missed dates, in words.
    let missed: String
    let scenes: [NameView]
    /// What it sets itself, beside the scenes.
    let actions: [ActionView]
    let lastFireDate: Date?
    let nextFireDate: Date?

    init(_ trigger: Trigger, in home: Home, of snapshot: HubSnapshot, _ schedules: ScheduleText) {
        id = trigger.id.description
        name = trigger.name
        self.home = NameView(home)
        isEnabled = trigger.isEnabled
        schedule = trigger.schedule
        plan = trigger.plan
        text = schedules.text(of: trigger, in: snapshot)
        endDate = trigger.endDate
        missed = CatchUpText.text(trigger.catchUp)
        scenes = home.scenes(of: trigger).map { NameView($0) }
        actions = (home.ownedActionSet(of: trigger)?.actions ?? []).map { ActionView($0, in: snapshot) }
        lastFireDate = trigger.lastFireDate
        nextFireDate = trigger.nextFireDate
    }
}

extension Trigger {
    /// The schedule of a timer trigger.
    var schedule: TimerSchedule? {
        guard case .timer(let schedule) = kind else { return nil }
        return schedule
    }
}

extension Home {
    func scenes(of trigger: Trigger) -> [ActionSet] {
        trigger.actionSets.compactMap { id in scenes.first { $0.id == id } }
    }

    /// What a trigger does, in words: `Good Night, 2 values`.
    func deeds(of trigger: Trigger) -> String {
        let count = ownedActionSet(of: trigger)?.actions.count ?? 0
        let own = count == 0 ? [] : [count == 1 ? "one value" : "\(count) values"]
        return (scenes(of: trigger).map(\.name) + own).joined(separator: ", ")
    }
}
