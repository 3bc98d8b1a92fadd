// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import HAPCatalogue

extension Trigger {
    /// An event of a trigger that waits for a value to last, and when that will be.
    package struct Lasting: Hashable, Sendable {
        package let event: TriggerEvent
        package let date: Date
    }

    /// The events that are to come if the values last, and when. Those that have happened already are not among them.
    package var lastingEvents: [Lasting] {
        guard isEnabled, !holds.isEmpty, let plan else { return [] }
        return plan.events.compactMap { event in
            guard let seconds = event.lastingSeconds, let hold = hold(of: event), hold.happened < seconds else {
                return nil
            }
            return Lasting(event: event, date: hold.since.addingTimeInterval(seconds))
        }
    }

    /// The end events that are to come if the values last, and when: counted from the run, if that was later than the value.
    package var lastingEnds: [Lasting] {
        guard restoration != nil, !holds.isEmpty, let plan else { return [] }
        return plan.endEvents.compactMap { event in
            guard let seconds = event.lastingSeconds, let hold = hold(of: event) else { return nil }
            let start = max(hold.since, lastFireDate ?? .distantPast)
            return Lasting(event: event, date: start.addingTimeInterval(seconds))
        }
    }

    /// Takes note that those of its events which wait for a value to last until `date` at most have happened.
    package mutating func noteLasting(until date: Date) {
        for due in lastingEvents where due.date <= date {
            guard let seconds = due.event.lastingSeconds, let wanted = due.event.hold(beginningAt: date),
                let index = holds.firstIndex(where: wanted.isAlike)
            else { continue }
            holds[index].happened = max(holds[index].happened, seconds)
        }
    }

    /// Its holds after a device has told a value: those that it contradicts end, those that it makes true begin.
    func holds(after value: CharacteristicValue, of characteristic: CharacteristicReference, at date: Date) -> [Hold] {
        guard isWatching, let plan else { return [] }
        return plan.holds(beginningAt: date).compactMap { wanted in
            let known = holds.first(where: wanted.isAlike)
            guard wanted.characteristic == characteristic else { return known }
            return wanted.isKept(by: value) ? known ?? wanted : nil
        }
    }

    /// Its holds after it was enabled or changed: those of its plan alone, and where a device has such a value already, one
    /// that begins now.
    ///
    /// - Parameter known: the last value of a characteristic, if the device has told it lately.
    func settledHolds(at date: Date, _ known: (CharacteristicReference) -> CharacteristicValue?) -> [Hold] {
        guard isWatching, let plan else { return [] }
        return plan.holds(beginningAt: date).compactMap { wanted in
            if let old = holds.first(where: wanted.isAlike) { return old }
            return known(wanted.characteristic).map(wanted.isKept) == true ? wanted : nil
        }
    }

    /// Whether it matters to it how long values last: for its events while it is enabled, for its end events after a run.
    private var isWatching: Bool { isEnabled || restoration != nil }

    private func hold(of event: TriggerEvent) -> Hold? {
        event.hold(beginningAt: .distantPast).flatMap { wanted in holds.first(where: wanted.isAlike) }
    }
}
