// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import Testing

@Suite("A HAP status")
struct HAPStatusTests {
    @Test("every known one has words of its own, with a next step")
    func words() {
        let known = (70401...70412).map { HAPStatus(code: -$0) }
        #expect(known.allSatisfy { $0.isKnown })
        #expect(Set(known.map(\.cause)).count == known.count)
        #expect(known.allSatisfy { !$0.nextStep.isEmpty && $0.description.contains("(HAP \($0.code))") })
        #expect(HAPStatus(code: -5).description.contains("(HAP -5)"))
        #expect(!HAPStatus(code: -70400).isKnown && !HAPStatus(code: -70413).isKnown)
    }

    @Test(
        "positive numbers count as negative", arguments: [(70402, -70402), (-70402, -70402), (0, 0), (.min, -Int.max)])
    func sign(code: Int, expected: Int) {
        #expect(HAPStatus(code: code).code == expected)
    }

    @Test("stands alone in a body")
    func body() {
        #expect(String(decoding: HAPStatus.insufficientPrivileges.body, as: UTF8.self) == #"{"status":-70401}"#)
        #expect(HAPStatus(body: Array(#"{"status":0}"#.utf8)) == .success)
        #expect(HAPStatus(body: Array(#"{"status":470 }"#.utf8)) == HAPStatus(code: -470))
        #expect(HAPStatus(body: []) == nil)
        #expect(HAPStatus(body: Array("{}".utf8)) == nil)
    }
}
