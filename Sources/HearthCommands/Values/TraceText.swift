// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel

/// What a trigger has done and why, as people read it.
struct TraceText {
    private let snapshot: HubSnapshot
    private let schedules: ScheduleText
    private let plans: PlanText

    init(_ snapshot: HubSnapshot, _ schedules: ScheduleText) {
        self.snapshot = snapshot
        self.schedules = schedules
        plans = PlanText(snapshot)
    }

    func cause(_ cause: Trace.Cause) -> String {
        switch cause {
        case .date(let due): "its time had come: \(schedules.date(due))"
        case .missed(let due, nil): "its time was missed: \(schedules.date(due))"
        case .missed(let due, let last?):
            "its time was missed, and is made up for: \(schedules.date(last))"
                + (last == due ? "" : ", missed since \(schedules.date(due))")
        case .event(let event, let change):
            plans.event(event)
                + (change.old.map { " (was \(plans.text($0, of: change.characteristic)))" } ?? "")
        case .happened(let event): plans.event(event)
        case .end(let event): "the end had come" + (event.map { ": " + plans.event($0) } ?? "")
        case .test: "somebody tries it out"
        }
    }

    func outcome(_ outcome: Trace.Outcome) -> String {
        switch outcome {
        case .running: "runs"
        case .ran: "ran"
        case .partlyFailed: "ran, and some of it failed"
        case .failed: "ran, and nothing worked"
        case .conditionNotMet: "did not run: its condition did not hold"
        case .conditionUnknown: "did not run: whether its condition holds could not be told"
        case .missed: "did not run: it was too late"
        case .changed: "did not run: it was changed meanwhile"
        case .interrupted: "was cut off: the hub ended meanwhile"
        case .rehearsed: "would run"
        }
    }

    func verdict(_ verdict: Judgement.Verdict) -> String {
        switch verdict {
        case .holds: "holds"
        case .doesNotHold: "does not hold"
        case .unknown: "could not be told"
        }
    }

    func result(_ action: ActionTrace) -> String {
        let later = action.delay > 0 ? "after " + PlanText.span(action.delay) : nil
        let time = action.seconds.map { " in \(Int(($0 * 1_000).rounded())) ms" } ?? ""
        let words: String? =
            switch action.succeeded {
            case true?: "done" + time
            case false?: (action.error?.message ?? "failed")
            case nil: nil
            }
        return [later, words].compactMap { $0 }.joined(separator: ": ")
    }

    func action(_ action: ActionTrace) -> String {
        "\(plans.name(action.characteristic)) \(plans.text(action.value, of: action.characteristic))"
    }

    func scene(_ action: ActionTrace, in home: Home.ID) -> ActionSet? {
        action.actionSet.flatMap { id in snapshot.database.home(home)?.actionSets.first { $0.id == id } }
    }
}

/// One part of a condition with what it came to.
struct JudgedPart {
    let predicate: TriggerPredicate
    let verdict: Judgement.Verdict
    /// What the device has told, of a part that asks for one value.
    let value: CharacteristicValue?
    let characteristic: CharacteristicReference?
    let parts: [JudgedPart]

    /// The whole of a judgement.
    init(_ judgement: Judgement) {
        var verdicts = judgement.verdicts[...]
        self.init(judgement.predicate, &verdicts, judgement.values)
    }

    private init(
        _ predicate: TriggerPredicate, _ verdicts: inout ArraySlice<Judgement.Verdict>, _ values: [Judgement.Value]
    ) {
        self.predicate = predicate
        verdict = verdicts.popFirst() ?? .unknown
        characteristic = predicate.subpredicates.isEmpty ? predicate.characteristics.first : nil
        value = characteristic.flatMap { asked in values.first { $0.characteristic == asked }?.value }
        parts = predicate.subpredicates.map { JudgedPart($0, &verdicts, values) }
    }
}

extension TraceText {
    /// A trace with all that belongs to it.
    func tree(_ trace: Trace, _ style: Style) -> Tree {
        let title = "\(style.bold(trace.name)), \(schedules.moment(trace.date)) \(outcome(trace.outcome))"
        let branches = [
            Tree("because " + cause(trace.cause)), trace.condition.map { condition(JudgedPart($0)) },
            trace.actions.isEmpty ? nil : actions(trace), trace.note.map { Tree($0) },
        ]
        return Tree(title, branches.compactMap { $0 })
    }

    private func condition(_ judged: JudgedPart) -> Tree {
        Tree(
            "condition", detail: verdict(judged.verdict), judged.parts.isEmpty ? [part(judged)] : judged.parts.map(part)
        )
    }

    private func part(_ judged: JudgedPart) -> Tree {
        let told = judged.characteristic.map { asked in
            ", " + (judged.value.map { "told " + plans.text($0, of: asked) } ?? "no answer")
        }
        return Tree(
            plans.predicate(judged.predicate), detail: verdict(judged.verdict) + (told ?? ""), judged.parts.map(part))
    }

    private func actions(_ trace: Trace) -> Tree {
        let isEnd = if case .end = trace.cause { true } else { false }
        return Tree(
            isEnd ? "put back" : "set",
            trace.actions.map { action in
                let scene = scene(action, in: trace.home).map { " (\($0.name))" } ?? ""
                return Tree(self.action(action) + scene, detail: result(action))
            })
    }
}
