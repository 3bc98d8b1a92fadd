// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Sunrise, noon and sunset of one day at a place, by the sun and not by the clock: the noon, and what is before and after.
///
/// The centre of the sun is 50' below a level horizon then, of which 34' are refraction and 16' half of its disc. Good to a
/// minute between 65° south and 65° north. Source: Meeus, Astronomical Algorithms, chapters 15, 25 and 28, in the short form
/// that NOAA publishes for its solar calculator.
package struct SolarDay: Hashable, Sendable {
    /// When the sun is highest.
    package let noon: Date
    /// Nil if the sun does not rise in the half day before noon.
    package let sunrise: Date?
    /// Nil if the sun does not set in the half day after noon.
    package let sunset: Date?
    /// Whether the sun is over the horizon at noon: with neither sunrise nor sunset it is up all day, else down all day.
    package let isUpAtNoon: Bool

    /// The day whose noon is nearest to `moment`.
    package init(nearest moment: Date, at location: HomeLocation) {
        let days = moment.timeIntervalSince(Self.epoch) / 86_400
        let number = Int((days + location.longitude / 360).rounded())
        let candidates = (number - 1...number + 1).map { SolarDay(number: $0, at: location) }
        self =
            candidates.min {
                abs($0.noon.timeIntervalSince(moment)) < abs($1.noon.timeIntervalSince(moment))
            } ?? candidates[1]
    }

    /// The day with this number, counted from 2000-01-01 at Greenwich; east and west of it by their own noon.
    package init(number: Int, at location: HomeLocation) {
        let day = Self(number, location)
        (noon, sunrise, sunset, isUpAtNoon) = (day.noon, day.sunrise, day.sunset, day.isUpAtNoon)
    }

    private init(_ number: Int, _ location: HomeLocation) {
        // Noon by a clock that shows the mean sun's time.
        let mean = Self.epoch.addingTimeInterval((Double(number) - location.longitude / 360) * 86_400)
        var noon = mean
        for _ in 0..<3 { noon = mean.addingTimeInterval(-Sun(at: noon).equationOfTime) }
        self.noon = noon
        isUpAtNoon = Sun(at: noon).altitudeAtNoon(latitude: location.latitude) > Self.horizon
        sunrise = Self.crossing(mean, from: noon, .sunrise, location)
        sunset = Self.crossing(mean, from: noon, .sunset, location)
    }

    /// 2000-01-01 12:00 UTC.
    private static let epoch = Date(timeIntervalSince1970: 946_728_000)
    /// The altitude at which the sun rises and sets, in degrees.
    private static let horizon = -0.833

    /// Comes nearer step by step, since the sun moves on between noon and then: near the poles it may set in the evening
    /// though it would not if it stayed as it is at noon. Whole seconds.
    private static func crossing(
        _ mean: Date, from noon: Date, _ event: SignificantTime.Event, _ location: HomeLocation
    ) -> Date? {
        var date = noon
        var comesThere = false
        for _ in 0..<6 {
            let sun = Sun(at: date)
            let cosine = sun.cosineOfHourAngle(altitude: horizon, latitude: location.latitude)
            comesThere = (-1...1).contains(cosine)
            let way = degrees(acos(min(max(cosine, -1), 1))) / 360 * 86_400
            date = mean.addingTimeInterval((event == .sunrise ? -way : way) - sun.equationOfTime)
        }
        guard comesThere else { return nil }
        return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded())
    }
}

/// Where the sun stands among the stars.
private struct Sun {
    /// Degrees north of the celestial equator.
    let declination: Double
    /// How far a sundial is ahead of the mean sun, in seconds.
    let equationOfTime: Double

    init(at date: Date) {
        // Julian centuries since 2000-01-01 12:00.
        let t = date.timeIntervalSince(Date(timeIntervalSince1970: 946_728_000)) / (86_400 * 36_525)
        let longitude = (280.46646 + t * (36_000.76983 + t * 0.0003032)).truncatingRemainder(dividingBy: 360)
        let anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537)
        let eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
        let node = 125.04 - 1_934.136 * t
        let centre =
            sine(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014))
            + sine(2 * anomaly) * (0.019993 - t * 0.000101) + sine(3 * anomaly) * 0.000289
        let apparent = longitude + centre - 0.00569 - 0.00478 * sine(node)
        let seconds = 21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))
        let obliquity = 23 + (26 + seconds / 60) / 60 + 0.00256 * cosine(node)
        declination = degrees(asin(sine(obliquity) * sine(apparent)))
        let y = pow(tan(radians(obliquity / 2)), 2)
        let angle =
            y * sine(2 * longitude) - 2 * eccentricity * sine(anomaly)
            + 4 * eccentricity * y * sine(anomaly) * cosine(2 * longitude) - 0.5 * y * y * sine(4 * longitude)
            - 1.25 * eccentricity * eccentricity * sine(2 * anomaly)
        equationOfTime = degrees(angle) * 240
    }

    func altitudeAtNoon(latitude: Double) -> Double { 90 - abs(latitude - declination) }

    /// How far the sun is from its noon at an altitude, as a cosine of its daily way; beyond -1 and 1 if it is always higher
    /// or always lower.
    func cosineOfHourAngle(altitude: Double, latitude: Double) -> Double {
        (sine(altitude) - sine(latitude) * sine(declination)) / (cosine(latitude) * cosine(declination))
    }
}

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
private func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
private func sine(_ degrees: Double) -> Double { sin(radians(degrees)) }
private func cosine(_ degrees: Double) -> Double { cos(radians(degrees)) }
