// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A time as a calendar and a clock on the wall show it; absent parts match all. Source: behaviour section 13.
package struct CalendarTime: Hashable, Sendable, Codable {
    /// 1 to 12, in some calendars 13.
    package var month: Int?
    /// 1 to 31.
    package var day: Int?
    /// 0 to 23.
    package var hour: Int?
    /// 0 to 59.
    package var minute: Int?

    package init(month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil) {
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
    }

    package var isEmpty: Bool { self == CalendarTime() }
}
