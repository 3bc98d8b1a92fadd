// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel
internal import HearthSystem

/// A trigger that runs its action sets when one of its events happens and its predicate holds.
///
/// What is given to it is checked when it is added to a home, not here. The hub refuses to enable a trigger that waits for
/// the sun while the home's location is not known (`locationForHomeDisabled`).
public class HMEventTrigger: HMTrigger, @unchecked Sendable {
    /// What the program gave to a trigger that is in no home.
    struct Draft {
        var events: [HMEvent]
        var endEvents: [HMEvent] = []
        var predicate: NSPredicate?
        var recurrences: [DateComponents]?
        var executeOnce = false
    }

    /// Objects that were handed out, with what they were made of.
    private struct HandedOut: Sendable {
        var events: [TriggerEvent.ID: (model: TriggerEvent, object: HMEvent)] = [:]
        var predicate: (model: TriggerPredicate, object: ProgramValue<NSPredicate>)?
    }

    // `@unchecked`: both guard themselves.
    let draft: ProgramValue<Draft>
    private let handedOut = Guarded(HandedOut())

    /// Makes a trigger that is in no home yet. A nil predicate always holds.
    public convenience init(name: String, events: [HMEvent], predicate: NSPredicate?) {
        self.init(name, Draft(events: events, predicate: predicate))
    }

    /// Makes a trigger that is in no home yet.
    ///
    /// - Parameters:
    ///   - name: unlike that of any other trigger of the home.
    ///   - events: any of them starts it.
    ///   - endEvents: what puts back the values that a run has changed, as far as they were known.
    ///   - recurrences: the weekdays on which it may run; all else in the components is passed over. Nil for every day.
    ///   - predicate: what has to hold for it to run; nil always does.
    public convenience init(
        name: String, events: [HMEvent], end endEvents: [HMEvent]?, recurrences: [DateComponents]?,
        predicate: NSPredicate?
    ) {
        let draft = Draft(
            events: events, endEvents: endEvents ?? [], predicate: predicate, recurrences: recurrences)
        self.init(name, draft)
    }

    private init(_ name: String, _ draft: Draft) {
        self.draft = ProgramValue(draft)
        let trigger = Trigger(id: Trigger.ID(UUID()), name: name, kind: .event(plan: EventPlan(events: [])))
        super.init(id: trigger.id, place: .draft(trigger, []))
        for event in draft.events + draft.endEvents { event.trigger.value = self }
    }

    /// One that is in a home.
    init(_ trigger: Trigger, anchor: Anchor, home: Home.ID) {
        draft = ProgramValue(Draft(events: []))
        super.init(id: trigger.id, place: .home(home, anchor))
    }

    /// What makes it run: any one of these.
    public var events: [HMEvent] {
        plan.map { objects(of: $0.events) } ?? draft.value.events
    }

    /// What puts back the values that its last run has changed.
    public var endEvents: [HMEvent] {
        plan.map { objects(of: $0.endEvents) } ?? draft.value.endEvents
    }

    /// What has to hold for it to run; nil always does. In a home it is of the same shape as the one that was given, and can
    /// be taken apart the same way.
    public var predicate: NSPredicate? {
        guard let plan else { return draft.value.predicate }
        return plan.predicate.map(object)
    }

    /// The weekdays on which it may run; nil for every day.
    public var recurrences: [DateComponents]? {
        guard let plan else { return draft.value.recurrences }
        return plan.weekdays.map { $0.map { DateComponents(weekday: $0) } }
    }

    /// Whether it is disabled after it has run once.
    public var executeOnce: Bool { plan?.executeOnce ?? draft.value.executeOnce }

    /// Whether the hub minds it right now, while `isEnabled` is what was asked for.
    public var triggerActivationState: HMEventTriggerActivationState {
        guard isEnabled, case .home(let home, let anchor) = currentPlace else { return .disabled }
        guard anchor.feed.hubState == .connected else { return .disabledNoHomeHub }
        let isLost = plan?.asksForSun == true && anchor.database.home(home)?.location == nil
        return isLost ? .disabledNoLocationServicesAuthorization : .enabled
    }

    override func model() -> Result<Trigger, HMError> {
        guard isDraft, var trigger = record else { return super.model() }
        do throws(HMError) {
            trigger.kind = .event(plan: try draft.value.plan())
            return .success(trigger)
        } catch {
            return .failure(error)
        }
    }

    override func didJoin() {
        let given = draft.value
        draft.value = Draft(events: [])
        keep(given.events + given.endEvents)
    }
}

// MARK: - Objects of what is in the database

extension HMEventTrigger {
    /// What the database says; nil while it is in no home.
    var plan: EventPlan? { isDraft ? nil : record?.plan }

    /// Lets objects that the program already has stand for events that have come into the database.
    func keep(_ events: [HMEvent]) {
        for event in events {
            event.trigger.value = self
            guard event.isHandedOut, case .success(let model) = event.model() else { continue }
            handedOut.withLock { $0.events[model.id] = (model, event) }
        }
    }

    private func objects(of events: [TriggerEvent]) -> [HMEvent] { events.map(object) }

    private func object(of event: TriggerEvent) -> HMEvent {
        guard case .home(let home, let anchor) = currentPlace else { return HMEvent(uniqueIdentifier: event.id.uuid) }
        if let known = handedOut.withLock({ $0.events[event.id] }), known.model.impersonal == event.impersonal {
            return known.object
        }
        let object = anchor.event(event, in: home)
        object.trigger.value = self
        return handedOut.withLock { handedOut in
            // Another thread may have been faster.
            if let known = handedOut.events[event.id], known.model.impersonal == event.impersonal {
                return known.object
            }
            handedOut.events[event.id] = (event, object)
            return object
        }
    }

    private func object(of predicate: TriggerPredicate) -> NSPredicate {
        if let known = handedOut.withLock({ $0.predicate }), known.model.impersonal == predicate.impersonal {
            return known.object.value
        }
        guard case .home(let home, let anchor) = currentPlace else { return NSPredicate(value: false) }
        let object = ProgramValue(predicate.predicate { anchor.characteristic($0, in: home) })
        let kept = handedOut.withLock { handedOut -> ProgramValue<NSPredicate> in
            if let known = handedOut.predicate, known.model.impersonal == predicate.impersonal { return known.object }
            handedOut.predicate = (predicate, object)
            return object
        }
        return kept.value
    }
}

extension HMEventTrigger.Draft {
    /// All of it as the hub takes it.
    fileprivate func plan() throws(HMError) -> EventPlan {
        EventPlan(
            events: try [TriggerEvent](events), endEvents: try [TriggerEvent](endEvents),
            predicate: try TriggerPredicate(travelling: predicate), weekdays: [Int](recurrences),
            executeOnce: executeOnce)
    }
}

extension [TriggerEvent] {
    /// Events as the hub takes them; `invalidClass` for one of no kind.
    init(_ events: [HMEvent]) throws(HMError) {
        self = []
        for event in events { append(try event.model().get()) }
    }
}

extension TriggerPredicate {
    init?(travelling predicate: NSPredicate?) throws(HMError) {
        guard let predicate else { return nil }
        try self.init(predicate)
    }
}

extension [Int] {
    /// The weekdays in components; nil, for every day, if there are none.
    init?(_ recurrences: [DateComponents]?) {
        let weekdays = Set((recurrences ?? []).compactMap(\.weekday)).sorted()
        guard !weekdays.isEmpty else { return nil }
        self = weekdays
    }
}
