// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue
internal import HearthModel

/// Values that have to last for a while, and triggers that come to their end.
extension HomeRegistry {
    /// Takes note of values for triggers that want some to last: from now on they do, or they have not.
    func hold(_ states: [CharacteristicState]) {
        let wanted = database.lastingCharacteristics
        guard !wanted.isEmpty else { return }
        for state in states where wanted.contains(state.characteristic) {
            guard let value = state.value, state.isStale != true else { continue }
            let changes = database.changes(holding: value, of: state.characteristic, at: context.now)
            guard !changes.isEmpty else { continue }
            // What the store refuses is as if nobody had told the value: the next one is taken note of, and the triggers that
            // wait for it say in the log what the store has against them.
            _ = try? commit(changes, for: nil)
        }
    }

    /// A device has told something, or is back: what waits for it to confirm a value is looked at again.
    func tellConfirmed() {
        if !lasting.isEmpty { eventFollower?(.looksAgain) }
    }

    /// What values that last will make happen, of what their devices confirm.
    private var lasting: [HomeDatabase.Lasted] {
        database.lasting { live.freshValue(of: $0) }.filter { !considered.contains($0.trigger) }
    }

    /// When the next value will have lasted long enough.
    var nextLastedDate: Date? { lasting.first?.date }

    /// Takes each trigger for which a value has lasted long enough, and records what becomes of it.
    func takeLasted(of all: inout DueTriggers) throws(HubError) {
        let now = context.now
        var taken: Set<Trigger.ID> = []
        for lasted in lasting where lasted.date <= now {
            if lasted.isEnd {
                if let run = try end(lasted.trigger, in: lasted.home, by: lasted.event) { all.runs.append(run) }
            } else if taken.insert(lasted.trigger).inserted {
                try take(lasted, of: &all)
            }
        }
    }

    private func take(_ lasted: HomeDatabase.Lasted, of all: inout DueTriggers) throws(HubError) {
        let context = context
        guard let trigger = database.home(lasted.home)?.triggers.first(where: { $0.id == lasted.trigger }) else {
            return
        }
        guard trigger.plan?.isDay(of: lasted.date, in: context.calendar) == true else {
            let changes = database.changes([], notingThatLastedUntil: context.now, trigger, in: lasted.home)
            try commit(changes, for: nil)
            return
        }
        let question = TriggerQuestion(
            trigger: trigger, home: lasted.home, cause: .happened(event: lasted.event), date: context.now, past: nil,
            lasted: context.now)
        let outcome = outcome(of: question, nil, context)
        if let question = outcome.question {
            considered.insert(trigger.id)
            all.questions.append(question)
            return
        }
        try commit(outcome.changes, for: nil, traces: outcome.traces)
        guard let run = outcome.run else { return }
        begin(run)
        all.runs.append(run)
    }

    /// Disables triggers whose end was before `date` or at it, unless their devices are being asked.
    func endTriggers(at date: Date) throws(HubError) {
        try commit(database.changes(endingTriggersUntil: date, except: considered), for: nil)
    }
}
