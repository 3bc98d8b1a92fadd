// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel

/// What a trigger has done and why, as JSON.
struct TraceView: Encodable {
    let id: String
    let trigger: NameView
    let home: NameView
    let date: Date
    /// What made the hub look at it, in words.
    let cause: String
    /// When it was due, if a date made the hub look.
    let due: Date?
    let condition: ConditionView?
    let outcome: Trace.Outcome
    let actions: [ActionTraceView]
    let finishedAt: Date?
    let note: String?

    init(_ trace: Trace, of snapshot: HubSnapshot, _ text: TraceText) {
        id = trace.id.description
        trigger = NameView(id: trace.trigger.description, name: trace.name)
        home = NameView(id: trace.home.description, name: snapshot.database.home(trace.home)?.name ?? "")
        date = trace.date
        cause = text.cause(trace.cause)
        due =
            switch trace.cause {
            case .date(let due): due
            case .missed(let due, let last): last ?? due
            default: nil
            }
        condition = trace.condition.map { ConditionView(JudgedPart($0), PlanText(snapshot)) }
        outcome = trace.outcome
        actions = trace.actions.map { ActionTraceView($0, of: snapshot, scene: text.scene($0, in: trace.home)) }
        finishedAt = trace.finishedAt
        note = trace.note
    }
}

/// A part of a condition, as JSON.
struct ConditionView: Encodable {
    let text: String
    let verdict: Judgement.Verdict
    /// What the device has told.
    let value: CharacteristicValue?
    let parts: [ConditionView]

    init(_ part: JudgedPart, _ plans: PlanText) {
        text = plans.predicate(part.predicate)
        verdict = part.verdict
        value = part.value
        parts = part.parts.map { ConditionView($0, plans) }
    }
}

/// A write of a run, as JSON.
struct ActionTraceView: Encodable {
    let accessory: NameView?
    let iid: UInt64
    let characteristic: String?
    let value: CharacteristicValue
    let text: String?
    let scene: NameView?
    let delay: Double
    let succeeded: Bool?
    let error: String?
    let seconds: Double?

    init(_ action: ActionTrace, of snapshot: HubSnapshot, scene: ActionSet?) {
        let place = snapshot.place(of: action.characteristic)
        accessory = place.map { NameView($0.accessory) }
        iid = action.characteristic.iid
        characteristic = place?.characteristic.displayName
        value = action.value
        text = place?.text(action.value)
        self.scene = scene.map { NameView($0) }
        delay = action.delay
        succeeded = action.succeeded
        error = action.error?.message
        seconds = action.seconds
    }
}
