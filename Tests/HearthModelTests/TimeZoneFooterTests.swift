// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import HearthModel

@Suite("The line at the end of a compiled time zone")
struct TimeZoneFooterTests {
    /// A line, a time, and the offsets a second before it and at it.
    static let rows: [(String, String, Int, Int)] = [
        ("<+01>-1", "2050-07-01T00:00:00Z", 3_600, 3_600),
        ("<-0330>3:30:30", "2050-07-01T00:00:00Z", -12_630, -12_630),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00:00Z", 3_600, 7_200),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T01:00:00Z", 7_200, 3_600),
        ("EST5EDT,M3.2.0,M11.1.0", "2040-03-11T07:00:00Z", -18_000, -14_400),
        // South of the equator summer lasts over the new year.
        ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-04-04T15:00:00Z", 39_600, 37_800),
        ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-01-01T00:00:00Z", 39_600, 39_600),
        // Ireland's winter is what deviates.
        ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-10-25T01:00:00Z", 3_600, 0),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-03-29T01:00:00Z", 0, 3_600),
        // Nuuk: an hour before midnight of the last Sunday. Jerusalem: 26 hours after that of a Thursday.
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", -7_200, -3_600),
        ("IST-2IDT,M3.4.4/26,M10.5.0", "2026-03-27T00:00:00Z", 7_200, 10_800),
        // Days of the year, without and with 29 February.
        ("AAA0BBB,J60/0,J300/0", "2028-03-01T00:00:00Z", 0, 3_600),
        ("AAA0BBB,59/0,300/0", "2028-02-29T00:00:00Z", 0, 3_600),
        // Summer all year: it ends when it begins again.
        ("XXX3EDT4,0/0,J365/23", "2027-01-01T03:00:00Z", -14_400, -14_400),
        // A week before the new year's first Sunday lies in the old year.
        ("AAA0BBB,M1.1.0/-167,M6.1.0", "2026-12-27T01:00:00Z", 0, 3_600),
    ]

    @Test("tells the offset", arguments: rows)
    func offsets(line: String, time: String, before: Int, after: Int) throws {
        let footer = try #require(TimeZoneFooter(line))
        let second = Int64(try Date(time, strategy: .iso8601).timeIntervalSince1970)
        #expect(footer.offset(at: second - 1) == before)
        #expect(footer.offset(at: second) == after)
    }

    @Test(
        "that is none is refused",
        arguments: [
            "", "CET", "C1", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0",
            "CET-1CEST,M3.5.7,M10.5.0", "<+01-1", "CET-25", "CET-1CEST,J0,J1", "CET-1CEST,M3.5.0,M10.5.0/168",
            "CET-1CEST,M3.5.0,M10.5.0 ", "CET-99999999999999999999",
        ])
    func refused(line: String) { #expect(TimeZoneFooter(line) == nil) }
}
