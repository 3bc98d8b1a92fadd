// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel
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

    init(_ model: HearthModel.Presence, id: UUID) {
        presence = Guarded(Presence(type: HMPresenceEventType(model.kind), users: HMPresenceEventUserType(model.users)))
        super.init(uniqueIdentifier: id)
    }

    /// The hub is not told who is at home, so this happens in no home.
    public override class func isSupported(for home: HMHome) -> Bool { false }

    override func model() -> Result<TriggerEvent, HMError> { model(.presence(presence: presenceModel)) }

    override var isHandedOut: Bool { type(of: self) == HMPresenceEvent.self }

    var presenceModel: HearthModel.Presence {
        let presence = presence.withLock { $0 }
        return HearthModel.Presence(kind: presence.type.kind, users: presence.users.users)
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

extension HMPresenceEventType {
    fileprivate init(_ kind: HearthModel.Presence.Kind) {
        self =
            switch kind {
            case .everyEntry: .everyEntry
            case .everyExit: .everyExit
            case .firstEntry: .firstEntry
            case .lastExit: .lastExit
            }
    }

    fileprivate var kind: HearthModel.Presence.Kind {
        switch self {
        case .everyEntry: .everyEntry
        case .everyExit: .everyExit
        case .firstEntry: .firstEntry
        case .lastExit: .lastExit
        }
    }
}

extension HMPresenceEventUserType {
    fileprivate init(_ users: HearthModel.Presence.Users) {
        self =
            switch users {
            case .currentUser: .currentUser
            case .homeUsers: .homeUsers
            case .customUsers: .customUsers
            }
    }

    fileprivate var users: HearthModel.Presence.Users {
        switch self {
        case .currentUser: .currentUser
        case .homeUsers: .homeUsers
        case .customUsers: .customUsers
        }
    }
}
