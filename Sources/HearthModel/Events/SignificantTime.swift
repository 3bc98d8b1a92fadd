// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Sunrise or sunset at the home, or a while before or after. Source: behaviour section 13.
package struct SignificantTime: Hashable, Sendable, Codable {
    /// What the sun does. Raw values travel and are stored.
    package enum Event: String, Hashable, Sendable, Codable, CaseIterable {
        case sunrise
        case sunset
    }

    package var event: Event
    /// How much later; its parts may be negative, for earlier. Nil is none.
    package var offset: Recurrence?

    package init(event: Event, offset: Recurrence? = nil) {
        self.event = event
        self.offset = offset
    }
}

extension SignificantTime {
    /// The offset in seconds; nil if it is no span of time of less than a day.
    package var offsetSeconds: Double? {
        guard let offset else { return 0 }
        guard (offset.years ?? 0) == 0, (offset.months ?? 0) == 0, (offset.weeks ?? 0) == 0 else { return nil }
        let parts = [(offset.days, 86_400.0), (offset.hours, 3_600), (offset.minutes, 60), (offset.seconds, 1)]
        let total = parts.reduce(0) { $0 + Double($1.0 ?? 0) * $1.1 } + Double(offset.nanoseconds ?? 0) * 1e-9
        return abs(total) < 86_400 ? total : nil
    }
}
