// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthSystem

/// What is known beforehand about an accessory that is going to be set up. Whatever is nil is found out on the way.
public class HMAccessorySetupRequest: NSObject, NSCopying, @unchecked Sendable {
    struct Wishes: Sendable {
        var home: UUID?
        var payload: HMAccessorySetupPayload?
        var room: UUID?
        var name: String?
    }

    // `@unchecked`: it guards itself.
    private let guarded: Guarded<Wishes>

    /// Asks for nothing in particular.
    public override init() {
        guarded = Guarded(Wishes())
        super.init()
    }

    private init(_ wishes: Wishes) {
        guarded = Guarded(wishes)
        super.init()
    }

    var wishes: Wishes { guarded.withLock { $0 } }

    /// The home that gets the accessory; nil lets the person choose.
    public var homeUniqueIdentifier: UUID? {
        get { wishes.home }
        set { guarded.withLock { $0.home = newValue } }
    }

    /// Says which accessory, and its setup code; nil lets the person choose and type. No entitlement is needed here.
    public var payload: HMAccessorySetupPayload? {
        get { wishes.payload }
        set { guarded.withLock { $0.payload = newValue } }
    }

    /// The room for the accessory; counts only together with a home.
    public var suggestedRoomUniqueIdentifier: UUID? {
        get { wishes.room }
        set { guarded.withLock { $0.room = newValue } }
    }

    /// The name for the accessory, of a bridge for the bridge alone; nil leaves the one that it brings along.
    public var suggestedAccessoryName: String? {
        get { wishes.name }
        set { guarded.withLock { $0.name = newValue } }
    }

    /// A request of the same values.
    public func copy(with zone: NSZone?) -> Any { HMAccessorySetupRequest(wishes) }
}
