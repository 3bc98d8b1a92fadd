// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel
internal import HearthSystem

/// One thing that an action set does.
///
/// Two objects for one action are equal, by its identifier.
public class HMAction: NSObject, HomeObject, @unchecked Sendable {
    // `@unchecked`: all are immutable or guard themselves; subclasses say what guards theirs.
    let id: Action.ID
    private let place: Guarded<ActionPlace?>

    init(id: Action.ID, place: ActionPlace?) {
        self.id = id
        self.place = Guarded(place)
        super.init()
    }

    /// Makes an action of no kind, which no action set takes.
    @available(*, deprecated, message: "HMAction is abstract; make an HMCharacteristicWriteAction.")
    public override init() {
        id = Action.ID(UUID())
        place = Guarded(nil)
        super.init()
    }

    /// Identifies the action for ever.
    public var uniqueIdentifier: UUID { id.uuid }

    /// Whether the other object is for the same action.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? HMAction)?.id == id
    }

    /// Hashes the identifier.
    public override var hash: Int { id.hashValue }

    func leave(_ last: LastState) {
        currentPlace?.anchor.freeze(last)
    }
}

/// The action set that an action is in, or was in last.
struct ActionPlace: Sendable {
    let anchor: Anchor
    let home: Home.ID
    let set: ActionSet.ID
}

extension HMAction {
    var currentPlace: ActionPlace? { place.withLock { $0 } }

    /// What the database says of it, or last said; nil before it was ever added.
    var record: Action? {
        currentPlace.flatMap { $0.anchor.database.action(id, $0.set, $0.home) }
    }

    /// The action set it is in right now.
    var currentSet: ActionSet.ID? {
        guard let place = currentPlace else { return nil }
        return place.anchor.replica.database.action(id, place.set, place.home) == nil ? nil : place.set
    }

    /// It is about to come into a set.
    ///
    /// - Parameter isHandedOut: whether this very object is the one that the set hands out.
    func join(_ place: ActionPlace, isHandedOut: Bool) {
        self.place.withLock { $0 = place }
        guard isHandedOut else { return }
        place.anchor.replica.adopt(self, as: .action(id, place.set, place.home))
    }
}
