// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel
import HearthSimulator
import Testing

/// A fault and what the hub's user is to see of it.
///
/// Whatever is expected beside: no value is ever told that the device has not had, the user's name and room of the
/// accessory stay, and when the fault is over all works.
struct HubFaultTrial: Sendable, CustomTestStringConvertible {
    enum Expectation: Sendable {
        /// Nothing, from pairing on; on a connection made anew too.
        case nothing
        /// Each of several presses that arrive in one packet is told, in order.
        case eachPressTold
        /// Nothing, but that writes of the characteristic "on" fail.
        case writesFail(HubError.Code)
        /// Nothing, but that reads of the characteristic "on" fail, and that its value is shown as one that may not hold.
        case readsFail(HubError.Code)
        /// One read fails, and the next one works.
        case oneReadFails(Set<HubError.Code>)
        /// One write fails though the device has carried it out, and the hub shows what the device has.
        case oneWriteDoubtful(HubError.Code)
        /// An event arrives in pieces that say nothing, and the hub shows the new value all the same.
        case eventFoundOut
        /// Unreachable within ten seconds; reads and writes end with an error; back when the fault is over.
        case unreachable
        /// Comes and goes, and what is read in between is right.
        case comesAndGoes
        /// Pairing ends with an error and keeps the keys, and adding it again needs no code.
        case pairingInterrupted(HubError.Code)
        /// Tried for each step and each error by itself.
        case eachPairingError
        /// Found at its new address, and at the old one when it is back.
        case foundElsewhere
        /// Those that are lost keep name and room, cannot be set, and are back with all when the fault is over.
        case someGone
        /// Unreachable with the reason; pairing it again makes it what it was.
        case pairingLost
        /// Not found for pairing until the fault is over.
        case notFound
        /// A connection that stands is kept; one that breaks is made anew when the fault is over.
        case keptWhileConnected
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

extension HubFaultTrial.Expectation {
    /// What the user sees.
    fileprivate var words: String {
        switch self {
        case .nothing: "pairs and works all the same"
        case .eachPressTold: "each press is told, in order"
        case .writesFail(let code): "a write fails (\(code.rawValue)) and all else works"
        case .readsFail(let code): "a read fails (\(code.rawValue)), its value is shown as stale and all else works"
        case .oneReadFails: "that read fails and the next one works"
        case .oneWriteDoubtful(let code): "the write fails (\(code.rawValue)) and what the device has is shown"
        case .eventFoundOut: "the new value is found out all the same"
        case .unreachable: "unreachable within ten seconds until it ends"
        case .comesAndGoes: "comes and goes until it ends, never with a wrong value"
        case .pairingInterrupted(let code): "adding fails (\(code.rawValue)) and goes on later without a code"
        case .eachPairingError: "each error at each step is told and the next attempt works"
        case .foundElsewhere: "found at its new address and values go to the right device"
        case .someGone: "those lost keep name and room and come back"
        case .pairingLost: "unreachable with the reason, and all it was once it is paired again"
        case .notFound: "cannot be added until it ends"
        case .keptWhileConnected: "a standing connection is kept and a new one is made when it ends"
        }
    }
}

extension HubFaultTrial {
    static let all: [HubFaultTrial] = [
        .init("drop-every=0.2", .comesAndGoes),
        .init("drop-at-byte=40", times: 1, .oneReadFails([.accessoryNotReachable])),
        .init("drop-at-byte=1", .unreachable),
        .init("drop-at-byte=2000", .comesAndGoes),
        .init("drop-in-verify=1", .pairingInterrupted(.accessoryNotReachable)),
        .init("drop-in-verify=3", .pairingInterrupted(.accessoryNotReachable)),
        .init("drop-in-verify=3", .unreachable),
        .init("refuse-connections=0", .unreachable),
        .init("refuse-connections=1", .nothing),
        .init("swap-ports", .foundElsewhere),
        .init("silent", .unreachable),

        .init("late=0.1", .nothing),
        .init("late=5", times: 1, .oneReadFails([.operationTimedOut])),
        .init("no-answer", times: 1, .oneReadFails([.operationTimedOut])),
        .init("no-answer", times: 1, .oneWriteDoubtful(.operationTimedOut)),
        .init("no-answer", .unreachable),

        .init("split-packets", .nothing),
        .init("split-packets=7", .nothing),
        .init("glue-packets", .eachPressTold),
        .init("glue-packets=0.1", .nothing),
        .init("event-before-answer", .nothing),
        .init("event-after-answer", .nothing),

        .init("wrong-length=10", times: 1, .oneReadFails([.operationTimedOut])),
        .init("wrong-length=-10", times: 1, .oneReadFails([.accessoryNotReachable, .accessorySentInvalidResponse])),
        .init("wrong-length=10", .unreachable),
        .init("wrong-length=-10", .unreachable),
        .init("no-length", times: 1, .oneReadFails([.accessoryNotReachable, .accessorySentInvalidResponse])),
        .init("no-length", .unreachable),
        .init("chunked", .nothing),
        .init("chunked=1", .nothing),
        .init("lower-case-headers", .nothing),

        .init("trailing-commas", .nothing),
        .init("bad-utf8", times: 1, .oneReadFails([.accessorySentInvalidResponse])),
        .init("bad-utf8", times: 1, .eventFoundOut),
        .init("bad-utf8", .unreachable),
        .init("rows-without-ids", times: 1, .eventFoundOut),
        .init("rows-without-ids", .readsFail(.accessorySentInvalidResponse)),
        .init("positive-statuses", .nothing),
        .init("multi-status-zeros", .nothing),
        .init("true-only-booleans", .writesFail(.invalidParameter)),
        .init("one-only-booleans", .nothing),

        .init("missing-formats", .nothing),
        .init("missing-perms", .nothing),
        .init("shrunken-list=2", .someGone),

        .init("pairing-error=setup-m2:busy", .eachPairingError),
        .init("leading-zero-srp", .nothing),
        .init("reset", .pairingLost),
        .init("announce-unspecified", .notFound),
        .init("announce-unspecified", .keptWhileConnected),
        .init("announce-stale-port", .notFound),
        .init("announce-stale-port", .keptWhileConnected),
    ]
}
