// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthSystem
import Testing

@testable import HearthCheck

struct PlainRulesTests {
    @Test(
        "what is served before pair-verify is judged by its status",
        arguments: [
            (470, .works), (401, .oddity), (400, .oddity), (404, .oddity), (200, .violation), (207, .violation),
        ] as [(Int, Finding.Severity)])
    func unverified(status: Int, severity: Finding.Severity) {
        let finding = PlainRules.unverified(.response(HTTPResponse(status: status)), .unverifiedAccessories)
        #expect(finding.severity == severity)
    }

    @Test(
        "an unknown path is judged by its status",
        arguments: [(404, .works), (470, .works), (400, .oddity), (200, .violation)] as [(Int, Finding.Severity)])
    func unknownPath(status: Int, severity: Finding.Severity) {
        #expect(PlainRules.unknownPath(.response(HTTPResponse(status: status))).severity == severity)
    }

    @Test("no answer is odd where another is wanted, and a violation where one has to come")
    func noAnswer() {
        for answer in [PlainAnswer.closed, .silence, .unreadable(.malformedStartLine), .notConnected(.noAddress)] {
            #expect(PlainRules.unverified(answer, .unverifiedPairings).severity == .oddity)
            #expect(PlainRules.second(answer).severity == .violation)
            #expect(PlainRules.afterInterruption(answer).severity == .violation)
        }
    }

    @Test("a request in another form has to be answered as in the usual one")
    func sameAnswer() {
        let usual = PlainAnswer.response(HTTPResponse(status: 470))
        func judge(_ answer: PlainAnswer, _ usual: PlainAnswer) -> Finding {
            PlainRules.sameAnswer(answer, as: usual, .splitRequest, "a request in two packets", quirk: 1)
        }
        #expect(judge(usual, usual).severity == .works)
        #expect(judge(.silence, usual).source == "quirk Q1")
        #expect(judge(.response(HTTPResponse(status: 400)), usual).severity == .oddity)
        #expect(judge(.silence, .closed).severity == .notTested)
    }

    @Test("an answer without a length, or with names in lower case, is odd")
    func form() {
        var headers = HTTPHeaders()
        #expect(PlainRules.form(HTTPResponse(status: 470, headers: headers)).map(\.source) == ["quirk Q18"])
        #expect(PlainRules.form(.noContent).map(\.severity) == [.works])
        headers.append("content-length", "0")
        #expect(
            PlainRules.form(HTTPResponse(status: 470, headers: headers)).map(\.source)
                == ["HAP reference 10", "quirk Q14"])
    }

    @Test("a pairing message that is cut off has to be refused")
    func malformed() {
        let error = PairingMessage(state: 2, error: .unknown).encoded
        func judge(_ response: HTTPResponse) -> Finding.Severity {
            PlainRules.malformedPairing(.response(response)).severity
        }
        #expect(judge(HTTPResponse(status: 400)) == .works)
        #expect(judge(.tlv8(error)) == .oddity)
        #expect(judge(HTTPResponse(status: 500)) == .oddity)
        #expect(judge(.tlv8(PairingMessage(state: 2).encoded)) == .violation)
    }
}
