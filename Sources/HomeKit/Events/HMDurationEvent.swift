// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel
internal import HearthSystem

/// The end of a span of time. It makes sense as an end event, counted from the run. Source: behaviour section 13.
public class HMDurationEvent: HMTimeEvent, NSCopying, NSMutableCopying, @unchecked Sendable {
    // `@unchecked`: it guards itself.
    fileprivate let span: Guarded<TimeInterval>

    /// Makes an event that happens so many seconds later.
    public init(duration: TimeInterval) {
        span = Guarded(duration)
        super.init(uniqueIdentifier: UUID())
    }

    init(_ seconds: Double, id: UUID) {
        span = Guarded(seconds)
        super.init(uniqueIdentifier: id)
    }

    /// Ends runs in every home.
    public override class func isSupported(for home: HMHome) -> Bool { true }

    override func model() -> Result<TriggerEvent, HMError> { model(.duration(seconds: duration)) }

    override var isHandedOut: Bool { type(of: self) == HMDurationEvent.self }

    /// Seconds.
    public var duration: TimeInterval { span.withLock { $0 } }

    /// An event of the same value that cannot be changed.
    public func copy(with zone: NSZone?) -> Any { HMDurationEvent(duration: duration) }

    /// An event of the same value that can be changed.
    public func mutableCopy(with zone: NSZone?) -> Any { HMMutableDurationEvent(duration: duration) }
}

/// The end of a span of time that can be changed.
public class HMMutableDurationEvent: HMDurationEvent, @unchecked Sendable {
    // `@unchecked`: it guards itself.
    /// Seconds.
    public override var duration: TimeInterval {
        get { super.duration }
        set { span.withLock { $0 = newValue } }
    }
}
