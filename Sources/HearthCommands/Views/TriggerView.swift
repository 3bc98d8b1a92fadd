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
    let schedule: TimerSchedule
    let scenes: [NameView]
    let lastFireDate: Date?
    let nextFireDate: Date?

    init(_ trigger: Trigger, in home: Home) {
        id = trigger.id.description
        name = trigger.name
        self.home = NameView(home)
        isEnabled = trigger.isEnabled
        schedule = trigger.schedule
        scenes = home.scenes(of: trigger).map { NameView($0) }
        lastFireDate = trigger.lastFireDate
        nextFireDate = trigger.nextFireDate
    }
}

extension Trigger {
    var schedule: TimerSchedule {
        switch kind {
        case .timer(let schedule): schedule
        }
    }
}

extension Home {
    func scenes(of trigger: Trigger) -> [ActionSet] {
        trigger.actionSets.compactMap { id in actionSets.first { $0.id == id } }
    }
}
