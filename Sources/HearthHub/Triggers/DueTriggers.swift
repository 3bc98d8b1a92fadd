// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthModel

/// A trigger whose condition asks for values of devices.
struct TriggerQuestion: Sendable {
    let trigger: Trigger
    let home: Home.ID
    let cause: Trace.Cause
    /// The moment that the condition is held against.
    let date: Date
    /// For a date that has come: from when on the next one counts. Until the question is answered it is due on the disk.
    let past: Date?
    /// For values that have lasted: until when. Until the question is answered their events are due on the disk.
    var lasted: Date?

    /// Whether it comes again if it is not answered.
    var isDue: Bool { past != nil || lasted != nil }
}

/// What has become of a trigger that was looked at.
enum TriggerDecision: Sendable {
    /// It runs, and that is recorded.
    case runs(TriggerRun)
    /// Its devices have to be asked first.
    case asks(TriggerQuestion)
    /// It does not run, and the reason is recorded.
    case passes
}

/// What has become of the triggers that were due.
struct DueTriggers: Sendable {
    var runs: [TriggerRun] = []
    var questions: [TriggerQuestion] = []
    /// Why there may be others that are due still.
    var failure: HubError?
}
