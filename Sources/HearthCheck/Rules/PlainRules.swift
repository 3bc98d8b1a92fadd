// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// Judges what an accessory answers before pair-verify. Source: HAP reference 1, 6.3 and 10; quirks Q1, Q2, Q13, Q14
/// and Q18.
enum PlainRules {
    /// A request that needs a session.
    static func unverified(_ answer: PlainAnswer, _ rule: Rule) -> Finding {
        guard let response = answer.response else {
            return rule.odd("Before pair-verify the accessory \(answer.words).")
        }
        switch response.status {
        case 470: return rule.works("Before pair-verify the accessory answers 470.")
        case 401: return rule.odd("Before pair-verify the accessory answers 401 instead of 470.", quirk: 21)
        case 200...299:
            return rule.broken(
                "Before pair-verify the accessory answers HTTP \(response.status): anybody on the network is served.")
        default: return rule.odd("Before pair-verify the accessory answers HTTP \(response.status) instead of 470.")
        }
    }

    static func unknownPath(_ answer: PlainAnswer) -> Finding {
        guard let response = answer.response else {
            return Rule.unknownPath.odd("To a path that is not there the accessory \(answer.words).")
        }
        switch response.status {
        case 404, 470: return Rule.unknownPath.works("A path that is not there is answered \(response.status).")
        case 200...299:
            return Rule.unknownPath.broken("A path that is not there is answered HTTP \(response.status).")
        default: return Rule.unknownPath.odd("A path that is not there is answered HTTP \(response.status).")
        }
    }

    /// A request in another outer form has to be answered as it is in its usual one.
    static func sameAnswer(_ answer: PlainAnswer, as usual: PlainAnswer, _ rule: Rule, _ what: String, quirk: Int)
        -> Finding
    {
        guard usual.response != nil else {
            return rule.notTested("The same request in its usual form has no answer to compare with.")
        }
        guard let status = answer.response?.status, status == usual.response?.status else {
            return rule.odd("To \(what) the accessory \(answer.words).", quirk: quirk)
        }
        return rule.works("A request is understood also as \(what).")
    }

    /// How the answer itself is written.
    static func form(_ response: HTTPResponse) -> [Finding] {
        let hasLength = response.headers["Content-Length"] != nil || response.headers["Transfer-Encoding"] != nil
        let framing =
            hasLength || response.status == 204
            ? Rule.framing.works("Answers say how long they are.")
            : Rule.framing.odd("An answer has neither Content-Length nor chunks.", quirk: 18)
        let names = response.headers.fields.map(\.name).filter { $0.first?.isLowercase ?? false }
        let spelling = names.isEmpty ? nil : Rule.headerNames.odd("Header names are in lower case.", quirk: 14)
        return [framing, spelling].compactMap(\.self)
    }

    static func second(_ answer: PlainAnswer) -> Finding {
        if answer.response != nil {
            return Rule.secondConnection.works("A second connection is served beside the first.")
        }
        return Rule.secondConnection.broken("On a second connection the accessory \(answer.words).")
    }

    static func afterInterruption(_ answer: PlainAnswer) -> Finding {
        if answer.response != nil {
            return Rule.interrupted.works("A connection that breaks inside a request does not disturb the next one.")
        }
        return Rule.interrupted.broken("After a connection broke inside a request the accessory \(answer.words).")
    }

    /// A pairing message whose last item is cut off.
    static func malformedPairing(_ answer: PlainAnswer) -> Finding {
        let rule = Rule.malformedPairing
        guard let response = answer.response else {
            return rule.odd("To a pairing message that is cut off the accessory \(answer.words).")
        }
        let message = try? PairingMessage(reply: response.body)
        if response.status == 400 { return rule.works("A pairing message that is cut off is answered HTTP 400.") }
        if message?.error != nil || !response.isSuccess {
            return rule.odd("A pairing message that is cut off is answered HTTP \(response.status) instead of 400.")
        }
        return rule.broken("A pairing message that is cut off is answered as if it were sound.")
    }
}
