// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// "3 hours ago", "in 2 days", in English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Sendable { case numeric, named }
    public enum UnitsStyle: Sendable { case full, spellOut, short, abbreviated }

    public var dateTimeStyle = DateTimeStyle.numeric
    public var unitsStyle = UnitsStyle.full

    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        let units: [(name: String, seconds: Double)] = [
            ("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86_400), ("hour", 3_600),
            ("minute", 60),
        ]
        let unit = units.first { abs(interval) >= $0.seconds } ?? ("second", 1)
        let count = Int(abs(interval) / unit.seconds)
        let words = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
        return interval < 0 ? "\(words) ago" : "in \(words)"
    }

    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(reference))
    }
}
