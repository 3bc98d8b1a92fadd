// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HearthCommands

struct SetupCodeTextTests {
    @Test("dashes and blanks do not matter", arguments: ["123-45-678", "12345678", " 123 45 678 ", "1234-5678"])
    func accepts(text: String) {
        #expect(SetupCodeText(text)?.code == "123-45-678")
    }

    @Test(
        "eight digits and nothing else", arguments: ["", "1234567", "123456789", "123-45-67x", "١٢٣٤٥٦٧٨", "X-HM://1"])
    func refuses(text: String) {
        #expect(SetupCodeText(text) == nil)
    }

    @Test("it does not show itself")
    func description() throws {
        #expect(!"\(try #require(SetupCodeText("123-45-678")))".contains("123"))
    }
}
