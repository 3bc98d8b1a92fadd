// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel
internal import HearthSystem

/// A time of day, perhaps of certain days.
///
/// Month, day, hour and minute count, all others do not. Source: behaviour section 13.
public class HMCalendarEvent: HMTimeEvent, NSCopying, NSMutableCopying, @unchecked Sendable {
    // `@unchecked`: it guards itself.
    fileprivate let components: Guarded<DateComponents>

    /// Makes an event that happens whenever the date has these components.
    public init(fire fireDateComponents: DateComponents) {
        components = Guarded(fireDateComponents)
        super.init(uniqueIdentifier: UUID())
    }

    init(_ time: CalendarTime, id: UUID) {
        components = Guarded(DateComponents(time))
        super.init(uniqueIdentifier: id)
    }

    /// Happens in every home.
    public override class func isSupported(for home: HMHome) -> Bool { true }

    override func model() -> Result<TriggerEvent, HMError> {
        model(.calendar(time: CalendarTime(fireDateComponents)))
    }

    override var isHandedOut: Bool { type(of: self) == HMCalendarEvent.self }

    /// What the date has to have.
    public var fireDateComponents: DateComponents { components.withLock { $0 } }

    /// An event of the same values that cannot be changed.
    public func copy(with zone: NSZone?) -> Any { HMCalendarEvent(fire: fireDateComponents) }

    /// An event of the same values that can be changed.
    public func mutableCopy(with zone: NSZone?) -> Any { HMMutableCalendarEvent(fire: fireDateComponents) }
}

/// A time of day that can be changed.
public class HMMutableCalendarEvent: HMCalendarEvent, @unchecked Sendable {
    // `@unchecked`: it guards itself.
    /// What the date has to have.
    public override var fireDateComponents: DateComponents {
        get { super.fireDateComponents }
        set { components.withLock { $0 = newValue } }
    }
}
