// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import Testing

@testable import HearthCommands

struct JSONOutputTests {
    private struct Document: Encodable {
        var big = UInt64.max
        var value: CharacteristicValue
        var date = FakeHub.now
        var missing: String?
        var path = "a/b"
    }

    @Test("64-bit integers are exact, keys sorted, missing values left out, slashes plain")
    func line() {
        let text = JSONOutput.line(Document(value: .integer(18_446_744_073_709_551_615)))
        #expect(
            text == """
                {"big":18446744073709551615,"date":"2026-03-01T12:00:30Z","path":"a/b","value":18446744073709551615}
                """)
    }

    @Test(
        "values as they travel",
        arguments: [
            (CharacteristicValue.bool(true), "true"), (.double(21.5), "21.5"), (.string("x"), "\"x\""),
            (.data([1, 2]), "{\"data\":\"AQI=\"}"), (.integer(-9_223_372_036_854_775_808), "-9223372036854775808"),
        ])
    func values(value: CharacteristicValue, expected: String) {
        #expect(JSONOutput.line(["v": value]) == "{\"v\":\(expected)}")
    }
}
