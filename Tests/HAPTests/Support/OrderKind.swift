// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

@testable import HAP
@testable import HAPCatalogue

/// The kind of an order, short enough for tables.
enum OrderKind: Equatable {
    case send
    case ask
    case fresh
    case wait
    case succeed
    case secure
    case fail(PairingFailure.Code)

    init(_ order: PairSetupController.Order) {
        switch order {
        case .send: self = .send
        case .askForSetupCode: self = .ask
        case .startOnFreshConnection: self = .fresh
        case .wait: self = .wait
        case .succeed: self = .succeed
        case .fail(let failure): self = .fail(failure.code)
        }
    }

    init(_ order: PairVerifyController.Order) {
        switch order {
        case .send: self = .send
        case .secure: self = .secure
        case .fail(let failure): self = .fail(failure.code)
        }
    }
}
