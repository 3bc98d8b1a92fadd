// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel
internal import HearthSystem

/// People who come home or leave. Source: behaviour section 13.
///
/// The current user is the one whose program gave the event to a trigger. All users are the owner of the hub and the users of
/// the home, as far as it is known where they are. Chosen users cannot be chosen here; a trigger made by other means keeps
/// its own.
public class HMPresenceEvent: HMEvent, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Presence: Sendable {
        var type: HMPresenceEventType
        var users: HMPresenceEventUserType
        /// Who that is, of an event of a trigger; else the hub says.
        var people: [UInt32]?
    }

    // `@unchecked`: it guards itself.
    fileprivate let presence: Guarded<Presence>

    /// Makes an event that happens when one of these people comes or goes.
    public init(presenceEventType: HMPresenceEventType, presenceUserType: HMPresenceEventUserType) {
        presence = Guarded(Presence(type: presenceEventType, users: presenceUserType))
        super.init(uniqueIdentifier: UUID())
    }

    fileprivate init(_ presence: Presence) {
        self.presence = Guarded(presence)
        super.init(uniqueIdentifier: UUID())
    }

    init(_ model: HearthModel.Presence, id: UUID) {
        presence = Guarded(
            Presence(
                type: HMPresenceEventType(model.kind), users: HMPresenceEventUserType(model.users),
                people: model.people))
        super.init(uniqueIdentifier: id)
    }

    /// It happens in every home, when the hub hears that somebody comes or leaves.
    public override class func isSupported(for home: HMHome) -> Bool { true }

    override func model() -> Result<TriggerEvent, HMError> { model(.presence(presence: presenceModel)) }

    override var isHandedOut: Bool { type(of: self) == HMPresenceEvent.self }

    var presenceModel: HearthModel.Presence {
        let presence = presence.withLock { $0 }
        return HearthModel.Presence(kind: presence.type.kind, users: presence.users.users, people: presence.people)
    }

    /// Whether they come or go, and which of them counts.
    public var presenceEventType: HMPresenceEventType { presence.withLock { $0.type } }

    /// Whose presence counts.
    public var presenceUserType: HMPresenceEventUserType { presence.withLock { $0.users } }

    /// An event of the same values that cannot be changed.
    public func copy(with zone: NSZone?) -> Any { HMPresenceEvent(presence.withLock { $0 }) }

    /// An event of the same values that can be changed.
    public func mutableCopy(with zone: NSZone?) -> Any { HMMutablePresenceEvent(presence.withLock { $0 }) }
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
        set {
            presence.withLock { presence in
                if presence.users != newValue { presence.people = nil }
                presence.users = newValue
            }
        }
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
