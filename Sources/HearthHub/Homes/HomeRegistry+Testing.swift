// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue
internal import HearthIPC
internal import HearthModel

/// Triggers that somebody tries out.
extension HomeRegistry {
    enum Tested: Sendable {
        case runs(TriggerRun)
        case passes(Trace)
    }

    func trigger(_ id: Trigger.ID, in home: Home.ID) throws(HubError) -> Trigger {
        try database.trigger(id, in: database.requiredHome(home))
    }

    /// Records that a trigger runs since somebody tries it out, or that its condition does not let it. Of a rehearsal
    /// nothing is recorded.
    func test(
        _ trigger: Trigger, _ request: TestTrigger, _ values: [CharacteristicReference: CharacteristicValue]
    ) throws(HubError) -> Tested {
        let judgement = trigger.plan?.predicate?.judgement(
            circumstances(of: trigger, in: request.home, at: context.now, values: values))
        let isMet = judgement.map { $0.verdict == .holds } ?? true
        guard isMet || request.isForced else {
            let outcome: Trace.Outcome = judgement?.verdict == .unknown ? .conditionUnknown : .conditionNotMet
            let passed = database.pass(
                trigger, in: request.home, cause: .test, condition: judgement, outcome: outcome, context: context)
            if !request.isRehearsal { try commit([], for: nil, traces: [passed.trace]) }
            return .passes(passed.trace)
        }
        let run = database.run(
            of: trigger, in: request.home, cause: .test, condition: judgement, context: context
        ) { live.freshValue(of: $0) }
        guard let run else { throw HubError(.notFound, "The trigger was changed or removed meanwhile; try again.") }
        if request.isRehearsal {
            var trace = run.trace
            trace.outcome = .rehearsed
            return .passes(trace)
        }
        try commit(run.changes, for: nil, traces: [run.trace])
        begin(run)
        return .runs(run)
    }
}
