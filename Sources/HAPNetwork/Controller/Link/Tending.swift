// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// What is due on one connection. Moments are those of the link's timeline.
struct Tending: Sendable {
    /// Rings when a chore is due at once. It ends with the connection: what was due on one ends no pause before the next.
    let alarm = Alarm()
    /// Since when the accessory is reachable over this connection; nil before.
    var reachableSince: Duration?
    var lastPoll: Duration = .zero
    /// The last reading of the database that an unknown id has caused.
    var lastReread: Duration?
    /// What the accessory has denied to have, once.
    var deniedIDs: Set<CharacteristicID> = []
    var wantsLifeSign = false
    var wantsDatabase = false
    /// Whether an event could not be understood, and when the values were last read for that reason.
    var wantsValues = false
    var lastDoubt: Duration?
    /// Accessories behind a bridge that answer again.
    var returnedAccessories: Set<UInt64> = []
    /// Presses that came before the accessory was reported reachable.
    var earlyPresses: [CharacteristicChange] = []

    var hasUrgentChores: Bool { wantsLifeSign || wantsDatabase || !returnedAccessories.isEmpty }
}
