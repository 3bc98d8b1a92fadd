// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import HAPCatalogue
internal import HearthIPC
internal import HearthModel
internal import HearthSystem

/// Event triggers: what starts and ends them.
extension HomeRegistry {
    /// What devices' news mean for triggers, from now on, in their order.
    func followEvents() -> AsyncStream<HomeDatabase.Consequence> {
        let (stream, continuation) = AsyncStream.makeStream(of: HomeDatabase.Consequence.self)
        eventFollower = continuation
        return stream
    }

    /// Tells what a change of a value means for triggers.
    func tellEvents(of change: ValueChange) {
        guard let eventFollower else { return }
        let (now, calendar) = (context.now, context.calendar)
        for consequence in database.consequences(of: change, at: now, calendar: calendar) {
            eventFollower.yield(consequence)
        }
    }

    /// Whether a trigger's conditions hold at a moment; nil if that cannot be told with these values alone.
    func verdict(
        on plan: EventPlan, in home: Home.ID, at date: Date, values: [CharacteristicReference: CharacteristicValue]
    ) -> Bool? {
        guard let predicate = plan.predicate else { return true }
        let home = database.home(home)
        let circumstances = Circumstances(
            date: date, calendar: context.calendar, location: home?.location, values: values,
            people: home.map(People.init) ?? People())
        return predicate.verdict(circumstances)
    }

    /// Records that an event trigger runs.
    ///
    /// - Returns: the trigger as it is now, whose action sets are to be run; nil if it was changed meanwhile.
    func run(_ considered: Trigger, in home: Home.ID) throws(HubError) -> Trigger? {
        let changes = database.changes(running: considered, in: home, context: context) { live.freshValue(of: $0) }
        try commit(changes, for: nil)
        for case .triggerUpdated(let trigger, _) in changes { return trigger }
        return nil
    }

    /// Records that what a trigger has changed is put back.
    ///
    /// - Returns: the values to be written.
    func end(_ trigger: Trigger.ID, in home: Home.ID) throws(HubError) -> [CharacteristicWrite] {
        let values = database.home(home)?.triggers.first { $0.id == trigger }?.restoration?.values ?? []
        try commit(database.changes(ending: trigger, in: home), for: nil)
        return values.map { CharacteristicWrite($0.characteristic, value: $0.value) }
    }

    /// Whether a trigger has not run since what it had changed was put back.
    func hasNothingToPutBack(_ trigger: Trigger.ID, in home: Home.ID) -> Bool {
        database.home(home)?.triggers.first { $0.id == trigger }?.restoration == nil
    }

    /// Those whose end has come with time.
    var dueEndings: [(home: Home.ID, trigger: Trigger.ID)] {
        guard let next = database.nextEnding, next.date <= context.now else { return [] }
        return next.triggers
    }

    /// When to look at triggers again.
    package var nextWakeDate: Date? { [database.nextFiring?.date, database.nextEnding?.date].compactMap { $0 }.min() }
}
