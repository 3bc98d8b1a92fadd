// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HearthCheck

struct NeedlessCommasTests {
    @Test("a comma before a closing bracket is found", arguments: ["[1,]", "{\"a\":1 , }", "[\"\\\"\",\n]", "[[],]"])
    func found(json: String) {
        #expect(NeedlessCommas.are(in: Array(json.utf8)))
    }

    @Test("other commas are not", arguments: ["[1,2]", "[\",]\"]", "[\"\\\",]\"]", "{\"a\":\",}\"}", "[]", ""])
    func others(json: String) {
        #expect(!NeedlessCommas.are(in: Array(json.utf8)))
    }
}
