// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

/// Held against PyEphem 4 (`horizon` -0:34, no pressure), which works with the planets' real ways.
@Suite("Sunrise and sunset")
struct SolarDayTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let place: String
        let latitude: Double
        let longitude: Double
        let after: Double
        let sunrise: Double
        let sunset: Double
        var testDescription: String { place }
        var location: HomeLocation { HomeLocation(latitude: latitude, longitude: longitude) }
    }

    static let rows: [Row] = [
        Row(
            place: "Berlin", latitude: 52.52, longitude: 13.405, after: 1_773_964_800, sunrise: 1_773_983_355,
            sunset: 1_774_027_166),
        Row(
            place: "Quito", latitude: -0.18, longitude: -78.47, after: 1_782_000_000, sunrise: 1_782_040_344,
            sunset: 1_782_083_945),
        Row(
            place: "Sydney", latitude: -33.87, longitude: 151.21, after: 1_797_811_200, sunrise: 1_797_878_466,
            sunset: 1_797_843_926),
        Row(
            place: "Reykjavik", latitude: 64.13, longitude: -21.82, after: 1_781_913_600, sunrise: 1_781_924_110,
            sunset: 1_781_913_742),
        Row(
            place: "Ushuaia", latitude: -54.8, longitude: -68.3, after: 1_709_164_800, sunrise: 1_709_200_525,
            sunset: 1_709_249_665),
        Row(
            place: "Fairbanks", latitude: 64.84, longitude: -147.72, after: 1_797_811_200, sunrise: 1_797_883_104,
            sunset: 1_797_896_394),
        Row(
            place: "Suva", latitude: -18.14, longitude: 178.44, after: 2_198_793_600, sunrise: 2_198_859_010,
            sunset: 2_198_815_175),
        Row(
            place: "Greenwich", latitude: 51.48, longitude: 0, after: 1_950_739_200, sunrise: 1_950_763_344,
            sunset: 1_950_799_486),
    ]

    @Test("both are within a minute of an ephemeris", arguments: rows)
    func ephemeris(row: Row) throws {
        let after = Date(timeIntervalSince1970: row.after)
        let sunrise = try #require(SignificantTime(event: .sunrise).nextDate(after: after, at: row.location))
        let sunset = try #require(SignificantTime(event: .sunset).nextDate(after: after, at: row.location))
        #expect(abs(sunrise.timeIntervalSince1970 - row.sunrise) < 60)
        #expect(abs(sunset.timeIntervalSince1970 - row.sunset) < 60)
    }

    @Test("each comes once a day, whatever the place and the moment asked at", arguments: rows)
    func daily(row: Row) throws {
        var date = Date(timeIntervalSince1970: row.after)
        for _ in 0..<400 {
            let next = try #require(SignificantTime(event: .sunset).nextDate(after: date, at: row.location))
            let again = SignificantTime(event: .sunset).nextDate(after: next.addingTimeInterval(-1), at: row.location)
            #expect(again == next)
            if date.timeIntervalSince1970 != row.after {
                #expect((86_000...87_000).contains(next.timeIntervalSince(date)))
            }
            date = next
        }
    }

    @Test("the first sunset after the polar day comes, though the sun of that noon would not set")
    func firstSunset() throws {
        let place = HomeLocation(latitude: -68.964, longitude: -98.2479)
        let noon = Date(timeIntervalSince1970: 1_642_617_827)
        let sunset = try #require(SolarDay(nearest: noon, at: place).sunset)
        #expect(abs(sunset.timeIntervalSince1970 - 1_642_659_709) < 60)
        #expect(SignificantTime(event: .sunset).nextDate(after: noon, at: place) == sunset)
    }

    @Test(
        "while the sun stays down or up all day nothing happens; then it goes on",
        arguments: [("2026-12-01", "2027-01-15T10:34:38Z"), ("2026-06-01", "2026-07-25T23:05:55Z")])
    func polar(after: String, sunrise: String) throws {
        let tromso = HomeLocation(latitude: 69.65, longitude: 18.96)
        let format = ISO8601DateFormatter()
        let date = try #require(format.date(from: after + "T00:00:00Z"))
        let expected = try #require(format.date(from: sunrise))
        let found = try #require(SignificantTime(event: .sunrise).nextDate(after: date, at: tromso))
        // At the first sunrise the sun grazes the horizon: a hair's breadth is minutes, and may be a day.
        #expect(abs(found.timeIntervalSince(expected)) < 86_400 + 3_600)
        let noon = date.addingTimeInterval(20 * 86_400 + 12 * 3_600)
        let day = SolarDay(nearest: noon, at: tromso)
        #expect(day.sunrise == nil && day.sunset == nil)
        #expect(day.isUpAtNoon == (after == "2026-06-01"))
    }

    @Test("B13.14: an offset comes before or after the sun; one of a day or more is none")
    func offsets() throws {
        let row = Self.rows[0]
        let after = Date(timeIntervalSince1970: row.after)
        let plain = try #require(SignificantTime(event: .sunset).nextDate(after: after, at: row.location))
        for (offset, seconds) in [
            (Recurrence(minutes: -30), -1_800.0), (Recurrence(hours: 1, minutes: 15), 4_500),
            (Recurrence(hours: -1, minutes: 30), -1_800),
        ] {
            let time = SignificantTime(event: .sunset, offset: offset)
            #expect(time.nextDate(after: after, at: row.location) == plain.addingTimeInterval(seconds))
        }
        for offset in [Recurrence(days: 1), Recurrence(hours: -24), Recurrence(months: 1)] {
            #expect(SignificantTime(event: .sunset, offset: offset).offsetSeconds == nil)
        }
    }
}
