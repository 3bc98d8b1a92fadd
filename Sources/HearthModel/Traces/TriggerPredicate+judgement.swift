// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension TriggerPredicate {
    /// What it comes to, part by part.
    package func judgement(_ circumstances: Circumstances) -> Judgement {
        Judgement(
            predicate: self, verdicts: everything.map { Judgement.Verdict($0.verdict(circumstances)) },
            values: characteristics.map { Judgement.Value($0, circumstances.values[$0]) })
    }
}

extension Judgement.Verdict {
    fileprivate init(_ verdict: Bool?) {
        switch verdict {
        case true?: self = .holds
        case false?: self = .doesNotHold
        case nil: self = .unknown
        }
    }
}
