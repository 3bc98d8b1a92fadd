// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel

/// Something that makes an event trigger consider running its action sets. Abstract: programs make one of its kinds.
///
/// An event belongs to no trigger until it is given to one; a copy is an event of its own. Two objects for one event are
/// equal, by its identifier.
public class HMEvent: NSObject, @unchecked Sendable {
    // `@unchecked`: both are immutable or guard themselves; subclasses say what guards theirs.
    /// Identifies the event for ever.
    public let uniqueIdentifier: UUID
    /// The trigger that it was given to last, for the deprecated calls that change an event in its trigger.
    let trigger = WeakReference<HMEventTrigger>()

    /// Makes an event of no kind, which no trigger takes.
    @available(*, deprecated, message: "HMEvent is abstract; make one of its subclasses.")
    public override init() {
        uniqueIdentifier = UUID()
        super.init()
    }

    init(uniqueIdentifier: UUID) {
        self.uniqueIdentifier = uniqueIdentifier
        super.init()
    }

    /// Whether events of this kind can happen in a home. Those that the sun makes need the home's location.
    public class func isSupported(for home: HMHome) -> Bool { false }

    /// Whether the other object is for the same event.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? HMEvent)?.uniqueIdentifier == uniqueIdentifier
    }

    /// Hashes the identifier.
    public override var hash: Int { uniqueIdentifier.hashValue }

    /// The event as the hub takes it.
    func model() -> Result<TriggerEvent, HMError> { .failure(HMError(.invalidClass)) }

    /// Whether this object is as triggers hand events out: unchangeable, and of the type that programs cast to.
    var isHandedOut: Bool { false }

    /// The event of this identifier, of some kind.
    func model(_ kind: TriggerEvent.Kind) -> Result<TriggerEvent, HMError> {
        .success(TriggerEvent(id: TriggerEvent.ID(uniqueIdentifier), kind: kind))
    }
}
