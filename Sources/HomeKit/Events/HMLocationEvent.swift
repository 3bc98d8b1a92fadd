// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation
internal import HearthModel
internal import HearthSystem

/// The user enters or leaves a region, as its `notifyOnEntry` and `notifyOnExit` say. Source: behaviour section 13.
///
/// The user is the one whose program gave the event to a trigger. The hub knows what it is told: by `hearth presence`, or by
/// the user's phone, which is where the home is while it is on the network there.
///
/// Unlike on Apple's systems no permission is needed to read the region.
public class HMLocationEvent: HMEvent, NSCopying, NSMutableCopying, @unchecked Sendable {
    // `@unchecked`: it guards itself.
    fileprivate let place: Guarded<CLRegion?>
    /// Whose coming and going it is, of an event of a trigger; else that of whoever gives it to one.
    private let user: UInt32?

    /// Makes an event that happens when the user enters or leaves the region.
    public init(region: CLRegion) {
        place = Guarded(region)
        user = nil
        super.init(uniqueIdentifier: UUID())
    }

    fileprivate init(_ region: CLRegion?, user: UInt32?) {
        place = Guarded(region)
        self.user = user
        super.init(uniqueIdentifier: UUID())
    }

    init(_ region: Region, user: UInt32?, id: UUID) {
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: region.latitude, longitude: region.longitude),
            radius: region.radius, identifier: region.identifier)
        circle.notifyOnEntry = region.notifyOnEntry
        circle.notifyOnExit = region.notifyOnExit
        place = Guarded(circle)
        self.user = user
        super.init(uniqueIdentifier: id)
    }

    /// It happens in every home, when somebody tells the hub where the user is.
    public override class func isSupported(for home: HMHome) -> Bool { true }

    override func model() -> Result<TriggerEvent, HMError> { kind(region).flatMap(model) }

    override var isHandedOut: Bool { type(of: self) == HMLocationEvent.self }

    private func kind(_ region: CLRegion?) -> Result<TriggerEvent.Kind, HMError> {
        guard let region else { return .failure(HMError(.nilParameter)) }
        guard let circle = region as? CLCircularRegion else { return .failure(HMError(.invalidClass)) }
        return .success(
            .location(
                region: Region(
                    identifier: circle.identifier, latitude: circle.center.latitude,
                    longitude: circle.center.longitude, radius: circle.radius, notifyOnEntry: circle.notifyOnEntry,
                    notifyOnExit: circle.notifyOnExit), user: user))
    }

    /// Where.
    public var region: CLRegion? { place.withLock { $0 } }

    /// Gives it another region, also in the trigger that it is in.
    @available(*, deprecated, message: "Change a mutable copy; updateEvents(_:completionHandler:) takes it.")
    public func updateRegion(_ region: CLRegion, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        change(kind(region), completionHandler) { self.place.withLock { $0 = region } }
    }

    /// An event of the same value that cannot be changed.
    public func copy(with zone: NSZone?) -> Any { HMLocationEvent(region, user: user) }

    /// An event of the same value that can be changed.
    public func mutableCopy(with zone: NSZone?) -> Any { HMMutableLocationEvent(region, user: user) }
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
