// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
public import Foundation
internal import HearthModel
internal import HearthSystem

/// Something that makes the hub run action sets by itself, whether a program is there or not.
public class HMTrigger: NSObject, HomeObject, @unchecked Sendable {
    /// Where the object stands: made by the program and in no home yet, or in a home.
    enum Place: Sendable {
        case draft(Trigger, [HMActionSet])
        case home(Home.ID, Anchor)
    }

    // `@unchecked`: all are immutable or guard themselves; subclasses say what guards theirs.
    let id: Trigger.ID
    private let place: Guarded<Place>

    init(id: Trigger.ID, place: Place) {
        self.id = id
        self.place = Guarded(place)
        super.init()
    }

    /// The trigger as the hub takes it; fails if something that the program gave it cannot travel.
    func model() -> Result<Trigger, HMError> {
        record.map { .success($0) } ?? .failure(HMError(.notFound))
    }

    /// It has come into a home.
    func didJoin() {}

    func leave(_ last: LastState) {
        if case .home(_, let anchor) = currentPlace { anchor.freeze(last) }
    }

    /// The trigger's name, unique in the home.
    public var name: String { record?.name ?? "" }

    /// Identifies the trigger for ever.
    public var uniqueIdentifier: UUID { id.uuid }

    /// Whether the hub minds it; false when it was just made.
    public var isEnabled: Bool { record?.isEnabled ?? false }

    /// When it last fired.
    @available(*, deprecated, message: "HMActionSet.lastExecutionDate tells when its action sets ran.")
    public var lastFireDate: Date? { record?.lastFireDate }

    /// What it runs.
    public var actionSets: [HMActionSet] {
        switch currentPlace {
        case .draft(_, let sets): sets
        case .home(let home, let anchor): (record?.actionSets ?? []).map { anchor.actionSet($0, in: home) }
        }
    }
}

// MARK: - Requests

extension HMTrigger {
    /// Gives the trigger another name.
    public func updateName(_ name: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        change(completionHandler, draft: { $0.name = name }, wish: { RenameTrigger(home: $0, trigger: $1, name: name) })
    }

    /// Gives the trigger another name.
    public nonisolated(nonsending) func updateName(_ name: String) async throws {
        try await awaitCompletion { updateName(name, completionHandler: $0) }
    }

    /// Makes it run an action set, too. May be done before it is added to a home.
    public func addActionSet(
        _ actionSet: HMActionSet, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        changeSets(
            completionHandler,
            draft: { sets in
                if sets.contains(where: { $0.id == actionSet.id }) { return .alreadyExists }
                if sets.contains(where: { $0.home != actionSet.home }) { return .objectAssociatedToAnotherHome }
                sets.append(actionSet)
                return nil
            },
            wish: { AddActionSetToTrigger(home: $0, trigger: $1, actionSet: actionSet.id) })
    }

    /// Makes it run an action set, too. May be done before it is added to a home.
    public nonisolated(nonsending) func addActionSet(_ actionSet: HMActionSet) async throws {
        try await awaitCompletion { addActionSet(actionSet, completionHandler: $0) }
    }

    /// Makes it run an action set no longer.
    public func removeActionSet(
        _ actionSet: HMActionSet, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        changeSets(
            completionHandler,
            draft: { sets in
                let count = sets.count
                sets.removeAll { $0.id == actionSet.id }
                return sets.count == count ? .notFound : nil
            },
            wish: { RemoveActionSetFromTrigger(home: $0, trigger: $1, actionSet: actionSet.id) })
    }

    /// Makes it run an action set no longer.
    public nonisolated(nonsending) func removeActionSet(_ actionSet: HMActionSet) async throws {
        try await awaitCompletion { removeActionSet(actionSet, completionHandler: $0) }
    }

    /// Makes the hub mind it or not. It has to be in a home and to have an action set, none of them empty.
    public func enable(_ enable: Bool, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        guard case .home(let home, let anchor) = currentPlace else {
            return HomeFeed.refuse(.objectNotAssociatedToAnyHome, about(self, then: completionHandler))
        }
        anchor.feed.mutate(
            EnableTrigger(home: home, trigger: id, isEnabled: enable),
            completionHandler: about(self, then: completionHandler))
    }

    /// Makes the hub mind it or not. It has to be in a home and to have an action set, none of them empty.
    public nonisolated(nonsending) func enable(_ enable: Bool) async throws {
        try await awaitCompletion { self.enable(enable, completionHandler: $0) }
    }
}

// MARK: - Where it stands

extension HMTrigger {
    var currentPlace: Place { place.withLock { $0 } }

    /// What the program or the database says of it, or the database last said.
    var record: Trigger? {
        switch currentPlace {
        case .draft(let trigger, _): trigger
        case .home(let home, let anchor): anchor.database.trigger(id, home)
        }
    }

    /// The home it is in right now.
    var currentHome: Home.ID? {
        guard case .home(let home, let anchor) = currentPlace else { return nil }
        return anchor.replica.database.trigger(id, home) == nil ? nil : home
    }

    var isDraft: Bool {
        if case .draft = currentPlace { return true }
        return false
    }

    /// It is about to come into a home: this object is the one that stands for it there.
    func join(_ home: Home.ID, through feed: HomeFeed) {
        place.withLock { $0 = .home(home, feed.anchor) }
        feed.replica.adopt(self, as: .trigger(id, home))
        didJoin()
    }

    /// Changes the trigger: at once while it is in no home, else by asking the hub.
    func change<Wish: Mutation>(
        _ completionHandler: @escaping CompletionHandler, draft: (inout Trigger) -> Void,
        wish: (Home.ID, Trigger.ID) -> Wish
    ) {
        let home: (Home.ID, Anchor)? = place.withLock { place in
            switch place {
            case .draft(var trigger, let sets):
                draft(&trigger)
                place = .draft(trigger, sets)
                return nil
            case .home(let home, let anchor): return (home, anchor)
            }
        }
        guard let (home, anchor) = home else { return DispatchQueue.main.async { completionHandler(nil) } }
        anchor.feed.mutate(wish(home, id), completionHandler: about(self, then: completionHandler))
    }

    private func changeSets<Wish: Mutation>(
        _ completionHandler: @escaping CompletionHandler, draft: (inout [HMActionSet]) -> HMError.Code?,
        wish: (Home.ID, Trigger.ID) -> Wish
    ) {
        if case .home(let home, let anchor) = currentPlace {
            return anchor.feed.mutate(wish(home, id), completionHandler: about(self, then: completionHandler))
        }
        let refusal = place.withLock { place -> HMError.Code? in
            guard case .draft(var trigger, var sets) = place else { return nil }
            let refusal = draft(&sets)
            trigger.actionSets = sets.map(\.id)
            place = .draft(trigger, sets)
            return refusal
        }
        DispatchQueue.main.async { completionHandler(refusal.map { HMError($0).about([self]) }) }
    }
}
