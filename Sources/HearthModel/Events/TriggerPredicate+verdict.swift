// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HAPCatalogue

/// What is so at a moment, for conditions to be held against.
package struct Circumstances: Sendable {
    package var date: Date
    /// The hub's own, in its time zone.
    package var calendar: Calendar
    /// Where the home is; nil if nobody has said.
    package var location: HomeLocation?
    /// What the devices have told just now; those that did not answer are missing.
    package var values: [CharacteristicReference: CharacteristicValue]
    /// Who is at home.
    package var people: People
    /// Since when values have lasted, as the trigger knows.
    package var holds: [Hold]

    package init(
        date: Date, calendar: Calendar, location: HomeLocation? = nil,
        values: [CharacteristicReference: CharacteristicValue] = [:], people: People = People(), holds: [Hold] = []
    ) {
        self.date = date
        self.calendar = calendar
        self.location = location
        self.values = values
        self.people = people
        self.holds = holds
    }
}

extension Circumstances {
    fileprivate var day: DateInterval { WallClock(zone: calendar.timeZone).day(of: date) }
}

extension TriggerPredicate {
    /// Whether it holds; nil if that cannot be told, since a device does not answer, the home's location is not known, or
    /// nobody tells who is at home.
    ///
    /// What cannot be told counts neither for nor against: `not` of it cannot be told either, and a trigger whose
    /// condition cannot be told does not run.
    package func verdict(_ circumstances: Circumstances) -> Bool? {
        switch self {
        case .time(let relation, let moment): return moment.verdict(relation, circumstances)
        case .between(let first, let second): return DayMoment.verdict(between: first, second, circumstances)
        case .characteristic(let reference, let comparison, let value):
            return circumstances.values[reference].flatMap { comparison.holds($0, value) }
        case .lasting(let reference, let comparison, let value, let seconds):
            let hold = Hold(reference, comparison, value, since: circumstances.date)
            return hold.verdict(lasting: seconds, circumstances)
        case .presence(let presence): return circumstances.people.verdict(presence)
        case .all(let of):
            let verdicts = of.map { $0.verdict(circumstances) }
            if verdicts.contains(false) { return false }
            return verdicts.contains(nil) ? nil : true
        case .any(let of):
            let verdicts = of.map { $0.verdict(circumstances) }
            if verdicts.contains(true) { return true }
            return verdicts.contains(nil) ? nil : false
        case .not(let predicate): return predicate.verdict(circumstances).map { !$0 }
        }
    }
}

extension DayMoment {
    fileprivate func verdict(_ relation: TimeRelation, _ circumstances: Circumstances) -> Bool? {
        switch order(circumstances) {
        case nil: nil
        case .orderedAscending?: relation == .before
        case .orderedSame?: relation != .before
        case .orderedDescending?: relation == .after
        }
    }

    /// Over midnight if the second moment is the earlier one of the day. Source: behaviour section 13.
    fileprivate static func verdict(
        between first: DayMoment, _ second: DayMoment, _ circumstances: Circumstances
    ) -> Bool? {
        guard let isAfter = first.verdict(.after, circumstances),
            let isBefore = second.verdict(.before, circumstances), let a = first.position(circumstances),
            let b = second.position(circumstances)
        else { return nil }
        return b < a ? isAfter || isBefore : isAfter && isBefore
    }

    /// How the date stands to this moment of its day.
    private func order(_ circumstances: Circumstances) -> ComparisonResult? {
        switch self {
        case .clock(let time):
            return time.order(of: circumstances.date, in: circumstances.calendar)
        case .sun(let time):
            guard let minute = time.bound(circumstances).map({ floor($0.timeIntervalSinceReferenceDate / 60) }) else {
                return nil
            }
            let now = floor(circumstances.date.timeIntervalSinceReferenceDate / 60)
            return now < minute ? .orderedAscending : now > minute ? .orderedDescending : .orderedSame
        }
    }

    /// Where it lies in the day or the year, to tell which of two is the earlier: the parts that are given, as one number.
    private func position(_ circumstances: Circumstances) -> Double? {
        switch self {
        case .clock(let time):
            let day = Double((time.month ?? 0) * 32 + (time.day ?? 0)) * 86_400
            return day + Double((time.hour ?? 0) * 3_600 + (time.minute ?? 0) * 60)
        case .sun(let time):
            guard let bound = time.bound(circumstances) else { return nil }
            return bound.timeIntervalSince(circumstances.day.start)
        }
    }
}

extension CalendarTime {
    /// How a date stands to it, by the parts that are given, the greatest first.
    fileprivate func order(of date: Date, in calendar: Calendar) -> ComparisonResult {
        let parts = calendar.wallComponents([.month, .day, .hour, .minute], from: date)
        let pairs = [(parts.month, month), (parts.day, day), (parts.hour, hour), (parts.minute, minute)]
        for (now, wanted) in pairs {
            guard let now, let wanted, now != wanted else { continue }
            return now < wanted ? .orderedAscending : .orderedDescending
        }
        return .orderedSame
    }
}

extension SignificantTime {
    /// The moment on the date's day from which on it is "after", offset included.
    ///
    /// Where the sun does not rise or set that day: while it is up all day the day began with sunrise and ends with sunset;
    /// while it is down all day sunset was at the beginning and sunrise comes at the end.
    fileprivate func bound(_ circumstances: Circumstances) -> Date? {
        guard let location = circumstances.location, let offset = offsetSeconds else { return nil }
        let day = circumstances.day
        let sun = SolarDay(nearest: day.start.addingTimeInterval(day.duration / 2), at: location)
        if let date = event == .sunrise ? sun.sunrise : sun.sunset { return date.addingTimeInterval(offset) }
        return (event == .sunrise) == sun.isUpAtNoon ? day.start : day.end
    }
}
