// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel
internal import HearthSystem

/// Sunrise or sunset at the home, or a while before or after. Source: behaviour section 13.
public class HMSignificantTimeEvent: HMTimeEvent, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Moment: Sendable {
        var event: HMSignificantEvent
        var offset: DateComponents?
    }

    // `@unchecked`: it guards itself.
    fileprivate let moment: Guarded<Moment>

    /// Makes an event that happens so long after sunrise or sunset; before, if the offset is negative.
    public init(significantEvent: HMSignificantEvent, offset: DateComponents?) {
        moment = Guarded(Moment(event: significantEvent, offset: offset))
        super.init(uniqueIdentifier: UUID())
    }

    init(_ time: SignificantTime, id: UUID) {
        let event = HMSignificantEvent(rawValue: time.event.rawValue)
        moment = Guarded(Moment(event: event, offset: time.offset.map { DateComponents($0) }))
        super.init(uniqueIdentifier: id)
    }

    /// Happens in a home whose location the hub knows.
    public override class func isSupported(for home: HMHome) -> Bool { home.record?.location != nil }

    override func model() -> Result<TriggerEvent, HMError> {
        do throws(HMError) {
            return model(.significantTime(time: try timeModel()))
        } catch {
            return .failure(error)
        }
    }

    override var isHandedOut: Bool { type(of: self) == HMSignificantTimeEvent.self }

    /// The moment as the hub takes it; one of an event that nothing knows is refused with `invalidParameter`.
    func timeModel() throws(HMError) -> SignificantTime {
        let moment = moment.withLock { $0 }
        guard let event = SignificantTime.Event(rawValue: moment.event.rawValue) else {
            throw HMError(.invalidParameter)
        }
        let offset = moment.offset.map { Recurrence($0) }
        return SignificantTime(event: event, offset: offset == Recurrence() ? nil : offset)
    }

    /// Sunrise or sunset.
    public var significantEvent: HMSignificantEvent { moment.withLock { $0.event } }

    /// How long after; negative for before, nil for exactly then.
    public var offset: DateComponents? { moment.withLock { $0.offset } }

    /// An event of the same values that cannot be changed.
    public func copy(with zone: NSZone?) -> Any {
        let moment = moment.withLock { $0 }
        return HMSignificantTimeEvent(significantEvent: moment.event, offset: moment.offset)
    }

    /// An event of the same values that can be changed.
    public func mutableCopy(with zone: NSZone?) -> Any {
        let moment = moment.withLock { $0 }
        return HMMutableSignificantTimeEvent(significantEvent: moment.event, offset: moment.offset)
    }
}

/// Sunrise or sunset, or a while before or after, that can be changed.
public class HMMutableSignificantTimeEvent: HMSignificantTimeEvent, @unchecked Sendable {
    // `@unchecked`: it guards itself.
    /// Sunrise or sunset.
    public override var significantEvent: HMSignificantEvent {
        get { super.significantEvent }
        set { moment.withLock { $0.event = newValue } }
    }

    /// How long after; negative for before. Without an offset it has no components.
    public override var offset: DateComponents {
        get { super.offset ?? DateComponents() }
        set { moment.withLock { $0.offset = newValue } }
    }
}
