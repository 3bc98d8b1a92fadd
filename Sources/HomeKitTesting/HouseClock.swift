// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthSystem

/// The time in a simulated house: the hub's time of day and the devices' patience, turned together.
final class HouseClock: Sendable {
    /// What schedules go by.
    let wall: ManualWallClock
    /// What devices take their time by.
    let devices = ManualClock()

    init(at start: Date) {
        wall = ManualWallClock(now: start)
    }

    /// Lets time pass until `moment`; nothing happens if that is over.
    func turn(to moment: Date) {
        let seconds = moment.timeIntervalSince(wall.now)
        guard seconds > 0 else { return }
        devices.advance(by: .seconds(seconds))
        wall.advance(by: seconds)
    }
}
