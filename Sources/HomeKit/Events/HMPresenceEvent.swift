// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthSystem

/// People who come home or leave. Source: behaviour section 13.
public class HMPresenceEvent: HMEvent, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Presence: Sendable {
        var type: HMPresenceEventType
        var users: HMPresenceEventUserType
    }

    // `@unchecked`: it guards itself.
    fileprivate let presence: Guarded<Presence>

    /// Makes an event that happens when one of these people comes or goes.
    public init(presenceEventType: HMPresenceEventType, presenceUserType: HMPresenceEventUserType) {
        presence = Guarded(Presence(type: presenceEventType, users: presenceUserType))
        super.init(uniqueIdentifier: UUID())
    }

    /// Whether they come or go, and which of them counts.
    public var presenceEventType: HMPresenceEventType { presence.withLock { $0.type } }

    /// Whose presence counts.
    public var presenceUserType: HMPresenceEventUserType { presence.withLock { $0.users } }

    /// An event of the same values that cannot be changed.
    public func copy(with zone: NSZone?) -> Any {
        let presence = presence.withLock { $0 }
        return HMPresenceEvent(presenceEventType: presence.type, presenceUserType: presence.users)
    }

    /// An event of the same values that can be changed.
    public func mutableCopy(with zone: NSZone?) -> Any {
        let presence = presence.withLock { $0 }
        return HMMutablePresenceEvent(presenceEventType: presence.type, presenceUserType: presence.users)
    }
}

/// People who come home or leave, that can be changed.
public class HMMutablePresenceEvent: HMPresenceEvent, @unchecked Sendable {
    // `@unchecked`: it guards itself.
    /// Whether they come or go, and which of them counts.
    public override var presenceEventType: HMPresenceEventType {
        get { super.presenceEventType }
        set { presence.withLock { $0.type = newValue } }
    }

    /// Whose presence counts.
    public override var presenceUserType: HMPresenceEventUserType {
        get { super.presenceUserType }
        set { presence.withLock { $0.users = newValue } }
    }
}
