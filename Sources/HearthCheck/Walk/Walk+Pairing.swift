// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPNetwork
internal import HearthSystem

extension Walk {
    /// Pairs, if there is a code. Not to be interrupted: a pairing that was half made could not be removed.
    func checkPairSetup() async {
        guard let code = options.setupCode else {
            return tell(Rule.pairSetup.notTested("Without the setup code it is not paired; give it with --code."))
        }
        tell(
            code.isForbidden
                ? Rule.setupCode.broken("Its setup code is one of those that nobody may use.")
                : Rule.setupCode.works("Its setup code is an allowed one."))
        let expected = target.sightings.flatMap { DeviceID($0.latest.advertisement.deviceID) }
        let attempt = PairingAttempt(with: target.addresses, expecting: expected, as: controller)
        let failure: PairingFailure?
        do throws(PairingFailure) {
            try await attempt.begin()
            pairing = try await attempt.exchangeKeys(with: code)
            failure = nil
        } catch {
            failure = error
        }
        await attempt.cancel()
        await judge(await attempt.exchanges, failure)
    }

    private func judge(_ exchanges: [PairingAttempt.Exchange], _ failure: PairingFailure?) async {
        tell(PairingRules.replies(exchanges.map(\.reply)))
        if let failure { return tell(PairingRules.failure(failure, isPaired: isPaired)) }
        tell(PairingRules.success(proofs: exchanges.count { $0.message == 3 }))
        await checkPairedFlag()
    }

    private func checkPairedFlag() async {
        guard let sightings = target.sightings else { return }
        let shows = await sightings.shows(within: .seconds(5)) { $0.isPaired }
        tell(
            shows
                ? Rule.pairedFlag.works("It announces that it is paired.")
                : Rule.pairedFlag.broken("It does not announce within five seconds that it is paired."))
    }

    func checkPairVerify() async {
        guard let pairing else { return }
        do throws(OpeningFailure) {
            try await open(pairing, as: controller)
            tell(Rule.pairVerify.works("Pair-verify makes a sealed session."))
        } catch {
            tell(Rule.pairVerify.broken(error.cause, error.remedy))
        }
        await checkStranger(pairing)
    }

    private func checkStranger(_ pairing: AccessoryPairing) async {
        guard let identity = try? ControllerIdentity.generate(using: .system),
            let session = try? await connect()
        else { return tell(Rule.stranger.notTested("There was no second connection for it.")) }
        let stranger = Controller(
            identity: identity, eventLoop: controller.eventLoop, timing: controller.timing, logger: controller.logger)
        do throws(PairingFailure) {
            try await session.verify(pairing, as: stranger)
            tell(PairingRules.stranger(nil))
        } catch {
            tell(PairingRules.stranger(error))
        }
        await session.close()
    }

    func checkPairings() async {
        do {
            let answer = try await askForPairings(.list)
            let records = try PairingsReply.list(answer.body, status: answer.status)
            tell(PairingRules.list(records, own: controller.identity))
        } catch {
            tell(Rule.pairingsList.broken("The list of pairings cannot be had: \(error)."))
        }
    }

    /// The last thing, come what may. Not to be interrupted.
    func removePairing() async {
        do {
            let answer = try await askForPairings(.remove(controller.identity.identifier))
            try PairingsReply.check(answer.body, status: answer.status)
            pairing = nil
            tell(Rule.pairingsRemove.works("Its pairing was removed."))
        } catch {
            return tell(
                Rule.pairingsRemove.broken(
                    "The pairing of this check could not be removed: \(error).",
                    "Reset the accessory to factory settings: it counts itself as paired."))
        }
        guard let sightings = target.sightings else { return }
        let shows = await sightings.shows(within: .seconds(5)) { !$0.isPaired }
        tell(
            shows
                ? Rule.unpairedFlag.works("It announces that it is free again.")
                : Rule.unpairedFlag.broken("It does not announce within five seconds that it is free again."))
    }

    private func askForPairings(_ request: PairingsRequest) async throws(SessionFailure) -> HTTPResponse {
        try await ask(.post("/pairings", contentType: ContentType.pairingTLV8, body: request.encoded))
    }
}
