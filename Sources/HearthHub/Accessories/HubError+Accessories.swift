// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthModel

// What goes wrong with accessories, in the words of the hub's clients.

extension HubError {
    /// The hub knows the accessory and has no link to it: its keys are missing.
    static let notLinked = HubError(
        .accessoryNotReachable, "The hub has no link to this accessory. `hearth hub status` tells why.")

    /// The hub does not talk to the accessory any more.
    static let blocked = HubError(
        .accessoryIsBlocked,
        "The accessory has broken the protocol again and again and is blocked. `hearth accessory unblock` gives it another chance."
    )

    init(_ failure: LinkFailure) {
        self.init(Self.code(of: failure), "\(failure)".asSentence)
    }

    private static func code(of failure: LinkFailure) -> Code {
        switch failure {
        case .session(.timedOut), .notAnswering: .operationTimedOut
        case .session(.cancelled): .operationCancelled
        case .malformed: .accessorySentInvalidResponse
        case .refused: .communicationFailure
        case .pairing(let failure): code(managing: failure)
        case .pairingLost: .securityFailure
        case .notYetConnected, .noAddress, .session, .ended: .accessoryNotReachable
        }
    }

    /// Why a verified connection could not be had, or the accessory would not change its pairings.
    private static func code(managing failure: PairingFailure) -> Code {
        switch failure.code {
        case .notAdministrator: .insufficientPrivileges
        case .maxPeers: .accessoryOutOfResources
        case .busy: .accessoryIsBusy
        case .connectionClosed: .accessoryNotReachable
        case .timedOut: .operationTimedOut
        default: .securityFailure
        }
    }

    init(_ failure: CharacteristicFailure) {
        self.init(Self.code(of: failure), "\(failure)".asSentence)
    }

    private static func code(of failure: CharacteristicFailure) -> Code {
        switch failure {
        case .status(let status): code(of: status)
        case .noAnswer: .accessorySentInvalidResponse
        case .refused: .communicationFailure
        case .unknownCharacteristic: .notFound
        case .invalidValue(let error): HubError(error).code
        }
    }

    /// Source: HAP reference 15; behaviour sections 7 and 8.
    private static func code(of status: HAPStatus) -> Code {
        switch status {
        case .insufficientPrivileges: .insufficientPrivileges
        case .unableToCommunicate: .bridgedAccessoryNotReachable
        case .busy: .accessoryIsBusy
        case .readOnly: .readOnlyCharacteristic
        case .writeOnly: .writeOnlyCharacteristic
        case .notificationNotSupported: .notificationNotSupported
        case .outOfResources: .accessoryOutOfResources
        case .timedOut: .operationTimedOut
        case .resourceDoesNotExist: .notFound
        case .invalidValue: .invalidParameter
        case .insufficientAuthorization: .invalidOrMissingAuthorizationData
        case .notAllowedInCurrentState: .operationNotSupported
        default: .communicationFailure
        }
    }

    /// Why pairing failed. Source: behaviour section 6.
    init(_ failure: PairingFailure) {
        let code: Code =
            switch failure.code {
            case .setupCodeRefused, .accessoryNotAuthentic, .badSignature, .maxTries: .accessoryPairingFailed
            case .connectionClosed, .timedOut: .accessoryDiscoveryFailed
            case .busy, .backoff: .accessoryIsBusy
            default: .addAccessoryFailed
            }
        self.init(code, failure.message)
    }
}

extension String {
    /// With a capital and a full stop, as people are told.
    fileprivate var asSentence: String {
        guard let first else { return self }
        let text = first.uppercased() + dropFirst()
        return text.hasSuffix(".") ? text : text + "."
    }
}
