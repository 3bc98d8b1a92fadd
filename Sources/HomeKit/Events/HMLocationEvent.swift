// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation
internal import HearthModel
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

    init(_ region: Region, id: UUID) {
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: region.latitude, longitude: region.longitude),
            radius: region.radius, identifier: region.identifier)
        circle.notifyOnEntry = region.notifyOnEntry
        circle.notifyOnExit = region.notifyOnExit
        place = Guarded(circle)
        super.init(uniqueIdentifier: id)
    }

    /// The hub is not told where people are, so this happens in no home.
    public override class func isSupported(for home: HMHome) -> Bool { false }

    override func model() -> Result<TriggerEvent, HMError> { Self.kind(region).flatMap(model) }

    override var isHandedOut: Bool { type(of: self) == HMLocationEvent.self }

    private static func kind(_ region: CLRegion?) -> Result<TriggerEvent.Kind, HMError> {
        guard let region else { return .failure(HMError(.nilParameter)) }
        guard let circle = region as? CLCircularRegion else { return .failure(HMError(.invalidClass)) }
        return .success(
            .location(
                region: Region(
                    identifier: circle.identifier, latitude: circle.center.latitude,
                    longitude: circle.center.longitude, radius: circle.radius, notifyOnEntry: circle.notifyOnEntry,
                    notifyOnExit: circle.notifyOnExit)))
    }

    /// Where.
    public var region: CLRegion? { place.withLock { $0 } }

    /// Gives it another region, also in the trigger that it is in.
    @available(*, deprecated, message: "Change a mutable copy; updateEvents(_:completionHandler:) takes it.")
    public func updateRegion(_ region: CLRegion, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        change(Self.kind(region), completionHandler) { self.place.withLock { $0 = region } }
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
