// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import Testing

struct TraceTests {
    private let now = Date(timeIntervalSince1970: 1_772_449_200)
    private let lamp = CharacteristicReference(accessory: .init(UUID()), iid: 10)
    private let fan = CharacteristicReference(accessory: .init(UUID()), iid: 10)

    private func trace(_ actions: (CharacteristicReference, Double)...) -> Trace {
        Trace(
            id: .init(UUID()), trigger: .init(UUID()), home: .init(UUID()), name: "Hall", date: now, cause: .test,
            outcome: .running,
            actions: actions.map { ActionTrace(actionSet: nil, characteristic: $0, value: .bool(true), delay: $1) })
    }

    @Test("a run is over with the last result, and its outcome is what all of them say")
    func outcomes() {
        for (errors, outcome) in [
            ([nil, nil], Trace.Outcome.ran), ([HubError(.accessoryNotReachable, ""), nil], .partlyFailed),
            ([HubError(.accessoryNotReachable, ""), HubError(.accessoryIsBusy, "")], .failed),
        ] {
            var trace = trace((lamp, 0), (fan, 30))
            trace.note([.init(lamp, error: errors[0], seconds: 0.1)], at: now + 1)
            #expect(trace.outcome == .running && trace.finishedAt == nil)
            trace.note([.init(fan, delay: 30, error: errors[1], seconds: 0.1)], at: now + 31)
            #expect(trace.outcome == outcome && trace.finishedAt == now + 31)
        }
    }

    @Test("a result belongs to the action with its delay")
    func sameCharacteristic() {
        var trace = trace((lamp, 0), (lamp, 30))
        trace.note([.init(lamp, error: nil, seconds: 0.1)], at: now)
        #expect(trace.actions.map(\.succeeded) == [true, nil])
    }

    @Test("of a run that was cut off, what has no result is in doubt for ever; what waits for its delay goes on")
    func interruption() {
        var cut = trace((lamp, 0), (fan, 0))
        cut.note([.init(lamp, error: nil, seconds: 0.1)], at: now)
        cut.interrupt(at: now + 5, waiting: [])
        #expect(cut.outcome == .interrupted && cut.actions.map(\.succeeded) == [true, nil] && cut.note != nil)

        var waiting = trace((lamp, 0), (fan, 30))
        let later = Action(id: .init(UUID()), characteristic: fan, targetValue: .bool(true), delay: 30)
        waiting.interrupt(at: now + 5, waiting: [later])
        #expect(waiting.outcome == .running)
        waiting.note([.init(fan, delay: 30, error: nil, seconds: 0.1)], at: now + 31)
        #expect(waiting.outcome == .interrupted && waiting.actions.map(\.succeeded) == [nil, true])
    }

    @Test("what waits no more is left out, and the rest counts")
    func calledOff() {
        var trace = trace((lamp, 0), (fan, 30))
        trace.note([.init(lamp, error: nil, seconds: 0.1)], at: now)
        trace.stopWaiting("Called off.", at: now + 5)
        #expect(trace.outcome == .ran && trace.actions.count == 1 && trace.note == "Called off.")
    }
}
