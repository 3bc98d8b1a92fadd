// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import HAPCatalogue

extension Trace {
    /// What became of one write.
    package struct Result: Hashable, Sendable {
        package let characteristic: CharacteristicReference
        package let delay: Double
        package let error: HubError?
        package let seconds: Double

        package init(_ characteristic: CharacteristicReference, delay: Double = 0, error: HubError?, seconds: Double) {
            self.characteristic = characteristic
            self.delay = delay
            self.error = error
            self.seconds = seconds
        }
    }

    /// Takes note of results; when none is missing any more, of the outcome.
    package mutating func note(_ results: [Result], at date: Date) {
        for index in actions.indices where actions[index].succeeded == nil && actions[index].error == nil {
            let action = actions[index]
            let result = results.last { $0.characteristic == action.characteristic && $0.delay == action.delay }
            guard let result else { continue }
            actions[index].succeeded = result.error == nil
            actions[index].error = result.error
            actions[index].seconds = result.seconds
        }
        settle(at: date)
    }

    /// When nothing is awaited any more, the outcome.
    private mutating func settle(at date: Date) {
        guard outcome == .running, actions.allSatisfy({ $0.succeeded != nil || $0.error != nil }) else { return }
        let failures = actions.count { $0.succeeded == false }
        outcome = failures == 0 ? .ran : failures < actions.count ? .partlyFailed : .failed
        finishedAt = date
        guard actions.contains(where: { $0.succeeded == nil }) else { return }
        outcome = .interrupted
        note = "The hub ended while it ran; what has no result may or may not have been done, and is not repeated."
    }

    mutating func fail(_ note: String, at date: Date) {
        outcome = .failed
        finishedAt = date
        self.note = note
    }

    /// Takes note that what has no result yet never gets one, since the hub has ended meanwhile; but for what waits for its
    /// delay, on the disk, and is written still.
    package mutating func interrupt(at date: Date, waiting: [Action]) {
        guard outcome == .running else { return }
        for index in actions.indices where actions[index].succeeded == nil {
            let action = actions[index]
            let isWaiting = waiting.contains {
                $0.characteristic == action.characteristic && $0.delay == action.delay
            }
            if isWaiting { continue }
            actions[index].error = HubError(
                .unexpectedError, "The hub ended meanwhile: whether it was done is not known.")
        }
        settle(at: date)
    }

    /// Takes note that what still waits for its delay is not written any more.
    package mutating func stopWaiting(_ reason: String, at date: Date) {
        guard outcome == .running else { return }
        actions.removeAll { $0.succeeded == nil && $0.error == nil && $0.delay > 0 }
        note = reason
        settle(at: date)
    }
}
