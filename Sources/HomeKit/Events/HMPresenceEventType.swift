// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Who of the people in question has to come or go.
///
/// The first two are for events only; a condition asks for `atHome` or `notAtHome`. Source: behaviour section 13.
public enum HMPresenceEventType: UInt, Sendable {
    /// Anybody comes.
    case everyEntry = 1
    /// Anybody goes.
    case everyExit = 2
    /// The first one comes.
    case firstEntry = 3
    /// The last one goes.
    case lastExit = 4

    /// Somebody is there: the same as `firstEntry`.
    public static var atHome: HMPresenceEventType { .firstEntry }
    /// Nobody is there: the same as `lastExit`.
    public static var notAtHome: HMPresenceEventType { .lastExit }
}

/// Whose presence counts.
public enum HMPresenceEventUserType: UInt, Sendable {
    /// The current user's alone.
    case currentUser = 1
    /// That of all users of the home.
    case homeUsers = 2
    /// That of chosen users; a program cannot choose them.
    case customUsers = 3
}
