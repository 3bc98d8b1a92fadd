// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
internal import Dispatch
public import Foundation
internal import HearthSystem

/// The user enters or leaves a region, as its `notifyOnEntry` and `notifyOnExit` say. Source: behaviour section 13.
///
/// Unlike on Apple's systems no permission is needed to read the region.
public class HMLocationEvent: HMEvent, NSCopying, NSMutableCopying, @unchecked Sendable {
    // `@unchecked`: it guards itself.
    fileprivate let place: Guarded<CLRegion?>

    /// Makes an event that happens when the user enters or leaves the region.
    public init(region: CLRegion) {
        place = Guarded(region)
        super.init(uniqueIdentifier: UUID())
    }

    fileprivate init(_ region: CLRegion?) {
        place = Guarded(region)
        super.init(uniqueIdentifier: UUID())
    }

    /// Where.
    public var region: CLRegion? { place.withLock { $0 } }

    /// Gives it another region.
    @available(*, deprecated, message: "Change a mutable copy; updateEvents(_:completionHandler:) takes it.")
    public func updateRegion(_ region: CLRegion, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        place.withLock { $0 = region }
        DispatchQueue.main.async { completionHandler(nil) }
    }

    /// An event of the same value that cannot be changed.
    public func copy(with zone: NSZone?) -> Any { HMLocationEvent(region) }

    /// An event of the same value that can be changed.
    public func mutableCopy(with zone: NSZone?) -> Any { HMMutableLocationEvent(region) }
}

/// The user enters or leaves a region, which can be changed.
public class HMMutableLocationEvent: HMLocationEvent, @unchecked Sendable {
    // `@unchecked`: it guards itself.
    /// Where.
    public override var region: CLRegion? {
        get { super.region }
        set { place.withLock { $0 = newValue } }
    }
}
