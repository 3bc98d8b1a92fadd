// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension SignificantTime {
    /// The first time after `date` at a place; nil if the sun neither rises nor sets there for more than a year, or the
    /// offset is a day or more. On days on which the sun stays up or down nothing happens.
    package func nextDate(after date: Date, at location: HomeLocation) -> Date? {
        guard let offset = offsetSeconds, date.isInReach else { return nil }
        let around = SolarDay(nearest: date, at: location).noon
        for day in -2...400 {
            let noon = around.addingTimeInterval(Double(day) * 86_400)
            let sun = SolarDay(nearest: noon, at: location)
            guard let base = event == .sunrise ? sun.sunrise : sun.sunset else { continue }
            let found = base.addingTimeInterval(offset)
            if found > date { return found }
        }
        return nil
    }
}
