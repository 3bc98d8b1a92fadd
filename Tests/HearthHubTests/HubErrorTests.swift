// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthHub

/// What programs hear of what accessories refuse. Source: HAP reference 15; behaviour sections 6, 8 and 10.
@Suite("Errors of accessories, as programs see them")
struct HubErrorTests {
    @Test(
        "B7.6 B8.5 B10.11: each status has its code, and its number is told",
        arguments: [
            (.insufficientPrivileges, .insufficientPrivileges), (.unableToCommunicate, .bridgedAccessoryNotReachable),
            (.busy, .accessoryIsBusy), (.readOnly, .readOnlyCharacteristic), (.writeOnly, .writeOnlyCharacteristic),
            (.notificationNotSupported, .notificationNotSupported), (.outOfResources, .accessoryOutOfResources),
            (.timedOut, .operationTimedOut), (.resourceDoesNotExist, .notFound), (.invalidValue, .invalidParameter),
            (.insufficientAuthorization, .invalidOrMissingAuthorizationData),
            (.notAllowedInCurrentState, .operationNotSupported), (HAPStatus(code: -70499), .communicationFailure),
        ] as [(HAPStatus, HubError.Code)])
    func statuses(status: HAPStatus, code: HubError.Code) {
        let error = HubError(CharacteristicFailure.status(status))
        #expect(error.code == code)
        #expect(error.message.contains("\(status.code)"))
    }

    /// What an accessory's Error item at M2 becomes.
    private func error(_ item: PairingErrorCode) async throws -> (adding: HubError, words: PairingFailure) {
        let accessory = try ScriptedAccessory()
        await accessory.follow { _, _ in .response(.tlv8(PairingMessage(state: 2, error: item).encoded)) }
        try await accessory.start()
        let controller = Controller(
            identity: try .generate(using: .system), eventLoop: EventLoop(label: "controller"),
            logger: Logger(subsystem: "test", level: .debug, handler: MemoryLogHandler()))
        let attempt = PairingAttempt(with: [accessory.address], expecting: nil, as: controller)
        let failure = await #expect(throws: PairingFailure.self) { try await attempt.begin() }
        await accessory.stop()
        let found = try #require(failure)
        return (HubError(found), found)
    }

    @Test(
        "B6.8: each Error of pair-setup has its code, with cause and next step",
        arguments: [
            (.unknown, .addAccessoryFailed), (.authentication, .addAccessoryFailed), (.backoff, .accessoryIsBusy),
            (.maxPeers, .addAccessoryFailed), (.maxTries, .accessoryPairingFailed), (.unavailable, .addAccessoryFailed),
            (.busy, .accessoryIsBusy),
        ] as [(PairingErrorCode, HubError.Code)])
    func pairing(item: PairingErrorCode, code: HubError.Code) async throws {
        let (error, failure) = try await error(item)
        #expect(error.code == code)
        #expect(error.message == "\(failure.cause) \(failure.remedy)")
    }
}
