// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
public import Foundation
internal import HearthModel

extension HMEventTrigger {
    /// Gives it other events; objects that were in it may be among them.
    public func updateEvents(_ events: [HMEvent], completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        update(
            completionHandler, draft: { $0.events = events }, keeping: events,
            wish: { [id] home throws(HMError) in
                UpdateTriggerEvents(home: home, trigger: id, events: try [TriggerEvent](events))
            })
    }

    /// Gives it other events; objects that were in it may be among them.
    public nonisolated(nonsending) func updateEvents(_ events: [HMEvent]) async throws {
        try await awaitCompletion { updateEvents(events, completionHandler: $0) }
    }

    /// Adds an event.
    @available(*, deprecated, renamed: "updateEvents(_:completionHandler:)")
    public func addEvent(_ event: HMEvent, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        update(
            completionHandler, draft: { $0.events.append(event) }, keeping: [event],
            wish: { [id] home throws(HMError) in
                AddTriggerEvent(home: home, trigger: id, event: try event.model().get())
            })
    }

    /// Takes an event out. The last one stays.
    @available(*, deprecated, renamed: "updateEvents(_:completionHandler:)")
    public func removeEvent(_ event: HMEvent, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        if isDraft, !events.contains(event) { return HomeFeed.refuse(.notFound, about(self, then: completionHandler)) }
        update(
            completionHandler, draft: { $0.events.removeAll { $0 == event } },
            wish: { [id] home throws(HMError) in
                RemoveTriggerEvent(home: home, trigger: id, event: TriggerEvent.ID(event.uniqueIdentifier))
            })
    }

    /// Gives it other end events.
    public func updateEndEvents(
        _ endEvents: [HMEvent], completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        update(
            completionHandler, draft: { $0.endEvents = endEvents }, keeping: endEvents,
            wish: { [id] home throws(HMError) in
                UpdateTriggerEndEvents(home: home, trigger: id, endEvents: try [TriggerEvent](endEvents))
            })
    }

    /// Gives it other end events.
    public nonisolated(nonsending) func updateEndEvents(_ endEvents: [HMEvent]) async throws {
        try await awaitCompletion { updateEndEvents(endEvents, completionHandler: $0) }
    }

    /// Gives it another predicate, made by the methods of this class and `NSCompoundPredicate`; nil takes it away. A
    /// block is refused with `invalidParameter`, as it cannot travel to the hub.
    public func updatePredicate(
        _ predicate: NSPredicate?, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        update(
            completionHandler, draft: { $0.predicate = predicate },
            wish: { [id] home throws(HMError) in
                UpdateTriggerPredicate(
                    home: home, trigger: id, predicate: try TriggerPredicate(travelling: predicate))
            })
    }

    /// Gives it another predicate, made by the methods of this class and `NSCompoundPredicate`; nil takes it away.
    public nonisolated(nonsending) func updatePredicate(_ predicate: NSPredicate?) async throws {
        try await awaitCompletion { updatePredicate(predicate, completionHandler: $0) }
    }

    /// Lets it run on other weekdays; all else in the components is passed over. Nil for every day.
    public func updateRecurrences(
        _ recurrences: [DateComponents]?, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        update(
            completionHandler, draft: { $0.recurrences = recurrences },
            wish: { [id] home throws(HMError) in
                UpdateTriggerWeekdays(home: home, trigger: id, weekdays: [Int](recurrences))
            })
    }

    /// Lets it run on other weekdays; all else in the components is passed over. Nil for every day.
    public nonisolated(nonsending) func updateRecurrences(_ recurrences: [DateComponents]?) async throws {
        try await awaitCompletion { updateRecurrences(recurrences, completionHandler: $0) }
    }

    /// Says whether it is disabled after it has run once.
    public func updateExecuteOnce(
        _ executeOnce: Bool, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        update(
            completionHandler, draft: { $0.executeOnce = executeOnce },
            wish: { [id] home throws(HMError) in
                UpdateTriggerExecuteOnce(home: home, trigger: id, executeOnce: executeOnce)
            })
    }

    /// Says whether it is disabled after it has run once.
    public nonisolated(nonsending) func updateExecuteOnce(_ executeOnce: Bool) async throws {
        try await awaitCompletion { updateExecuteOnce(executeOnce, completionHandler: $0) }
    }
}

// MARK: - Carrying it out

extension HMEventTrigger {
    /// Changes the draft at once while it is in no home, else asks the hub.
    ///
    /// - Parameter events: objects that stand for the events which come with it.
    private func update<Wish: Mutation>(
        _ completionHandler: @escaping CompletionHandler, draft edit: (inout Draft) -> Void,
        keeping events: [HMEvent] = [], wish: (Home.ID) throws(HMError) -> Wish
    ) {
        guard case .home(let home, let anchor) = currentPlace else {
            var edited = draft.value
            edit(&edited)
            draft.value = edited
            for event in events { event.trigger.value = self }
            return DispatchQueue.main.async { completionHandler(nil) }
        }
        do throws(HMError) {
            anchor.feed.mutate(
                try wish(home), first: { self.keep(events) },
                completionHandler: about(self, then: completionHandler))
        } catch {
            HomeFeed.refuse(error, about(self, then: completionHandler))
        }
    }

    /// Whether an event is in it, and it in a home.
    func holds(_ event: HMEvent) -> Bool {
        plan.map { ($0.events + $0.endEvents).contains { $0.id.uuid == event.uniqueIdentifier } } ?? false
    }

    /// Makes another event of one that is in it; its object then changes with `apply`.
    func replace(
        _ event: HMEvent, with kind: TriggerEvent.Kind, then apply: @escaping @Sendable () -> Void,
        _ completionHandler: @escaping CompletionHandler
    ) {
        guard let plan, case .home(let home, let anchor) = currentPlace else {
            return HomeFeed.refuse(.notFound, about(self, then: completionHandler))
        }
        let changed = { (events: [TriggerEvent]) in
            events.map { $0.id.uuid == event.uniqueIdentifier ? TriggerEvent(id: $0.id, kind: kind) : $0 }
        }
        let first: @Sendable () -> Void = {
            apply()
            self.keep([event])
        }
        if changed(plan.events) != plan.events {
            let wish = UpdateTriggerEvents(home: home, trigger: id, events: changed(plan.events))
            anchor.feed.mutate(wish, first: first, completionHandler: about(self, then: completionHandler))
        } else {
            let wish = UpdateTriggerEndEvents(home: home, trigger: id, endEvents: changed(plan.endEvents))
            anchor.feed.mutate(wish, first: first, completionHandler: about(self, then: completionHandler))
        }
    }
}
