// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The clock on the wall of a time zone, as the machine's tz database has it; as Foundation's has it on a machine without.
///
/// A wall time is written as the `Date` at which a clock in Greenwich shows the same.
struct WallClock {
    private let zone: TimeZone
    private let rules: TimeZoneRules?

    init(zone: TimeZone) {
        self.zone = zone
        rules = TimeZoneRules(of: zone)
    }

    /// What the clock shows at `date`.
    func wall(of date: Date) -> Date {
        date + offset(at: date)
    }

    /// When the clock shows `wall`: the first time if it does so twice, the moment of the jump if it never does.
    func date(ofWall wall: Date) -> Date {
        let day: TimeInterval = 86_400
        // No zone is a day away from Greenwich, so these are the offsets before and after whatever happens around `wall`.
        let early = offset(at: wall - day)
        let late = offset(at: wall + day)
        let candidates = [wall - early, wall - late].filter { self.wall(of: $0) == wall }
        return candidates.min() ?? jump(over: wall, from: wall - day, to: wall + day)
    }

    /// The day that the clock shows at `date`, from its first moment to that of the next.
    func day(of date: Date) -> DateInterval {
        let number = (wall(of: date).timeIntervalSinceReferenceDate / 86_400).rounded(.down)
        let midnights = [number, number + 1].map { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
        return DateInterval(start: self.date(ofWall: midnights[0]), end: self.date(ofWall: midnights[1]))
    }

    /// The second at which the clock is put forward past `wall`.
    private func jump(over wall: Date, from start: Date, to end: Date) -> Date {
        var before = start.timeIntervalSinceReferenceDate.rounded(.down)
        var after = end.timeIntervalSinceReferenceDate.rounded(.up)
        while after - before > 1 {
            let middle = ((before + after) / 2).rounded(.down)
            let isPast = self.wall(of: Date(timeIntervalSinceReferenceDate: middle)) > wall
            if isPast { after = middle } else { before = middle }
        }
        return Date(timeIntervalSinceReferenceDate: after)
    }

    private func offset(at date: Date) -> TimeInterval {
        guard let rules else { return TimeInterval(zone.secondsFromGMT(for: date)) }
        let second = min(max(date.timeIntervalSince1970.rounded(.down), -1e15), 1e15)
        return TimeInterval(rules.offset(at: Int64(second)))
    }
}
