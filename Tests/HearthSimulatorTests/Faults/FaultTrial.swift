// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import Testing

@testable import HearthSimulator

/// A fault and what our controller makes of it.
struct FaultTrial: Sendable, CustomTestStringConvertible {
    enum Expectation: Sendable {
        /// As if nothing were wrong, on a connection made while it is.
        case works(events: Bool = true)
        /// Answers and events that share a packet are each heard, in their order.
        case allInOnePacket
        /// One request fails as a whole, the connection is made anew, and the next one works.
        case failsOnce(@Sendable (LinkFailure) -> Bool)
        /// Reads of one characteristic fail, everything else works.
        case readFails(CharacteristicFailure)
        /// Writes fail, reads work.
        case writeFails(CharacteristicFailure)
        /// The accessory counts as unreachable until the fault is over, and then it works.
        case unreachableThenBack(@Sendable (LinkFailure) -> Bool)
        /// What a device behind the server says of itself is understood.
        case statusUnderstood
        /// It is found at its new port, once discovery has said so, and at the old one when it is back.
        case foundElsewhere
        /// Accessories go and come back, nothing else is lost.
        case accessoriesComeBack
        /// The pairing is known to be lost; keys are kept.
        case pairingLost
        /// Pairing works all the same.
        case pairs
        /// Tried for each step and each error by itself.
        case eachPairingError
        /// Not found while it lasts, then found.
        case hiddenFromDiscovery
        /// Announced where nobody listens: not reached while it lasts, then back.
        case announcedElsewhere
    }

    let order: String
    var times: Int?
    let expectation: Expectation

    init(_ order: String, times: Int? = nil, _ expectation: Expectation) {
        self.order = order
        self.times = times
        self.expectation = expectation
    }

    /// As the table of results shows it.
    var testDescription: String { order + (times == 1 ? ", once" : "") + ", \(expectation.words)" }

    var fault: Fault? { try? FaultOrder(order).fault }
}

extension FaultTrial.Expectation {
    /// What the controller makes of it.
    fileprivate var words: String {
        switch self {
        case .works: "works all the same"
        case .allInOnePacket: "events and answers in one packet are all heard"
        case .failsOnce: "that request fails and the next one works"
        case .readFails: "reads of that row fail and the others work"
        case .writeFails: "the write fails with a status and all else works"
        case .unreachableThenBack: "unreachable until it ends"
        case .statusUnderstood: "the status is understood"
        case .foundElsewhere: "another device is noticed and the right one found"
        case .accessoriesComeBack: "accessories go and come back"
        case .pairingLost: "the pairing is lost and the keys are kept"
        case .pairs: "pairs all the same"
        case .eachPairingError: "each error at each step has its words and the next attempt works"
        case .hiddenFromDiscovery: "not found until it ends"
        case .announcedElsewhere: "a standing connection is kept and a new one is made when it ends"
        }
    }
}

extension FaultTrial {
    static let all: [FaultTrial] = [
        .init("drop-every=0.2", .unreachableThenBack { $0.isLostConnection }),
        .init("drop-at-byte=40", times: 1, .failsOnce { $0.isLostConnection }),
        .init("drop-at-byte=1", .unreachableThenBack { $0.isLostConnection }),
        .init("drop-at-byte=2000", .unreachableThenBack { $0.isLostConnection }),
        .init("drop-in-verify=1", .unreachableThenBack { $0.isLostConnection }),
        .init("drop-in-verify=3", .unreachableThenBack { $0.isLostConnection }),
        .init("refuse-connections=0", .unreachableThenBack { $0.isLostConnection }),
        .init("swap-ports", .foundElsewhere),
        .init("silent", .unreachableThenBack { $0 == .notAnswering || $0.isTimeout || $0.isLostConnection }),

        .init("late=0.2", .works()),
        .init("late=5", times: 1, .failsOnce { $0 == .session(.timedOut) }),
        .init("no-answer", times: 1, .failsOnce { $0 == .session(.timedOut) }),
        .init("no-answer", .unreachableThenBack { $0 == .notAnswering || $0.isTimeout || $0.isLostConnection }),

        .init("split-packets", .works()),
        .init("split-packets=7", .works()),
        .init("glue-packets", .allInOnePacket),
        .init("event-before-answer", .works()),
        .init("event-after-answer", .works()),

        .init("wrong-length=10", times: 1, .failsOnce { $0 == .session(.timedOut) }),
        .init("wrong-length=-10", times: 1, .failsOnce { $0.isNonsense }),
        .init("no-length", times: 1, .failsOnce { $0.isNonsense }),
        .init("chunked", .works()),
        .init("chunked=1", .works()),
        .init("lower-case-headers", .works()),

        .init("trailing-commas", .works()),
        .init("bad-utf8", times: 1, .failsOnce { $0.isNonsense }),
        .init("bad-utf8", .unreachableThenBack { $0.isNonsense || $0.isLostConnection }),
        .init("rows-without-ids", .readFails(.noAnswer)),
        .init("positive-statuses", .statusUnderstood),
        .init("multi-status-zeros", .works()),
        .init("true-only-booleans", .writeFails(.status(.invalidValue))),
        .init("one-only-booleans", .works()),

        .init("missing-formats", .works()),
        .init("missing-perms", .works()),
        .init("shrunken-list=2", .accessoriesComeBack),

        .init("pairing-error=setup-m2:busy", .eachPairingError),
        .init("leading-zero-srp", .pairs),
        .init("reset", .pairingLost),
        .init("announce-unspecified", .hiddenFromDiscovery),
        .init("announce-stale-port", .announcedElsewhere),
    ]
}

extension LinkFailure {
    /// The connection broke or could not be made.
    var isLostConnection: Bool {
        switch self {
        case .session(.closedByAccessory), .session(.connectionLost), .session(.notConnected), .session(.closed): true
        case .pairing(let failure): failure.code == .connectionClosed
        default: false
        }
    }

    var isTimeout: Bool {
        if case .pairing(let failure) = self { failure.code == .timedOut } else { self == .session(.timedOut) }
    }

    /// What came could not be read.
    var isNonsense: Bool {
        switch self {
        case .malformed, .session(.malformed), .session(.unexpectedAnswer), .session(.closed): true
        default: false
        }
    }
}
