// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPNetwork
internal import HearthSystem

extension Walk {
    private static let limit = Duration.seconds(5)

    /// What can be seen before pair-verify.
    func checkPlain() async throws(ConformanceCheck.Unreachable) {
        let usual = await ask("GET", "/accessories")
        if case .notConnected(let error) = usual {
            throw ConformanceCheck.Unreachable(reason: error.description)
        }
        if let response = usual.response {
            tell(Rule.reachable.works("It answers HTTP."))
            tell(PlainRules.form(response))
        } else {
            tell(Rule.reachable.odd("To a request before pair-verify it \(usual.words)."))
        }
        tell(PlainRules.unverified(usual, .unverifiedAccessories))
        tell(PlainRules.unverified(await ask("GET", "/characteristics?id=1.2"), .unverifiedCharacteristics))
        tell(PlainRules.unverified(await askForPairings(), .unverifiedPairings))
        tell(PlainRules.unknownPath(await ask("GET", "/no-such-path")))
        await checkOuterForms(usual)
        tell(PlainRules.malformedPairing(await askWithBrokenPairing()))
        await checkConnections()
    }

    /// The same request, cut in two, and with header names in lower case.
    private func checkOuterForms(_ usual: PlainAnswer) async {
        let bytes = HTTPRequest.get("/accessories").serialized(host: host)
        let middle = bytes.count / 2
        let split = await ask([Array(bytes[..<middle]), Array(bytes[middle...])])
        tell(PlainRules.sameAnswer(split, as: usual, .splitRequest, "a request in two packets", quirk: 1))
        let lower = await ask([Array("GET /accessories HTTP/1.1\r\nhost: \(HTTPRequest.hostField(host))\r\n\r\n".utf8)])
        tell(
            PlainRules.sameAnswer(
                lower, as: usual, .requestHeaderNames, "a request with header names in lower case", quirk: 13))
    }

    private func checkConnections() async {
        var second = Rule.secondConnection.notTested("No connection was served to set a second beside.")
        _ = await ask([HTTPRequest.get("/accessories").serialized(host: host)]) { first in
            guard first.response != nil else { return }
            second = PlainRules.second(await ask("GET", "/accessories"))
        }
        tell(second)
        let half = Array("PUT /characteristics HTTP/1.1\r\nHost: \(HTTPRequest.hostField(host))\r\nContent-Le".utf8)
        await PlainAnswer.abandon(half, at: target.addresses, on: controller.eventLoop, within: Self.limit)
        tell(PlainRules.afterInterruption(await ask("GET", "/accessories")))
    }

    private func askForPairings() async -> PlainAnswer {
        let request = HTTPRequest.post(
            "/pairings", contentType: ContentType.pairingTLV8, body: PairingsRequest.list.encoded)
        return await ask([request.serialized(host: host)])
    }

    /// M1 with an item that promises more bytes than there are.
    private func askWithBrokenPairing() async -> PlainAnswer {
        let request = HTTPRequest.post(
            "/pair-verify", contentType: ContentType.pairingTLV8, body: [0x06, 0x01, 0x01, 0x03, 0x20, 0x01])
        return await ask([request.serialized(host: host)])
    }

    private func ask(_ method: String, _ target: String) async -> PlainAnswer {
        await ask([HTTPRequest(method: method, target: target).serialized(host: host)])
    }

    private func ask(_ pieces: [[UInt8]], whileOpen body: (PlainAnswer) async -> Void = { _ in }) async -> PlainAnswer {
        await untilServed {
            await .of(
                pieces, from: target.addresses, on: controller.eventLoop, within: Self.limit, whileOpen: body)
        }
    }

    /// How long an accessory that serves few connections may take to notice that the one before is gone.
    private static let patience = Duration.seconds(2)

    /// Believes that a connection is closed without an answer only when it is so again and again.
    private func untilServed(_ ask: () async -> PlainAnswer) async -> PlainAnswer {
        let timeline = Timeline(ContinuousClock())
        var answer = await ask()
        while answer == .closed, timeline.now < Self.patience {
            try? await Task.sleep(for: .milliseconds(100))
            answer = await ask()
        }
        return answer
    }

    private var host: String { target.addresses.first?.address.description ?? "" }

    /// `POST /identify`, if asked for. Source: HAP reference 10.
    func identifyUnpaired() async {
        guard options.identifies else {
            return tell(Rule.identify.notTested("It was not made to show itself; --identify does that."))
        }
        let answer = await ask("POST", "/identify")
        switch (answer.response?.status, isPaired) {
        case (204?, true?): tell(Rule.identify.broken("It shows itself to strangers although it is paired."))
        case (204?, _): tell(Rule.identify.works("It shows itself when asked by anybody, as long as it is free."))
        case (400?, false?): tell(Rule.identify.broken("It refuses to show itself although it is free."))
        case (400?, _): tell(Rule.identify.works("It shows itself to no stranger, for it is paired."))
        default: tell(Rule.identify.odd("When asked to show itself it \(answer.words)."))
        }
    }
}
